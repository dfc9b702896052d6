import { describe, expect, it } from 'vitest';
import { screen } from '../../src/experiments/designs/screen/screen.ts';
import type { ScreenRow } from '../../src/experiments/designs/screen/screen-row.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { InputError } from '../../src/rules/nearest.ts';
import { defineRule } from '../../src/rules/rule.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { refusalOf } from '../refusal-of.ts';
import { toy } from '../toy-ruleset.ts';
import { type Aside, runInline } from './run-inline.ts';

type ScreenSim = Extract<Sim, { design: 'screen' }>;

/** Numbers that nothing reads. */
const idle = defineRule({
  id: 'idle',
  title: 'Idle',
  governs: 'owner',
  kind: 'option',
  off: 'there is none',
  clauses: {
    hand: {
      id: 'TOY-90',
      basis: 'text',
      says: 'It does nothing.',
      off: 'it does nothing either',
      params: {
        whole: { says: 'of steps', default: 0, min: 0, max: 3, step: 1 },
        fraction: { says: 'of none', default: 1, min: 0, max: 10 },
      },
    },
  },
});

const numbers = toy.extend({ rules: [idle] });

const experimentOf = (more: Partial<ScreenSim> = {}) =>
  normalise({
    design: 'screen',
    ruleset: numbers,
    tables: { generated: 3, designed: [] },
    ...more,
  } as ScreenSim);

const run = (more: Partial<ScreenSim> = {}, ...aside: Aside) =>
  runInline(screen.run, experimentOf(more), ...aside);

const effect = ({ effects }: ScreenRow, id: string) => effects.find(({ metric }) => metric === id)!;

const refusal = (more: Partial<ScreenSim>) => refusalOf(() => experimentOf(more));

describe('a screening', () => {
  it('says what common luck saves of each number, and nothing of what changes nothing', async () => {
    const { rows } = await run({ rules: ['sword', 'idle'], trajectories: 4, blocks: 40 });
    const gainOf = (path: string) => effect(rows.find((row) => row.path === path)!, 'rounds').gain;
    expect(gainOf('sword.cut.bonus')).toBeGreaterThan(0);
    expect(gainOf('idle.hand.whole')).toBeNull();
  });

  it('counts the matches that were stopped at the cap, at each end of a number', async () => {
    const { rows, stopped } = await run({ rules: ['sword'], trajectories: 4, blocks: 40 });
    expect(rows.map(({ path }) => path)).toEqual(['sword.cut.bonus']);
    const { first, second } = rows[0].stopped!;
    expect(second).toBeGreaterThan(first);
    expect((first + second) / 2).toBeCloseTo(stopped!, 5);
  });

  it('tells numbers that matter from those that do not', async () => {
    const { rows, trajectories, blocks, primary } = await run({ trajectories: 20, blocks: 30 });
    expect(rows.map(({ path, book, low, high }) => [path, book, low, high])).toEqual([
      ['sword.cut.bonus', 2, 1, 3],
      ['idle.hand.whole', 0, 0, 2],
      ['idle.hand.fraction', 1, 0.5, 5.5],
    ]);
    expect(primary).toBe('first-player-share');
    expect(trajectories).toBe(20);
    expect(blocks).toBe(20 * 4 * 30);
    const [bonus, ...others] = rows;
    const sooner = effect(bonus, 'rounds');
    expect(sooner.isClear).toBe(true);
    expect(sooner.mu).toBeLessThan(0);
    expect(sooner.muStar).toBeGreaterThan(sooner.muStarOfNoise);
    expect(sooner.strength).toBeGreaterThan(sooner.sigma);
    for (const row of others) {
      for (const { muStar, muStarOfNoise, sigma, isClear } of row.effects) {
        expect([muStar, muStarOfNoise, sigma, isClear]).toEqual([0, 0, 0, false]);
      }
    }
  });

  it('takes luck off what it ranks by', async () => {
    const { rows } = await run({ rules: ['sword'], trajectories: 40, blocks: 2 });
    const share = effect(rows[0], 'first-player-share');
    expect(share.muStarOfNoise).toBeGreaterThan(0);
    expect(share.strength).toBeLessThan(share.muStar);
  });

  it('goes all the way where it is told to', () => {
    const { asks } = experimentOf({ span: 1 }).spec;
    expect(asks.factors.map(({ low, high }) => [low, high])).toEqual([
      [0, 3],
      [0, 3],
      [0, 10],
    ]);
  });

  it('keeps values at least a step apart', () => {
    const { asks } = experimentOf({ span: 0.05, set: { 'idle.hand.whole': 3 } }).spec;
    expect(asks.factors.map(({ low, high }) => [low, high]).slice(0, 2)).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });

  it('keeps the walks it finished when it is stopped', async () => {
    const stop = new AbortController();
    const { rows, trajectories, interrupted } = await run(
      { trajectories: 6, blocks: 5 },
      ({ done }) => done === 50 && stop.abort(),
      stop.signal,
    );
    expect(interrupted).toBe(true);
    expect(trajectories).toBe(2);
    expect(rows[0].effects).not.toEqual([]);
  });

  it('ranks nothing after less than two walks', async () => {
    const stop = new AbortController();
    const { rows } = await run({ blocks: 5 }, ({ done }) => done === 25 && stop.abort(), stop.signal);
    expect(rows.map(({ effects }) => effects)).toEqual([[], [], []]);
  });
});

describe('numbers that cannot be played', () => {
  const refusing = (clashes: (variant: Readonly<Record<string, unknown>>) => boolean): Ruleset => ({
    ...numbers,
    compile(matchup) {
      if (clashes(matchup.variants[0])) throw new InputError('That does not go together.');
      return numbers.compile(matchup);
    },
  });

  it('are left out where they cannot be played at all', () => {
    const ruleset = refusing((variant) => variant['sword.cut.bonus'] === 3);
    const { asks } = experimentOf({ ruleset }).spec;
    expect(asks.factors.map(({ path }) => path)).toEqual(['idle.hand.whole', 'idle.hand.fraction']);
    expect(asks.leftOut).toEqual([{ path: 'sword.cut.bonus', why: 'That does not go together.' }]);
  });

  it('have their walks drawn anew where some cannot be played together, which is told', async () => {
    const ruleset = refusing(
      (variant) => variant['sword.cut.bonus'] === 3 && variant['idle.hand.whole'] === 2,
    );
    const { redrawn, clash, trajectories } = await run({ ruleset, trajectories: 4, blocks: 2 });
    expect(trajectories).toBe(4);
    expect(redrawn).toBeGreaterThan(0);
    expect(clash).toBe('That does not go together.');
  });

  it('are refused where hardly any walk is left', async () => {
    const ruleset = refusing((variant) => Object.keys(variant).length > 1);
    await expect(run({ ruleset })).rejects.toThrow('These numbers can hardly be played together');
  });

  it.each([
    ['of no rule', { rules: ['swrd'] }, 'the nearest is "sword"'],
    ['of rules without any', { rules: ['banner'] }, 'There is no number under these rules.'],
    [
      'of what is off',
      { rules: ['sword'], set: { sword: 'off' } },
      'No number can be varied here; sword.cut.bonus:',
    ],
    ['on a single block', { blocks: 1 }, 'A screening needs at least 2 blocks for each point.'],
  ])('are refused %s', (_, sim, sentence) => {
    expect(refusal(sim as Partial<ScreenSim>)).toContain(sentence);
  });
});
