import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AVATARS, avatarOf, learnAvatar, learnAvatars, type Avatar } from "../src/avatars/avatars.svelte";

describe("drawings of players", () => {
  it("come with the names, and go when a name comes without one", () => {
    learnAvatars({ p1: "Anna", p2: "Mika" }, { p1: "fox" });
    expect([avatarOf("p1"), avatarOf("p2")]).toEqual(["fox", undefined]);
    learnAvatars(undefined, undefined);
    expect(avatarOf("p1")).toBe("fox");
    learnAvatars({ p1: "Anna", p2: "Mika" }, { p2: "owl" });
    expect([avatarOf("p1"), avatarOf("p2")]).toEqual([undefined, "owl"]);
  });

  it("of a later room are initials", () => {
    learnAvatar("p3", "bear");
    learnAvatar("p3", "griffin" as Avatar);
    expect(avatarOf("p3")).toBeUndefined();
  });

  it("are all in the file, and nothing of it loads or runs anything", () => {
    const file = readFileSync("src/avatars/avatars.svg", "utf8");
    expect([...file.matchAll(/<symbol id="([a-z]+)"/g)].map((match) => match[1])).toEqual([...AVATARS]);
    expect(file).not.toMatch(/script|href|url\(|\son[a-z]+=/);
  });
});
