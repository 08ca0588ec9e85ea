/** The messages in Finnish of those who do not play just now: rulebooks, floor, staff. */
export default import.meta.glob<string>(
  [
    "../../../../messages/fi/{decisions,values}*.ftl",
    "../../../../messages/fi/{avatars,bans,cashier,charges,desk,deskrecords,directors,floor,jackpots,live,people,push,registration,reports,screens,second,staff,staff_acts,statistics,structure,taken}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
