/** The messages in Finnish of who plays tournaments. */
export default import.meta.glob<string>("../../../../messages/fi/tournaments.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
