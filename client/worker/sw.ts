/**
 * The service worker: the client opens without a connection and says so. It keeps the shell of one version, and hands over
 * to a newer one when the page asks.
 */

import { wayOf } from "./rules";

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", heard: (event: Lasting) => void): void;
  addEventListener(type: "fetch", heard: (event: Fetching) => void): void;
  addEventListener(type: "message", heard: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Scope;
/** The files of this version's shell, written here by the build. */
const SHELL = JSON.parse("__SHELL__") as { readonly version: string; readonly files: readonly string[] };
const CACHE = `cardroom-shell-${SHELL.version}`;
const PAGE = "/";

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...SHELL.files])));
});

worker.addEventListener("activate", (event) => {
  const drop = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("cardroom-shell-") && name !== CACHE);
    await Promise.all(names.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(drop());
});

worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
});

/** A file named by its content: the kept one is the right one. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** A page comes from the room; without a connection the kept shell opens. What the room answers is not kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, worker.location.origin);
  if (way === "file") event.respondWith(file(event.request));
  if (way === "page") event.respondWith(page(event.request));
});
