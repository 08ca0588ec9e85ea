/**
 * The lock of the action bar: for a moment after a button came to mean something else, it does nothing.
 *
 * A click meant for the old price must not pay the new one. The player's turn opening under the finger counts too.
 */

export const LOCK_MS = 400;

export class PriceGuard {
  private price = "";
  private until = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The bar shows this price now; empty when there is nothing to decide. Returns for how long it is locked. */
  show(price: string): number {
    if (price !== this.price) {
      this.price = price;
      this.until = price ? this.now() + LOCK_MS : 0;
    }
    return this.remaining;
  }

  /** Lock what is shown anew, though it means what it meant. */
  hold(): void {
    this.until = this.now() + LOCK_MS;
  }

  get remaining(): number {
    return Math.max(0, this.until - this.now());
  }

  get locked(): boolean {
    return this.remaining > 0;
  }
}
