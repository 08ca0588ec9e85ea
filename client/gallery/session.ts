/** A session fed by a script instead of the room. */

import type { SeatView, TableShown, TableTold } from "../src/protocol";
import { learnNames } from "../src/wire/names";
import { TableSession } from "../src/table/state/session.svelte";
import type { Scene } from "./scenes";

/** What the scene calls whoever sits there: its seats may say it beside what the room says of a seat. */
const nameIn = (seat: SeatView & { name?: string }) => seat.name ?? seat.player;

interface Fed {
  show(message: TableShown): void;
  tell(message: TableTold): void;
}

export function sceneSession(scene: Scene): TableSession {
  learnNames(Object.fromEntries(scene.view.seats.map((seat) => [seat.player, nameIn(seat)])));
  const session = new TableSession(scene.view.terms.table);
  const fed = session as unknown as Fed;
  fed.show({ type: "table_shown", view: scene.view });
  scene.told.forEach((events, place) => {
    const version = scene.view.version + place + 1;
    const message = { type: "table_told", table: scene.view.terms.table, version, now_ms: Date.now(), events };
    setTimeout(() => fed.tell(message as TableTold), place * (scene.pause ?? 0));
  });
  session.talk = scene.talk ?? [];
  return session;
}
