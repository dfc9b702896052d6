import { type Fraction, ZERO } from '../../../src/kernel/fraction.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { OPEN_VIEW } from '../../../src/rulesets/dark-potential/battlefield/bare-field.ts';
import { castOf } from '../../../src/rulesets/dark-potential/odds/odds-cast.ts';
import { HERE, openScene, THERE } from '../../../src/rulesets/dark-potential/odds/odds-scene.ts';
import { rollTest } from '../../../src/rulesets/dark-potential/points/opposed-test.ts';
import type { OpposedTest } from '../../../src/rulesets/dark-potential/rolls/roll-asked.ts';
import { rules } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { unitData } from '../../../src/rulesets/dark-potential/units/unit-data.ts';

const { soldier } = unitData.profiles;

/** A test of some number with Command Points on both sides. */
export function sceneOf(target: number, attacker: number, defender: number, set: Variant = {}) {
  const cast = castOf(unitData, rules, [set, set], soldier, soldier, null);
  const placing = { distance: 6, view: OPEN_VIEW, woundsLeft: 1 };
  const scene = openScene(cast, { ...placing, points: [attacker, defender, 0] });
  const test: OpposedTest = {
    roll: 'hit',
    roller: cast.actor,
    rollerAt: HERE,
    affected: cast.target,
    affectedAt: THERE,
    target,
    wounds: 1,
    stake: 1,
  };
  return { scene, test };
}

/** Chance of a test with best play by both, as the engine plays it out. */
export function engineValue(target: number, attacker: number, defender: number, set: Variant = {}): Fraction {
  const { scene, test } = sceneOf(target, attacker, defender, set);
  return scene.distribution((m) => (rollTest(m, test).success ? 1 : 0)).get(1) ?? ZERO;
}
