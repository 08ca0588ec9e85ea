/**
 * The service worker: the client opens without a connection and says so. It keeps the shell of one version, and hands over
 * to a newer one when the page asks. When the page is closed it shows what the room calls for.
 */

import { readCall, toldAs, type CallWords } from "./calls";
import { wayOf } from "./rules";

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { text(): string } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
/** A page of the client that is open. */
interface Window {
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", heard: (event: Lasting) => void): void;
  addEventListener(type: "fetch", heard: (event: Fetching) => void): void;
  addEventListener(type: "push", heard: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", heard: (event: Clicked) => void): void;
  addEventListener(type: "message", heard: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Scope;
/** The files of this version's shell, written here by the build. */
const SHELL = JSON.parse("__SHELL__") as { readonly version: string; readonly files: readonly string[] };
/** What is said of each call, in every language; written here by the build. */
const WORDS = JSON.parse("__WORDS__") as CallWords;
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

const pages = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Browsers ask that every push be seen; where a page is in view it has said the same already, and nothing sounds. */
async function show(text: string): Promise<void> {
  const call = readCall(text);
  if (!call) return;
  const { title, body } = toldAs(call, WORDS);
  const inView = (await pages()).some((page) => page.visibilityState === "visible");
  await worker.registration.showNotification(title, {
    body,
    lang: call.language,
    tag: call.kind,
    icon: "/icon-192.png",
    silent: inView,
    data: { path: call.path },
  });
}

/** A page that is open comes to the front as it is: it shows what it was called for, and a hand in it goes on. */
async function open(path: string): Promise<void> {
  const [page] = await pages();
  await (page ? page.focus() : worker.clients.openWindow(path));
}

worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path: string }).path));
});
