/** The messages in Finnish of signing in and of one's own account. */
export default import.meta.glob<string>("../../../../messages/fi/account.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
