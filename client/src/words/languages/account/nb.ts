/** The messages in Norwegian of signing in and of one's own account. */
export default import.meta.glob<string>("../../../../messages/nb/account.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
