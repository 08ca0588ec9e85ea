import { beforeAll, expect, it, vi } from "vitest";
import FileLink from "../../src/history/FileLink.svelte";
import { toasts } from "../../src/parts/toasts.svelte";
import { words } from "../../src/words/words.svelte";
import { createRawSnippet } from "svelte";
import { all, drawn, settled } from "./drawn";

beforeAll(() => words.fetch("en"));
const children = createRawSnippet(() => ({ render: () => "<span>.txt</span>" }));

async function pressed(response: Response): Promise<boolean> {
  vi.stubGlobal("fetch", () => Promise.resolve(response));
  drawn(FileLink, { hand: "h1", ending: "txt" as const, children });
  const link = all("a")[0] as HTMLAnchorElement;
  expect(link.getAttribute("href")).toBe("/api/hands/h1.txt");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setTimeout(done));
  await settled();
  return click.defaultPrevented;
}

it("a hand that a layout has no words for is refused in a sentence, and the page stays", async () => {
  const body = { code: "no-such-layout", message: "This hand cannot be written so." };
  expect(await pressed(new Response(JSON.stringify(body), { status: 409 }))).toBe(true);
  // What another test's page says late may stand beside it.
  expect(toasts.all.map((one) => [one.kind, one.text])).toContainEqual([
    "refused",
    "This file format can't hold that game. Take another one.",
  ]);
});

it("any other hand is kept as a file of its own name", async () => {
  const kept: string[] = [];
  URL.createObjectURL = () => "blob:hand";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    kept.push(`${this.download} ${this.href}`);
  });
  await pressed(new Response("a hand", { status: 200 }));
  expect(kept).toEqual(["h1.txt blob:hand"]);
});
