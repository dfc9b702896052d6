import { expect, it } from 'vitest';
import { seededDice } from '../../../src/kernel/dice.ts';
import { COVER, type Player, TACTICS } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { setUp } from '../../../src/rulesets/squad-quality/turn/setup.ts';
import { stage } from './stage.ts';

it('whoever deploys counts on a fortification for what it is to him (SQ-FORT-01, SQ-FORT-02)', () => {
  /** Cover of the only fortification, which is the last place where the first unit may deploy. */
  const cover = (set: Variant) => {
    let found: number | undefined;
    const player: Player = (decision) => {
      if (decision.point !== 'SQ-D-01' || decision.seat !== 0) return 0;
      const into = new Float64Array(TACTICS.length);
      decision.weigh(decision.count - 1, into);
      found = into[COVER];
      return 0;
    };
    const works = { 'fortifications.works.foxholes': 1, ...set };
    const m = stage('A line - | B line -', { set: works }).scripted([], player);
    setUp({ ...m, dice: seededDice(m.state.luck) });
    return found!;
  };
  expect(cover({})).toBeCloseTo(1 + cover({ 'fortifications.cover': 'off' }), 12);
  expect(cover({ 'fortifications.cover': 'off', 'fortifications.armour': 'off' })).toBe(0);
});
