// Everything that the page says in this language, the rules of games apart: one file to wait for.
export default import.meta.glob<string>(["./de.ftl", "../games/*/words/de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
