import { normalise } from '../src/experiments/sim/normalise.ts';
import { blockOf, mirror, sideOf } from '../src/experiments/terms/arm.ts';
import type { Executor } from '../src/experiments/terms/executor.ts';
import type { Experiment } from '../src/experiments/terms/spec.ts';

/** Counters in which rulesets count the choices put to a side. */
const DECISIONS = 'decisions';

/** What some matches took. */
export interface Pace {
  /** A second of the clock, and of the processor. */
  readonly matches: number;
  readonly decisions: number;
  readonly decisionsOfProcessor: number;
}

/** Veterans against veterans under the book on the designed tables, each match of its own luck. */
export function subject(id: string): Experiment {
  return normalise({ design: 'ablate', ruleset: id, tables: { designed: 'all', generated: 0 } });
}

/** Plays matches of the subject one after the other, so that no two repetitions play the same ones. */
export function player({ spec, ruleset }: Experiment, executor: Executor) {
  const counter = ruleset.counters.indexOf(DECISIONS);
  const arm = mirror(spec, 'the book', sideOf(spec));
  let from = 0;
  return async (count: number): Promise<Pace> => {
    const first = from;
    from += count;
    const started = performance.now();
    const processor = process.cpuUsage();
    let decisions = 0;
    const block = (i: number) => blockOf(arm, first + i);
    for await (const records of executor.runBlocks({ count, block })) {
      for (const { counters } of records) decisions += counters[0][counter] + counters[1][counter];
    }
    const seconds = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage(processor);
    return {
      matches: count / seconds,
      decisions: decisions / seconds,
      decisionsOfProcessor: (decisions / (user + system)) * 1e6,
    };
  };
}
