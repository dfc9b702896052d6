import type { Executor } from '../../src/experiments/terms/executor.ts';
import { below, seedWords } from '../../src/kernel/luck.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import type { MatchSpec } from '../../src/match/spec.ts';

/** An executor whose matches are drawn without playing: seat 0, which begins, wins or does not, after so many rounds. */
export function drawn(
  wins: (match: MatchSpec, place: number) => boolean,
  roundsOf: (match: MatchSpec, place: number) => number = () => 1,
): Executor {
  return {
    async *runBlocks({ count, block }) {
      for (let position = 0; position < count; position++)
        yield block(position).map((match, place) => recordOf(wins(match, place), roundsOf(match, place)));
    },
    close: async () => {},
  };
}

/** Luck of a match of a drawn block, true with a chance in ten thousand. */
export function luckOf({ seed }: Pick<MatchSpec, 'seed'>, place: number, chance: number): boolean {
  const [, word] = seedWords(`${seed} ${place}`);
  return below(10_000, word >>> 0) < chance;
}

function recordOf(won: boolean, rounds: number): MatchRecord {
  const score = won ? 1 : 0;
  return {
    outcome: won ? 'won' : 'lost',
    score,
    margin: 0,
    rounds,
    survivors: [
      { models: score, worth: 1000 * score },
      { models: 1 - score, worth: 1000 * (1 - score) },
    ],
    leads: new Array(rounds).fill(0),
    counters: [
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    acts: new Array(7).fill(0),
    digest: '',
  };
}
