/** What a screen shows of a live table: fetched as soon as it has changed; what it last showed stays when the room is gone. */

import { followFloor } from "../wire/floor";
import { room } from "../wire/room.svelte";
import { refusalFrom } from "../words/refusals";

export class Shown<T> {
  seen = $state.raw<T | null>(null);
  failed = $state("");
  readonly lost = $derived(this.failed !== "" || (room.connection === "lost" && room.wasOpen));

  constructor(
    private readonly part: "table" | "stream",
    private readonly of: string,
    private readonly fetched: (of: string) => Promise<T>,
  ) {}

  /** Look now and go on looking. Returns how to stop. */
  follow(): () => void {
    return followFloor(this.part, this.of, () => this.look());
  }

  private async look(): Promise<boolean> {
    try {
      this.seen = await this.fetched(this.of);
      this.failed = "";
      return true;
    } catch (error) {
      this.failed = refusalFrom(error).text;
      return false;
    }
  }
}
