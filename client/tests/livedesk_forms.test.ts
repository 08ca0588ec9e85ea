/** What is typed into the forms of a desk's acts. */

import { expect, test } from "vitest";
import { drawnIn } from "../src/livedesk/forms";

test("cards drawn for the button are read a line for each seat", () => {
  expect(drawnIn("3 As\n4: Kd\n\n 5  2h ")).toEqual({ "3": "As", "4": "Kd", "5": "2h" });
  expect(drawnIn("3 As, 4 Kd")).toEqual({ "3": "As", "4": "Kd" });
  expect(drawnIn("3")).toEqual({ "3": "" }); // the room says that this is no card
  expect(drawnIn(" \n")).toEqual({});
});
