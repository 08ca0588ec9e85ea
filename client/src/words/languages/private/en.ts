/** The messages in English of private games. */
export default import.meta.glob<string>("../../../../messages/en/private.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
