// Everything that the page says in this language, the rules of games apart: one file to wait for.
export default import.meta.glob<string>(["./fr.ftl", "../games/*/words/fr.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
