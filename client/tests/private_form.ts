/** The form of a private game as the room tells it, for tests. */

import type { PrivateForm } from "../src/protocol";

export const FORM: PrivateForm = {
  pool: "nl10",
  money: ["play", "settle_up"],
  amounts: [
    { name: "small_blind_cents", cents: 5, most: 1_000_000_000 },
    { name: "big_blind_cents", cents: 10, most: 1_000_000_000 },
  ],
  decisions: [
    { section: "buy_in", name: "minimum_big_blinds", kind: "number", value: 40, least: 1, most: 1000 },
    { section: "buy_in", name: "maximum_big_blinds", kind: "number", value: 100, least: 1, most: 1000 },
    { section: "buy_in", name: "top_up_to_big_blinds", kind: "number", value: 100, least: 1, most: 1000 },
    { section: "straddles", name: "offered", kind: "yes_no", value: false },
    { section: "straddles", name: "maximum_straddles", kind: "number", value: 1, least: 1, most: 9 },
  ],
  link_hours: 24,
};
