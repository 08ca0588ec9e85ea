/** Sentences of money beside the pots: drops, a jackpot, charges by the time. */

import { cardsName, cardsShort, handName } from "../../cards/names";
import type { JackpotPaid, TriggeringHand } from "../../protocol";
import { t, tOr } from "../../words/words.svelte";
import { chips } from "../amounts.svelte";
import { WALLET } from "../../words/economy";
import type { Line } from "./narrate";

export const fundName = (fund: string) => tOr(`fund-${fund}`, fund);

/** "20/3" percent as a person reads it: "6.67". */
export function percent(text: string): string {
  const [above = 0, below = 1] = text.split("/").map(Number);
  return String(Math.round((above / below) * 100) / 100);
}

/** The facts that have their words here. */
export type MoneyKind =
  "drop_taken" | "jackpot_hit" | "time_charge_set" | "time_charged" | "chips_taken_away" | "jackpot_paid";

/** The sentence of a fact about money; null for any other fact. */
export function moneySentence(line: Line, spoken: boolean): string | null {
  const { event } = line;
  const id = `table-log-${event.kind.replaceAll("_", "-")}`;
  const cardsOf = spoken ? cardsName : cardsShort;
  const nameOf = (seat: number) => line.seats[seat] ?? String(seat);
  const held = (one: TriggeringHand) => `${nameOf(one.seat)} ${cardsOf(one.best)} (${handName(one.words)})`;
  switch (event.kind) {
    case "drop_taken":
      return t(id, { amount: chips(event.amount, line), fund: fundName(event.fund) });
    case "jackpot_hit":
      return t(id, {
        losers: event.losers.map(held).join(", "),
        winners: event.winners.map(held).join(", "),
        category: event.category,
      });
    case "time_charge_set":
      return t(id, { what: event.what, amount: chips(event.amount, line), minutes: Math.round(event.seconds / 60) });
    case "time_charged": {
      const seats = event.seats.map((one) => `${nameOf(one.seat)} ${chips(one.amount, line)}`).join(", ");
      return t(id, { what: event.what, seats });
    }
    case "chips_taken_away":
      return t(id, { what: event.what, name: nameOf(event.seat), amount: chips(event.amount, line) });
    case "jackpot_paid":
      return paidSentence(event.paid, event.mine);
    default:
      event.kind satisfies Exclude<Line["event"]["kind"], MoneyKind>;
      return null;
  }
}

/** What a paid jackpot says, in one line. */
export function paidSentence(paid: JackpotPaid, mine: number): string {
  return t("jackpot-paid", { total: chips(paid.total, WALLET), mine: mine ? chips(mine, WALLET) : "none" });
}
