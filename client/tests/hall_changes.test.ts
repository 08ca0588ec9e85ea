import { describe, expect, it } from "vitest";
import type { LiveHall } from "../src/protocol";
import { withChanges } from "../src/tournaments/live/hall_changes";

const table = (number: number, chips: number) => ({ table: number, seats: [], chips });
const hall = (of: Partial<LiveHall>) => ({ tables: [], orders: [], version: "v.1", ...of }) as unknown as LiveHall;

describe("a hall with what has changed in it", () => {
  const known = hall({ tables: [table(1, 10), table(2, 20), table(3, 30)] });

  it("has changed tables anew, new ones in their place, and no longer those that are gone", () => {
    const told = hall({ version: "v.2", since: "v.1", gone: [2], tables: [table(4, 40), table(1, 11)] });
    const seen = withChanges(known, told);
    expect(seen?.tables).toEqual([table(1, 11), table(3, 30), table(4, 40)]);
    expect(seen?.version).toBe("v.2");
  });

  it("is the told one where that is whole, and unknown where the changes are another hall's", () => {
    const whole = hall({ version: "v.9", tables: [table(9, 90)] });
    expect(withChanges(known, whole)).toBe(whole);
    expect(withChanges(known, hall({ version: "v.3", since: "v.2" }))).toBeNull();
    expect(withChanges(null, hall({ version: "v.3", since: "v.2" }))).toBeNull();
  });
});
