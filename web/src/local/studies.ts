// Finished games thought over by robots, a decision at a time, and remembered; as server/workers/analyses.py.

import type { Analysis, Decisive, Judged } from "../lib/protocol";
import { study as permitStudy } from "./decisions";
import type { Match } from "./match";
import { Cancelled, type Judgement, type Thinker } from "./robots/thinker";
import type { Look } from "./tables";

const MOST = 300; // decisions judged of one game; of a longer one every second, every third ...
const WANTED = 60_000; // milliseconds after which nobody waits for a study that nobody asks about
const MOMENTS = 6; // decisive moments at most,
const MUCH = 0.15; // and what must have been lost at one

/** One decision, and what is thought of it. */
interface Verdict extends Judgement {
  step: number;
  seat: number;
  played: number;
}

class Study {
  done = 0;
  readonly verdicts: Verdict[] = [];
  askedAt = 0;

  constructor(
    readonly look: Look,
    readonly steps: readonly number[],
  ) {}
}

export class Studies {
  readonly #known = new Map<string, Study>();

  constructor(
    private readonly thinker: () => Thinker,
    private readonly now: () => number,
  ) {}

  /** What is known so far; begun when first asked for. */
  of(look: Look): Analysis {
    permitStudy(look.table);
    const { id } = look.table;
    const study = this.#known.get(id) ?? this.#begin(look);
    study.askedAt = this.now();
    return analysisOf(study);
  }

  #begin(look: Look): Study {
    const { log } = look.table.match;
    const decisions = log.flatMap(([seat], at) => (seat >= 0 ? [at] : []));
    const every = Math.max(1, Math.ceil(decisions.length / MOST));
    const study = new Study(
      look,
      decisions.filter((_, at) => at % every === 0),
    );
    this.#known.set(look.table.id, study);
    study.askedAt = this.now();
    void this.#think(study).catch((error: unknown) => {
      this.#known.delete(look.table.id);
      if (!(error instanceof Cancelled)) console.error(error);
    });
    return study;
  }

  async #think(study: Study): Promise<void> {
    const thinker = this.thinker();
    try {
      const { terms, log } = study.look.table.match;
      for (const step of study.steps) {
        if (this.now() - study.askedAt > WANTED) throw new Cancelled();
        const [seat, played] = log[step]!;
        const found = await thinker.judge(terms, log.slice(0, step), seat, played);
        if (found) study.verdicts.push({ ...found, step, seat, played });
        study.done++;
      }
    } finally {
      thinker.close();
    }
  }
}

const analysisOf = (study: Study): Analysis => ({
  done: study.done,
  total: study.steps.length,
  judged: study.verdicts.map(judged),
  moments: study.verdicts
    .filter((verdict) => lost(verdict) >= MUCH)
    .sort((one, other) => lost(other) - lost(one))
    .slice(0, MOMENTS)
    .map((verdict) => decisive(study.look, verdict)),
});

const judged = ({ step, seat, values, promised, kept, sure }: Verdict): Judged => ({
  step,
  seat,
  values: values.map(rounded),
  promised: rounded(promised),
  kept: rounded(kept),
  sure,
});

function decisive({ table, box }: Look, verdict: Verdict): Decisive {
  const { step, seat, played, best, why } = verdict;
  const before = table.match.at(step);
  const found = {
    step,
    seat,
    lost: rounded(lost(verdict)),
    played: toldOf(before, seat, played),
    better: toldOf(before, seat, best),
    notation: "", // is written by Python alone
    why,
  };
  return box.stranger?.moment(found, played, best) ?? found;
}

/** What an action does, as its seat would be told: a row of the game's facts. */
const toldOf = (match: Match, seat: number, action: number): number[] =>
  match.rules.choice(match.known(seat), seat, action);

const lost = ({ promised, kept }: Verdict): number => promised - kept;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
