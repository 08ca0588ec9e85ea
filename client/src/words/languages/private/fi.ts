/** The messages in Finnish of private games. */
export default import.meta.glob<string>("../../../../messages/fi/private.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
