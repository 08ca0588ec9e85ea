/** What may be wider than its place and scrolls by itself. It fades at the edge beyond which there is more. */

import type { Attachment } from "svelte/attachments";

/** A row of things that can be reached by themselves. */
export const fades: Attachment<HTMLElement> = (node) => {
  node.classList.add("scrolls");
  const look = () => {
    const beyond = node.scrollWidth - node.clientWidth - node.scrollLeft;
    node.classList.toggle("more-before", node.scrollLeft > 1);
    node.classList.toggle("more-after", beyond > 1);
  };
  const sizes = new ResizeObserver(look);
  for (const one of [node, ...node.children]) sizes.observe(one);
  node.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    node.removeEventListener("scroll", look);
  };
};

/** A table or a text: it can be reached by keyboard, and has a name. */
export const scrolls =
  (label: string): Attachment<HTMLElement> =>
  (node) => {
    node.setAttribute("role", "region");
    node.setAttribute("aria-label", label);
    node.tabIndex = 0;
    return fades(node);
  };
