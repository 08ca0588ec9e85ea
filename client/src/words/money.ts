/** Amounts between whole cents and the text of a locale. Pure: the locale and the currency are given. */

/**
 * Cents as money with the currency's sign: 1250 -> "€12.50"; below zero with a real minus sign, as points have it.
 * `cents` is whole; no float is ever counted with.
 */
export function moneyText(
  cents: number,
  locale: string,
  currency: string,
  sign: "auto" | "exceptZero" = "auto",
): string {
  try {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, signDisplay: sign });
    return format.format(cents / 100).replace("-", "\u2212");
  } catch {
    // not a currency of ISO 4217: the number, then its name
    return `${amountText(cents, locale)} ${currency}`.trim();
  }
}

/** Two amounts as a range in the locale's way: "€1.60 – €4.00", "1,60–4,00 €". */
export function moneyRangeText(least: number, most: number, locale: string, currency: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: "currency", currency }).formatRange(least / 100, most / 100);
  } catch {
    return `${amountText(least, locale)}–${moneyText(most, locale, currency)}`;
  }
}

/** Cents as a plain number; the cents are left out of a whole amount when `short`. */
export function amountText(cents: number, locale: string, short = false): string {
  const digits = short && cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    cents / 100,
  );
}

/**
 * A typed amount in cents, or null when it is none. Reads both decimal signs and any spaces; one sign alone is a decimal
 * sign when at most two digits follow ("2,5"), and separates thousands when three follow ("1,000").
 */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f€$£]/g, "");
  const parts = /^(\d{1,3}([.,])\d{3}(?:\2\d{3})*|\d*)(?:([.,])(\d{1,2}))?$/.exec(plain);
  if (!parts || (!parts[1] && !parts[4]) || (parts[2] && parts[2] === parts[3])) return null;
  const whole = Number((parts[1] ?? "").replace(/[.,]/g, "") || "0");
  const cents = Number((parts[4] ?? "").padEnd(2, "0") || "0");
  const amount = whole * 100 + cents;
  return Number.isSafeInteger(amount) ? amount : null;
}
