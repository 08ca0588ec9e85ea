/** By whose rulebook a part of the page goes: a table's house, for every clause mark in it. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("house");

/** Everything inside this component goes by a house's book. */
export function goByHouse(house: () => string): void {
  setContext(KEY, house);
}

/** The house in whose part of the page this component stands; "" is the main one. Call it while the component is made. */
export function houseHere(): () => string {
  return getContext<(() => string) | undefined>(KEY) ?? (() => "");
}
