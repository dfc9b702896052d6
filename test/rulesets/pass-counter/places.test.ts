import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import type { Piece } from '../../../src/kernel/terrain.ts';
import { COVER, DANGER, HARM, TEMPO } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { strikesOf } from '../../../src/rulesets/pass-counter/attack/attack.ts';
import { expectedHarm } from '../../../src/rulesets/pass-counter/attack/volley.ts';
import { strikingRange } from '../../../src/rulesets/pass-counter/moves/moves.ts';
import { foesOf } from '../../../src/rulesets/pass-counter/places/foes.ts';
import { threatBy } from '../../../src/rulesets/pass-counter/places/menace.ts';
import { outlook } from '../../../src/rulesets/pass-counter/places/outlook.ts';
import { promise } from '../../../src/rulesets/pass-counter/places/promise.ts';
import { box, piece, wall } from '../../kernel/bare-table.ts';
import { nearestTo, type Staging, stage } from './stage.ts';

describe('the harm of a place', () => {
  /** What a model reckons with where it is, and the most that it can do there. */
  const harm = (position: string, staging: Staging = {}) => {
    const m = stage(position, staging).scripted([]);
    const into = new Float64Array(6);
    outlook(m, 0).weigh(m.state.point[0], into);
    return [into[HARM], Math.max(0, ...strikesOf(m, 0).map((strike) => expectedHarm(m, strike)))];
  };

  it.each(['no', 'yes'])(
    'is none where a friend on the ground engages whom it sees, read as %s',
    (downed) => {
      const set = { 'engagement.range.downed': downed };
      const [reckoned, most] = harm('A marksman 0,0 | A trooper 0,8 down | B trooper 0,9', { set });
      expect(reckoned).toBe(most);
      expect(most > 0).toBe(downed === 'no');
    },
  );

  it.each<[string, Staging]>([
    ['nobody shoots', {}],
    ['it may shoot', { set: { 'ranged.whileEngaged': 'off' } }],
    ['the other may be shot at', { setB: { 'ranged.atEngaged': 'off' } }],
    ['both', { set: { 'ranged.whileEngaged': 'off' }, setB: { 'ranged.atEngaged': 'off' } }],
  ])('in contact is that of what may be done there: %s (PC-RNG-01, PC-RNG-02)', (_, staging) => {
    for (const enemy of ['B trooper 0,1', 'B trooper 0,1 down']) {
      const [reckoned, most] = harm(`A gunner 0,0 | ${enemy}`, staging);
      expect(reckoned, enemy).toBeCloseTo(most, 12);
    }
  });
});

it.each<[string, Staging]>([
  ['nobody shoots', {}],
  ['the model may be shot at', { set: { 'ranged.atEngaged': 'off' } }],
  ['the enemy may shoot', { setB: { 'ranged.whileEngaged': 'off' } }],
  ['both', { set: { 'ranged.atEngaged': 'off' }, setB: { 'ranged.whileEngaged': 'off' } }],
])('an enemy beside a model is feared for his shots where he may make them: %s', (which, staging) => {
  const danger = (enemy: string, more: Staging = {}) => {
    const m = stage(`A trooper 0,0 | ${enemy}`, { ...staging, ...more }).scripted([]);
    const into = new Float64Array(6);
    outlook(m, 0).weigh(m.state.point[0], into);
    const [{ readiness }] = foesOf(m, 0);
    // There is nobody else whom he could attack.
    expect(into[DANGER]).toBeCloseTo(readiness * (0.03 + 0.5) * threatBy(m, 1, 0), 12);
    return into[DANGER];
  };
  // The gunner does more with his gun than with his knife.
  const blow = danger('B gunner 0,1', { set: {}, setB: {} });
  if (which === 'both') expect(danger('B gunner 0,1')).toBeGreaterThan(blow);
  else expect(danger('B gunner 0,1')).toBe(blow);
});

it('what hides or covers a model shelters it where its side has that (PC-RNG-05, PC-RNG-08)', () => {
  const wood = piece(box([-3, 4, 3, 6]), { area: true, height: 3, cover: 'light' });
  const low = wall(box([-3, 1.2, 3, 1.5]), 0.9);
  const shelter = (behind: Piece, staging: Staging = {}) => {
    const m = stage('A trooper 0,0 | B trooper 0,9', { pieces: [behind], ...staging }).scripted([]);
    const into = new Float64Array(6);
    outlook(m, 0).weigh(m.state.point[0], into);
    return into[COVER];
  };
  const without = (path: string) => [wood, low].map((one) => shelter(one, { set: { [path]: 'off' } }));
  // The low wall hides part of it as well.
  expect([shelter(wood), shelter(low)]).toEqual([0.4, 0.8]);
  expect(without('obscured')).toEqual([0, 0.4]);
  expect(without('obscured.penalty')).toEqual([0, 0.4]);
  expect(without('cover')).toEqual([0.4, 0.4]);
  expect(without('cover.ranged')).toEqual([0.4, 0.4]);
  // It is the other side that goes without.
  expect(shelter(low, { setB: { cover: 'off', obscured: 'off' } })).toBe(0.8);
});

describe('what a model promises and is feared for', () => {
  it('takes a walk first only where two short actions leave time for it (PC-ACT-01, PC-CP-06)', () => {
    const twice = { 'reactivation.buy.shorts': 2 };
    const all = (position: string) => [
      promised(position) > 0,
      promised(position, { 'activation.budget.shorts': 1, charge: 'off' }) > 0,
      promised(position, {}, true) > 0,
      promised(position, twice, true) > 0,
      promised(position, { ...twice, 'moving.walk': 'off' }, true) > 0,
    ];
    expect(all('A leader 0,-8 | B trooper 0,8')).toEqual([true, false, false, true, false]);
    expect(all('A bruiser 0,0 | B trooper 0,4')).toEqual([true, false, false, true, false]);
    expect(promised('A bruiser 0,0 | B trooper 0,8')).toBeGreaterThan(0);
    expect(promised('A bruiser 0,0 | B trooper 0,8', twice, true)).toBe(0);
  });

  const promised = (position: string, set: Variant = {}, again = false) =>
    promise(stage(position, { set }).scripted([]), 0, again);
  const NEAR = 'A bruiser 0,0 | B trooper 0,5';

  it('is a blow at whom it can charge or, without a Charge, walk to (PC-ACT-04, PC-ACT-06)', () => {
    expect(promised(NEAR)).toBeGreaterThan(0);
    const walks = promised(NEAR, { charge: 'off' });
    expect(walks).toBeGreaterThan(0);
    expect(walks).toBe(promised('A bruiser 0,0 | B trooper 0,1', { charge: 'off' }));
    expect(promised(NEAR, { charge: 'off', 'moving.walk': 'off' })).toBe(0);
    expect(promised(NEAR, { charge: 'off', 'activation.budget.shorts': 1 })).toBe(0);
  });

  it('is no charge at whom it is engaged with, where that is none (PC-CHA-ENGAGED)', () => {
    const IN_CONTACT = 'A bruiser 0,0 | B trooper 0,1';
    const no = { 'charge.move.engaged': 'no' };
    expect(promised(IN_CONTACT, no)).toBe(promised(IN_CONTACT, no, true));
    expect(promised(IN_CONTACT)).toBeGreaterThan(promised(IN_CONTACT, no));
  });

  it('reaches as far as a Walk that goes farther than a Charge', () => {
    const far = (set: Variant) =>
      strikingRange(stage('A trooper 0,0 | B trooper 0,9', { set }).scripted([]), 0) / INCH;
    expect(far({})).toBeCloseTo(9, 2);
    expect(far({ 'moving.walk.factor': 2 })).toBeCloseTo(11, 2);
    expect(far({ 'moving.walk.factor': 2, 'activation.budget.shorts': 1 })).toBeCloseTo(9, 2);
  });

  it('is prepared for only where an activation has time for that (PC-ACT-01)', () => {
    const threat = (enemy: string, set: Variant = {}) =>
      threatBy(stage(`A trooper 0,0 | ${enemy}`, { set }).scripted([]), 1, 0);
    const hasty = { 'activation.budget.shorts': 1 };
    const unprepared = { 'aim.action': 'off', 'focus.action': 'off' };
    for (const enemy of ['B gunner 0,10', 'B bruiser 0,1']) {
      expect(threat(enemy, hasty), enemy).toBe(threat(enemy, unprepared));
      expect(threat(enemy, hasty), enemy).toBeLessThan(threat(enemy));
    }
  });
});

it('a shooter likes to come as near as long range begins (PC-RNG-06)', () => {
  const nearer = (set: Variant = {}) => {
    const m = stage('A trooper 0,-10 | B trooper 0,8', { set }).scripted([]);
    const places = [-6, -2].map((y) => nearestTo(m.battlefield.ground, [0, y]));
    const view = outlook(m, 0);
    view.look(places);
    return places.map((place) => {
      const into = new Float64Array(6);
      view.weigh(place, into);
      return into[TEMPO];
    });
  };
  // It is 17, 13 and 9 inches off.
  const [some, more] = nearer();
  expect(some).toBeGreaterThan(0);
  expect(more).toBeGreaterThan(some);
  expect(nearer({ 'ranged.longRange': 'off' })).toEqual([some, more]);
  expect(nearer({ 'ranged.longRange.inches': 20 })).toEqual([0, 0]);
  const [half, all] = nearer({ 'ranged.longRange.inches': 14 });
  expect([half > 0, half]).toEqual([true, all]);
});
