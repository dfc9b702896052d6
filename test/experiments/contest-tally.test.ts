import { describe, expect, it } from 'vitest';
import { contestTally } from '../../src/experiments/measure/contest-tally.ts';
import { AT_ANY_TIME } from '../../src/experiments/measure/looks.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import { contest, sideOf } from '../../src/experiments/terms/arm.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { toy } from '../toy-ruleset.ts';

const { spec } = normalise({ design: 'power', ruleset: toy, tables: { designed: ['yard'], generated: 0 } });
const arm = contest(spec, 'sword', sideOf(spec), sideOf(spec, { variant: { sword: 'off' } }));

/** The gain of blocks, each with what the side under test takes of its first and of its second match. */
function gainOf(blocks: readonly (readonly [number, number])[]): number | null {
  const tally = contestTally(arm, 0.05, AT_ANY_TIME);
  const record = (score: number) => ({ score, outcome: score === 1 ? 'won' : 'lost' }) as MatchRecord;
  blocks.forEach(([first, second], index) => {
    tally.add(index, [record(first), record(1 - second)]);
  });
  return tally.figures(() => true).gain;
}

describe('the gain of a contest', () => {
  it('is one where the matches of a block have nothing in common', () => {
    const independent = [
      [1, 0],
      [0, 1],
      [1, 1],
      [0, 0],
    ] as const;
    expect(gainOf(independent)).toBe(1);
  });

  it('is larger the more often luck decides both matches for the same seat', () => {
    // Variance of a match 1.2 in half points, of the sum of two 0.8.
    const shared = [
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const;
    expect(gainOf(shared)).toBe(3);
  });

  it('cannot be told where all blocks come out alike', () => {
    const split = [
      [1, 0],
      [0, 1],
    ] as const;
    expect(gainOf(split)).toBeNull();
    expect(gainOf([])).toBeNull();
  });
});
