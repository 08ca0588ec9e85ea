/** What the room refused, in the player's language; the room's own English where the client has no words for it. */

import type { FluentVariable } from "@fluent/bundle";
import type { ErrorBody, Refused } from "../protocol";
import { ApiError } from "../wire/api";
import { RefusedError } from "../wire/socket";
import { Counted } from "./bundles";
import { WALLET, type Of } from "./unit";
import { t, tOr } from "./words.svelte";

export interface Refusal {
  readonly text: string;
  readonly clauses: readonly string[];
}

/** A refusal of the socket or of the API: its text with amounts counted as the table counts them, and the clauses behind it. */
export function refusalOf(body: Refused | ErrorBody, of: Of = WALLET): Refusal {
  const counted = Object.entries(body.args ?? {}).map(([name, value]) => [
    name,
    typeof value === "number" ? new Counted(value, of) : value,
  ]);
  const values = Object.fromEntries(counted) as Record<string, FluentVariable>;
  if (typeof values["may"] === "string" && body.code === "not-your-act") values["may"] = rolesSaid(values["may"]);
  const why = body.code === "does-not-fit-the-hand" && typeof values["why"] === "string" ? values["why"] : "";
  const said = why ? tOr(`refused-unfit-${why}`, "", values) : "";
  return { text: said || tOr(`refused-${body.code}`, body.message, values), clauses: body.clauses ?? [] };
}

const rolesSaid = (roles: string) =>
  roles
    .split(", ")
    .map((role) => tOr(`role-${role}`, role))
    .join(", ");

/** Whatever went wrong with a request, for people. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof RefusedError) return refusalOf(error.refused, error.of);
  if (error instanceof ApiError) return refusalOf(error.body);
  return { text: t("went-wrong"), clauses: [] };
}
