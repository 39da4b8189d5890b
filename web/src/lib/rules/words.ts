const w = (fr: string, en: string) => ({ fr, en });

export const words = {
  title: (game: string) => w(`${game} : les règles`, `${game}: the rules`),
  contents: w("Sommaire", "Contents"),
  readings: w("Nos lectures de la règle", "Our readings"),
  readingsWhy: w(
    "Là où la règle se tait, voici ce que nous avons décidé.",
    "Where the rule sheet is silent, this is what we decided.",
  ),
  rebuilt: w("Reconstitué par nous", "Rebuilt by us"),
  rebuiltWhy: w("Ce que nous n'avons pas pu voir et avons refait.", "What we could not see and have made anew."),
  unwritten: w(
    "Ce jeu est venu sans règles écrites ; à la table, une phrase dit toujours quoi faire.",
    "This game came without written rules; at the table a sentence always says what to do.",
  ),
  unknown: w("Ce jeu n'est pas chez nous.", "We do not have this game."),
  moment: w("Un moment de la partie, sur la vraie table", "A moment of the game, on the real table"),
  words: w(
    "Les mots et les dessins de cette page sont les nôtres. Sésame n'a pas de lien avec les auteurs ni les " +
      "éditeurs, que nous remercions.",
    "The words and drawings of this page are ours. Sésame is not connected with the authors or publishers, whom " +
      "we thank.",
  ),
};
