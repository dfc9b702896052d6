import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  levelIntervals,
  movesBeyond,
} from '../../src/experiments/designs/tune/tune-candidate.ts';
import type { Target } from '../../src/experiments/designs/tune/tune-target.ts';
import { AT_ANY_TIME, onceAt } from '../../src/experiments/measure/looks.ts';
import { metricTally } from '../../src/experiments/measure/metric-tally.ts';
import { pairedMetric } from '../../src/experiments/measure/paired-metrics.ts';
import { type Metric, metricsOf, seenBy } from '../../src/experiments/metrics/metrics.ts';
import type { Arm } from '../../src/experiments/terms/arm.ts';
import type { Spec } from '../../src/experiments/terms/spec.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { toy } from '../toy-ruleset.ts';

const TABLES = [{ name: 'yard' }, { name: 'hall' }];
const SPEC = { tables: TABLES, alpha: 0.05, d: 0.02 } as unknown as Spec;
const ADOPTION = metricsOf(toy).find(({ id }) => id === 'adoption.sword')!;

/** A match in which the sword was legal and chosen so often. */
function match(chosen: number, legal: number): MatchRecord {
  const counters = toy.counters.map((name) =>
    name === 'sword.legal' ? legal : name === 'sword.chosen' ? chosen : 0,
  );
  return { counters: [counters, counters.map(() => 0)] } as unknown as MatchRecord;
}

const SAMPLING = { ...SPEC, looks: AT_ANY_TIME } as const;

/** One chance taken of one, none of nine, and so on: a tenth of all chances, and half of them on average over matches. */
const TENTH = Array.from({ length: 400 }, (_, i) => (i % 4 < 2 ? match(1, 1) : match(0, 9)));
const NONE = TENTH.map(() => match(0, 0));

function rowOf(first: readonly MatchRecord[], second: readonly MatchRecord[], metric: Metric = ADOPTION) {
  const tally = pairedMetric(SAMPLING, metric);
  first.forEach((record, i) => {
    tally.add(i % 2, seenBy(metric, record), seenBy(metric, second[i]));
  });
  return { ...tally.row(), evidence: tally.evidence() };
}

describe('adoption', () => {
  it('is what was chosen of all that was legal, of a side, with an interval and tables as clusters', () => {
    const tally = metricTally(SAMPLING, ADOPTION);
    for (const [i, record] of TENTH.entries()) tally.add(i % 2, seenBy(ADOPTION, record));
    const { level, blocks, acrossTables } = tally.level();
    expect(level!.mean).toBe(0.1);
    expect(level!.low).toBeLessThan(0.09);
    expect(level!.high).toBeGreaterThan(0.11);
    expect(level!.high).toBeLessThan(0.3);
    expect(blocks).toBe(400);
    expect(acrossTables).toMatchObject({ mean: 0.1, tables: 2 });
  });

  it('moves by the difference of both ratios, over blocks that show it in one arm alone too', () => {
    const half = TENTH.map((_, i) => (i % 2 === 0 ? match(2, 4) : match(0, 0)));
    const { first, second, difference, blocks, movement, evidence } = rowOf(half, TENTH);
    expect([first, second, difference.mean]).toEqual([0.5, 0.1, 0.4]);
    expect([blocks, movement]).toEqual([400, 'rises']);
    expect(evidence).toEqual({ eValue: 1, pValue: null });
  });

  it('is evidence at a planned look', () => {
    const looks = onceAt(400, SPEC.alpha);
    const evidenceOf = (second: readonly MatchRecord[]) => {
      const tally = pairedMetric({ ...SPEC, looks }, ADOPTION);
      TENTH.forEach((record, i) => {
        tally.add(i % 2, seenBy(ADOPTION, record), seenBy(ADOPTION, second[i]));
      });
      return tally.evidence();
    };
    const half = TENTH.map((_, i) => (i % 2 === 0 ? match(2, 4) : match(0, 0)));
    expect(evidenceOf(half)).toMatchObject({ eValue: 1, pValue: expect.closeTo(0, 6) });
    expect(evidenceOf(TENTH)).toEqual({ eValue: 1, pValue: 1 });
  });

  it('is unknown where it was never legal', () => {
    const row = rowOf(TENTH, NONE);
    expect(row).toMatchObject({
      first: null,
      second: null,
      blocks: 0,
      movement: 'undecided',
      acrossTables: null,
    });
    expect(row.difference).toEqual({ mean: 0, low: -1, high: 1 });
  });

  it('is so for a target of tune', () => {
    const target: Target = { metric: 'adoption.sword', of: 'mean', value: 0.1, tolerance: 0.02 };
    const candidate = (records: readonly MatchRecord[]): Candidate => ({
      point: [],
      arm: { tables: TABLES } as unknown as Arm,
      penalty: 0,
      shown: [records.map((record) => seenBy(ADOPTION, record))],
      stopped: [],
      ends: [],
      dropped: false,
    });
    const all = TENTH.map(() => match(3, 3));
    const levels = (records: readonly MatchRecord[]) =>
      levelIntervals([target], [ADOPTION], candidate(records), 400, 0.05, 'seed')[0]!;
    expect(levels(TENTH).mean).toBe(0.1);
    expect(levels(all).mean).toBe(1);
    expect(levels(all).low).toBeLessThan(1);
    const [move] = movesBeyond(SPEC, [ADOPTION], candidate(all), candidate(TENTH), 400);
    expect(move.difference.mean).toBe(0.9);
  });
});
