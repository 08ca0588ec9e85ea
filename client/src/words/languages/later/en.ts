/** The messages in English of those who do not play just now: rulebooks, floor, staff. */
export default import.meta.glob<string>(
  [
    "../../../../messages/en/{decisions,values}*.ftl",
    "../../../../messages/en/{avatars,bans,cashier,charges,desk,deskrecords,directors,floor,jackpots,live,people,push,registration,reports,screens,second,staff,staff_acts,statistics,structure,taken}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
