// What a browser must know of a game's kernels; written by `make protocol` from
// src/sesame/wasm/manifest.py, which also says what the numbers of an entry are, and reading.py.

import type { Text } from "../lib/protocol";

export type Argument = "pointer" | "length" | "int" | "long" | "low" | "high" | "float" | "bool";

/** Where a number lies in a record, and of which type it is. */
export interface Place {
  offset: number;
  /** i1, i2, i4, i8: a whole number of so many bytes; f8: a float */
  kind: string;
  /** how many there are in a row */
  length: number;
}

/** A record: how large it is, and its numbers by name. */
export interface Layout {
  bytes: number;
  places: Record<string, Place>;
}

/** One choice that a game offers; kernels know its value by its place in the list. */
export interface OptionInfo {
  name: string;
  title: Text;
  values: (string | boolean | number)[];
  default: string | boolean | number;
}

/** A board: what `setup` reads of it. */
export interface BoardInfo {
  /** as records name it */
  text: string;
  title: Text;
  /** by the values of what `lays_by` names, with commas between them */
  settings: Record<string, string>;
}

/** A level that searches a tree. */
export interface SearchPlan {
  kind: "search";
  simulations: number;
  /** null: as long as it takes */
  seconds: number | null;
  explore: number;
  uses: number;
  warmth: number;
  /** room of its tree */
  nodes: number;
  arms: number;
}

/** A level that looks so many plies ahead, by alpha-beta. */
export interface DepthPlan {
  kind: "depth";
  plies: number;
  nodes: number;
  /** null: as long as it takes */
  seconds: number | null;
}

/** A level of a game in real time: a hand with reflexes; times in milliseconds. */
export interface HandPlan {
  kind: "hand";
  numbers: Record<string, number>;
}

/** What tree search needs room for. */
export interface Search {
  node: Layout;
  arm: Layout;
  /** utilities of a node, and of a workspace */
  seats: number;
  /** nodes of one descent; a workspace's path has one more */
  deepest: number;
  /** simulations between two looks at the clock */
  batch: number;
}

/** A network that judges tables; its numbers lie in a file beside this one. */
export interface Network {
  file: string;
  /** of its weights, which are 16 bits each */
  rows: number;
  columns: number;
}

/** What alpha-beta needs room for. */
export interface Desk {
  frame: Layout;
  entry: Layout;
  /** of the transposition table */
  entries: number;
  /** one more than the deepest */
  plies: number;
  /** bytes of a word that tables are hashed by */
  word: number;
  /** of a table */
  words: number;
  /** what they are multiplied with, 64 bits each, in base64 */
  keys: string;
  traits: number;
  /** shape (plies, longest), a byte each, in base64 */
  late: string;
  longest: number;
  /** shape (plies,), 32 bits each, in base64 */
  most: string;
  most_features: number;
  /** units of the network's hidden layer */
  width: number;
  /** numbers that knowledge notes, 64 bits each */
  notes: number;
  /** nodes between two looks at the clock */
  slice: number;
  /** a win here and now; each ply on the way to it takes 1 off */
  won: number;
  /** beyond it a value is no judgement but the end of the game */
  proven: number;
  network: Network | null;
}

/** An array in a file. */
export interface Part {
  /** in bytes */
  offset: number;
  axes: number[];
}

/** What films are made of, in a file beside this one. */
export interface Reel {
  file: string;
  /** as the kernel takes them */
  arrays: Part[];
  /** milliseconds from one frame to the next */
  every: number;
  /** of the longest film: frames, things, numbers of a thing */
  shape: number[];
}

/** What real time needs room for, and words for. */
export interface Races {
  /** bytes of a race's record */
  race: number;
  /** of a hand's that goes out */
  grab: number;
  /** numbers that tell what became of one */
  ruling: number;
  /** by the number that tells why */
  reasons: (string | null)[];
  /** hands of one seat that are judged together */
  crowd: number;
  /** milliseconds at least from when chance begins to be seen to when it may be read */
  suspense: number;
  /** what is grabbed by who has read what all see */
  read_first: number;
  reel: Reel;
}

/** How hints and judgements are found, and what is said of them. */
export interface Thinking {
  /** of whoever thinks about a table that is not its own */
  seed: number;
  /** visits up to which an action was hardly looked at */
  guessed: number;
  /** nodes for each action beside the best, where alpha-beta thinks */
  glance: number;
  /** visits that an action needs before its value counts for half */
  doubt: number;
  /** a decision, afterwards */
  judging: SearchPlan;
  /** the same by alpha-beta */
  nodes: number;
  /** of `greedy` */
  looks: number;
  /** reasons of the game's own for one action */
  most: number;
  /** of each kind of what is said, how many numbers its rows have */
  facts: number[];
}

/** A game as its WebAssembly file knows it. */
export interface Manifest {
  name: string;
  title: Text;
  seats: number[];
  options: OptionInfo[];
  /** nothing is hidden: whoever looks may know the same */
  is_open: boolean;
  /** of several moves: a robot's is seen as one film */
  has_long_turns: boolean;
  is_timed: boolean;
  /** several seats may act at the same time */
  chooses_at_once: boolean;
  /** some actions are not seen by everybody as what they are */
  has_veils: boolean;
  /** options of a table to show rules on */
  sample: Record<string, string | boolean | number>;
  /** bytes of a record */
  state: number;
  /** of those, the board's, which come first */
  board_bytes: number;
  /** of what `setup` reads: seats, and each option's place in its list */
  settings: Layout;
  /** the usual one */
  board: string;
  boards: Record<string, BoardInfo>;
  /** settings that a board is laid by; mostly none */
  lays_by: string[];
  /** ids are 0 to count - 1 */
  count: number;
  /** most ids, or outcomes of chance, there can be at once */
  widest: number;
  most_choices: number;
  /** rows of one step */
  most_effects: number;
  most_standing: number;
  /** numbers in a row, as kernels write it */
  fact_width: number;
  /** of each kind, how many numbers its rows have, the kind's own among them */
  facts: number[];
  levels: Record<string, SearchPlan | DepthPlan | HandPlan>;
  /** null: no level searches */
  search: Search | null;
  /** null: no level uses alpha-beta */
  depth: Desk | null;
  /** null: nobody races */
  races: Races | null;
  /** null: no level searches */
  thinking: Thinking | null;
  exports: Record<string, Argument[]>;
}

/** A part of a notation that one number of the action decides. */
export interface Piece {
  /** ids from one text to the next */
  weight: number;
  texts: string[];
}

/** How the actions of one kind are written: one part after the other. */
export interface Spelling {
  /** id */
  first: number;
  count: number;
  parts: (string | Piece)[];
}

/** What a number of a table may be. */
export interface Bounds {
  offset: number;
  /** as in `Place` of the manifest */
  kind: string;
  /** how many there are in a row */
  length: number;
  least: number;
  /** null: a set */
  most: number | null;
}

/** What a page reads a game's records by. */
export interface Reading {
  actions: Spelling[];
  table: Bounds[];
}
