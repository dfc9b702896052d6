import { expect, it } from 'vitest';
import { compileGround } from '../../src/kernel/field/compile-ground.ts';
import { DEFAULT_PITCH } from '../../src/match/spec.ts';
import type { Variant } from '../../src/rules/variant.ts';
import { findRuleset } from '../../src/rulesets/index.ts';
import { fieldOf } from './scene.ts';

/** By ruleset: what no look hangs on, and what looks do. */
const CASES: readonly [string, Variant, Variant][] = [
  ['dark-potential', { overwatch: 'off' }, { cover: 'off' }],
  ['zone-control', { rally: 'off' }, { sight: 'off' }],
  ['pass-counter', { aim: 'off' }, { obscured: 'off' }],
  ['squad-quality', { morale: 'off' }, { 'sight.cover': 'off' }],
  ['d20-skirmish', { morale: 'off' }, { 'cover.distance.inches': 6 }],
];

it.each(CASES)('%s: variants share what they make of a table where they look alike', (id, alike, other) => {
  const ruleset = findRuleset(id);
  const ground = compileGround(Object.values(ruleset.tables)[0], DEFAULT_PITCH);
  const namesUnder = (variant: Variant) => {
    const names: string[] = [];
    const common = <T>(name: string, make: () => T) => {
      names.push(name);
      return make();
    };
    const armies = [ruleset.defaultArmy, ruleset.defaultArmy] as const;
    ruleset.compile({ variants: [variant, variant], armies }).open({ ...fieldOf(ground), common });
    return names;
  };
  expect(namesUnder({})).not.toEqual([]);
  expect(namesUnder(alike)).toEqual(namesUnder({}));
  expect(namesUnder(other)).not.toEqual(namesUnder({}));
});
