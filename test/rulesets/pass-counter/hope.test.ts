import { describe, expect, it } from 'vitest';
import { PROMISE, TACTICS, TEMPO } from '../../../src/rules/decision.ts';
import { outlook } from '../../../src/rulesets/pass-counter/places/outlook.ts';
import { extendUnits } from '../../../src/rulesets/pass-counter/units/extend-units.ts';
import { unitData } from '../../../src/rulesets/pass-counter/units/units.ts';
import { nearestTo, type Staging, stage } from './stage.ts';

/** What a model promises itself of standing where it does; friends are nowhere near. */
function promised(position: string, round = 1, staging: Staging = {}): number {
  const m = stage(position, { size: 48, ...staging }).scripted([]);
  m.state.round = round;
  const into = new Float64Array(TACTICS.length);
  outlook(m, 0).weigh(m.state.point[0], into);
  return into[PROMISE];
}

it('an army without a gun hopes for the blow of next time, and for half of it for each Run that it is away', () => {
  // Two dice hit on 2+ and are stopped on 6; a Trooper who recovers on 5+ has lost three tenths of its worth.
  const blow = 0.7 * (1 - (11 / 36) ** 2) * (1 - 0.7 / 3);
  const at = (y: number) => promised(`A bruiser 0,-12 | B trooper 0,${y - 12}`) / blow;
  for (const y of [3, 9]) expect(at(y)).toBeCloseTo(1, 12);
  // A charge and an inch go 10 inches, a Run 12.
  expect(at(15)).toBeLessThan(1);
  expect(at(22)).toBeCloseTo(0.5, 1);
  expect(at(34)).toBeCloseTo(0.25, 1);
});

it('where somebody has a gun nobody does, nor in the last round, when there is no next time', () => {
  expect(promised('A leader 0,0 | B trooper 0,3')).toBe(0);
  expect(promised('A bruiser 0,0 | A leader 9,0 | B trooper 0,3')).toBe(0);
  expect(promised('A bruiser 0,0 | B trooper 0,3', 5)).toBeGreaterThan(0);
  expect(promised('A bruiser 0,0 | B trooper 0,3', 6)).toBe(0);
});

describe('a Bruiser with a gun', () => {
  const gun = { id: 'gun', mode: 'ranged', range: 24, dice: 2, ap: 0 };
  const armed = (ranged: number) => {
    const { bruiser } = unitData.profiles;
    const one = { ...bruiser, id: 'armed', ranged, weapons: ['hammer', 'gun'] };
    return { units: extendUnits(unitData, { weapons: [gun], units: [one] }), size: 48 };
  };
  const hopes = (ranged: number) => promised('A armed 0,-12 | B gunner 0,12', 1, armed(ranged));
  /** What four inches nearer to somebody in sight and in range are worth. */
  const progress = (ranged: number) => {
    const m = stage('A armed 0,-12 | B gunner 0,-2', armed(ranged)).scripted([]);
    const into = new Float64Array(TACTICS.length);
    outlook(m, 0).weigh(nearestTo(m.battlefield.ground, [0, -8]), into);
    return into[TEMPO];
  };

  it.each([
    ['hits nobody', 7],
    ['comes to little beside its blows', 5],
  ])('that %s lives by blows like one without', (_, ranged) => {
    expect(hopes(ranged)).toBe(promised('A bruiser 0,-12 | B gunner 0,12', 1, { size: 48 }));
    expect(progress(ranged)).toBeGreaterThan(0);
  });

  it('that comes to most of its blows keeps off', () => {
    expect(hopes(4)).toBe(0);
    expect(progress(4)).toBe(0);
  });
});
