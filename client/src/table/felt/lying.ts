/** What lies on a felt that is drawn, in its own pixels, and where its bets find room. */

import { layBets, type Bet, type Box, type Point } from "./laying";
import { scaleOf } from "./travel";

/** What a bet measures that is still to come: its place is kept as long as there is room. */
const TO_COME = { width: 56, height: 18 };
const SEATED = "[data-spot^='seat-'], .holding .one, .offered";
const TAKEN = ".free, .tag, .dealer, .missed, .chance, .middle p, .pots .all > *, .pots .parts > li, .board .place";

/** Boxes of elements in pixels of the felt; of what is under way where it will come to lie. */
function measured(felt: HTMLElement): (node: Element) => Box {
  const scale = scaleOf(felt);
  const home = felt.getBoundingClientRect();
  const moving = new Set(
    felt.getAnimations({ subtree: true }).map((one) => (one.effect as KeyframeEffect | null)?.target),
  );
  const still = (node: Element): Box => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const [x, y] = [home.left, home.top];
    return {
      left: (left - x) / scale,
      right: (right - x) / scale,
      top: (top - y) / scale,
      bottom: (bottom - y) / scale,
    };
  };
  return (node) => {
    const root = node.closest<HTMLElement>("li.at, .middle");
    if (!root || !(node instanceof HTMLElement) || !moving.has(node)) return still(node);
    let [left, top] = [0, 0];
    for (let up: HTMLElement | null = node; up && up !== root; up = up.offsetParent as HTMLElement | null) {
      left += up.offsetLeft;
      top += up.offsetTop;
    }
    const from = still(root);
    [left, top] = [left + from.left, top + from.top];
    return { left, top, right: left + node.offsetWidth, bottom: top + node.offsetHeight };
  };
}

/** How far from the place that is meant for it each bet has to lie. */
export function movedBets(felt: HTMLElement): ReadonlyMap<number, Point> {
  const boxOf = measured(felt);
  const seats = new Map<number, Box[]>();
  for (const plate of felt.querySelectorAll<HTMLElement>("li.at [data-spot^='seat-']")) {
    const all = plate.closest("li")?.querySelectorAll(SEATED) ?? [];
    seats.set(Number(plate.dataset["spot"]?.slice("seat-".length)), [...all].map(boxOf));
  }
  const bets = [...felt.querySelectorAll<HTMLElement>("[data-bet]")].flatMap((node): (Bet & { lies: boolean })[] => {
    const seat = Number(node.dataset["bet"]);
    if (!seats.has(seat)) return [];
    const { left, right, top, bottom } = boxOf(node);
    const chips = node.querySelector<HTMLElement>("span.bet");
    const size = chips ? { width: chips.offsetWidth, height: chips.offsetHeight } : TO_COME;
    return [{ seat, x: (left + right) / 2, y: (top + bottom) / 2, ...size, lies: chips !== null }];
  });
  const taken = [...felt.querySelectorAll(TAKEN)].map(boxOf).filter((box) => box.right - box.left > 1);
  const order = [...bets.filter((bet) => bet.lies), ...bets.filter((bet) => !bet.lies)];
  const found = layBets(order, { felt: boxOf(felt), seats, taken });
  return new Map(
    bets.map(({ seat, x, y }) => {
      const to = found.get(seat) ?? { x, y };
      return [seat, { x: Math.round(to.x - x), y: Math.round(to.y - y) }];
    }),
  );
}
