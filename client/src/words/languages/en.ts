/** The messages in English of the lobby and the table, by file. A module of its own: a browser fetches only the languages that are read in it. */
export default import.meta.glob<string>(
  [
    "../../../messages/en/*.ftl",
    "!../../../messages/en/{decisions,values}*.ftl",
    "!../../../messages/en/{account,avatars,bans,cashier,charges,desk,deskrecords,directors,floor,jackpots,live,people,private,push,reports,screens,second,staff,staff_acts,statistics,structure,taken,tournament*}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
