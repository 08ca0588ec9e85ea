/** What is wrong with a structure, in the player's language, and where in the form it is said. */

import type { FluentVariable } from "@fluent/bundle";
import type { BookFaultBody, FieldNotAllowed } from "../../../protocol";
import { Counted } from "../../../words/bundles";
import { WALLET } from "../../../words/unit";
import { tOr } from "../../../words/words.svelte";
import { placeOf } from "./fields";

const valuesOf = (args: BookFaultBody["args"]) =>
  Object.fromEntries(
    Object.entries(args ?? {}).map(([name, value]) => [
      name,
      typeof value === "number" ? new Counted(value, WALLET) : value,
    ]),
  ) as Record<string, FluentVariable>;

/** A fault said: by its code, as a refusal of the house, or in the room's own English. */
export function faultText(fault: BookFaultBody): string {
  const values = valuesOf(fault.args);
  const code = fault.code ?? "";
  return tOr(`structure-fault-${code}`, tOr(`refused-${code}`, fault.message, values), values);
}

export const notAllowedText = (one: FieldNotAllowed) => tOr(`refused-${one.code}`, one.message);

/** The faults by the place in the form where they are said; "" for those that belong to no field. */
export function faultsByPlace(faults: readonly BookFaultBody[]): ReadonlyMap<string, readonly BookFaultBody[]> {
  const found = new Map<string, BookFaultBody[]>();
  for (const fault of faults) {
    const place = placeOf(fault.entry);
    found.set(place, [...(found.get(place) ?? []), fault]);
  }
  return found;
}
