/** Notices by push: this browser's address at its push service, told to the room. Nothing is asked of the player here. */

import { api } from "../wire/api";
import type { Language } from "../words/bundles";

/** `unable`: the browser has no push; `off`: the room calls nobody; `denied`: the player or the browser forbids it. */
export type Calls = "unable" | "off" | "denied" | "no" | "yes";

const isAble = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** What the browser lets this page show; asked of the browser itself, which knows of answers given elsewhere. */
async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: "notifications" })).state;
  } catch {
    return Notification.permission === "default" ? "prompt" : Notification.permission;
  }
}

/** The worker's registration, if there is one that can hear a push. */
const registration = () => navigator.serviceWorker.getRegistration("/");

export async function callsNow(): Promise<Calls> {
  if (!isAble()) return "unable";
  if (!(await api.pushKey()).key) return "off";
  const may = await permission();
  if (may === "denied") return "denied";
  const found = await (await registration())?.pushManager.getSubscription();
  return found && may === "granted" ? "yes" : "no";
}

/** Ask the browser for its address and tell it to the room. Rejects where the browser or the room will not. */
export async function callMe(language: Language): Promise<Calls> {
  const may = await Notification.requestPermission();
  if (may !== "granted") return may === "denied" ? "denied" : "no";
  await tell(await subscribed((await api.pushKey()).key), language);
  return "yes";
}

/** Take this browser's address back, from the room first. */
export async function callNoMore(): Promise<Calls> {
  const found = await (await registration())?.pushManager.getSubscription();
  if (found) {
    await api.callNoMore(found.endpoint);
    await found.unsubscribe();
  }
  return "no";
}

/** The same browser in a new sign-in, or by a new key of the room: told again, without a question. */
export async function renewCalls(language: Language): Promise<void> {
  if (!isAble() || (await permission()) !== "granted") return;
  const { key } = await api.pushKey();
  if (key) await tell(await subscribed(key), language);
}

async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = (await registration()) ?? (await navigator.serviceWorker.register("/sw.js"));
  const found = await pushManager.getSubscription();
  const bound = found?.options.applicationServerKey;
  if (found && bound && toBase64url(bound) === key) return found;
  await found?.unsubscribe();
  await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function tell(subscription: PushSubscription, language: Language): Promise<void> {
  const key = (name: PushEncryptionKeyName) => {
    const raw = subscription.getKey(name);
    if (!raw) throw new Error(`the browser gave no ${name}`);
    return toBase64url(raw);
  };
  await api.callMe({
    endpoint: subscription.endpoint,
    p256dh: key("p256dh"),
    auth: key("auth"),
    language,
    expires_ms: Math.floor(subscription.expirationTime ?? 0),
  });
}

function toBase64url(raw: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(raw)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
