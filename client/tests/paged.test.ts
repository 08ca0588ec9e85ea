import { expect, it } from "vitest";
import { Paged } from "../src/parts/paged.svelte";

it("adds page to page until the list ends", async () => {
  const pages: Record<string, { items: number[]; next: string }> = {
    "": { items: [9, 8], next: "8" },
    "8": { items: [7], next: "" },
  };
  const list = new Paged<number>((before) => Promise.resolve(pages[before]!));
  await list.start();
  expect([list.items, list.next]).toEqual([[9, 8], "8"]);
  await list.more();
  expect([list.items, list.next]).toEqual([[9, 8, 7], ""]);
  await list.start();
  expect(list.items).toEqual([9, 8]);
});

it("keeps what it has when a page does not come, and can try again", async () => {
  let broken = false;
  const list = new Paged<number>((before) => {
    if (broken) return Promise.reject(new Error("no connection"));
    return Promise.resolve(before ? { items: [1], next: "" } : { items: [2], next: "2" });
  });
  await list.start();
  broken = true;
  await list.more();
  expect([list.items, list.failed instanceof Error, list.loading]).toEqual([[2], true, false]);
  broken = false;
  await list.more();
  expect([list.items, list.failed]).toEqual([[2, 1], null]);
});
