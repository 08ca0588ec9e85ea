/** The messages in Norwegian of those who do not play just now: rulebooks, floor, staff. */
export default import.meta.glob<string>(
  [
    "../../../../messages/nb/{decisions,values}*.ftl",
    "../../../../messages/nb/{avatars,bans,cashier,charges,desk,deskrecords,directors,floor,jackpots,live,people,push,registration,reports,screens,second,staff,staff_acts,statistics,structure,taken}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
