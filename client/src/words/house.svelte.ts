/** What the words need to know of the house. */

class House {
  /** The currency's ISO 4217 code; the room says it when the page starts. */
  currency = $state("EUR");
}

export const house = new House();
