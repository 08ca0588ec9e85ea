import { afterEach, describe, expect, it, vi } from "vitest";
import { keepShell, shell } from "../src/shell/shell.svelte";
import { wayOf } from "../worker/rules";

const HERE = "https://room.example";
const asked = (path: string, mode = "cors", method = "GET") => ({ url: `${HERE}${path}`, mode, method });

describe("what the service worker keeps", () => {
  it("are the client's own files and the page", () => {
    expect(wayOf(asked("/assets/room-abc.js"), HERE)).toBe("file");
    expect(wayOf(asked("/", "navigate"), HERE)).toBe("page");
    expect(wayOf(asked("/tables/t1", "navigate"), HERE)).toBe("page");
  });
  it.each([
    "/api/me",
    "/api/hands/h1",
    "/api/hands/h1.phh",
    "/api/lobby",
    "/ws",
    "/schema/openapi.json",
    "/health",
    "/metrics",
    "/api",
  ])("is never what the room answers: %s", (path) => {
    for (const mode of ["cors", "navigate", "same-origin"]) expect(wayOf(asked(path, mode), HERE)).toBe("none");
  });
  it("is nothing that is sent, of another site or no file of the client", () => {
    expect(wayOf(asked("/assets/room-abc.js", "cors", "POST"), HERE)).toBe("none");
    expect(wayOf({ ...asked("/assets/room-abc.js"), url: "https://elsewhere.example/assets/a.js" }, HERE)).toBe("none");
    expect(wayOf(asked("/icon.svg"), HERE)).toBe("none");
  });
});

describe("a newer version", () => {
  const target = <T extends object>(more: T) => Object.assign(new EventTarget(), more);
  it("is told though the browser began to install it before the page listened", () => {
    const next = target({ state: "installing" });
    const registration = target({ waiting: null, installing: next });
    shell.waiting = null;
    shell.watch(registration as unknown as ServiceWorkerRegistration, true);
    next.state = "installed";
    next.dispatchEvent(new Event("statechange"));
    expect(shell.waiting).toBe(next);
    shell.waiting = null;
  });
  it("is told when it is there, and takes over when the player says so", () => {
    const next = target({ state: "installing", postMessage: vi.fn() });
    const registration = target({ waiting: null, installing: next });
    shell.watch(registration as unknown as ServiceWorkerRegistration, true);
    registration.dispatchEvent(new Event("updatefound"));
    expect(shell.waiting).toBeNull();
    next.state = "installed";
    next.dispatchEvent(new Event("statechange"));
    expect(shell.waiting).toBe(next);
    shell.takeOver();
    expect(next.postMessage).toHaveBeenCalledWith("take over");
    shell.waiting = null;
  });
  it("is none when it is the first one of all", () => {
    const first = target({ state: "installed" });
    const registration = target({ waiting: null, installing: first });
    shell.watch(registration as unknown as ServiceWorkerRegistration, false);
    registration.dispatchEvent(new Event("updatefound"));
    first.dispatchEvent(new Event("statechange"));
    expect(shell.waiting).toBeNull();
  });
});

describe("a browser without a worker", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  it("is left alone when it knows none", () => {
    vi.useFakeTimers();
    vi.stubGlobal("navigator", {});
    keepShell();
    expect(vi.getTimerCount()).toBe(0);
  });
  it("is asked once and goes on when it forbids one", async () => {
    vi.useFakeTimers();
    const register = vi.fn(() => Promise.reject(new DOMException("forbidden", "SecurityError")));
    vi.stubGlobal("navigator", { serviceWorker: Object.assign(new EventTarget(), { controller: null, register }) });
    keepShell();
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
    expect(shell.waiting).toBeNull();
  });
});
