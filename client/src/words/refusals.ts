/** What the room refused, in the player's language; the room's own English where the client has no words for it. */

import type { ErrorBody, Refused } from "../protocol";
import { ApiError } from "../wire/api";
import { RefusedError } from "../wire/socket";
import { t, tOr } from "./words.svelte";

export interface Refusal {
  readonly text: string;
  readonly clauses: readonly string[];
}

/** A refusal of the socket or of the API: its text, and the clauses behind it. */
export function refusalOf(body: Refused | ErrorBody): Refusal {
  return { text: tOr(`refused-${body.code}`, body.message, { ...body.args }), clauses: body.clauses ?? [] };
}

/** Whatever went wrong with a request, for people. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof RefusedError) return refusalOf(error.refused);
  if (error instanceof ApiError) return refusalOf(error.body);
  return { text: t("went-wrong"), clauses: [] };
}
