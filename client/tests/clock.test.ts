import { expect, it } from "vitest";
import { RoomClock } from "../src/wire/clock";

it("takes the middle of the quickest answer for the room's time", () => {
  let local = 1_000;
  const clock = new RoomClock(() => local);
  local = 1_200; // slow: 200 ms there and back
  clock.answered(1_000, 51_180);
  local = 2_020; // quick: 20 ms
  clock.answered(2_000, 52_010);
  expect(clock.offset).toBe(50_000);
  expect(clock.now()).toBe(52_020);
  expect(clock.trip).toBe(20);
});

it("believes the greeting until a ping was answered", () => {
  let local = 500;
  const clock = new RoomClock(() => local);
  clock.greeted(10_500);
  expect(clock.now()).toBe(10_500);
  local = 600;
  clock.answered(560, 10_680);
  expect(clock.offset).toBe(10_100);
});

it("forgets old answers, so that a clock that was set right is followed", () => {
  let local = 0;
  const clock = new RoomClock(() => local);
  clock.answered(0, 5_000);
  for (let round = 1; round <= 8; round += 1) {
    local = round * 1_000 + 10;
    clock.answered(round * 1_000, round * 1_000 + 5);
  }
  expect(clock.offset).toBe(0);
});

it("follows a room's clock that stood still for 45 seconds from the first answer behind it", () => {
  let local = 0;
  const clock = new RoomClock(() => local);
  for (const at of [1_000, 11_000, 21_000]) {
    local = at + 20;
    clock.answered(at, at + 500_010);
  }
  expect(clock.offset).toBe(500_000);
  local = 70_080; // a slow answer, and the first behind the stop
  clock.answered(70_000, 525_040);
  expect(clock.offset).toBe(455_000);
  local = 80_020;
  clock.answered(80_000, 535_010);
  expect(clock.offset).toBe(455_000);
});

it("keeps its quickest answer beside one that only took long", () => {
  let local = 1_020;
  const clock = new RoomClock(() => local);
  clock.answered(1_000, 51_010);
  local = 4_000;
  clock.answered(2_000, 52_100); // nearly all of the two seconds on the way back
  expect(clock.offset).toBe(50_000);
});
