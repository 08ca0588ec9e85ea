import { describe, expect, it } from "vitest";
import { decisionOf, priceToCome } from "../../src/table/bars/decision";
import { merged, reduce, type AnyEvent } from "../../src/table/state/reduce";
import { Picking } from "../../src/table/bars/picking.svelte";
import { Placing } from "../../src/table/bars/placing.svelte";
import { tagOf } from "../../src/table/felt/seat_words";
import { fromView } from "../../src/table/state/from_view";
import { type TableState } from "../../src/table/state/state";
import { preflop, threeSeats, told } from "./script";

const play = (events: AnyEvent[], table: TableState = fromView(threeSeats())) =>
  events.reduce((state, event) => reduce(state, event, 1_000), table);
const start = preflop()[0]!;
const cards = (table: TableState, seat: number) => table.seats[seat]?.held.map((one) => one.card + (one.up ? "^" : ""));
const turn = (more: object): AnyEvent => ({
  kind: "turn_started",
  seat: 2,
  turn: 3,
  call: 0,
  until_ms: 9_000,
  time_bank_ms: 0,
  ...more,
});

describe("up-cards", () => {
  it("lie beside the cards face down, also where the viewer knew them first", () => {
    const message = told(
      11,
      [
        start,
        { kind: "hole_dealt", seat: 1, places: [0, 1] },
        { kind: "hole_dealt", seat: 2, places: [2, 3] },
        { kind: "up_card_dealt", seat: 1, card: "9c", place: 4 },
        { kind: "up_card_dealt", seat: 2, card: "As", place: 5 },
      ],
      [{ kind: "hole_seen", seat: 2, cards: ["Kd", "2c", "As"] }],
    );
    const table = play(merged(message));
    expect(cards(table, 1)).toEqual(["??", "??", "9c^"]);
    expect(cards(table, 2)).toEqual(["Kd", "2c", "As^"]);
  });

  it("keep their side when the hand is shown", () => {
    const table = play([
      start,
      { kind: "hole_dealt", seat: 1, places: [0] },
      { kind: "up_card_dealt", seat: 1, card: "9c", place: 4 },
      { kind: "hand_shown", seat: 1, cards: ["Td", "9c"], places: [0, 4] },
    ]);
    expect(cards(table, 1)).toEqual(["Td", "9c^"]);
  });

  it("have a card for all beside them, where the deck was too short, that counts as one of everybody's", () => {
    const table = play([
      start,
      { kind: "hole_dealt", seat: 1, places: [0, 1] },
      { kind: "up_card_dealt", seat: 1, card: "9c", place: 4 },
      { kind: "checked", seat: 1 },
      { kind: "community_card_dealt", street: "fourth", card: "2c", place: 5 },
    ]);
    expect(table.hand?.community).toEqual(["2c"]);
    expect(table.hand?.street).toBe("card-4");
    expect(table.seats[1]?.deed).toBeNull(); // of the round before
  });

  it("come with antes that lie in the pot at once", () => {
    const table = play([
      start,
      { kind: "ante_posted", seat: 1, amount: 50, stack: 9950 },
      { kind: "ante_posted", seat: 2, amount: 50, stack: 7950 },
    ]);
    expect(table.hand?.pots).toEqual([{ amount: 100, seats: [1, 2, 4] }]);
  });
});

describe("an exchange", () => {
  const five: AnyEvent[] = [
    start,
    { kind: "hole_dealt", seat: 1, places: [0, 1, 2] },
    { kind: "hole_dealt", seat: 2, places: [3, 4, 5] },
    { kind: "hole_seen", seat: 2, cards: ["As", "Kd", "2c"] },
  ];

  it("takes unknown cards from others and remembers what the viewer gave up", () => {
    const table = play([
      ...five,
      { kind: "discarded", seat: 1, count: 2, places: [0, 1], to_draw: true },
      { kind: "discarded", seat: 2, count: 1, places: [5], to_draw: true },
      { kind: "hole_seen", seat: 2, cards: ["As", "Kd"] },
      { kind: "drew", seat: 1, count: 2, places: [6, 7] },
    ]);
    expect(cards(table, 1)).toEqual(["??", "??", "??"]);
    expect(cards(table, 2)).toEqual(["As", "Kd"]);
    expect(table.you?.discarded).toEqual(["2c"]);
  });

  it("shows a card offered until it is kept or refused", () => {
    const offered = play([...five, { kind: "offered_up", seat: 1, card: "7h", place: 8 }]);
    expect(offered.seats[1]?.offered).toBe("7h");
    const kept = play([{ kind: "offer_accepted", seat: 1, card: "7h", place: 8 }], offered);
    expect([kept.seats[1]?.offered, cards(kept, 1)]).toEqual(["", ["??", "??", "??", "7h^"]]);
    const refused = play([{ kind: "offer_refused", seat: 1, card: "7h", place: 8 }], offered);
    expect([refused.seats[1]?.offered, cards(refused, 1)]).toEqual(["", ["??", "??", "??"]]);
  });

  it("is no price to choose ahead for", () => {
    const others = play([...five, turn({ seat: 1, actions: ["draw"], draw: 5 })]);
    expect(priceToCome(others)).toBeNull();
  });

  it("lets up to so many cards be picked for a draw, exactly so many for a discard, and taken back", () => {
    const picking = new Picking();
    picking.show(decisionOf(play([...five, turn({ actions: ["draw"], draw: 2 })])));
    expect(picking.complete).toBe(true);
    ["As", "Kd", "2c"].forEach((card) => picking.toggle(card));
    expect([...picking.picked]).toEqual(["As", "Kd"]);
    picking.toggle("As");
    expect([...picking.picked]).toEqual(["Kd"]);
    picking.show(decisionOf(play([...five, turn({ turn: 4, actions: ["discard"], discard: 1 })])));
    expect([picking.picked.size, picking.complete]).toEqual([0, false]);
    ["As", "Kd"].forEach((card) => picking.toggle(card));
    expect([[...picking.picked], picking.complete]).toEqual([["Kd"], true]);
  });
});

describe("shares of a pot", () => {
  it("light the cards that won, and say which share", () => {
    const words = { category: "pair", ranks: ["A"] };
    const table = play([
      start,
      { kind: "bets_collected", pots: [{ amount: 300, seats: [1, 2] }] },
      {
        kind: "hand_shown",
        seat: 1,
        cards: ["As", "2c"],
        places: [0, 3],
        words,
        best: ["As"],
        shares: [
          { share: "high", words, best: ["As"] },
          { share: "low", words, best: ["2c"] },
        ],
      },
      { kind: "pot_awarded", pot: 0, seat: 1, amount: 150, stack: 10_150, share: "low" },
    ]);
    expect(table.seats[1]).toMatchObject({ best: ["2c"], wins: [{ pot: 0, share: "low", amount: 150 }] });
    expect(table.hand?.pots[0]?.amount).toBe(150);
  });

  it("are named at a seat as there is room: a line each, one line, none; to the ear in full", () => {
    const shares = [
      { share: "high", words: { category: "two_pair", ranks: ["T", "6"] }, best: ["As"] },
      { share: "low", words: { category: "low", ranks: ["8", "6", "4", "3", "A"] }, best: ["2c"] },
    ];
    const shown: AnyEvent = { kind: "hand_shown", seat: 1, cards: ["As", "2c"], places: [0, 3], shares };
    const table = play([start, shown]);
    const ways = ["short", "line", "tight", "least", "spoken"] as const;
    expect(ways.map((way) => tagOf(table.seats[1]!, table.terms, way))).toEqual([
      "Two pair 10, 6\nlow 8-\u20606-\u20604-\u20603-\u2060A",
      "Two pair 10, 6 · low 8-\u20606-\u20604-\u20603-\u2060A",
      "",
      "",
      "High: two pair, tens and sixes\u00a0· low\u00a08-\u20606-\u20604-\u20603-\u2060A",
    ]);
    const won: AnyEvent = { kind: "pot_awarded", pot: 0, seat: 1, amount: 150, stack: 10_150, share: "low" };
    const winner = play([won], table);
    expect(ways.map((way) => tagOf(winner.seats[1]!, table.terms, way))).toEqual([
      "1.50 low",
      "1.50 low",
      "1.50\nlow",
      "1.50 low",
      "Wins 1.50 low",
    ]);
    const upper = play([{ ...won, share: "upper" }], table);
    expect(ways.map((way) => tagOf(upper.seats[1]!, table.terms, way))).toEqual([
      "1.50 upper board",
      "1.50 upper board",
      "1.50\nupper board",
      "Wins 1.50",
      "Wins 1.50 upper board",
    ]);
  });
});

describe("Open Face", () => {
  const first: AnyEvent[] = [
    start,
    { kind: "cards_dealt", seat: 2, places: [0, 1] },
    { kind: "cards_to_place", seat: 2, cards: ["As", "Kd"] },
    turn({ actions: ["place"], place: 2, room: [1, 5, 5] }),
  ];

  it("lays cards where there is room, takes them back, and is complete when all lie", () => {
    const table = play(first);
    const placing = new Placing();
    placing.show(decisionOf(table), table.you?.toPlace ?? []);
    expect(placing.put(0)).toBe(true);
    expect(placing.put(0)).toBe(false);
    expect([placing.card, placing.complete]).toEqual(["Kd", false]);
    expect(placing.put(2)).toBe(true);
    expect([placing.rows, placing.complete]).toEqual([[["As"], [], ["Kd"]], true]);
    placing.pick("As");
    expect([placing.rows, placing.card]).toEqual([[[], [], ["Kd"]], "As"]);
    placing.clear();
    expect(placing.left).toEqual(["As", "Kd"]);
  });

  it("adds what is placed to the rows and empties the hand", () => {
    const table = play([...first, { kind: "cards_placed", seat: 2, rows: [["As"], [], ["Kd"]] }]);
    expect(table.seats[2]).toMatchObject({ rows: [["As"], [], ["Kd"]], held: [] });
    expect([table.you?.toPlace, table.hand?.turn]).toEqual([[], null]);
  });
});
