import { describe, expect, it } from 'vitest';
import { contestTally } from '../../src/experiments/measure/contest-tally.ts';
import { fairContests } from '../../src/experiments/measure/fair-contests.ts';
import { AT_ANY_TIME } from '../../src/experiments/measure/looks.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import { contest, sideOf } from '../../src/experiments/terms/arm.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { toy } from '../toy-ruleset.ts';

const { spec } = normalise({ design: 'power', ruleset: toy, tables: { designed: ['yard'], generated: 0 } });
const arm = contest(spec, 'sword', sideOf(spec), sideOf(spec, { variant: { sword: 'off' } }));

type Block = readonly [first: number, second: number];

/** Blocks, each with what the side under test takes of its first and of its second match. */
function tallyOf(blocks: readonly Block[], tables = arm.tables) {
  const tally = contestTally({ tables }, 0.05, AT_ANY_TIME);
  const record = (score: number) =>
    ({ score, outcome: score === 1 ? 'won' : score === 0 ? 'lost' : 'draw' }) as MatchRecord;
  blocks.forEach(([first, second], index) => {
    tally.add(index, [record(first), record(1 - second)]);
  });
  return tally;
}

const gainOf = (blocks: readonly Block[]) => tallyOf(blocks).figures(() => true).gain;

const thrice = [...arm.tables, ...arm.tables, ...arm.tables];

describe('the figures of a contest', () => {
  it('count matches for the side under test, and blocks by table', () => {
    const figures = tallyOf(
      [
        [1, 1],
        [0.5, 0],
      ],
      thrice,
    ).figures(() => true);
    expect(figures.outcomes).toEqual({ won: 2, lost: 1, draw: 1, unresolved: 0 });
    expect(figures.counts).toEqual([0, 1, 0, 0, 1]);
    expect(figures.perTable.map(({ blocks, share }) => [blocks, share])).toEqual([
      [1, 1],
      [1, 0.25],
      [0, null],
    ]);
    expect(figures.share.mean).toBe(0.625);
  });

  it('have no Elo where all is won or lost', () => {
    const eloOf = (...blocks: Block[]) => tallyOf(blocks).figures(() => true).elo.mean;
    expect([eloOf([1, 1]), eloOf([0, 0])]).toEqual([null, null]);
    // Three points of four.
    expect(eloOf([1, 1], [1, 0])).toBeCloseTo(400 * Math.log10(3), 4);
  });

  it('say of each value that was played whether tables like these agree', () => {
    const won = (i: number): Block => (i % 10 < 7 ? [1, 1] : [1, 0]);
    const alike = tallyOf(
      Array.from({ length: 600 }, (_, i) => won(Math.floor(i / 3))),
      thrice,
    );
    // Won on one table, even on the others: more than fair on these, and anything on others.
    const apart = tallyOf(
      Array.from({ length: 600 }, (_, i): Block => (i % 3 === 0 ? [1, 1] : [1, 0])),
      thrice,
    );
    const told = fairContests([1, 2, 3], [alike, tallyOf([]), apart], 0.02);
    expect(told.map(({ value, acrossTables }) => [value, acrossTables!.agrees])).toEqual([
      [1, true],
      [3, false],
    ]);
  });
});

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
