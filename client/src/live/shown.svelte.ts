/** What a screen shows of a live table: fetched as soon as it has changed; what it last showed stays when the room is gone. */

import { isAnswer } from "../wire/api";
import { followFloor } from "../wire/floor";
import { room } from "../wire/room.svelte";
import { refusalFrom } from "../words/refusals";

export class Shown<T> {
  seen = $state.raw<T | null>(null);
  failed = $state("");
  /** The room has answered that there is nothing to show: the words of that. */
  gone = $state("");
  readonly lost = $derived(this.failed !== "" || (room.connection === "lost" && room.wasOpen));

  constructor(
    private readonly part: "table" | "stream",
    private readonly of: string,
    private readonly fetched: (of: string) => Promise<T>,
  ) {}

  /** Look now and go on looking. Returns how to stop. */
  follow(): () => void {
    const stops = [followFloor(this.part, this.of, () => this.look())];
    // That a stream begins or ends is told of its table.
    if (this.part === "stream") stops.push(followFloor("table", this.of, () => this.look()));
    return () => stops.forEach((stop) => stop());
  }

  private async look(): Promise<boolean> {
    try {
      this.seen = await this.fetched(this.of);
      this.failed = this.gone = "";
      return true;
    } catch (error) {
      if (isAnswer(error)) {
        this.gone = refusalFrom(error).text;
        this.failed = "";
        return true; // it is told when there is something again
      }
      this.failed = refusalFrom(error).text;
      return false;
    }
  }
}
