import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/wire/api";

interface Sent {
  readonly path: string;
  readonly key: string | undefined;
}

let sent: Sent[] = [];
let fails = 0;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, fails] = [[], 0];
  vi.stubGlobal("fetch", (path: string, asked: RequestInit) => {
    sent.push({ path, key: (asked.headers as Record<string, string>)["Idempotency-Key"] });
    fails -= 1;
    return fails >= 0
      ? Promise.reject(new TypeError("no network"))
      : Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what moves money by HTTP", () => {
  it("is sent again under the same key until it is answered", async () => {
    fails = 2;
    const done = api.private.sit("t1", 0);
    await vi.runAllTimersAsync();
    await done;
    expect(sent.map((one) => one.key)).toEqual([sent[0]!.key, sent[0]!.key, sent[0]!.key]);
    expect(sent[0]!.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it("has another key each time it is asked for", async () => {
    await api.directors.cancel("cup", "for a test");
    await api.directors.cancel("cup", "for a test");
    expect(new Set(sent.map((one) => one.key)).size).toBe(2);
  });

  it("is given up when the room stays away", async () => {
    fails = 100;
    const done = api.directors
      .cancel("cup", "for a test")
      .catch((error: { body: { code: string } }) => error.body.code);
    await vi.runAllTimersAsync();
    expect(await done).toBe("no-connection");
    expect(sent.length).toBe(3);
  });
});

describe("whatever else is asked", () => {
  it("is sent once and without a key", async () => {
    fails = 1;
    await expect(api.private.open({ pool: "p" })).rejects.toMatchObject({ body: { code: "no-connection" } });
    expect(sent).toEqual([{ path: "/api/private/games", key: undefined }]);
  });
});

describe("questions", () => {
  /** Requests that wait for their answers, which a test gives in any order. */
  let waiting: { path: string; answer: (body: unknown) => void }[] = [];
  const soon = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    waiting = [];
    vi.stubGlobal(
      "fetch",
      (path: string) =>
        new Promise<Response>((came) =>
          waiting.push({ path, answer: (body) => came(new Response(JSON.stringify(body))) }),
        ),
    );
  });

  it("are put again where something was changed before their answer came", async () => {
    const list = api.complaints();
    const said = api.complain({ id: "c1", text: "They talk.", about: "" });
    waiting[1]!.answer({ complaints: ["c1"] });
    await said;
    waiting[0]!.answer({ complaints: [] });
    await soon();
    expect(waiting.map((one) => one.path)).toEqual(["/api/complaints", "/api/complaints", "/api/complaints"]);
    waiting[2]!.answer({ complaints: ["c1"] });
    expect(await list).toEqual({ complaints: ["c1"] });
  });

  it("are not answered by what is older than an answer before", async () => {
    const [first, second] = [api.jackpots(), api.jackpots()];
    waiting[1]!.answer({ jackpots: ["new"] });
    expect(await second).toEqual({ jackpots: ["new"] });
    waiting[0]!.answer({ jackpots: ["old"] });
    expect(await first).toEqual({ jackpots: ["new"] });
    const third = api.jackpots();
    waiting[2]!.answer({ jackpots: ["newest"] });
    expect(await third).toEqual({ jackpots: ["newest"] });
  });
});
