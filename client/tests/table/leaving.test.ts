import { describe, expect, it } from "vitest";
import { stepOf } from "../../src/table/state/leaving.svelte";
import { fromView } from "../../src/table/state/from_view";
import { type SeatState } from "../../src/table/state/state";
import { threeSeats } from "./script";

const table = fromView(threeSeats());
const withMe = (more: Partial<SeatState>) => ({
  ...table,
  seats: { ...table.seats, 2: { ...table.seats[2]!, ...more } },
});

describe("leaving at the next big blind", () => {
  it("waits while the player plays, and while another break goes on", () => {
    expect(stepOf(table)).toBe("wait");
    expect(stepOf(withMe({ state: "sitting_out", away: "clock" }))).toBe("wait");
  });
  it("leaves as soon as the room says that the big blind was skipped", () => {
    expect(stepOf(withMe({ state: "sitting_out", away: "skipped_big_blind" }))).toBe("leave");
  });
  it("is forgotten once the player has no seat there", () => {
    expect(stepOf({ ...table, you: null })).toBe("forget");
  });
});
