// Where you are known, your programs, and what is kept about you: every sentence, French first.

const w = (fr: string, en: string) => ({ fr, en });

export const words = {
  link: w("Appareils, programmes et données", "Devices, programs and data"),
  title: w("Vous et vos données", "You and your data"),

  devices: w("Où l'on vous connaît", "Where you are known"),
  devicesWhy: w(
    "Chaque navigateur où vous êtes entré. Sa clé est renouvelée chaque jour et s'éteint après un an sans visite.",
    "Every browser that you came in by. Its key is renewed daily and ends after a year without a visit.",
  ),
  unnamed: w("Un appareil qui n'a pas dit son nom", "A device that did not say its name"),
  before: w("Les appareils d'avant la mise à jour", "Devices from before the update"),
  thisOne: w("celui-ci", "this one"),
  used: (date: string) => w(`vu le ${date}`, `seen on ${date}`),
  neverUsed: w("jamais utilisé", "never used"),
  end: w("Terminer", "End"),
  endNamed: (device: string) => w(`Terminer : ${device}`, `End: ${device}`),
  endOthers: w("Terminer tous les autres", "End all others"),

  programs: w("Vos programmes", "Your programs"),
  programsWhy: w(
    "Un jeton laisse un programme jouer pour vous, ou seulement lire. Il ne peut ni changer votre nom, ni faire " +
      "d'autres jetons, ni vous effacer.",
    "A token lets a program play for you, or only read. It can neither change your name, nor make other tokens, " +
      "nor erase you.",
  ),
  noPrograms: w("Aucun programme.", "No programs."),
  label: w("Nom du programme", "Name of the program"),
  may: w("Il peut", "It may"),
  play: w("jouer et lire", "play and read"),
  read: w("seulement lire", "only read"),
  lasts: w("Pendant", "For"),
  days: (count: number) => w(`${count} jours`, `${count} days`),
  forever: w("toujours, jusqu'à ce que vous le terminiez", "ever, until you end it"),
  until: (date: string) => w(`jusqu'au ${date}`, `until ${date}`),
  make: w("Faire un jeton", "Make a token"),
  once: w(
    "Copiez-le maintenant : nous n'en gardons qu'une empreinte.",
    "Copy it now: we keep only a fingerprint of it.",
  ),

  data: w("Ce que nous gardons", "What we keep"),
  noAccount: w(
    "Ni compte, ni adresse, ni mot de passe, ni mesure d'audience, ni tiers.",
    "No account, no address, no password, no tracking, no third parties.",
  ),
  kept: [
    w(
      "Un numéro tiré au sort, votre nom, votre visage dessiné et le jour de votre arrivée.",
      "A random number, your name, your drawn face and the day you arrived.",
    ),
    w(
      "Pour chaque navigateur : deux mots sur l'appareil (« Firefox, Android »), son arrivée et sa dernière " +
        "visite, à l'heure près.",
      "For each browser: two words about the device (“Firefox, Android”), when it came and its last visit, to " +
        "the hour.",
    ),
    w(
      "Pour chaque programme : son nom, ce qu'il peut, ses dates et l'empreinte de son jeton. Un code d'appareil " +
        ": son empreinte, dix minutes.",
      "For each program: its name, what it may do, its dates and the fingerprint of its token. A device code: " +
        "its fingerprint, for ten minutes.",
    ),
    w(
      "Vos tables : vos places, vos coups et leurs heures, ce que vous avez dit, qui vous ne voulez pas " +
        "entendre, les plateaux et les parties que vous avez apportés.",
      "Your tables: your seats, your moves and their times, what you said, whom you do not want to hear, boards " +
        "and games that you brought.",
    ),
    w(
      "L'adresse de votre connexion, en mémoire seulement, le temps de compter les demandes. Elle n'est écrite " +
        "nulle part par Sésame.",
      "The address of your connection, in memory only, while requests are counted. Sésame writes it down nowhere.",
    ),
  ],
  howLong: w(
    "Qui n'a jamais joué ni parlé est oublié 30 jours après sa dernière visite. Les tables restent, pour être " +
      "rejouées.",
    "Whoever never played or spoke is forgotten 30 days after their last visit. Tables stay, to be watched again.",
  ),
  download: w("Télécharger tout", "Download everything"),

  erase: w("Tout effacer", "Erase everything"),
  erased: w(
    "Disparaissent aussitôt, de la base et de toutes les machines qui servent cette maison : votre numéro, nom " +
      "et visage, vos navigateurs, programmes et codes, tout ce que vous avez dit, assis ou debout, et les parties " +
      "que vous avez apportées.",
    "Gone at once, from the database and from every machine that serves this house: your number, name and face, " +
      "your browsers, programs and codes, all you said, seated or standing, and the games that you brought.",
  ),
  stays: w(
    "Ce qui reste, et que personne ne peut plus vous attribuer",
    "What stays, and nobody can tell to be yours any more",
  ),
  remaining: [
    w(
      "Les coups joués à vos places et leurs heures, sans lesquels les autres ne pourraient ni revoir ni " +
        "vérifier leur partie. Une marque y prend votre place, différente à chaque table.",
      "The moves made on your seats and their times, without which the others could neither watch nor verify " +
        "their game. A mark takes your place there, another one at each table.",
    ),
    w(
      "Qu'une parole a été effacée là, et quand ; que la marque a été rendue muette par quelqu'un.",
      "That something said there was erased, and when; that somebody muted the mark.",
    ),
    w(
      "Les réglages et le plateau des tables que vous avez ouvertes.",
      "The settings and the board of tables that you opened.",
    ),
    w(
      "Ce que d'autres ont écrit eux-mêmes : leurs paroles, les parties qu'ils ont téléchargées ou apportées.",
      "What others wrote themselves: their words, games that they downloaded or brought.",
    ),
    w(
      "Les copies de secours de l'hôte de cette maison, jusqu'à ce qu'il les remplace.",
      "Backups of whoever hosts this house, until they are replaced.",
    ),
  ],
  sure: w("Effacer pour toujours ? Cela ne se reprend pas.", "Erase for good? This cannot be taken back."),
  yes: w("Oui, tout effacer", "Yes, erase everything"),
  no: w("Non", "No"),
};
