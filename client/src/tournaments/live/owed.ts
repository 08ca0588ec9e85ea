/** What a tournament owes money for, where no place is paid, in words. */

import type { VoucherRow } from "../../protocol";
import { whole } from "../../words/format.svelte";
import { t, tOr } from "../../words/words.svelte";

/** Special prizes by what they are for, other prizes by how they came; all else by its kind. */
export function owedFor(row: Pick<VoucherRow, "kind" | "why" | "feat" | "chips">): string {
  if (row.feat === "first_out") return t("registration-feat-first_out");
  if (row.feat) return t("registration-feat-chips", { chips: whole(row.chips ?? 0) });
  return tOr(`registration-why-${row.why ?? ""}`, t(`registration-kind-${row.kind}`));
}
