/** States of a table to look at, for development only: served by `npm run dev` at /gallery.html, never built. */

import { mount, unmount } from "svelte";
import "../src/theme/font.css";
import "../src/theme/theme.css";
import "../src/theme/base.css";
import { LANGUAGES } from "../src/words/bundles";
import { words } from "../src/words/words.svelte";
import Gallery from "./Gallery.svelte";
import Replays from "./Replays.svelte";
import Tournaments from "./Tournaments.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("gallery.html has no element with the id app");

await words.fetchAll();
await Promise.all(LANGUAGES.map((language) => words.fetch(language)));

/** What is asked for stands behind "?", or behind "#": then another scene needs no new page. */
const show = () => {
  const query = new URLSearchParams(location.hash.slice(1) || location.search);
  const replay = query.get("replay");
  if (replay) return mount(Replays, { target, props: { name: replay, query } });
  const name = query.get("page");
  return name ? mount(Tournaments, { target, props: { name, query } }) : mount(Gallery, { target, props: { query } });
};
let shown = show();
addEventListener("hashchange", () => {
  void unmount(shown);
  shown = show();
  target.dataset["scene"] = location.hash.slice(1);
});
