/** Links on the page of a table: who has a seat there does not leave it by one. */

/** Before a link is followed: it opens a tab of its own for who has a seat; but not the way out, nor one to a table. */
export function stay(event: Event, seated: boolean): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || !seated || link.dataset["out"] !== undefined) return;
  if (link.origin === location.origin && link.pathname.startsWith("/tables/")) return;
  link.target = "_blank";
  link.rel = "noopener";
}
