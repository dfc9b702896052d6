import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { runExperiment } from '../../src/experiments/designs/index.ts';
import type { PlanResult } from '../../src/experiments/designs/plan/plan.ts';
import { planRow } from '../../src/experiments/designs/plan/plan-row.ts';
import type { PowerResult } from '../../src/experiments/designs/power/power.ts';
import { varyingShare } from '../../src/experiments/play/varying-share.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { passCounter } from '../../src/rulesets/pass-counter/index.ts';

const POWER = {
  design: 'power',
  rules: ['cover'],
  interactions: 0,
  confirm: false,
  adapt: false,
  stop: 'fixed',
};

/** As few as still do all that is asked about: what is counted hangs on blocks, and those of few models are quick. */
const ARMY = 'leader+trooper*3';

async function run<Result>(sim: object): Promise<Result> {
  const asked = { ruleset: passCounter, army: ARMY, tables: { generated: 0 }, ...sim };
  const experiment = normalise(asked as unknown as Sim);
  return (await runExperiment(experiment, createInline(experiment))) as unknown as Result;
}

const planOf = (of: object, blocks: number) =>
  run<PlanResult>({ design: 'plan', of, halfWidth: 0.03, blocks });

function shareOf(matches: readonly (readonly [score: number, fortune?: number])[], takesLuckOff: boolean) {
  const share = varyingShare(takesLuckOff);
  for (let i = 0; i < matches.length; i += 2) {
    const records = matches
      .slice(i, i + 2)
      .map(([score, fortune]) => ({ score, ...(fortune !== undefined && { fortune }) }) as MatchRecord);
    share.add(records);
  }
  return share.values();
}

/** One block won by luck and one lost by it, all of which is told. */
const BY_LUCK = [
  [1, 400],
  [0, -400],
  [0, -400],
  [1, 400],
] as const;

describe('how a share varies in a pilot', () => {
  it('is without the luck of the dice, which is kept beside it', () => {
    const { values, range, asWon } = shareOf(BY_LUCK, true);
    expect(values).toEqual([0.6, 0.4]);
    expect(range).toEqual({ low: -0.5, high: 1.5 });
    expect(asWon).toEqual([1, 0]);
  });

  it('has it left in where the design counts it, where no luck is told and where blocks hardly vary', () => {
    const won = { values: [1, 0], range: { low: 0, high: 1 } };
    expect(shareOf(BY_LUCK, false)).toEqual(won);
    expect(
      shareOf(
        BY_LUCK.map(([score]) => [score] as const),
        true,
      ),
    ).toEqual(won);
    expect(shareOf([BY_LUCK[0], [1, 100], [1], [1]], true).values).toEqual([0.5, 0.5]);
  });

  it('is no larger at most for single values that luck carries farther out', () => {
    const precision = {
      halfWidth: 0.02,
      d: 0.02,
      alpha: 0.05,
      coverage: { z: 2 },
      power: 0.8,
      least: 200,
    };
    const matches = Array.from({ length: 40 }, () => BY_LUCK).flat();
    const rowOf = (takesLuckOff: boolean) =>
      planRow(
        { title: '', measured: 'share', matchesPerBlock: 2, ...shareOf(matches, takesLuckOff) },
        precision,
      );
    const [off, left] = [rowOf(true), rowOf(false)];
    expect(off.variance!.seen).toBeLessThan(0.05 * left.variance!.seen);
    expect(off.variance!.most).toBeLessThanOrEqual(left.variance!.most);
    expect(off.forHalfWidth!.likely).toBeLessThan(0.2 * left.forHalfWidth!.likely);
  });
});

describe('a plan of a game whose luck is told', () => {
  it('has no mean of a share beyond all points, wherever luck has carried it', () => {
    const carried = { title: '', measured: 'share', matchesPerBlock: 2, values: [1.1, 1.2] } as const;
    const range = { low: -0.5, high: 1.5 };
    const { mean } = planRow(
      { ...carried, range, asWon: [1, 0.75] },
      { halfWidth: 0.02, d: 0.02, alpha: 0.05, coverage: { z: 2 }, power: 0.8, least: 200 },
    );
    expect(mean).toBe(1);
  });

  it('counts pairs of rules as they were won', async () => {
    const of = { ...POWER, rules: ['cover', 'recovery'], interactions: 2 };
    const { rows } = await planOf(of, 20);
    expect(rows.map(({ measured, lessLuck }) => [measured, lessLuck])).toEqual([
      ['share', true],
      ['share', true],
      // The pair, and either rule once more by itself.
      ...[1, 2, 3].map(() => ['beyond the sum', false]),
    ]);
    const quarters = rows[2].mean! * 4 * 20;
    expect(quarters).toBeCloseTo(Math.round(quarters), 3);
  });

  it('asks for as many blocks as reach as far as it says', async () => {
    // A rule that decides many blocks: one that leaves most of them even varies by a few, which 80 blocks tell badly.
    const power = { ...POWER, rules: ['reroll'], price: false };
    const [row] = (await planOf(power, 80)).rows;
    expect(row.lessLuck).toBe(true);
    const { rows } = await run<PowerResult>({ ...power, blocks: row.forHalfWidth!.likely });
    const { low, high } = rows[0].share;
    expect((high - low) / 2 / row.reach).toBeGreaterThan(0.8);
    expect((high - low) / 2 / row.reach).toBeLessThan(1.2);
  });

  it('leaves it in where all points have to add up', async () => {
    const of = { design: 'tournament', policies: ['veteran', 'regular'] };
    const [row] = (await planOf(of, 20)).rows;
    expect(row.lessLuck).toBe(false);
  });
});
