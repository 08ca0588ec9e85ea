/** A structure while it is written: as a form and as a text, of which the one that was changed last makes the other. */

import { SvelteMap } from "svelte/reactivity";
import { toasts } from "../../../parts/toasts.svelte";
import type { BookFaultBody, Structure, StructureChecked, StructureToCheck, TournamentView } from "../../../protocol";
import { api } from "../../../wire/api";
import { faultsByPlace } from "./faults";
import { withValue } from "./values";

const SOON_MS = 350;

/** What else the sheet goes by. */
export type Beside = Pick<StructureToCheck, "house" | "entries" | "minutes" | "starts_ms">;

export class Draft {
  text = $state("");
  form = $state.raw<Structure | null>(null);
  checked = $state.raw<StructureChecked | null>(null);
  /** The sheet as it was when there was no fault last. */
  sheet = $state.raw<TournamentView | null>(null);
  /** What stands in fields and cannot be read there, by the entry. */
  readonly unread = new SvelteMap<string, string>();
  /** Whether what is shown beside is of what was written before. */
  stale = $state(false);
  private newer: "form" | "text" = "text";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(private readonly beside: () => Beside) {}

  readonly faults = $derived(faultsByPlace(this.checked?.faults ?? []));
  readonly notAllowed = $derived(new Map((this.checked?.not_allowed ?? []).map((one) => [one.entry, one])));
  readonly game = $derived(
    this.checked?.games?.find((one) => one.game === this.form?.game) ?? this.checked?.games?.at(0) ?? null,
  );
  readonly sound = $derived(!this.stale && !this.unread.size && this.checked?.faults.length === 0);

  faultsAt(place: string): readonly BookFaultBody[] {
    return this.faults.get(place) ?? [];
  }

  /** A field has another value. */
  change(entry: string, value: unknown): void {
    if (!this.form) return;
    this.form = withValue(this.form, entry, value);
    this.newer = "form";
    this.soon();
  }

  /** The text is another one. */
  write(text: string): void {
    this.text = text;
    this.newer = "text";
    this.unread.clear();
    this.soon();
  }

  /** Something beside the structure is otherwise: house, start, what is expected. */
  soon(): void {
    this.stale = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), SOON_MS);
  }

  /** Ask the room what it makes of it. */
  async check(): Promise<void> {
    clearTimeout(this.timer);
    const asked = ++this.asked;
    const written = this.newer === "form" && this.form ? { form: this.form } : { structure: this.text };
    try {
      const found = await api.directors.check({ ...this.beside(), ...written });
      if (asked !== this.asked) return;
      if ("form" in written) this.text = found.structure ?? "";
      else this.form = found.form ?? null;
      this.checked = found;
      if (found.sheet) this.sheet = found.sheet;
      this.stale = false;
    } catch (error) {
      if (asked === this.asked) toasts.refused(error);
    }
  }

  /** Before another view of it is shown, or it is announced: everything is of what was written last. */
  async settled(): Promise<void> {
    if (this.stale) await this.check();
  }
}
