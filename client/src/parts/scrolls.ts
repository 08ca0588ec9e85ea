/** What may be wider than the page and scrolls by itself can be reached by keyboard, and has a name. */

import type { Attachment } from "svelte/attachments";

export const scrolls =
  (label: string): Attachment<HTMLElement> =>
  (node) => {
    node.setAttribute("role", "region");
    node.setAttribute("aria-label", label);
    node.tabIndex = 0;
  };
