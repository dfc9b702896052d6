import { describe, expect, it } from 'vitest';
import { createInline } from '../src/execution/threads/inline.ts';
import { normalise } from '../src/experiments/sim/normalise.ts';
import { canBeHeld, subjectOf } from '../src/experiments/terms/subject.ts';
import { compileSettings } from '../src/rules/variant.ts';
import { rulesets } from '../src/rulesets/index.ts';
import { mirrored, type Tally } from '../src/statistics/index.ts';
import { batteriesOf } from './sanity/batteries.ts';
import type { Change, Must } from './sanity/change.ts';
import { judge } from './sanity/judge.ts';
import { armOf, tryChange } from './sanity/try-change.ts';
import { contradictions, idleSettings, wrongSwitches } from './sanity/well-formed.ts';

/** Changes of known direction that a ruleset has at least. */
const FEWEST = 40;

/** Changes and options that settle at the first looks, between a few models on one table. */
const PLAYED = [
  ['dark-potential', 'Soldiers of Armour 10', 'hedgerows', 'leader+soldier*3'],
  ['zone-control', 'actions at 4', '24x24-copses', 'line'],
  ['zone-control', 'no saves', '24x24-copses', 'line'],
  ['zone-control', 'shooting', '24x24-copses', 'line'],
  ['pass-counter', 'reroll', 'pc-alleys', 'sergeant+trooper*2'],
  ['pass-counter', 'armour at two less', 'pc-alleys', 'sergeant+trooper*2'],
  ['pass-counter', 'no armour rolls', 'pc-alleys', 'sergeant+trooper*2'],
] as const;
/** Blocks that leave a change many looks more than it takes. */
const PATIENCE = 200;

/** The short form of `npm run sanity`. */
describe.each(rulesets)('what is held to be beyond doubt in $title', (ruleset) => {
  const { changes, options } = batteriesOf(ruleset);
  const all: readonly Change[] = [...changes, ...options];

  it('is enough, each under a name of its own', () => {
    expect(changes.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('can be had by one side alone', () => {
    const experiment = normalise({ design: 'power', ruleset: ruleset.id, tables: { generated: 0 } });
    for (const change of all) {
      const { tested, other } = armOf(experiment, change);
      const compile = () =>
        ruleset.compile({ variants: [tested.variant, other.variant], armies: [tested.army, other.army] });
      expect(compile, change.name).not.toThrow();
    }
  });

  it('tells the sides apart', () => {
    const settingsOf = (set: Change['set']) => compileSettings(ruleset.rules, set);
    for (const { name, set, other, army = ruleset.defaultArmy } of all) {
      const unlikeArmies = army !== ruleset.defaultArmy;
      if (unlikeArmies) expect(ruleset.unitsOf(army)).not.toEqual(ruleset.unitsOf(ruleset.defaultArmy));
      else expect(settingsOf(set), name).not.toEqual(settingsOf(other));
    }
    expect(changes.flatMap((change) => idleSettings(ruleset, change))).toEqual([]);
  });

  it('goes the way it says', () => {
    expect(changes.flatMap((change) => wrongSwitches(ruleset, change))).toEqual([]);
    expect(contradictions(ruleset, changes)).toEqual([]);
  });

  it('has every heading that is an option of one side', () => {
    const held = ruleset.rules.filter(
      ({ id, kind, off }) =>
        kind === 'option' && off !== undefined && canBeHeld(subjectOf(ruleset.rules, id)),
    );
    expect(held.length).toBeGreaterThan(4);
    const without = options.filter(({ other }) => Object.values(other).includes('off'));
    for (const { id } of held) {
      expect(
        without.some(({ name, other }) => name === id && other[id] === 'off'),
        id,
      ).toBe(true);
    }
  });
});

it.each(PLAYED)('veterans of %s know what this means: %s', async (id, played, table, army) => {
  const tables = { designed: [table], generated: 0 };
  const experiment = normalise({ design: 'power', ruleset: id, tables, army });
  const { changes, options } = batteriesOf(experiment.ruleset);
  const change = [...changes, ...options].find(({ name }) => name === played)!;
  const finding = await tryChange(experiment, change, createInline(experiment), PATIENCE);
  expect(finding).toMatchObject({ verdict: 'passed' });
});

describe('blocks', () => {
  const even = blocksOf(0, 100, 2000, 100, 0);
  const lost = blocksOf(60, 20, 20, 0, 0);

  it.each([
    ['dominant', 'failed', 'failed'],
    ['better', 'undecided', 'failed'],
    ['no worse', 'passed', 'failed'],
    ['no better', 'passed', 'passed'],
    ['worse', 'undecided', 'passed'],
    ['hopeless', 'failed', 'passed'],
  ] as const)(
    'of what must be %s say that it has %s where all is even, %s where all is lost',
    (must, onEven, onLost) => {
      expect(judge(must, even)).toBe(onEven);
      expect(judge(must, lost)).toBe(onLost);
    },
  );

  it.each([
    ['dominant', 'hopeless'],
    ['better', 'worse'],
    ['no worse', 'no better'],
  ] satisfies [Must, Must][])('say of %s what they say of %s with sides changed', (one, two) => {
    for (const tally of [even, lost]) expect(judge(one, tally)).toBe(judge(two, mirrored(tally)));
  });

  it('settle nothing while they are few', () => {
    for (const must of ['better', 'no worse', 'dominant'] as const) {
      expect(judge(must, blocksOf(1, 1, 1, 1, 1))).toBe('undecided');
    }
  });
});

/** So many blocks of each score, the worst first. */
function blocksOf(...counts: readonly number[]): Tally {
  return { scores: [0, 0.25, 0.5, 0.75, 1], counts };
}
