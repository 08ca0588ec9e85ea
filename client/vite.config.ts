import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { CALLS, type CallWords } from "./worker/calls";

/** Tests run by the clock of a house that sets it: its nights of 23 and of 25 hours are among them. */
if (process.env["VITEST"]) process.env["TZ"] = "Europe/Helsinki";

/** The room that the development server talks to. */
const room = process.env["CARDROOM"] ?? "http://127.0.0.1:8000";

/** The pages of those who do not play just now, each fetched when it is opened, and each language by itself. */
const LATER =
  /\/src\/(account|api_page|cashier|floor|history|live|livedesk|people|private|replay|reports|screens|settings|staff|statistics|tournaments|words\/languages|table\/sheets)\/|\/table\/openface\/(OpenFaceFelt|Hand|Row|Scoring)|\/src\/(app|lobby)\/[A-Z][a-z]+Page\.|\/src\/lobby\/(OtherHouses|RunningNow|TakenFromPots|TimeCosts|PoolRow|GameStakes|FilterBar|PlayNow|Door|FindPlayer|YourPlaces|filters|TablePreview|TableLink|LobbyTabs|PoolChoice|fans)|\/src\/sound\/synth|\/src\/rules\/(RulesPage|Compare|ComparedRow|Decisions)|\/messages\/|\/uplot\/|\/swagger-ui/;

/** Frame and table are one file: who plays waits for few requests, not for many small ones. */
const isPlayed = (id: string) =>
  !LATER.test(id) && /\/client\/(src|gallery)\/|\/node_modules\/(svelte|@fluent|esm-env|clsx)\//.test(id);

const WORKER = "sw.js";

/** Tests that draw components, or that put something of their own in the place of clock, wire or sound. */
const DRAWN = ["tests/**/*.svelte.test.ts", "tests/{api,floor/desk,shell,socket,table/closing}.test.ts"];
/** Sounds are told by a class that is read once, when the page begins. */
const ALONE = ["tests/sound.svelte.test.ts"];

/** What the worker says when the page is closed, out of the message files. */
function callWords(): CallWords {
  const told = ["en", "fi", "nb", "cs"].map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`messages/${language}/push.ftl`, "utf8")));
    const say = (id: string) => {
      const pattern = bundle.getMessage(id)?.value;
      if (!pattern) throw new Error(`messages/${language}/push.ftl does not say ${id}`);
      return bundle.formatPattern(pattern, { name: "{name}", time: "{time}", seat: "{seat}" });
    };
    return [
      language,
      Object.fromEntries(
        CALLS.map((kind) => [kind, { title: say(`push-${kind}-title`), body: say(`push-${kind}-body`) }]),
      ),
    ];
  });
  return Object.fromEntries(told) as CallWords;
}

/** Tells the service worker the files of the shell it is built with; another version has others, so browsers see it. */
const shell: Plugin = {
  name: "shell",
  generateBundle(_options, bundle) {
    const worker = bundle[WORKER];
    if (worker?.type !== "chunk") return;
    const files = Object.keys(bundle).filter((name) => /^assets\/room-/.test(name));
    const every = Object.keys(bundle).sort().join("\n");
    const version = createHash("sha256").update(every).digest("hex").slice(0, 12);
    const told = JSON.stringify({ version, files: files.sort().map((name) => `/${name}`) });
    worker.code = worker.code
      .replace(/(["'`])__SHELL__\1/, () => JSON.stringify(told))
      .replace(/(["'`])__WORDS__\1/, () => JSON.stringify(JSON.stringify(callWords())));
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), shell],
  build: {
    // The gallery of table states is built only to be looked at and measured, into the folder named with --outDir.
    outDir: mode === "gallery" ? "gallery/built" : "../src/cardroom/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // What these browsers lack of it only makes a page come a moment later.
    modulePreload: { polyfill: false },
    // How long a plugin took says nothing to somebody who installs the room.
    rolldownOptions: {
      input: mode === "gallery" ? ["gallery.html"] : ["index.html", "api.html", "worker/sw.ts"],
      checks: { pluginTimings: false },
      output: {
        entryFileNames: (chunk) => (chunk.name === "sw" ? WORKER : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: "room", test: isPlayed, minShareCount: 1 }] },
      },
    },
    // The page of the API is as large as the library that draws it; nobody who plays loads it.
    chunkSizeWarningLimit: 1600,
  },
  server: {
    port: 5173,
    proxy: {
      "/api": { target: room },
      "/schema": { target: room },
      "/ws": { target: room, ws: true },
    },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    // A world of its own takes a file longer to make than its tests take: files share worlds, and what a test has drawn
    // or put in the place of something else goes when it is over.
    projects: [
      { extends: true, test: { name: "alone", include: ALONE } },
      {
        extends: true,
        test: {
          name: "drawn",
          include: DRAWN,
          exclude: ALONE,
          isolate: false,
          setupFiles: ["tests/components/cleared_after.ts"],
        },
      },
      { extends: true, test: { name: "together", include: ["tests/**/*.test.ts"], exclude: DRAWN, isolate: false } },
    ],
    setupFiles: ["tests/languages.ts"],
    pool: "threads", // a thread begins in less time than a process
    testTimeout: 60_000, // no test goes by the clock: a busy machine draws a whole stream slowly
  },
}));
