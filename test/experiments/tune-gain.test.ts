import { describe, expect, it } from 'vitest';
import type { TuneAsks } from '../../src/experiments/designs/tune/tune-asked.ts';
import {
  type Candidate,
  gainBeyond,
  lossBeyond,
  movesBeyond,
} from '../../src/experiments/designs/tune/tune-candidate.ts';
import { finalistOf } from '../../src/experiments/designs/tune/tune-points.ts';
import type { Target } from '../../src/experiments/designs/tune/tune-target.ts';
import type { Metric } from '../../src/experiments/metrics/metrics.ts';
import type { Arm } from '../../src/experiments/terms/arm.ts';
import type { Spec } from '../../src/experiments/terms/spec.ts';

const TARGET: Target = { metric: 'rounds', of: 'mean', value: 10, tolerance: 1 };
const ROUNDS = { id: 'rounds', says: 'rounds', unit: 'rounds', scale: 2 } as Metric;
const TABLES = [{ name: 'yard' }, { name: 'hall' }];

function candidate(shown: readonly (number | null)[]): Candidate {
  const arm = { tables: TABLES } as unknown as Arm;
  return {
    point: [],
    arm,
    penalty: 3,
    shown: [shown.map((value) => (value === null ? [0, 0] : [value * ROUNDS.scale, ROUNDS.scale]))],
    stopped: [],
    ends: [],
    dropped: false,
  };
}

/** Four blocks again and again. */
const blocks = (...four: (number | null)[]) => Array.from({ length: 400 }, (_, i) => four[i % 4]);

function gain(one: Candidate, other: Candidate, target = TARGET): number | null {
  return gainBeyond([target], one, other, 400, 'seed');
}

describe('what common luck saves of a point of tune', () => {
  it('is much where two points miss the targets on the same blocks', () => {
    // (m - 10) squared less (m - 9) squared is 19 less 2 m: (10 squared + 8 squared) variances against 4, at m = 5.
    const found = gain(candidate(blocks(4, 4, 6, 6)), candidate(blocks(5, 5, 7, 7)));
    expect(Math.abs(found! - 41)).toBeLessThan(2);
  });

  it('is nothing where each has luck of its own', () => {
    const found = gain(candidate(blocks(4, 4, 6, 6)), candidate(blocks(4, 6, 4, 6)));
    // Variances of 200 resamples: standard errors of a tenth.
    expect(Math.abs(found! - 1)).toBeLessThan(0.4);
  });

  it('is not known of points that are alike, nor of a single block', () => {
    const alike = candidate(blocks(4, 4, 6, 6));
    expect(gain(alike, candidate(blocks(4, 4, 6, 6)))).toBeNull();
    expect(gainBeyond([TARGET], alike, candidate(blocks(1, 2, 3, 4)), 1, 'seed')).toBeNull();
  });
});

describe('how far a point of tune is off beyond the book', () => {
  const spec = { asks: { targets: [TARGET] }, tables: TABLES, alpha: 0.05, d: 0.02, seed: 1 };
  const [book, one, other] = [blocks(4, 4, 6, 6), blocks(5, 6, 6, 7), blocks(6, 5, 7, 5)].map(candidate);
  const beyond = (all: readonly Candidate[]) =>
    finalistOf(spec as unknown as Spec<TuneAsks>, [ROUNDS], [], one, all).beyondBook;

  it('shares the error rate among all that were played again, of which the best is told', () => {
    const at = (alpha: number) => lossBeyond([TARGET], one, book, 400, alpha, '1/fresh');
    expect(beyond([book, one])).toEqual(at(0.05));
    expect(beyond([book, one, other])).toEqual(at(0.025));
    expect(at(0.025).low).toBeLessThan(at(0.05).low);
  });
});

describe('what a point of tune moves', () => {
  it('is measured on the blocks that show both, with its gain and for tables like these', () => {
    const [row] = movesBeyond(
      { tables: TABLES, alpha: 0.05, d: 0.02 },
      [ROUNDS],
      candidate(blocks(5, 4, 6, null)),
      candidate(blocks(4, 4.5, 7, 5)),
      400,
    );
    expect(row).toMatchObject({ metric: 'rounds', first: 5, blocks: 300 });
    expect(row.second).toBeCloseTo(15.5 / 3, 6);
    expect(row.difference.mean).toBeCloseTo(-0.5 / 3, 6);
    // Of four halves of a round: variances of 10, 8, 12 and of 8, 9, 14 against that of 2, -1, -2.
    const variance = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value * value, 0) / 3 -
      (values.reduce((sum, value) => sum + value, 0) / 3) ** 2;
    const expected = (variance([10, 8, 12]) + variance([8, 9, 14])) / variance([2, -1, -2]);
    expect(row.gain).toBeCloseTo(expected, 5);
    // On the first table blocks of 2 and -2, on the second of -1: in halves of a round.
    expect(row.acrossTables).toMatchObject({ tables: 2, mean: -0.25 });
  });

  it('takes the first so many blocks', () => {
    const [row] = movesBeyond(
      { tables: TABLES, alpha: 0.05, d: 0.02 },
      [ROUNDS],
      candidate(blocks(5, 4, 6, 9)),
      candidate(blocks(4, 4, 4, 4)),
      2,
    );
    expect(row).toMatchObject({ first: 4.5, second: 4, blocks: 2 });
  });
});
