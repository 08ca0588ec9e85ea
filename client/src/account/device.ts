/** What a browser calls itself, in a few words that people know. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const first = (kinds: typeof BROWSERS, said: string) => kinds.find(([sign]) => sign.test(said))?.[1] ?? "";

/** "Firefox · Linux" of a User-Agent; what a program says of itself as it is, cut short. */
export function deviceName(said: string): string {
  const known = [first(BROWSERS, said), first(SYSTEMS, said)].filter(Boolean).join(" · ");
  return known || said.slice(0, 40);
}
