/** States of a table to look at, for development only: served by `npm run dev` at /gallery.html, never built. */

import { mount } from "svelte";
import "../src/theme/theme.css";
import "../src/theme/base.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("gallery.html has no element with the id app");

export default mount(Gallery, { target });
