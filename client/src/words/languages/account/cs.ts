/** The messages in Czech of signing in and of one's own account. */
export default import.meta.glob<string>("../../../../messages/cs/account.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
