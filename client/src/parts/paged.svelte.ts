/** A list that the room gives page by page, newest first. */

export class Paged<Item> {
  items = $state.raw<readonly Item[]>([]);
  loading = $state(false);
  failed = $state.raw<unknown>(null);
  /** Where the next page starts; empty at the end of the list. */
  next = $state("");
  begun = $state(false);

  constructor(private readonly fetchPage: (before: string) => Promise<{ items: readonly Item[]; next: string }>) {}

  /** Fetch the first page anew. */
  async start(): Promise<void> {
    this.begun = false;
    await this.more("");
  }

  /** Fetch the next page. */
  async more(before = this.next): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    this.failed = null;
    try {
      const page = await this.fetchPage(before);
      this.items = before ? [...this.items, ...page.items] : page.items;
      this.next = page.next;
      this.begun = true;
    } catch (error) {
      this.failed = error;
    } finally {
      this.loading = false;
    }
  }
}
