/** All messages in Czech, by file. A module of its own: a browser fetches only the languages that are read in it. */
export default import.meta.glob<string>("../../../messages/cs/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
