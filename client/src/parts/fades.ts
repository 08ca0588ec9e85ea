/** A row that moves sideways fades at its end as long as more of it lies there. */

const FADE_PX = 32;

export function fades(row: HTMLElement): () => void {
  const fade = `linear-gradient(to left, transparent, #000 ${FADE_PX}px)`;
  const look = () => {
    row.style.maskImage = row.scrollWidth - row.clientWidth - row.scrollLeft > 1 ? fade : "";
  };
  const sizes = new ResizeObserver(look);
  for (const one of [row, ...row.children]) sizes.observe(one); // words of another language are wider
  row.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    row.removeEventListener("scroll", look);
  };
}
