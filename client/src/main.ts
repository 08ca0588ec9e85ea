import { mount } from "svelte";
import App from "./app/App.svelte";
import "./theme/theme.css";
import "./theme/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id app");

export default mount(App, { target });
