/** The messages in Czech of who plays tournaments. */
export default import.meta.glob<string>("../../../../messages/cs/tournament*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
