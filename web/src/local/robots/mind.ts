// Questions answered, whoever asks: in a worker of a browser, and in Node.

import { advise } from "./advice";
import { judge } from "./analysis";
import { Box, type Means } from "./box";
import { Pace } from "./pace";
import type { Question } from "./questions";

export class Mind {
  readonly #boxes = new Map<string, Promise<Box>>();

  constructor(private readonly means: Means) {}

  async answer(question: Question, pace = new Pace()): Promise<unknown> {
    const { terms, log, seat } = question;
    const box = await this.#box(terms.game);
    const match = box.match(terms, log);
    switch (question.type) {
      case "act":
        return (await box.agent(terms, seat, question.level)).act(match, seat, question.luck, pace);
      case "advise":
        return advise(box, match, seat, question.seconds, pace);
      case "judge":
        return judge(box, match, seat, question.played, pace);
    }
  }

  #box(game: string): Promise<Box> {
    let found = this.#boxes.get(game);
    if (!found) {
      found = Box.of(game, this.means);
      this.#boxes.set(game, found);
      found.catch(() => this.#boxes.delete(game)); // so that it is tried again
    }
    return found;
  }
}
