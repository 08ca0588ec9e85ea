/** The messages in Czech of private games. */
export default import.meta.glob<string>("../../../../messages/cs/private.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
