/** Asking the second factor again: a sheet over any page. */

import { mount, unmount } from "svelte";
import { words } from "../words/words.svelte";
import ProveDialog from "./ProveDialog.svelte";

/** Whether it was proved; false when the player let it be. */
export async function proveAgain(): Promise<boolean> {
  await words.want("later");
  return new Promise((over) => {
    const dialog: Record<string, unknown> = mount(ProveDialog, {
      target: document.body,
      props: {
        close: (proved: boolean) => {
          void unmount(dialog);
          over(proved);
        },
      },
    });
  });
}
