/** Appeals against a penalty of a tournament: what came of each is shown at the penalty, and one is taken or decided. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PenaltyRow } from "../../src/protocol";
import Appeals from "../../src/tournaments/desk/Appeals.svelte";
import { standing } from "../../src/tournaments/desk/field";
import AppealSheet from "../../src/tournaments/desk/AppealSheet.svelte";
import { words } from "../../src/words/words.svelte";
import { buttonNames, cleared, drawn, http, pageText, press, settled, signIn } from "./drawn";

const said = { what: "it was the neighbour", by: "Kai", at_ms: 1_800_000_000_000, said_by: "a friend" };
const decided = {
  ...said, outcome: "lifted" as const, decided_by: "Kai", beside: "Rita", why: "the film", decided_ms: 1_800_000_060_000,
}; // prettier-ignore
const penalty = (changes: Partial<PenaltyRow>) =>
  ({ player: "p", name: "Aino", id: "pen", kind: "warning", by: "Kai", void: false, ...changes }) as PenaltyRow;

beforeEach(async () => {
  await words.fetchAll();
  signIn(0);
});
afterEach(async () => {
  await cleared();
  vi.unstubAllGlobals();
});

test("one that is open is to be decided, and one that is decided says by whom and what came of it", () => {
  const choose = vi.fn();
  drawn(Appeals, { penalty: penalty({ appeals: [said] }), choose });
  expect(pageText()).toContain("a friend appeals: “it was the neighbour”");
  press("Decide the appeal");
  expect(choose).toHaveBeenCalledWith("decide");
});

test("after one that lifted the penalty nothing is left to do", () => {
  drawn(Appeals, { penalty: penalty({ appeals: [decided], void: true }), choose: vi.fn() });
  expect(pageText()).toContain("The penalty is lifted: the film Kai, Rita");
  expect(buttonNames()).toEqual([]);
});

test("the sheet says who may not decide alone, and sends who decides beside", async () => {
  const calls = http({ "/api/staff/tournaments/cup/players/p/penalties/pen/decide-appeal": {} });
  const close = vi.fn();
  drawn(AppealSheet, {
    tournament: "cup",
    penalty: penalty({ appeals: [said] }),
    act: "decide" as const,
    done: close,
    close,
  });
  expect(pageText()).toContain("Who gave the penalty (Kai) doesn't decide on it alone");
  const name = [...document.querySelectorAll<HTMLInputElement>("dialog input")].find((one) => one.maxLength === 100)!;
  name.value = "Rita";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  const why = document.querySelector<HTMLTextAreaElement>("dialog textarea")!;
  why.value = "the film";
  why.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector<HTMLFormElement>("dialog form")!.requestSubmit();
  await settled();
  const sent = calls.find((one) => one.method === "POST");
  expect(sent?.body).toMatchObject({ outcome: "stands", beside: "Rita", is_final: false });
});

test("whatever stands against a player is there to be appealed, and nobody else's", () => {
  const either = [false, true];
  const all = either.flatMap((open) =>
    either.flatMap((isVoid) =>
      either.flatMap((offence) =>
        either.flatMap((appealed) =>
          ["p", "q"].map((player) =>
            penalty({
              player,
              open,
              void: isVoid,
              ...(offence ? { offence: "etiquette" } : {}),
              appeals: appealed ? [said] : [],
            }),
          ),
        ),
      ),
    ),
  );
  const shown = standing(all, "p");
  expect(shown.every((one) => one.player === "p")).toBe(true);
  expect(all.filter((one) => one.player === "p" && !one.void && !shown.includes(one))).toEqual([]);
  expect(shown.filter((one) => one.void && !one.open && !one.appeals?.length)).toEqual([]);
});
