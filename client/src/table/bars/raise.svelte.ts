/** The amount of a raise while it is being chosen. A new price starts anew: nothing is armed again by itself. */

import { settings } from "../../app/settings.svelte";
import { t } from "../../words/words.svelte";
import { chips, read, typed } from "../amounts.svelte";
import { priceOf, type Decision } from "./decision";
import { presetsFor, type Preset } from "./presets";
import { amountAt, clamp, rounded, tickOf } from "./slider";

const roundedFor = (amount: number, decision: Decision) =>
  rounded(amount, decision.minTo, decision.maxTo, decision.unit);

export class Raise {
  to = $state(0);
  /** The field's own text while somebody writes in it. */
  text = $state<string | null>(null);
  private price = "";

  /** The bar shows this decision now. */
  show(decision: Decision | null): void {
    const price = decision ? priceOf(decision) : "";
    if (price === this.price) return;
    this.price = price;
    this.text = null;
    this.to = decision?.canRaise ? decision.minTo : 0;
  }

  presets(decision: Decision): Preset[] {
    return presetsFor(decision, settings.presets);
  }

  set(amount: number, decision: Decision): void {
    this.text = null;
    const nearer = amount - decision.minTo < decision.maxTo - amount ? decision.minTo : decision.maxTo;
    this.to = decision.onlyLimits ? nearer : roundedFor(clamp(amount, decision.minTo, decision.maxTo), decision);
  }

  step(by: number, fine: boolean, decision: Decision): void {
    const size = fine ? this.smallStep(decision) : decision.bigBlind;
    this.set(this.to + by * size, decision);
  }

  /** Half a big blind, and never less than a cent. */
  smallStep(decision: Decision): number {
    return decision.unit || Math.max(1, Math.floor(decision.bigBlind / 2));
  }

  slide(tick: number, decision: Decision): void {
    this.set(amountAt(tick, decision.minTo, decision.maxTo, this.smallStep(decision)), decision);
  }

  tick(decision: Decision): number {
    return tickOf(this.to, decision.minTo, decision.maxTo);
  }

  /** What stands in the field. */
  shown(decision: Decision): string {
    return this.text ?? typed(this.to, decision);
  }

  write(text: string, decision: Decision): void {
    this.text = text;
    const amount = read(text, decision);
    if (amount !== null && amount >= decision.minTo && amount <= decision.maxTo) this.to = roundedFor(amount, decision);
  }

  /** What is wrong with the text in the field; empty when nothing is. */
  fault(decision: Decision): string {
    if (this.text === null) return "";
    const amount = read(this.text, decision);
    if (amount === null) return t("table-amount-unread");
    if (amount < decision.minTo) return t("table-amount-below", { least: chips(decision.minTo, decision) });
    if (amount > decision.maxTo) return t("table-amount-above", { most: chips(decision.maxTo, decision) });
    return "";
  }
}
