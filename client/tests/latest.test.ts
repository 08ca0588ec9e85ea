import { expect, test } from "vitest";
import { latest } from "../src/staff/latest";

const key = (one: { id: string }) => one.id;

test("what was chosen is shown as it was fetched last, and stays when it is gone", () => {
  const chosen = { id: "a", charged: false };
  const now = { id: "a", charged: true };
  expect(latest([{ id: "b", charged: true }, now], chosen, key)).toBe(now);
  expect(latest([{ id: "b", charged: true }], chosen, key)).toBe(chosen);
  expect(latest(undefined, chosen, key)).toBe(chosen);
  expect(latest([now], null, key)).toBeNull();
});
