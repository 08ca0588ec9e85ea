import { mount } from "svelte";
import App from "./app/App.svelte";
import "./theme/font.css";
import "./theme/theme.css";
import "./theme/base.css";
import { words } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id app");

await words.fetch(words.language);
export default mount(App, { target });
