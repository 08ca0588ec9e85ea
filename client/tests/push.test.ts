import { describe, expect, it } from "vitest";
import { CALLS, readCall, toldAs, type CallWords } from "../worker/calls";

const call = {
  kind: "seat_ready",
  name: "Aino",
  path: "/",
  until_ms: Date.UTC(2026, 10, 23, 12, 30),
  seat: 5,
  language: "fi",
};
const words = Object.fromEntries(
  ["en", "fi"].map((language) => [
    language,
    Object.fromEntries(
      CALLS.map((kind) => [kind, { title: `${language} ${kind}`, body: "{name} {seat} until {time}, {name} {other}" }]),
    ),
  ]),
) as CallWords;

describe("what a push says", () => {
  it("is read as the room writes it, with room to spare", () => {
    expect(readCall(`${JSON.stringify(call)}      `)).toEqual(call);
  });

  it.each(["", "null", "7", "[]", "{", '"x"', JSON.stringify({ ...call, kind: "wire_money" })])(
    "is nothing when the room does not say it: %s",
    (text) => expect(readCall(text)).toBeNull(),
  );

  it.each(["//evil.example/", "https://evil.example/", "/\\evil.example", "javascript:alert(1)", ""])(
    "opens no page of another site: %s",
    (path) => expect(readCall(JSON.stringify({ ...call, path }))?.path).toBe("/"),
  );

  it("is told in the language of the device, and in English where that is unknown", () => {
    expect(toldAs(readCall(JSON.stringify(call))!, words).title).toBe("fi seat_ready");
    expect(toldAs({ ...readCall(JSON.stringify(call))!, language: "sv" }, words).title).toBe("en seat_ready");
  });

  it("takes a name as it is, whatever stands in it", () => {
    const { body } = toldAs({ ...readCall(JSON.stringify(call))!, name: "$& {time}" }, words);
    expect(body).toMatch(/^\$& \{time\} 5 until \d\d[.:]\d\d, \$& \{time\} \{other\}$/);
  });
});
