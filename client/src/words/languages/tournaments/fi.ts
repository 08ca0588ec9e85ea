/** The messages in Finnish of who plays tournaments. */
export default import.meta.glob<string>("../../../../messages/fi/tournament*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
