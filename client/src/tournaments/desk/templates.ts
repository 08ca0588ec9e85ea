/** Structures to begin with, as a director writes them: each is a file, changed at will before anything is made of it. */

const CHIPS = "chips = [25, 100, 500, 1000, 5000]";
const level = (big: number, ante = 0) =>
  `    { small_blind = ${big / 2}, big_blind = ${big}${ante ? `, ante = ${ante}` : ""} },`;
const levels = (bigs: readonly number[], anteFrom: number) =>
  ["levels = [", ...bigs.map((big, place) => level(big, place >= anteFrom ? big : 0)), "]"].join("\n");

const LONG = [50, 100, 150, 200, 300, 400, 600, 800, 1000, 1200, 1600, 2000, 3000, 4000, 6000, 8000, 10000, 12000];
const SHORT = [50, 100, 150, 200, 300, 400, 600, 800, 1000, 1200, 1600, 2000];

export const TEMPLATES: Readonly<Record<string, string>> = {
  evening: `name = "Evening tournament"
stack = 10000
seats = 6
level_seconds = 720
ante_by = "big_blind"
${levels(LONG, 4)}
${CHIPS}
price = { pool_cents = 1800, fee_cents = 200 }
entries = { least = 10 }
late = { until_level = 6, re_entries = 1 }
pauses = [{ after_level = 6, seconds = 300 }, { after_level = 12, seconds = 300 }]
`,
  rebuys: `name = "Rebuys and an add-on"
stack = 3000
seats = 6
level_seconds = 600
ante_by = "big_blind"
${levels(LONG, 6)}
${CHIPS}
price = { pool_cents = 900, fee_cents = 100 }
entries = { least = 6 }
late = { until_level = 6 }
rebuys = { chips = 3000, pool_cents = 1000, until_level = 6, up_to = 3000 }
add_on = { chips = 5000, pool_cents = 1000 }
pauses = [{ after_level = 6, seconds = 300 }]
`,
  "sit-and-go": `name = "Sit & go for six"
stack = 1500
seats = 6
level_seconds = 300
${levels(SHORT, 99)}
${CHIPS}
price = { pool_cents = 450, fee_cents = 50 }
entries = { least = 6, most = 6 }
`,
};
