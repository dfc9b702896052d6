import { describe, expect, it } from 'vitest';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';
import { checkArmy, checkUnit, checkWeapon } from '../../../src/rulesets/d20-skirmish/units/check-units.ts';
import { unitData } from '../../../src/rulesets/d20-skirmish/units/unit-data.ts';

const traits = { move: 5, close: 9, ranged: 10, leadership: 11, actions: 3, wounds: 1, strength: 2, size: 2 };
const own = { ...traits, id: 'own', armour: 20, weapons: ['rifle'], points: 20 };
const claw = { id: 'claw', title: 'Claw', mode: 'melee', damage: 9 };

function add(...units: readonly object[]): void {
  d20Skirmish.extend({ data: { units: units.map((more) => ({ ...own, ...more })) } });
}

function field(...squads: readonly object[]): void {
  d20Skirmish.extend({ data: { armies: [{ id: 'mine', title: 'Mine', squads }] } });
}

describe('what a user adds and cannot be is refused in one sentence', () => {
  it.each([
    [{ vehicle: true }, 'The vehicle "own" goes on foot; make its locomotion one of bike, wheeled, tracked,'],
    [{ seats: 4 }, 'Unit "own" has 4 seats and is no vehicle; leave them out, or make it one.'],
    [
      { vehicle: true, locomotion: 'wheeled', seats: 4, para: true },
      'Unit "own" has both 4 seats and "para", and nobody starts aboard what is not on the table yet; keep one.',
    ],
    [{ vehicle: true, locomotion: 'wheeled', seats: 4, concealed: true }, 'both 4 seats and "concealed"'],
    [{ concealed: true, para: true }, 'Unit "own" is both "concealed" and "para"; keep one.'],
    [{ locomotion: 'flyer', para: true }, 'is a flyer and comes down by parachute; leave out "para".'],
    [
      { leader: true, commander: true },
      'Unit "own" leads a squad and belongs to none; keep "leader" or "commander".',
    ],
    [{ weapons: ['bolt'] }, 'Unit "own" channels "bolt" and has no PW; give it a "power".'],
  ])('a unit: %o', (more, complaint) => {
    expect(() => add(more)).toThrow(complaint);
  });

  it.each([
    [
      { mode: 'ranged' },
      'The weapon "claw" is ranged and reaches no band; give it a modifier in one, as in bands: { SR: 0 }.',
    ],
    [{ bands: { SR: 0 } }, 'The weapon "claw" is for close combat; leave out its bands, or make it ranged.'],
    [{ rate: 2 }, 'leave out its rate,'],
    [{ template: 3 }, 'leave out its template,'],
    [{ magnitude: 2 }, 'leave out its magnitude,'],
    [{ actions: 2 }, 'The weapon "claw" strikes once for each action; leave out its actions.'],
    [
      { mode: 'ranged', bands: { SR: 0 }, actions: 2 },
      'The weapon "claw" fires once for each action; leave out its actions, or give it a magnitude.',
    ],
    [
      { mode: 'ranged', bands: { SR: 0 }, magnitude: 2, template: 3 },
      'The power "claw" strikes one model once; leave out its template, or its magnitude.',
    ],
    [{ mode: 'ranged', bands: { SR: 0 }, magnitude: 2, rate: 2 }, 'leave out its rate, or its magnitude.'],
  ])('a weapon: %o', (more, complaint) => {
    expect(() => d20Skirmish.extend({ data: { weapons: [{ ...claw, ...more }] } })).toThrow(complaint);
  });

  const foot = { title: 'Foot', models: ['trooper', 'trooper'] };

  it.each([
    [
      [{ title: 'Guns', models: ['gunner', 'trooper'] }],
      '"Guns" of army "mine" has "gunner" among others, who belongs to no squad; list it by itself.',
    ],
    [
      [{ ...foot, mounted: true }],
      '"Foot" of army "mine" is mounted, and no unit of it has seats; leave "mounted" out, or add one that has.',
    ],
    [
      [
        { title: 'Carrier', models: ['carrier'] },
        { title: 'Bikes', models: ['biker', 'biker'], mounted: true },
      ],
      '"Bikes" of army "mine" is mounted, and nobody in it goes on foot; leave "mounted" out.',
    ],
    [
      [
        { title: 'Carrier', models: ['carrier'] },
        { title: 'Paras', models: ['paratrooper', 'paratrooper'], mounted: true },
      ],
      '"Paras" of army "mine" is mounted and comes down by parachute; leave "mounted" out.',
    ],
  ])('an army: %o', (squads, complaint) => {
    expect(() => field(...squads)).toThrow(complaint);
  });

  it('and what is there already can', () => {
    for (const weapon of Object.values(unitData.weapons)) checkWeapon(weapon);
    for (const profile of Object.values(unitData.profiles)) checkUnit(profile, unitData.weapons);
    for (const army of Object.values(unitData.armies)) checkArmy(army, unitData.profiles);
  });
});
