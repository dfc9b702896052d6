import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../src/kernel/terrain.ts';
import { COVER, DANGER, HARM } from '../../../src/rules/decision.ts';
import { strikesOf } from '../../../src/rulesets/pass-counter/attack/attack.ts';
import { expectedHarm } from '../../../src/rulesets/pass-counter/attack/volley.ts';
import { foesOf } from '../../../src/rulesets/pass-counter/places/foes.ts';
import { threatBy } from '../../../src/rulesets/pass-counter/places/menace.ts';
import { outlook } from '../../../src/rulesets/pass-counter/places/outlook.ts';
import { box, piece, wall } from '../../kernel/bare-table.ts';
import { type Staging, stage } from './stage.ts';

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
