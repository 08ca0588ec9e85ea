import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The room that the development server talks to. */
const room = process.env["CARDROOM"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    // The gallery of table states is built only to be looked at and measured, into the folder named with --outDir.
    outDir: mode === "gallery" ? "gallery/built" : "../src/cardroom/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // How long a plugin took says nothing to somebody who installs the room.
    rolldownOptions: { input: mode === "gallery" ? ["gallery.html"] : ["index.html", "api.html"], checks: { pluginTimings: false } },
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
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/languages.ts"] },
}));
