/** The installed client: the service worker that keeps its shell, and whether a newer version waits to take over. */

class Shell {
  /** The worker of a newer version, which takes over when the player says so. */
  waiting = $state.raw<ServiceWorker | null>(null);

  /** Follow a registration: told as soon as another version than the one that runs here is there. */
  watch(registration: ServiceWorkerRegistration, runs: boolean): void {
    const follow = (next: ServiceWorker | null) =>
      next?.addEventListener("statechange", () => {
        if (next.state === "installed" && runs) this.waiting = next;
      });
    if (registration.waiting && runs) this.waiting = registration.waiting;
    // The browser looks for a newer version by itself when a page opens, and may have found one before anybody listened.
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
  }

  /** Let the newer version take over; the page is loaded anew when it has. */
  takeOver(): void {
    this.waiting?.postMessage("take over");
  }
}

export const shell = new Shell();

/** What a page needs at first comes first. */
const LATER_MS = 4_000;
const LOOK_EVERY_MS = 3_600_000;

/** Register the worker when the page has come to rest; once, when the page starts. */
export function keepShell(): void {
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  // The first worker of all takes over a page that is as new as itself: then nothing is loaded anew.
  const runs = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (runs && shell.waiting) location.reload();
  });
  setTimeout(() => {
    workers.register("/sw.js").then(
      (registration) => {
        shell.watch(registration, runs);
        setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
      },
      () => undefined, // forbidden, or no secure connection: the client works without
    );
  }, LATER_MS);
}
