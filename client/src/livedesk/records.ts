/** The parts of a desk's records: which kinds each shows, which acts begin one, and which go on with an open one. */

import type { DeskOffice, DeskRecordView } from "../protocol";
import { t } from "../words/words.svelte";
import type { Do, Wish } from "./forms";

export type RecordPart = "people" | "rulings" | "dealers" | "money";

interface Part {
  readonly kinds: readonly DeskRecordView["kind"][];
  readonly acts: readonly Do[];
}

export const PARTS: Readonly<Record<RecordPart, Part>> = {
  people: {
    kinds: ["document", "case", "exclusion", "held", "disclosure", "penalty", "forbidden"],
    acts: ["see_document", "penalty", "exclude", "forbid", "open_case", "hold_money", "disclose"],
  },
  rulings: {
    kinds: ["clock", "misdeal", "look", "run_out", "agreement", "colour_up", "confiscated", "reclaim"],
    acts: ["look_at_hand", "run_out", "agree", "colour_up", "confiscate", "reclaim_pot"],
  },
  dealers: { kinds: ["dealer", "deck", "deck_report"], acts: ["dealer_in", "push_dealer", "put_deck", "report_deck"] },
  money: {
    kinds: ["consent", "drop", "charge", "claim"],
    acts: ["count_drop", "charge_time", "drop_to_jackpot", "top_up_jackpot", "claim_jackpot", "restaurant_brings"],
  },
};

/** How a clock ends on who has to show the hand. */
export const TO_SHOW = ["shown", "folded", "hand_dead", "withdrawn"] as const;
/** The ends of clocks that only come once the time is over. */
export const WHEN_OVER: readonly string[] = ["ran_out", "at_the_same_moment", "hand_dead"];

/** A next act, with words of its own where it has any. */
export type Next = Wish & { readonly label?: string };

/** What can be done with a record now: with an open one, and with a penalty of this evening also when it is served. */
export function endsOf(record: DeskRecordView, office: DeskOffice): Next[] {
  const at = (doing: Wish["do"], given: Wish["given"] = {}, label?: string): Next => ({
    do: doing,
    given,
    about: `#${record.number}`,
    ...(label ? { label } : {}),
  });
  const number = record.number;
  const field = (name: string) => record.fields.find((one) => one.name === name);
  const people = (name: string) => (field(name)?.text ?? "").split(", ").filter(Boolean);
  const idOf = (name: string) => office.people.find((one) => one.name === name)?.player ?? "";
  const isAppealed = field("appeal") !== undefined && field("appeal_outcome") === undefined;
  const appeals = isAppealed || field("is_void") || field("is_appeal_final") ? [] : [at("appeal", { penalty: number })];
  if (record.closed_ms) return record.kind === "penalty" ? appeals : [];
  switch (record.kind) {
    case "case":
      if (field("kind")?.text === "appeal")
        return [at("look_into", { case: number }), at("decide_appeal", { case: number })];
      return [at("look_into", { case: number }), at("close_case", { case: number })];
    case "exclusion":
      return [at("end_exclusion", { exclusion: number })];
    case "held":
      return [at("settle_money", { held: number })];
    case "penalty":
      return [
        ...(field("left") ? [at("tick_penalty", { penalty: number })] : []),
        at("end_penalty", { penalty: number }),
        ...appeals,
      ];
    case "forbidden":
      return [at("allow", { forbidden: number })];
    case "consent": {
      const table = Number(field("table")?.number ?? 0);
      const given = { table, player: idOf(field("player")?.text ?? ""), cents: field("cents")?.number ?? 0 };
      return [
        at("table_consents", given),
        ...(field("manager") ? [] : [at("manager_consents", given)]),
        at("end_consent", { consent: number }),
      ];
    }
    case "clock":
      return field("matter")?.text === "show"
        ? TO_SHOW.map((one) => at("end_clock", { clock: number, outcome: one }, t(`desk-choice-${one}`)))
        : [at("end_clock", { clock: number })];
    case "agreement":
      return people("players")
        .filter((one) => !people("signed").includes(one))
        .map((one) =>
          at("sign_agreement", { agreement: number, player: idOf(one) }, `${t("desk-act-sign_agreement")}: ${one}`),
        );
    case "dealer":
      return dealerEnds(record, at, Boolean(field("table")), Boolean(field("break_ms")));
    case "deck": {
      const there = placeOf(record);
      return [at("report_deck", there), at("put_deck", there), at("take_deck", there)];
    }
    case "deck_report":
      return [at("settle_deck", { report: number })];
    case "claim":
      return field("shares")
        ? record.fields
            .filter((one) => one.name === "shares" && !people("paid").includes(one.text ?? ""))
            .map((one) =>
              at(
                "pay_share",
                { claim: number, player: idOf(one.text ?? "") },
                `${t("desk-act-pay_share")}: ${one.text}`,
              ),
            )
        : [at("approve_claim", { claim: number }), at("reject_claim", { claim: number })];
    case "reclaim":
      return [at("settle_reclaim", { reclaim: number })];
    default:
      return [];
  }
}

/** The table of a record, with the tournament whose table it is. */
export const placeOf = (record: DeskRecordView): Wish["given"] => ({
  table: record.table ?? 0,
  ...(record.event ? { event: record.event } : {}),
});

function dealerEnds(
  record: DeskRecordView,
  at: (doing: Wish["do"], given: Wish["given"]) => Next,
  deals: boolean,
  rests: boolean,
): Next[] {
  const dealer = { dealer: record.of };
  if (deals) return [at("dealer_up", dealer)];
  return [
    ...(rests ? [at("dealer_back", dealer)] : [at("push_dealer", dealer), at("dealer_break", dealer)]),
    at("dealer_out", dealer),
  ];
}
