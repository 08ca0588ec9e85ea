/** Private games: the form that opens one, and who pays whom when it is over. */

import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { router } from "../../src/app/router.svelte";
import { toasts } from "../../src/parts/toasts.svelte";
import { linkOf } from "../../src/private/links.svelte";
import OpenPage from "../../src/private/OpenPage.svelte";
import Payments from "../../src/private/Payments.svelte";
import type { PoolView, PrivateForm, PrivateGameBody } from "../../src/protocol";
import { room } from "../../src/wire/room.svelte";
import { words } from "../../src/words/words.svelte";
import { FORM } from "../private_form";
import { all, button, drawn, field, http, pageText, pick, press, settled, signIn, textOf, tidy, write } from "./drawn";

beforeEach(() => {
  words.language = "en";
  toasts.all = [];
});

const pool = (id: string, stake: string, small: number, offered = true): PoolView => ({
  pool: id,
  house: "h",
  game: "holdem",
  form: "no_limit",
  banzai: false,
  stake,
  small_blind: small,
  big_blind: 2 * small,
  min_buy_in: 80 * small,
  max_buy_in: 200 * small,
  currency: "EUR",
  players: 0,
  waiting: 0,
  tables: [],
  offered,
});

describe("opening a private game", () => {
  /** The page once the form of its first stake has come; `opened` is what the room answers to the whole form. */
  async function page(opened: unknown, refusing = 0, form: PrivateForm = FORM) {
    vi.stubGlobal("scrollTo", () => undefined);
    signIn(0);
    room.pools = [pool("nl10", "NL10", 5), pool("nl20", "NL20", 10), pool("old", "NL50", 25, false)];
    const calls = http({ "/api/private/form": form, "/api/private/games": opened }, refusing);
    drawn(OpenPage, {});
    await vi.waitFor(() => expect(submit().disabled).toBe(false));
    return calls;
  }
  const submit = () => button("Open a private game");
  async function submitted() {
    submit().click();
    for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setTimeout(done));
    await settled();
  }
  const posted = (calls: Awaited<ReturnType<typeof page>>) => calls.filter((one) => one.method === "POST");
  const faults = () => all("[role=alert] li").map((one) => one.textContent?.trim());

  it("is for people with an account", () => {
    signIn(0);
    room.me = { ...room.me, player: "" };
    drawn(OpenPage, {});
    expect(document.querySelector("form")).toBeNull();
    expect(document.querySelector('a[href="/sign-in"]')).not.toBeNull();
  });

  it("as the house has it sends a stake and nothing that is otherwise", async () => {
    const calls = await page({ table: "g1", link: "secret" });
    expect(field<HTMLSelectElement>("Stakes").options).toHaveLength(2);
    await submitted();
    expect(posted(calls)).toEqual([
      {
        method: "POST",
        path: "/api/private/games",
        body: { pool: "nl10", money: "play", name: "", amounts: {}, decisions: {} },
      },
    ]);
    expect(router.path).toBe("/private/g1");
    expect(linkOf("g1")).toBe("secret");
    router.go("/", true);
  });

  it("sends what was written and chosen otherwise, and only that", async () => {
    const calls = await page({ table: "g2", link: "secret" });
    write(field("What the game is called"), "  Friday ");
    const radios = all(".page input[type=radio]") as HTMLInputElement[];
    expect(radios).toHaveLength(2);
    radios[1]?.click();
    flushSync();
    expect(pageText()).toContain("Chips are debts among friends");
    write(field("Big blind"), "0,25");
    field("Straddles").click();
    flushSync();
    await submitted();
    expect(posted(calls)[0]?.body).toEqual({
      pool: "nl10",
      money: "settle_up",
      name: "Friday",
      amounts: { big_blind_cents: 25 },
      decisions: { "straddles.offered": true },
    });
    router.go("/", true);
  });

  it("asks no more about what is off", async () => {
    await page({});
    const numbers = () => all("input[type=number]").length;
    expect(numbers()).toBe(3);
    field("Straddles").click();
    flushSync();
    expect(numbers()).toBe(4);
  });

  it("offers no choice of money where the house allows one kind", async () => {
    await page({}, 0, { ...FORM, money: ["play"] });
    expect(all(".page input[type=radio]")).toHaveLength(0);
  });

  it("does not send an amount that is none, and says which one", async () => {
    const calls = await page({ table: "g3" });
    write(field("Big blind"), "lots");
    await submitted();
    expect(posted(calls)).toEqual([]);
    expect(textOf("[role=alert] p")).toBe("One thing is not right yet:");
    expect(faults()).toEqual(["Big blind: Write an amount, such as 0.10."]);
    expect(field("Big blind").getAttribute("aria-invalid")).toBe("true");
    expect(router.path).not.toContain("/private/g3");
  });

  it("tells every fault that the room finds, at its field too", async () => {
    const message = "At most 500 big blinds";
    await page({ faults: [{ entry: "buy_in.maximum_big_blinds", message }] });
    await submitted();
    expect(faults()).toHaveLength(1);
    expect(faults()[0]).toMatch(/: At most 500 big blinds$/);
    expect(all("input[type=number][aria-invalid=true]")).toHaveLength(1);
    expect((document.querySelector("details") as HTMLDetailsElement).open).toBe(true);
  });

  it("says of two amounts the wrong way round which may not be above which", async () => {
    await page({ faults: [{ entry: "stakes", message: "The stakes are wrong" }] });
    write(field("Small blind"), "0.50");
    await submitted();
    expect(faults()).toEqual(["Small blind: may not be above “Big blind”."]);
  });

  it("tells a refusal, and can be tried again", async () => {
    await page({ code: "odd-thing", message: "You have a game already" }, 409);
    await submitted();
    expect(textOf("[role=alert]")).toBe("You have a game already");
    expect(submit().disabled).toBe(false);
  });

  it("of another stake takes that stake's amounts, and keeps what the host decided otherwise", async () => {
    const calls = await page({ table: "g4", link: "s" });
    write(field("Big blind"), "9");
    field("Straddles").click();
    flushSync();
    pick(field<HTMLSelectElement>("Stakes"), "nl20");
    expect(submit().disabled).toBe(true);
    await vi.waitFor(() => expect(submit().disabled).toBe(false));
    expect(field("Big blind").value).toBe("0.10");
    await submitted();
    expect(posted(calls)[0]?.body).toMatchObject({
      pool: "nl20",
      amounts: {},
      decisions: { "straddles.offered": true },
    });
    expect(pageText()).not.toContain("This stake has no place");
    router.go("/", true);
  });
});

describe("who pays whom", () => {
  const person = (player: string, name: string) =>
    ({ player, name, guest: true, removed: false, seated: false, stack: 0, lent: 0, result: 0 }) as const;
  const game = (payments: PrivateGameBody["payments"]) =>
    ({ table: "g1", name: "Friday", people: [person("a", "Aino"), person("b", "Ben")], payments }) as unknown;
  const shown = (payments: PrivateGameBody["payments"]) => drawn(Payments, { game: game(payments) as PrivateGameBody });
  const TWO = [
    { payer: "a", payee: "b", cents: 1_250 },
    { payer: "c", payee: "b", cents: 300 },
  ];

  it("is said in whole sentences, one a payment", () => {
    shown(TWO);
    const lines = all("li").map((one) => tidy(one.textContent));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^Aino pays Ben .*12\.50/);
    expect(lines[1]).toMatch(/^c pays Ben .*3/); // somebody who is not on the list any more
  });

  it("is nobody where all are even", () => {
    shown([]);
    expect(pageText()).toContain("Nobody owes anybody anything.");
    expect(all("button")).toHaveLength(0);
  });

  it("is copied with the name of the game, and says so", async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    shown(TWO);
    press("Copy the payments");
    await settled();
    expect(copied[0]?.split("\n").map(tidy)).toEqual(["Friday", ...all("li").map((one) => tidy(one.textContent))]);
    expect(toasts.all.map((one) => one.text)).toEqual(["The payments are copied."]);
  });

  it("is marked to be copied by hand where the browser does not let it", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    shown(TWO);
    press("Copy the payments");
    await settled();
    expect(tidy(getSelection()?.toString())).toContain("Aino pays Ben");
    expect(toasts.all).toEqual([]);
  });
});
