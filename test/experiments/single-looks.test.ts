import { describe, expect, it } from 'vitest';
import { ablate } from '../../src/experiments/designs/ablate/ablate.ts';
import { power } from '../../src/experiments/designs/power/power.ts';
import { tournament } from '../../src/experiments/designs/tournament/tournament.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Share } from '../../src/experiments/terms/verdict.ts';
import type { MatchSpec } from '../../src/match/spec.ts';
import type { Variant } from '../../src/rules/variant.ts';
import { boundedMean, type Range, UNIT_RANGE } from '../../src/statistics/index.ts';
import { toy } from '../toy-ruleset.ts';
import { drawn, luckOf } from './drawn.ts';

const COMMON = { ruleset: toy, tables: { generated: 3 } } as const;
/** Of one look, not of a sequence. */
const ONCE = { z: 1.959964 };

/** The interval that one look at so many blocks allows, each of which scored the one or the other. */
function onceOf({ mean }: Share, blocks: number, [one, other]: readonly [number, number], range: Range) {
  const others = Math.round((blocks * (mean - one)) / (other - one));
  return boundedMean(
    new Map([
      [one, blocks - others],
      [other, others],
    ]),
    ONCE,
    range,
  );
}

function expectOnce(share: Share, blocks: number, scores: readonly [number, number], range = UNIT_RANGE) {
  const { mean, low, high } = onceOf(share, blocks, scores, range);
  expect(share.mean).toBeCloseTo(mean, 5);
  expect(share.low).toBeCloseTo(low, 5);
  expect(share.high).toBeCloseTo(high, 5);
  expect(share.high - share.low).toBeGreaterThan(0);
}

const lacks = (variant: Variant, rule: string) => variant[rule] !== undefined;

/** Whoever has the sword wins both matches of a block with some chance, or neither; by other luck without a banner beside it. */
function swordsWin(seen: Map<string, readonly boolean[]> = new Map()) {
  return drawn((match: MatchSpec) => {
    const [own, other] = match.variants;
    const lucky = [0, 1].map((place) => luckOf(match, place, 7000));
    seen.set(match.seed, lucky);
    const both = lacks(own, 'banner') || lacks(other, 'banner');
    if (lacks(own, 'sword') === lacks(other, 'sword')) return true;
    return lucky[both ? 1 : 0] === lacks(other, 'sword');
  });
}

describe('what is looked at once has intervals of one look', () => {
  it('in confirmations and in audits of contests', async () => {
    const blocks = { initial: 200, reserve: 400 };
    const asks = { rules: ['sword'], confirm: true, price: false, audit: ['aggressive'] };
    const experiment = normalise({ ...COMMON, design: 'power', blocks, ...asks });
    const { confirmations, audits } = await power.run(experiment, swordsWin());
    expect(confirmations).toHaveLength(1);
    for (const { share, blocks } of confirmations) expectOnce(share, blocks, [0, 1]);
    const repeats = audits.flatMap(({ policies }) => policies);
    expect(repeats).toHaveLength(1);
    for (const { effect, blocks } of repeats) expectOnce(effect, blocks, [0, 1]);
  });

  it('in pairs of rules', async () => {
    const seen = new Map<string, readonly boolean[]>();
    const asks = { rules: ['sword', 'banner'], interactions: 2, confirm: false, price: false, adapt: false };
    const blocks = { initial: 300, reserve: 400 };
    const experiment = normalise({ ...COMMON, design: 'power', blocks, ...asks });
    const { interactions } = await power.run(experiment, swordsWin(seen));
    const [{ effect, blocks: played, pValue }] = interactions;
    const counts = new Map<number, number>();
    // With both against neither less with the sword alone; the banner alone takes half of every block.
    const fresh = [...seen].filter(([seed]) => seed.includes('/fresh/'));
    expect(fresh).toHaveLength(played);
    for (const [, [alone, both]] of fresh) {
      const excess = Number(both) - Number(alone);
      counts.set(excess, (counts.get(excess) ?? 0) + 1);
    }
    const { mean, low, high } = boundedMean(counts, ONCE, { low: -1.5, high: 1.5 });
    expect(effect.mean).toBeCloseTo(mean, 5);
    expect(effect.low).toBeCloseTo(low, 5);
    expect(effect.high).toBeCloseTo(high, 5);
    expect(pValue).not.toBeNull();
  });

  it('in audits of metrics', async () => {
    const experiment = normalise({
      ...COMMON,
      design: 'ablate',
      rules: ['sword'],
      blocks: 300,
      stop: 'verdict',
      audit: ['aggressive'],
    });
    // Whoever begins wins with swords, and with some luck without.
    const executor = drawn((match) => match.variants[0].sword === undefined || luckOf(match, 0, 3000));
    const { audits } = await ablate.run(experiment, executor);
    const { policies } = audits.find(({ metric }) => metric === 'first-player-share')!;
    const [{ effect, blocks }] = policies;
    expectOnce(effect, blocks, [0, Math.sign(effect.mean)], { low: -1, high: 1 });
  });

  it('in a tournament, of pairs and of contestants', async () => {
    const policies = ['veteran', 'random'];
    const experiment = normalise({ ...COMMON, design: 'tournament', policies, blocks: 300 });
    const executor = drawn((match) => luckOf(match, 0, 7000) === (match.policies[0] === 'veteran'));
    const { meetings, standings } = await tournament.run(experiment, executor);
    expect(meetings).toHaveLength(1);
    for (const { share, blocks, pValue } of meetings) {
      expectOnce(share, blocks, [0, 1]);
      expect(pValue).not.toBeNull();
    }
    for (const { share } of standings!.standings) expectOnce(share, 300, [0, 1]);
  });
});
