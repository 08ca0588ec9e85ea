import { mount } from "svelte";
import App from "./app/App.svelte";
import "./theme/font.css";
import "./theme/theme.css";
import "./theme/base.css";
import { keepShell } from "./shell/shell.svelte";
import { words } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id app");

if (import.meta.env.PROD) keepShell();
await words.fetch(words.language);
export default mount(App, { target });
