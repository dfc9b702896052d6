import { expect, it } from 'vitest';
import { createModifiers } from '../../../src/rules/play/modifiers.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { offerTo } from '../../../src/rulesets/squad-quality/actions/options.ts';
import { expectedAssault, harmBy } from '../../../src/rulesets/squad-quality/attack/assault-odds.ts';
import { fighterOf, modifyAssault } from '../../../src/rulesets/squad-quality/attack/contest.ts';
import { PINNED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import { chargeOf, moveOf, rushOf } from '../../../src/rulesets/squad-quality/match/allowance.ts';
import { FREE } from '../../../src/rulesets/squad-quality/moves/orders.ts';
import { isAssault } from '../../../src/rulesets/squad-quality/places/option.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { stage } from './stage.ts';

it('a charge that the defender wins by a tie is weighed so (SQ-Q-06)', () => {
  const weighed = (ties: 'draw' | 'defender') => {
    const set = { 'close-assault.charge.ties': ties };
    const m = stage('A line 0,0 | B line 0,3', { set }).scripted([]);
    const [one, other] = [fighterOf(m, 0, true), fighterOf(m, 1, false)];
    const [won, drawn, lost] = m.matchup.expectations.contest(1);
    const tied = ties === 'draw' ? 0 : -1;
    const harm =
      won * harmBy(m, one, other, 1) + drawn * harmBy(m, one, other, tied) + lost * harmBy(m, one, other, -1);
    expect(expectedAssault(m, 0, 1 as never).harm).toBeCloseTo(harm, 12);
    return harm;
  };
  expect(weighed('defender')).toBeLessThan(weighed('draw'));
});

it('heavy weapons charge no farther than they move, nor does a squad with a team (SQ-Q-05, SQ-HW-02)', () => {
  const charges = (position: string, set: Variant = {}) => {
    const rush = { 'close-assault.charge.reach': 'rush', ...set };
    const m = stage(`${position} | B levy 0,12`, { set: rush }).scripted([]);
    return chargeOf(m, 0) === rushOf(m, 0) ? 'rush' : chargeOf(m, 0) === moveOf(m, 0) ? 'move' : 'else';
  };
  expect(charges('A line 0,0')).toBe('rush');
  expect(charges('A machine-gun 0,0')).toBe('move');
  expect(charges('A line 0,0 | A machine-gun +')).toBe('move');
  expect(charges('A machine-gun 0,0', { 'heavy-weapons.slow': 'off' })).toBe('rush');
});

it('a pinned unit that markers do not slow fights whom it is in contact with and moves up to nobody (SQ-CORE-UF-stuck)', () => {
  const assaults = (gap: number, set: Variant = {}) => {
    const free = { 'under-fire.slow': 'off', ...set };
    const m = stage(`A guard 0,0 | B levy 0,${gap}`, { set: free }).scripted([]);
    m.state.marker[0] = PINNED;
    return offerTo(m, 0, outlookOf(m, 0), FREE).options.some(isAssault);
  };
  expect([assaults(3), assaults(7)]).toEqual([true, false]);
  expect(assaults(7, { 'under-fire.stuck': 'off' })).toBe(true);
});

it('a vehicle fears no close assault of those who assault none (SQ-CORE-VEH-assault)', () => {
  const danger = (setB: Variant) => {
    const m = stage('A carrier 0,0 | B tank-hunters 0,5', { setB }).scripted([]);
    return outlookOf(m, 0).dangerAt(m.state.point[0]);
  };
  expect(danger({ 'vehicles.assault': 'off' })).toBeCloseTo(danger({ 'close-assault': 'off' }), 12);
  expect(danger({ 'vehicles.assault': 'off' })).toBeLessThan(danger({}));
});

it('better armour counts in a close assault whether or not it protects from damage (SQ-CORE-CA-armour, SQ-CORE-DMG-armour)', () => {
  const bare = { 'damage.armour': 'off' };
  const added = (set: Variant) => {
    const m = stage('A guard 0,0 | B levy 0,3', { set }).scripted([]);
    const list = createModifiers();
    modifyAssault(m, list, fighterOf(m, 0, true), fighterOf(m, 1, false));
    return list.total;
  };
  expect(added(bare)).toBe(added({}));
  expect(added({ 'close-assault.armour': 'off' })).toBe(added({}) - 1);
  const odds = (variant: Variant) =>
    squadQuality.odds!.answer({ attacker: 'guard', target: 'levy', assault: true }, [variant, variant]).data;
  expect(odds(bare)['won']).toBe(odds({})['won']);
});
