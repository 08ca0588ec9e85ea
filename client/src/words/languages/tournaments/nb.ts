/** The messages in Norwegian of who plays tournaments. */
export default import.meta.glob<string>("../../../../messages/nb/tournament*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
