const w = (fr: string, en: string) => ({ fr, en });
const s = (count: number) => (count > 1 ? "s" : "");

export const words = {
  promise: w(
    "Empilez les barons : la pile de neuf fait l'Empereur.",
    "Stack the barons: a pile of nine makes the Emperor.",
  ),
  /** What the values of its options are called. */
  values: {
    sheet: w("Sud puis Nord", "South, then North"),
    alternate: w("un baron chacun", "one baron in turn"),
    random: w("au hasard", "at random"),
  },
  board: w("Le dragon de trente-six écailles", "The dragon of thirty-six scales"),
  square: (number: number, claws: number, height: number, [red, black, white]: number[]) => {
    const place = w(`Case ${number}, ${claws} griffe${s(claws)}`, `Square ${number}, ${claws} claw${s(claws)}`);
    if (!height) return w(`${place.fr}, vide`, `${place.en}, empty`);
    return w(
      `${place.fr} : pile de ${height}, rouges ${red}, noirs ${black}, blancs ${white}`,
      `${place.en}: pile of ${height}, red ${red}, black ${black}, white ${white}`,
    );
  },
  howMany: w("Combien de barons ?", "How many barons?"),
  barons: (count: number) => w(`${count} baron${s(count)}`, `${count} baron${s(count)}`),
  turned: {
    "00": w("Sans retourner", "Without turning"),
    "10": w("Retourner la partie déplacée", "Turn the moved part"),
    "01": w("Retourner toute la pile", "Turn the whole pile"),
    "11": w("Retourner l'une et l'autre", "Turn both"),
  } as Record<string, { fr: string; en: string }>,
  pass: w("Passer", "Pass"),
  south: w("Sud", "South"),
  north: w("Nord", "North"),
  atRandom: w("Au hasard", "At random"),
  stop: w("Arrêter", "Stop"),
  placeHow: w("Touchez une écaille, ou glissez sur plusieurs.", "Touch a scale, or sweep over several."),
  colours: { r: w("rouge", "red"), k: w("noir", "black"), w: w("blanc", "white") },
  mine: w("à votre portée", "in your reach"),
  ofMover: w("à la portée de qui joue", "in reach of whoever plays"),
  theirs: w("à la portée de l'autre", "in the other's reach"),
  howTurned: w("Retourner ?", "Turn over?"),
};
