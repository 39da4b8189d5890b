// The worker that thinks: questions wait their turn, and what was cancelled is dropped.

import { fetchFile, Machine, takeOver } from "../machine";
import { Mind } from "./mind";
import { Pace } from "./pace";
import type { Answered, Asked, Question } from "./questions";
import { Cancelled } from "./thinker";

let mind: Mind | undefined;
let cancelled = 0; // questions up to this number
let before: Promise<void> = Promise.resolve();

const tell = (answered: Answered): void => postMessage(answered);

const mindAt = (base: string): Mind =>
  new Mind({
    machine: (game) => Machine.load(game, base),
    file: async (name) => new Uint8Array(await (await fetchFile(name, base)).arrayBuffer()),
  });

async function think(id: number, base: string, question: Question): Promise<void> {
  if (id <= cancelled) return;
  const pace = new Pace(
    () => id > cancelled,
    (progress) => tell({ id, progress }),
  );
  try {
    mind ??= mindAt(base);
    tell({ id, found: await mind.answer(question, pace) });
  } catch (error) {
    if (!(error instanceof Cancelled)) tell({ id, failed: String(error) });
  }
}

onmessage = ({ data }: MessageEvent<Asked>) => {
  if ("cancelled" in data) return void (cancelled = data.cancelled);
  if (data.parts) takeOver(data.question.terms.game, data.base, data.parts);
  before = before.then(() => think(data.id, data.base, data.question));
};
