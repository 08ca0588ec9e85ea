/** The messages in Norwegian of private games. */
export default import.meta.glob<string>("../../../../messages/nb/private.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
