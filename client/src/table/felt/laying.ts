/**
 * Where bets lie: each as near as it can to the place that is meant for it, nearer to its own seat than to any other, and
 * over nothing else that lies on the felt. All in pixels of the felt.
 */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Chips that want a place: how large they are, and where their middle is meant to be. */
export interface Bet extends Point {
  readonly seat: number;
  readonly width: number;
  readonly height: number;
}

export interface Laid {
  readonly felt: Box;
  /** The plates and cards of each seat. */
  readonly seats: ReadonlyMap<number, readonly Box[]>;
  /** All else that is to be read: words, pots, boards. */
  readonly taken: readonly Box[];
}

/** What lies between a bet and anything else. */
const GAP = 2;
/** So much nearer to its own seat than to any other. */
const NEARER = 2;
/** How far from its seat a place is looked for, and in which steps along it. */
const AWAY = [3, 7, 12, 20, 32, 46];
const STEP = 6;

const around = ({ x, y }: Point, { width, height }: Bet): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const overlaps = (one: Box, other: Box, gap: number) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

function apart(one: Box, other: Box): number {
  const wide = Math.max(0, one.left - other.right, other.left - one.right);
  return Math.hypot(wide, Math.max(0, one.top - other.bottom, other.top - one.bottom));
}

const far = (box: Box, boxes: readonly Box[]) => Math.min(...boxes.map((one) => apart(box, one)));

/** The middles of all places along a box, so far away from it. */
function* along(box: Box, away: number, { width, height }: Bet): Generator<Point> {
  const [left, right] = [box.left - away - width / 2, box.right + away + width / 2];
  const [top, bottom] = [box.top - away - height / 2, box.bottom + away + height / 2];
  for (let x = left; x <= right; x += STEP)
    yield* [
      { x, y: top },
      { x, y: bottom },
    ];
  for (let y = top; y <= bottom; y += STEP)
    yield* [
      { x: left, y },
      { x: right, y },
    ];
}

/** The smallest box around all of them. */
function unionOf(boxes: readonly Box[]): Box | undefined {
  if (!boxes.length) return undefined;
  return {
    left: Math.min(...boxes.map((one) => one.left)),
    right: Math.max(...boxes.map((one) => one.right)),
    top: Math.min(...boxes.map((one) => one.top)),
    bottom: Math.max(...boxes.map((one) => one.bottom)),
  };
}

/** All places that a bet may have, the nearest to the one that is meant first. */
function* placesOf(bet: Bet, laid: Laid): Generator<Point> {
  yield bet;
  const own = laid.seats.get(bet.seat) ?? [];
  const [plate, ...cards] = own;
  const found: Point[] = [];
  for (const box of [plate, unionOf(cards)]) for (const away of AWAY) if (box) found.push(...along(box, away, bet));
  const off = (one: Point) => Math.hypot(one.x - bet.x, one.y - bet.y);
  yield* found.sort((one, other) => off(one) - off(other));
}

/** Whether it lies on the felt, over nothing that stays, and nearest to its own seat. */
function isFree(place: Point, bet: Bet, laid: Laid): boolean {
  const box = around(place, bet);
  const { felt } = laid;
  if (box.left < felt.left || box.right > felt.right || box.top < felt.top || box.bottom > felt.bottom) return false;
  const lies = (other: Box) => overlaps(box, other, GAP);
  if (laid.taken.some(lies)) return false;
  const own = laid.seats.get(bet.seat) ?? [];
  if (own.some(lies)) return false;
  const near = far(box, own);
  for (const [seat, boxes] of laid.seats)
    if (seat !== bet.seat && boxes.some((one) => lies(one) || apart(box, one) < near + NEARER)) return false;
  return true;
}

/** The places that are free before any bet lies, found as far as somebody asks for them. */
class Free {
  private readonly found: Point[] = [];
  private readonly rest: Generator<Point>;

  constructor(
    readonly bet: Bet,
    private readonly laid: Laid,
  ) {
    this.rest = placesOf(bet, laid);
  }

  /** The first that no other bet lies at. */
  clearOf(others: readonly Box[]): Point | undefined {
    const clear = (one: Point) => !others.some((box) => overlaps(around(one, this.bet), box, GAP));
    const known = this.found.find(clear);
    if (known) return known;
    for (let next = this.rest.next(); !next.done; next = this.rest.next()) {
      if (!isFree(next.value, this.bet, this.laid)) continue;
      this.found.push(next.value);
      if (clear(next.value)) return next.value;
    }
    return undefined;
  }

  get any(): boolean {
    return this.found.length > 0;
  }
}

/**
 * A place for each bet. Who finds none because others came first comes first in the next try; who finds none then either
 * has the place that was meant.
 */
export function layBets(bets: readonly Bet[], laid: Laid): ReadonlyMap<number, Point> {
  let order = bets.map((bet) => new Free(bet, laid));
  let best = new Map<number, Point>();
  for (let tries = 0; tries <= bets.length; tries += 1) {
    const found = new Map<number, Point>();
    const others: Box[] = [];
    const first: Free[] = [];
    for (const one of order) {
      const place = one.clearOf(others);
      if (place) {
        found.set(one.bet.seat, place);
        others.push(around(place, one.bet));
      } else if (one.any) first.push(one);
    }
    if (found.size > best.size) best = found;
    if (!first.length) break;
    order = [...first, ...order.filter((one) => !first.includes(one))];
  }
  return new Map(bets.map((bet) => [bet.seat, best.get(bet.seat) ?? { x: bet.x, y: bet.y }]));
}
