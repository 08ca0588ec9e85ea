/** The messages in English of signing in and of one's own account. */
export default import.meta.glob<string>("../../../../messages/en/account.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
