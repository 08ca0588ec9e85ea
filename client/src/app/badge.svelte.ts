/** How many of your tables wait for you, on the page's icon: in the tab, and on the icon of the installed client. */

import { room } from "../wire/room.svelte";

export const ICON = "/icon.svg";
export const ICON_ON_TURN = "/icon-turn.svg";

/** How many of your tables are to act on. */
export const onTurn = () => room.seats.filter((seat) => seat.your_turn).length;

/** Keep the icon as the tables are; call inside a component. */
export function badged(): void {
  $effect(() => {
    const count = onTurn();
    document.querySelector('link[rel="icon"]')?.setAttribute("href", count ? ICON_ON_TURN : ICON);
    // Not every browser has it, and one that is not installed may refuse.
    void (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
  });
}
