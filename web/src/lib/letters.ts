// A drawing in letters as a board: where the cell of a choice is, and what has changed since.

import type { Choice } from "./heard";

/** Some letters of a line that belong together. */
export interface Piece {
  text: string;
  /** Where they begin. */
  column: number;
  /** Of a cell: which one of its row it is. */
  at?: number;
  /** Clicked, this is played. */
  choice?: Choice;
  /** They are not what they were. */
  isNew: boolean;
}

interface Token {
  text: string;
  column: number;
}

const tokens = (line: string): Token[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, column: index }));

/** A line that names the columns: a b c, at least two. */
const isHead = (line: readonly Token[]): boolean =>
  line.length > 1 && line.every(({ text }, at) => text.toLowerCase() === String.fromCharCode(97 + at));

/** The cells of a row, after its number; it may stand at both ends. */
function cellsOf([first, ...rest]: readonly Token[], count: number): Token[] | undefined {
  if (!first || !/^\d+$/.test(first.text)) return undefined;
  const cells = rest.at(-1)?.text === first.text && rest.length === count + 1 ? rest.slice(0, -1) : rest;
  return cells.length === count ? cells : undefined;
}

/**
 * Cells by name, `a1` to `g7`: below a line of letters each row begins with its number, and its
 * cells are counted, so that a row may be shifted.
 */
function named(lines: readonly string[]): Map<string, { row: number; cell: Token }> {
  const found = new Map<string, { row: number; cell: Token }>();
  let columns = 0;
  lines.forEach((line, row) => {
    const parts = tokens(line);
    if (isHead(parts)) columns = parts.length;
    cellsOf(parts, columns)?.forEach((cell, at) => {
      found.set(`${String.fromCharCode(97 + at)}${parts[0]!.text}`, { row, cell });
    });
  });
  return found;
}

/** The drawing line by line; each choice that is written as a cell is on that cell. */
export function pieces(drawing: string, before: string | undefined, choices: readonly Choice[]): Piece[][] {
  const lines = drawing.split("\n");
  const old = before?.split("\n") ?? lines;
  const isComparable = old.length === lines.length;
  const cells = named(lines);
  const open = new Map(choices.map((choice) => [cells.get(choice.notation?.toLowerCase() ?? "")?.cell, choice]));
  const known = [...cells.values()];
  return lines.map((line, row) => {
    const here = known.filter((cell) => cell.row === row).map(({ cell }) => cell);
    const isNew = ({ text, column }: Token) => isComparable && old[row]!.slice(column, column + text.length) !== text;
    return cut(line, here).map((token) => {
      const [at, choice] = [here.indexOf(token), open.get(token)];
      if (at < 0) return { ...token, isNew: false };
      return { ...token, at, ...(choice ? { choice } : {}), isNew: isNew(token) };
    });
  });
}

/** The line in parts: its cells, and what stands between them. */
function cut(line: string, cells: readonly Token[]): Token[] {
  const parts: Token[] = [];
  let at = 0;
  for (const cell of cells) {
    if (cell.column > at) parts.push({ text: line.slice(at, cell.column), column: at });
    parts.push(cell);
    at = cell.column + cell.text.length;
  }
  if (at < line.length) parts.push({ text: line.slice(at), column: at });
  return parts;
}

export interface Place {
  row: number;
  /** Which cell of the row. */
  at: number;
}

/** The nearest of these, in a direction (-1 or 1 by rows or cells), or in any. */
export function nearest<P extends Place>(places: readonly P[], from: Place, down = 0, right = 0): P | undefined {
  const away = ({ row, at }: P): number => {
    const [rows, cells] = [row - from.row, at - from.at];
    if ((down || right) && down * rows + right * cells <= 0) return Infinity;
    return Math.abs(rows) * (right ? 3 : 1) + Math.abs(cells) * (down ? 3 : 1); // rather straight on
  };
  const best = [...places].sort((one, other) => away(one) - away(other))[0];
  return best && away(best) < Infinity ? best : undefined;
}
