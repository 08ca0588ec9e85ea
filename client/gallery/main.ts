/** States of a table to look at, for development only: served by `npm run dev` at /gallery.html, never built. */

import { mount } from "svelte";
import "../src/theme/font.css";
import "../src/theme/theme.css";
import "../src/theme/base.css";
import { LANGUAGES } from "../src/words/bundles";
import { words } from "../src/words/words.svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("gallery.html has no element with the id app");

await Promise.all(LANGUAGES.map((language) => words.fetch(language)));
export default mount(Gallery, { target });
