/** What a player is asked that is no turn of a hand. */

import type { AnswerQuestion, StraddleAsked } from "../../protocol";
import { mySeat, type Question, type TableState } from "./state";

/** What all are asked and the viewer has not answered; null where there is no such thing. */
export function questionTo(table: TableState): Question | null {
  const me = mySeat(table);
  const question = table.question;
  if (!me || !question || me.state === "sitting_out" || me.player === question.player) return null;
  return question.agreed?.includes(me.seat) ? null : question;
}

/** The answer to what all are asked, by what it asks; without a question to a bomb pot all have agreed to. */
export function answerTo(question: Question | null, table: string, agrees: boolean): Omit<AnswerQuestion, "id"> {
  if (!question) return { type: "answer_question", table, agrees, question: { what: "bomb_pot" } };
  const { what, seconds, amount, player } = question;
  return { type: "answer_question", table, agrees, question: { what, seconds, amount, player } };
}

/** The straddle that the viewer is asked for, while no cards of a running hand are the viewer's. */
export function straddleAsked(table: TableState): StraddleAsked | null {
  const me = mySeat(table);
  const isFree = me && (!me.inHand || me.folded || !table.hand || table.hand.end !== "");
  return isFree ? (table.you?.straddle ?? null) : null;
}

/** The message that says that all are asked, and what about. */
export const askingOf = (question: Question): "table-bomb-pot" | "staff-asking" =>
  question.what === "bomb_pot" ? "table-bomb-pot" : "staff-asking";
