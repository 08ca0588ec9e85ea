/** A stake as the lobby tells it, for tests. */

import type { PoolView } from "../src/protocol";

export const POOL: PoolView = {
  pool: "p",
  house: "h",
  game: "holdem",
  form: "no_limit",
  banzai: false,
  stake: "NL100",
  small_blind: 50,
  big_blind: 100,
  min_buy_in: 4000,
  max_buy_in: 10000,
  currency: "EUR",
  players: 0,
  waiting: 0,
  tables: [],
};
