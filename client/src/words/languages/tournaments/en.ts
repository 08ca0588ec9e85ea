/** The messages in English of who plays tournaments. */
export default import.meta.glob<string>("../../../../messages/en/tournaments.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
