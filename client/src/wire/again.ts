/** Looking again and again while somebody watches, one look at a time; a page in the background does not look. */

const EVERY_MS = 2_000;

/** Begin to look; returns how to stop. */
export function again(look: () => Promise<void>): () => void {
  let open = true;
  const round = async () => {
    if (!document.hidden) await look();
    if (open) timer = setTimeout(() => void round(), EVERY_MS);
  };
  let timer = setTimeout(() => void round(), 0);
  return () => {
    open = false;
    clearTimeout(timer);
  };
}
