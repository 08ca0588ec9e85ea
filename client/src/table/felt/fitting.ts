/** How wide a text is: of each letter as much as it has in the page's typeface at the weight of amounts, in em. */

const DIGIT_EM = 0.65;
const POINT_EM = 0.31;
const LETTER_EM = 0.66;

export function emsOf(text: string): number {
  let sum = 0;
  for (const one of text) sum += /\d/.test(one) ? DIGIT_EM : /[.,\s’'·-]/.test(one) ? POINT_EM : LETTER_EM;
  return Math.max(sum, 1);
}

const NARROW = /[ijlIrtf'.,:;!|\s-]/;
const BROAD = /[mwMW@%&]/;
const CAPITAL = /\p{Lu}/u;

/** The same of a name, whose letters are of all widths: rather too much than too little. */
export function nameEmsOf(text: string): number {
  let sum = 0;
  for (const one of text) {
    if (/\d/.test(one)) sum += DIGIT_EM;
    else sum += NARROW.test(one) ? 0.36 : BROAD.test(one) ? 0.92 : CAPITAL.test(one) ? 0.72 : 0.59;
  }
  return Math.max(sum, 1);
}
