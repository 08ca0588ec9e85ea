/** What tests of components share: mounting them, finding what a player finds, and a wire that keeps what was sent. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { vi } from "vitest";
import { toasts } from "../../src/parts/toasts.svelte";
import type { Done, TableView } from "../../src/protocol";
import { fromView } from "../../src/table/state/from_view";
import { follow, type AnyEvent } from "../../src/table/state/reduce";
import type { HandState, SeatState, TableState } from "../../src/table/state/state";
import { room, socket } from "../../src/wire/room.svelte";
import { RefusedError, type Request } from "../../src/wire/socket";
import { preflop, threeSeats, told } from "../table/script";

let parts: object[] = [];

/** Mounts a component on the page; it goes when the test is over. */
export function drawn<P extends Record<string, unknown>>(part: Component<P>, props: P): void {
  parts.push(mount(part, { target: document.body, props }));
  flushSync();
}

export async function cleared(): Promise<void> {
  const gone = parts;
  parts = [];
  await Promise.all(gone.map((one) => unmount(one)));
  document.body.replaceChildren();
}

/** A text as the eye reads it: any run of spaces is one. */
export const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
export const textOf = (selector: string) => tidy(document.querySelector(selector)?.textContent);
export const pageText = () => tidy(document.body.textContent);

/** What the parts of the page that have this role are called. */
export const namesOf = (role: string) => all(`[role=${role}]`).map((one) => one.getAttribute("aria-label"));

/** What stands in the notes at the edge of the screen, each with its kind. */
export const toasted = () => toasts.all.map((one) => [one.kind, one.text]);

/** What a button is called: as a screen reader says it, else what stands on it. */
const nameOfButton = (one: HTMLElement) => one.getAttribute("aria-label") ?? tidy(one.textContent);
export const buttonNames = () => all("button").map(nameOfButton);

export function button(name: string): HTMLButtonElement {
  const found = all("button").find((one) => nameOfButton(one) === name);
  if (!found) throw new Error(`no button ${name} among ${buttonNames().join(" | ")}`);
  return found as HTMLButtonElement;
}

export function press(...names: string[]): void {
  for (const name of names) {
    button(name).click();
    flushSync();
  }
}

export function key(name: string, target: EventTarget = window): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  flushSync();
}

/** The field, list or box that is called so by its label. */
export function field<F extends HTMLElement = HTMLInputElement>(name: string): F {
  for (const label of document.querySelectorAll("label")) {
    const own = label.querySelector("input, select");
    const words = tidy(label.textContent);
    if (words !== name && !(own && words.startsWith(name))) continue;
    const found = label.htmlFor ? document.getElementById(label.htmlFor) : own;
    if (found) return found as F;
  }
  const labelled = document.querySelector(`input[aria-label="${name}"]:not([type=range])`);
  if (!labelled) throw new Error(`no field ${name}`);
  return labelled as F;
}

export function write(into: HTMLInputElement, text: string): void {
  into.value = text;
  into.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

export function pick(from: HTMLSelectElement, value: string): void {
  from.value = value;
  from.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

/** Lets answers that are on their way arrive. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  flushSync();
}

/** Everything that is asked of the room; it answers as `answer` says, at once. */
export function wire(answer: (request: Request) => Partial<Done> = () => ({})): Request[] {
  const sent: Request[] = [];
  vi.spyOn(socket, "ask").mockImplementation((request) => {
    sent.push(request);
    // Where the answer refuses it throws, and the request fails as on the real wire.
    return new Promise((done) => done({ type: "done", id: "1", ...answer(request) }));
  });
  return sent;
}

/** How the room refuses a request. */
export function refuse(code: string, message: string): never {
  throw new RefusedError({ type: "refused", id: "1", code, message, args: {}, clauses: [] } as never);
}

export interface Called {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Everything that is called of the HTTP API; `answers` are by the beginning of a path, a status above 400 refuses. */
export function http(answers: Record<string, unknown>, refusing = 0): Called[] {
  const calls: Called[] = [];
  vi.stubGlobal("fetch", (path: string, how: RequestInit = {}) => {
    const body = how.body === undefined ? {} : { body: JSON.parse(how.body as string) as unknown };
    calls.push({ method: how.method ?? "GET", path, ...body });
    const known = Object.keys(answers).find((one) => path.startsWith(one));
    if (known === undefined)
      return Promise.resolve(
        new Response(JSON.stringify({ code: "not-found", message: "Nothing there" }), { status: 404 }),
      );
    return Promise.resolve(
      new Response(JSON.stringify(answers[known]), { status: how.method === "POST" && refusing ? refusing : 200 }),
    );
  });
  return calls;
}

/** Somebody who is signed in, with so much in the wallet. */
export function signIn(balance: number): void {
  room.me = { ...room.me, player: "p2", name: "Me", balance };
  room.known = true;
  room.balance = balance;
  room.connection = "open";
}

export function after(table: TableState, version: number, events: AnyEvent[], mine: AnyEvent[] = []): TableState {
  const followed = follow(table, told(version, events, mine));
  if (followed === "old" || followed === "gap") throw new Error(followed);
  return followed.table;
}

/** Anna, Me (seat 2, the big blind) and Cleo before the flop; it is the turn of Cleo, the dealer on seat 4. */
export const begun = (): TableState => after(fromView(threeSeats()), 11, preflop());

/** The same three without a hand, the view otherwise as said, behind these facts. */
export function still(view: Partial<TableView> = {}, events: AnyEvent[] = []): TableState {
  const table = fromView({ ...threeSeats(), ...view });
  return events.length ? after(table, 11, events) : table;
}

/** The same table with a seat that is otherwise. */
export function withSeat(table: TableState, number: number, other: Partial<SeatState>): TableState {
  const seat = table.seats[number];
  if (!seat) throw new Error(`nobody on seat ${number}`);
  return { ...table, seats: { ...table.seats, [number]: { ...seat, ...other } } };
}

/** The same table with a hand that is otherwise. */
export function withHand(table: TableState, other: Partial<HandState>): TableState {
  if (!table.hand) throw new Error("no hand");
  return { ...table, hand: { ...table.hand, ...other } };
}
