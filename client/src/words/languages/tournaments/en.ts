/** The messages in English of who plays tournaments. */
export default import.meta.glob<string>("../../../../messages/en/tournament*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
