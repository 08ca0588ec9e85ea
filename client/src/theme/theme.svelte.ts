/** Which theme is shown: the player's choice, else the system's. Sets what theme.css reads on the root element. */

import { settings } from "../app/settings.svelte";
import { words } from "../words/words.svelte";

const light = matchMedia("(prefers-color-scheme: light)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

class Shown {
  systemLight = $state(light.matches);
  systemStill = $state(stillness.matches);
  /** Whether the page is a table: tables have a tone of their own, dark unless the player wants it light. */
  table = $state(false);

  get theme(): "dark" | "light" {
    if (this.table) return settings.tableTone;
    return settings.theme === "system" ? (this.systemLight ? "light" : "dark") : settings.theme;
  }

  /** Whether cards and chips may move. */
  get motion(): boolean {
    return settings.animation && !this.systemStill;
  }
}

export const shown = new Shown();

/** Keep the root element as the settings say; call inside a component. */
export function showTheme(): void {
  light.addEventListener("change", () => (shown.systemLight = light.matches));
  stillness.addEventListener("change", () => (shown.systemStill = stillness.matches));
  $effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = shown.theme;
    root.dataset["feltColour"] = settings.felt;
    root.dataset["suits"] = settings.fourColours ? "4" : "2";
    root.dataset["motion"] = shown.motion ? "on" : "off";
    root.lang = words.language;
  });
}

/** This page is a table, as long as it is shown; call inside a component. */
export function asTable(): void {
  $effect.pre(() => {
    shown.table = true;
    return () => (shown.table = false);
  });
}
