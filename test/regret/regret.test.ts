import { describe, expect, it } from 'vitest';
import { createLuck } from '../../src/kernel/luck.ts';
import type { Player } from '../../src/rules/decision.ts';
import type { Game, MatchState } from '../../src/rules/ruleset.ts';
import { oneChoice } from '../one-choice.ts';
import { profileOf, regretOf } from './regret.ts';
import { byUse, type Sampled } from './sample.ts';
import { type Use, useOf, usesAmong } from './uses.ts';

const PLAYOUTS = { playouts: 20, rounds: 0, slope: 2 };
const never: Player = () => {
  throw new Error('There is one choice only.');
};

function sampled(game: Game, seed: string, options: number): Sampled {
  const luck = createLuck([1, 2], 1);
  const before = { luck, round: 1, counters: [], acts: [], leads: [] } as unknown as MatchState;
  return {
    point: 'P',
    seat: 0,
    count: options,
    luck: 5,
    spec: { seed },
    game,
    fork: { before, answers: [] },
    answer: 0,
    worth: Array.from({ length: options }, (_, option) => -option),
    after: '',
  } as unknown as Sampled;
}

describe('the regret of a decision', () => {
  it('is what the best option has over the one taken', () => {
    const { gain, options } = regretOf(sampled(oneChoice([0, 0.5, -0.5], 0), 'a', 3), never, PLAYOUTS);
    expect(options.map(({ option }) => option)).toEqual([0, 1, 2]);
    expect(gain).toBeCloseTo(0.5 / Math.sqrt(1.25) / 2);
  });

  it('is nothing on the whole where options differ by luck alone', () => {
    const game = oneChoice([0, 0, 0, 0, 0, 0], 1);
    const gains = Array.from(
      { length: 400 },
      (_, i) => regretOf(sampled(game, `${i}`, 6), never, PLAYOUTS).gain,
    );
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    // The best of six in the same playouts would have some 0.08 over the first.
    expect(Math.abs(mean)).toBeLessThan(0.02);
  });

  it('adds up by decision point', () => {
    const of = sampled(oneChoice([0, 0], 0), 'a', 2);
    const regrets = [0.1, 0.3].map((gain) => ({ of, options: [], gain }));
    const sample = { matches: 5, often: new Map([['P', 40]]), drawn: new Map(), slope: 1 };
    const [row] = profileOf(sample, regrets);
    expect(row).toMatchObject({ point: 'P', decisions: 2, often: 4 });
    expect(row.regret).toBeCloseTo(20);
    expect(row.within).toBeCloseTo(1.96 * 10);
    expect(row.ofMatch).toBeCloseTo(80);
  });
});

describe('the use of a rule', () => {
  const options = [['hide'], ['hide', 'run'], [], ['run']];
  const of = { ...sampled(oneChoice([0, 0.5, -0.5, 0], 0), 'a', 4), uses: options } as Sampled;
  const half = 0.5 / Math.sqrt(1.25) / 2;

  it('is the best option with it against the best without', () => {
    expect(useOf(of, 'hide', never, PLAYOUTS)).toMatchObject({ taken: true, promised: 2 });
    expect(useOf(of, 'hide', never, PLAYOUTS).gain).toBeCloseTo(half);
    expect(useOf(of, 'run', never, PLAYOUTS)).toMatchObject({ taken: false, promised: -1 });
    expect(useOf(of, 'run', never, PLAYOUTS).gain).toBeCloseTo(half);
  });

  it('is open where some options make use of the rule and some do not', () => {
    expect(byUse({ point: 'P', uses: () => options })).toEqual(['hide', 'run']);
    expect(byUse({ point: 'P', uses: () => [['run'], ['run', 'hide']] })).toEqual(['hide']);
  });

  it('is told where it is taken, where it is not, and in the tenth of these that promise most', () => {
    const use = (taken: boolean, promised: number, gain: number): Use => ({
      rule: 'R',
      taken,
      promised,
      gain,
    });
    const left = Array.from({ length: 20 }, (_, i) => use(false, i, i < 18 ? -0.1 : 0.3));
    const [row] = usesAmong({ matches: 5, often: new Map([['R', 40]]), drawn: new Map(), slope: 1 }, [
      use(true, 1, 0.2),
      use(true, 1, 0.4),
      ...left,
    ]);
    expect(row).toMatchObject({
      rule: 'R',
      often: 4,
      whereTaken: { decisions: 2 },
      wherePromising: { decisions: 2 },
    });
    expect(row.taken).toBeCloseTo(2 / 22);
    expect(row.whereTaken?.mean).toBeCloseTo(30);
    expect(row.whereLeft?.mean).toBeCloseTo(-6);
    expect(row.wherePromising?.mean).toBeCloseTo(30);
  });
});
