import { beforeEach, describe, expect, it } from "vitest";
import { lineOf, sentence, turnSentence } from "../../src/table/log/narrate";
import { reduce, type AnyEvent } from "../../src/table/state/reduce";
import { fromView } from "../../src/table/state/from_view";
import { LANGUAGES } from "../../src/words/bundles";
import { words } from "../../src/words/words.svelte";
import { preflop, threeSeats } from "./script";

const table = preflop().reduce((state, event) => reduce(state, event, 1_000), fromView(threeSeats()));
const say = (event: AnyEvent, spoken = false) => sentence(lineOf(1, event, table, table), spoken);

/** One of every kind of event that a table can tell. */
const EVERY: readonly AnyEvent[] = [
  ...preflop(),
  { kind: "dealer_drawn", seat: 4 },
  { kind: "ante_posted", seat: 1, amount: 10, stack: 9 },
  { kind: "hole_seen", seat: 2, cards: ["As", "Kd"] },
  { kind: "board_dealt", street: "flop", cards: ["2c", "3c", "4c"], places: [6, 7, 8] },
  { kind: "time_bank_started", seat: 4, until_ms: 5 },
  { kind: "board_run_answered", seat: 4, runs: 2 },
  { kind: "board_run_answered", seat: 2, runs: 1, automatic: "clock", clauses: ["HC-2"] },
  { kind: "board_runs_set", runs: 1 },
  { kind: "rest_of_board_shown", cards: ["2c", "3c"], places: [9, 10], clauses: ["HC-4"] },
  {
    kind: "chances_told",
    chances: [
      { seat: 1, chance: 812 },
      { seat: 2, chance: 188 },
    ],
    exact: true,
  },
  {
    kind: "chances_told",
    chances: [
      { seat: 1, chance: 5 },
      { seat: 2, chance: 995 },
    ],
    run: 2,
  },
  { kind: "board_runs_set", runs: 2, clauses: ["HC-2"] },
  { kind: "folded", seat: 4 },
  { kind: "folded", seat: 4, automatic: "clock", clauses: ["CO-TH.41"] },
  { kind: "folded", seat: 2, automatic: "disconnected" },
  { kind: "folded", seat: 4, automatic: "left" },
  { kind: "checked", seat: 2 },
  { kind: "checked", seat: 1, automatic: "clock" },
  { kind: "called", seat: 1, amount: 50, bet: 100, stack: 9900 },
  { kind: "bet", seat: 1, amount: 50, bet: 100, stack: 0, all_in: true },
  { kind: "raised", seat: 2, amount: 500, bet: 600, stack: 7400 },
  { kind: "uncalled_returned", seat: 1, amount: 50, bet: 0, stack: 100 },
  { kind: "hand_shown", seat: 1, cards: ["As", "Ad"], places: [0, 1] },
  { kind: "hand_shown", seat: 2, cards: ["9s", "9d"], places: [2, 3], words: { category: "pair", ranks: ["9"] } },
  { kind: "rake_taken", amount: 5, by_pot: [5], pots: [] },
  { kind: "pot_awarded", pot: 0, seat: 1, amount: 100, stack: 200 },
  { kind: "pot_awarded", pot: 1, seat: 2, amount: 100, stack: 200 },
  { kind: "hand_ended", hand: "h", at_ms: 0, stacks: [] },
  { kind: "hand_voided", hand: "h", at_ms: 0, reason: "staff", stacks: [] },
  { kind: "hand_restated", hand: "h", events: [] },
  { kind: "player_seated", seat: 1, player: "p1", stack: 100, time_bank_ms: 0 },
  { kind: "topped_up", seat: 2, amount: 100, stack: 200 },
  { kind: "sat_out", seat: 1, reason: "clock", until_ms: 0 },
  { kind: "sat_out", seat: 2, reason: "skipped_big_blind", until_ms: 0 },
  { kind: "sat_in", seat: 1, waits_for_big_blind: true },
  { kind: "disconnected", seat: 1 },
  { kind: "reconnected", seat: 2 },
  { kind: "player_left", seat: 1, player: "p1", stack: 0, reason: "sat_out_too_long" },
  { kind: "play_awaited", missing: 2 },
  { kind: "table_drained", reason: "night" },
  { kind: "last_round_announced", hands: 3 },
  { kind: "seat_added", seats: 11 },
  { kind: "all_asked", what: "jackpot_by_time", seconds: 3600, amount: 4000, player: "" },
  { kind: "all_asked", what: "buy_in", seconds: 0, amount: 900, player: "p8" },
  { kind: "consent_given", seat: 1 },
  { kind: "consent_given", seat: 2 },
  { kind: "all_answered", what: "buy_in", outcome: "agreed", player: "p4", amount: 900 },
  { kind: "all_answered", what: "buy_in", outcome: "declined", player: "p4", amount: 900, seat: 2 },
  { kind: "all_answered", what: "buy_in", outcome: "taken_back", player: "p4", amount: 900 },
  { kind: "table_reopened" },
];

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => (words.language = language));

  it("every event is a whole sentence or silent", () => {
    for (const event of EVERY) {
      for (const text of [say(event), say(event, true)]) {
        expect(text, event.kind).not.toMatch(/table-log|[{}]|undefined/);
        if (text) expect(text, event.kind).toMatch(/[.?]$/);
      }
    }
  });
});

describe("what is said", () => {
  beforeEach(() => (words.language = "en"));

  it("names who did what, and speaks to the viewer", () => {
    const raise = (seat: number): AnyEvent => ({ kind: "raised", seat, amount: 600, bet: 600, stack: 1 });
    expect(say(raise(1))).toBe("Anna raises to 6.00.");
    expect(say(raise(2))).toBe("You raise to 6.00.");
  });

  it("spells cards for the ear and draws them for the eye", () => {
    const turn: AnyEvent = { kind: "board_dealt", street: "turn", cards: ["9h"], places: [9] };
    expect(say(turn, true)).toBe("Turn: nine of hearts.");
    expect(say(turn)).toContain("9♥");
  });

  it("tells the viewer's turn with its price and its time", () => {
    const mine: AnyEvent = { kind: "turn_started", seat: 2, turn: 2, call: 400, until_ms: 13_000, time_bank_ms: 0 };
    expect(turnSentence(reduce(table, mine, 1_000), 1_000)).toBe("Your turn: 4.00 to call. 12 seconds.");
    expect(turnSentence(table, 1_000)).toBe("");
  });
});

describe("a hand that is shown", () => {
  const shownAs = (words: { category: string; ranks: string[] }) => {
    const event: AnyEvent = { kind: "hand_shown", seat: 1, cards: ["Kh", "Qd"], places: [0, 1], words };
    return sentence(lineOf(1, event, table, table));
  };
  it("is told with its cards, its name and its kickers", () => {
    const two = shownAs({ category: "two_pair", ranks: ["K", "6", "A"] });
    expect(two).toMatch(/shows K.*Q.*: two pair, kings and sixes, kicker\u00a0A\./);
    expect(shownAs({ category: "pair", ranks: ["K", "A", "Q", "9"] })).toMatch(/kickers\u00a0A-\u2060Q-\u20609\./);
    expect(shownAs({ category: "pair", ranks: ["5", "K", "T", "8"] })).toMatch(/kickers\u00a0K-\u206010-\u20608\./);
    expect(shownAs({ category: "straight", ranks: ["K"] })).not.toMatch(/kicker/);
  });
});
