import { expect, it } from "vitest";
import { matchRoute } from "../src/app/routes";
import { balancePoints } from "../src/cashier/line";

it("finds the page of an address and what the address says", () => {
  expect(matchRoute("/")).toEqual({ page: "lobby", given: {} });
  expect(matchRoute("/tables/t%201/")).toEqual({ page: "table", given: { table: "t 1" } });
  expect(matchRoute("/history")).toEqual({ page: "history", given: {} });
  expect(matchRoute("/history/h7")).toEqual({ page: "replay", given: { hand: "h7" } });
  expect(matchRoute("/rules/CO-TH.31")).toEqual({ page: "rules", given: { clause: "CO-TH.31" } });
  expect(matchRoute("/rules/%zz")).toEqual({ page: "rules", given: { clause: "%zz" } });
  expect(matchRoute("/rules/a/b").page).toBe("nowhere");
});

it("draws a running balance from the oldest line on the left to the newest on the right", () => {
  expect(balancePoints([300, 100, 200], 100, 50)).toBe("0,25 50,50 100,0");
  expect(balancePoints([5, 5], 100, 50)).toBe("0,25 100,25");
  expect(balancePoints([5], 100, 50)).toBe("");
});
