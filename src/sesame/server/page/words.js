// Every sentence that the page says itself; the games bring their own.
const WORDS = {
  play: ["Jouer", "Play"],
  game: ["Quel jeu ?", "Which game?"],
  seats: ["Combien de places", "How many seats"],
  options: ["Options du jeu", "Options of the game"],
  robots: ["Jouer contre les robots", "Play against robots"],
  friends: ["Inviter des amis", "Invite friends"],
  level: ["Force des robots", "Strength of the robots"],
  public: ["table visible de tous", "table that everybody sees"],
  you: ["Votre nom", "Your name"],
  lobby: ["Tables ouvertes", "Open tables"],
  nobody: ["Personne n'attend pour l'instant.", "Nobody is waiting just now."],
  mine: ["Vos parties", "Your games"],
  link: ["Donnez cette adresse à vos amis :", "Give your friends this address:"],
  copy: ["Copier", "Copy"],
  copied: ["Copié", "Copied"],
  chairs: ["Autour de la table", "Around the table"],
  free: ["libre", "free"],
  sit: ["S'asseoir", "Sit down"],
  stand: ["Se lever", "Stand up"],
  robot: ["robot", "robot"],
  putRobot: ["Un robot ici", "A robot here"],
  start: ["Commencer", "Start"],
  waiting: ["On attend que toutes les places soient prises.", "Waiting until every seat is taken."],
  ready: ["Tout le monde est là : l'hôte peut commencer.", "Everybody is here: the host may start."],
  choices: ["Vos choix", "Your choices"],
  filter: ["Chercher un choix", "Find a choice"],
  seat: ["pour", "for"],
  undo: ["Reprendre mon coup", "Take back my move"],
  asks: ["demande à reprendre son coup.", "asks to take back a move."],
  agree: ["D'accord", "Agreed"],
  disagree: ["Non", "No"],
  pause: ["Pause", "Pause"],
  resume: ["Reprendre la partie", "Go on"],
  paused: ["La partie est en pause.", "The game is paused."],
  hint: ["Un conseil", "A hint"],
  thinking: ["On réfléchit…", "Thinking…"],
  resign: ["Abandonner", "Resign"],
  sure: ["Abandonner, vraiment ?", "Really resign?"],
  replace: ["Un robot à sa place", "Let a robot play"],
  retake: ["Reprendre ma place", "Take my seat back"],
  away: ["absent", "away"],
  host: ["hôte", "host"],
  resigned: ["a abandonné", "resigned"],
  log: ["Ce qui s'est passé", "What happened"],
  chat: ["Bavardage", "Chat"],
  say: ["Dire", "Say"],
  rematch: ["Rejouer", "Play again"],
  follow: ["Aller à la nouvelle table", "Go to the new table"],
  watching: ["Vous regardez : ", "You are watching: "],
  fair: ["Hasard vérifiable", "Chance that can be checked"],
  commitment: ["Engagement :", "Commitment:"],
  seed: ["graine :", "seed:"],
  record: ["la partie écrite", "the game's record"],
  verify: ["à vérifier par « sesame verify »", "to be checked with “sesame verify”"],
  connected: ["● en ligne", "● online"],
  lost: ["○ ligne coupée, on revient…", "○ line lost, coming back…"],
  gone: ["Cette table n'existe pas.", "There is no such table."],
  older: ["La page a changé : rechargez-la.", "The page has changed: load it again."],
  reactions: ["Les mains", "The hands"],
  taken: ["pris", "taken"],
  open: ["on s'assoit", "seats free"],
  playing: ["en cours", "being played"],
  over: ["finie", "over"],
};
const REASONS = {
  "too early": ["trop tôt", "too early"],
  stayed: ["main retenue", "hand stayed"],
  busy: ["main occupée", "hand busy"],
  second: ["second", "second"],
  "hands full": ["mains pleines", "hands full"],
};

export const LEVELS = ["apprenti", "marchand", "vizir", "calife"];
export let language = localStorage.getItem("language") === "en" ? "en" : "fr";

export const say = (key) => (WORDS[key] ?? REASONS[key])[language === "fr" ? 0 : 1];
export const told = (text) => text[language];

export function switchLanguage() {
  language = language === "fr" ? "en" : "fr";
  localStorage.setItem("language", language);
}
