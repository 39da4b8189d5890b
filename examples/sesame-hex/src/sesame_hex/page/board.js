// Hex for a browser: a rhombus of six-sided cells, drawn anew at every change. The page makes
// whatever bears `data-handle` clickable, by hand and by key, as far as it can be chosen now.

const SIDE = 7;
const WIDE = Math.sqrt(3); // of a cell whose corners are 1 from its middle
const SVG = "http://www.w3.org/2000/svg";

export const promise = {
  fr: "Joins tes deux bords avant que l'autre ne joigne les siens.",
  en: "Join your two sides before the other joins theirs.",
};
export const minutes = 10;
export const style = "board.css";

/** What must be clicked for an action, in order. */
export const handles = (action) => [action.type === "swap" ? "swap" : `cell-${action.cell}`];

/** Draw a table into an element; asked again whenever something has changed. */
export function draw(root, { view, news, language }) {
  const last = news.map(({ action }) => action).findLast((action) => action?.type === "place");
  const board = made("svg", { viewBox: `-2 -2 ${WIDE * 10 + 2.5} 13.5`, role: "group", class: "hex" });
  board.append(...edges());
  const { red, blue } = view.table; // the record, by name: sets are lists of their members
  const stoneOn = (at) => (red.includes(at) ? "red" : blue.includes(at) ? "blue" : "free");
  for (let at = 0; at < SIDE * SIDE; at += 1) board.append(cell(at, stoneOn(at), last?.cell === at));
  root.replaceChildren(board, swap(language));
}

function cell(at, kind, isLast) {
  const [x, y] = middle(at % SIDE, Math.floor(at / SIDE));
  const name = `${"abcdefg"[at % SIDE]}${Math.floor(at / SIDE) + 1}`;
  const group = made("g", { class: `cell ${kind}`, "aria-label": name });
  group.append(made("polygon", { points: corners(x, y, 0.98) }));
  if (kind === "free") group.dataset.handle = `cell-${at}`;
  else group.append(made("circle", { cx: x, cy: y, r: 0.62, class: isLast ? "stone last" : "stone" }));
  return group;
}

/** Each side in the colour of whom it belongs to, as what is seen of larger cells below it. */
function edges() {
  const far = SIDE - 1;
  const sides = { red: (at) => [[at, 0], [at, far]], blue: (at) => [[0, at], [far, at]] };
  return Object.entries(sides).flatMap(([colour, ends]) =>
    Array.from({ length: SIDE }, (_, at) => ends(at))
      .flat()
      .map((place) => made("polygon", { points: corners(...middle(...place), 1.28), class: `rim ${colour}` })),
  );
}

/** Seen only while it may be clicked: board.css. */
function swap(language) {
  const button = document.createElement("button");
  button.className = "swap";
  button.dataset.handle = "swap";
  button.textContent = language === "fr" ? "Prendre cette pierre" : "Take that stone over";
  return button;
}

const middle = (column, row) => [WIDE * (column + row / 2), 1.5 * row];

const corners = (x, y, size) =>
  Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at + Math.PI / 6;
    return `${(x + size * Math.cos(angle)).toFixed(3)},${(y + size * Math.sin(angle)).toFixed(3)}`;
  }).join(" ");

function made(kind, attributes) {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
