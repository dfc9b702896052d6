import { expect, it } from 'vitest';
import { inches, type Length } from '../../../src/kernel/length.ts';
import { DANGER, TACTICS, TEMPO } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { ANYWHERE } from '../../../src/rulesets/d20-skirmish/matchup/standoff.ts';
import type { Attack } from '../../../src/rulesets/d20-skirmish/matchup/timing.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { scout } from '../../../src/rulesets/d20-skirmish/places/scouting.ts';
import { unitData } from '../../../src/rulesets/d20-skirmish/units/unit-data.ts';
import { box, wall } from '../../kernel/bare-table.ts';
import { nearestTo, type Staging, stage } from './stage.ts';

/** Who burns enemies within 6 inches of him, and nobody farther off. */
const flames = {
  weapons: {
    flame: {
      ...unitData.weapons.rifle,
      id: 'flame',
      title: 'Flame',
      bands: { PB: 6, SR: null, MR: null, LR: null, ER: null },
    },
  },
  profiles: { flamer: { like: 'trooper', weapons: ['flame', 'bayonet'] } },
};

/** Those who have several ways to do harm: they are where they do most of it within an activation of 20 inches. */
const versatile = {
  weapons: {
    ...flames.weapons,
    jet: { ...flames.weapons.flame, id: 'jet', rate: 6, damage: 30 },
    popgun: { ...unitData.weapons.rifle, id: 'popgun', title: 'Popgun', damage: 8 },
    hose: { ...flames.weapons.flame, id: 'hose', bands: { ...flames.weapons.flame.bands, SR: 6 } },
    sprayer: { ...flames.weapons.flame, id: 'sprayer', bands: { ...flames.weapons.flame.bands, SR: -9 } },
  },
  profiles: {
    ...flames.profiles,
    warrior: { like: 'berserk', move: 9, close: 18, weapons: ['rifle', 'fist', 'blade'] },
    brawler: { like: 'berserk', move: 9, close: 10, weapons: ['rifle', 'fist', 'blade'] },
    laggard: { like: 'berserk', move: 3, close: 18, weapons: ['rifle', 'fist', 'blade'] },
    marksman: { like: 'berserk', move: 9, ranged: 18, weapons: ['rifle', 'fist', 'blade'] },
    runner: { like: 'trooper', move: 10, weapons: ['jet', 'rifle', 'bayonet'] },
    walker: { like: 'trooper', weapons: ['jet', 'rifle', 'bayonet'] },
    ravager: { like: 'berserk', close: 18, ranged: 1, weapons: ['popgun', 'fist', 'blade'] },
    plodder: { like: 'berserk', close: 18, ranged: 1, move: 1, weapons: ['popgun', 'fist', 'blade'] },
    sharpshooter: { like: 'berserk', close: 18, weapons: ['rifle', 'fist', 'blade'] },
    clerk: { like: 'trooper', ranged: 1, close: 1, weapons: ['popgun', 'bayonet'] },
    stoker: { like: 'trooper', move: 1, weapons: ['flame', 'bayonet'] },
    stroller: { like: 'trooper', move: 3, weapons: ['sprayer', 'bayonet'] },
    sprinter: { like: 'trooper', move: 10, weapons: ['hose', 'bayonet'] },
  },
} as const;

/** How near a unit comes to an enemy in sight, a trooper where nobody else is named. */
function standoffOf(
  unit: string,
  set: Variant = {},
  staging: Pick<Staging, 'house'> & { readonly enemy?: string } = {},
): Length {
  const { enemy = 'trooper', ...more } = staging;
  const m = stage(`A1 ${unit} 0,-10 | B1 ${enemy} 0,10`, { ...versatile, set, ...more }).scripted([]);
  return m.matchup.standoff[0];
}

it.each([
  ['trooper', 20],
  ['channeler', 20],
  ['flamer', 6],
  ['berserk', 0],
  ['warrior', 0],
  ['laggard', 20],
  ['marksman', 20],
  ['runner', 6],
  ['walker', 20],
])('brings a %s no nearer to an enemy in sight than %i inches', (unit, standoff) => {
  expect(standoffOf(unit)).toBe(inches(standoff));
});

it('keeps nobody off for shots that take less in all the game than blows do in one activation', () => {
  expect(['ravager', 'sharpshooter', 'clerk'].map((unit) => standoffOf(unit))).toEqual([
    0,
    inches(20),
    inches(20),
  ]);
  // Twenty moves lead to blows, and six turns have eighteen.
  expect(standoffOf('plodder')).toBe(inches(20));
  expect(standoffOf('plodder', { 'sequence.end.turns': 8 })).toBe(0);
  expect(standoffOf('ravager', { 'charge.move': 'off' })).toBe(inches(20));
});

it('has whoever harms nobody, with arms or without, make for no place at all, unless he carries others there', () => {
  const unarmed = {
    profiles: { medic: { like: 'trooper', weapons: [] }, truck: { like: 'carrier', weapons: [] } },
  };
  const wall = { profiles: { wall: { like: 'berserk', armour: 40 } } };
  const found = (position: string, staging: Staging) => {
    const m = stage(position, staging).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 2).weighAt(nearestTo(m.battlefield.ground, [0, -10]), 0, into);
    return [m.matchup.standoff[0], into[TEMPO]];
  };
  const nowhere = [ANYWHERE, 0];
  expect(found('A1 medic 0,-16 | B1 trooper 0,16', unarmed)).toEqual(nowhere);
  for (const unit of ['trooper', 'berserk'])
    expect(found(`A1 ${unit} 0,-16 | B1 wall 0,16`, wall)).toEqual(nowhere);
  expect(found('A1 trooper 0,-16 | B1 trooper 0,16', {})[1]).toBeGreaterThan(0);
  const [standoff, nearer] = found('A1 truck 0,-16 | B1 trooper 0,16', unarmed);
  expect([standoff, nearer > 0]).toEqual([0, true]);
  expect(standoffOf('berserk', { 'charge.move': 'off' })).toBe(0);
});

it('brings a flyer that only strikes to those on the ground, who do not make for it (DX-ALT-ASM)', () => {
  const profiles = { harpy: { like: 'berserk', locomotion: 'flyer' } } as const;
  const found = (position: string) => stage(position, { profiles }).matchup.standoff;
  expect([...found('A1 harpy 0,-9 | B1 berserk 0,9')]).toEqual([0, ANYWHERE]);
  expect([...found('A1 harpy 0,-9 | B1 harpy 0,9')]).toEqual([0, 0]);
});

it('has whoever harms nobody stay behind a wall as soon as in sight of enemies', () => {
  const nearer = (weapons: readonly string[]) => {
    const profiles = { medic: { like: 'trooper', weapons } };
    const pieces = [wall(box([-6, 0, 6, 1]))];
    const m = stage('A1 medic 0,-6 | B1 trooper 0,6', { profiles, pieces }).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 2).weighAt(nearestTo(m.battlefield.ground, [9, -2]), 0, into);
    return into[TEMPO];
  };
  expect(nearer([])).toBe(0);
  expect(nearer(['rifle'])).toBeGreaterThan(0);
});

it('looks at later activations where one is not enough, and keeps off where none is', () => {
  // Three moves lead to 12 inches and five to 6, where one attack of the second activation does more than three.
  expect(standoffOf('stroller')).toBe(inches(6));
  expect(standoffOf('stoker', { 'sequence.end.turns': 2 })).toBe(inches(6));
});

it('keeps farther off of two distances that come to the same', () => {
  expect(standoffOf('sprinter', { 'moving.move.factor': 2 })).toBe(inches(12));
});

it('promises whoever has to come near a shot within two moves, less far off and none from farther', () => {
  const found = (unit: string, y: number, set: Variant = {}) => {
    const m = stage(`A1 ${unit} 0,-16 | B1 trooper 0,16`, { ...flames, set }).scripted([]);
    const { ground, columns } = m.battlefield;
    const at = nearestTo(ground, [0, y]);
    const { look, rowOf } = scout(m, 0);
    look([at]);
    const { harm, soon, later } = columns;
    return [harm, soon, later].map((column) => column[rowOf(at)]);
  };
  // The gap is shorter by an inch of bases: 5, 10, 14 and 19 inches.
  const [shot] = found('flamer', 10);
  expect(shot).toBeGreaterThan(0.1);
  // It comes about seven times in ten, as a charge in prospect does.
  expect(found('flamer', 5)).toEqual([0, expect.closeTo(0.7 * shot, 10), 0]);
  expect(found('flamer', 1)).toEqual([0, 0, expect.closeTo(0.7 * shot, 10)]);
  expect(found('flamer', -4)).toEqual([0, 0, 0]);
  const far = { 'moving.move.factor': 2 };
  expect(found('flamer', 1, far)[1]).toBeCloseTo(0.7 * shot, 10);
  expect(found('flamer', -4, far)).toEqual([0, 0, expect.closeTo(0.7 * shot, 10)]);
});

it('counts half the danger to whoever has to come near', () => {
  const dangerTo = (unit: string) => {
    const m = stage(`A1 ${unit} 0,-8 | A1 trooper 4,-8 | B1 heavy 0,8`, flames).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 2).weighAt(m.state.point[0], 0, into);
    return into[DANGER];
  };
  expect(dangerTo('flamer')).toBeCloseTo(dangerTo('trooper') / 2, 10);
  expect(dangerTo('trooper')).toBeGreaterThan(0.05);
});

it('brings whoever has to come near as near as his guns need, and others into sight', () => {
  const nearer = (unit: string) => {
    const m = stage(`A1 ${unit} 0,-9 | B1 trooper 0,9`, flames).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 2).weighAt(nearestTo(m.battlefield.ground, [0, -5]), 1, into);
    return into[TEMPO];
  };
  expect(nearer('trooper')).toBe(0);
  expect(nearer('flamer')).toBeGreaterThan(0.1);
});

it('brings a fighter with a gun no nearer to flyers, whom it cannot strike (DX-ALT-REACH)', () => {
  const enemy = 'gunship';
  expect(standoffOf('warrior', {}, { enemy })).toBe(inches(20));
  expect(standoffOf('warrior', { 'locomotion.aloft': 'off' }, { enemy })).toBe(0);
});

it('counts all enemies, whichever is listed first', () => {
  const among = (first: string, second: string) =>
    standoffOf('warrior', {}, { enemy: `${first} 4,10 | B2 ${second}` });
  expect([among('gunship', 'trooper'), among('trooper', 'gunship')]).toEqual([inches(20), inches(20)]);
});

it('has fighters make for whom they can strike, and those with guns for flyers, too', () => {
  const nearer = (unit: string, enemy: string) => {
    const m = stage(`A1 ${unit} 0,-16 | B1 ${enemy} 0,16`, versatile).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 2).weighAt(nearestTo(m.battlefield.ground, [0, -10]), 1, into);
    return into[TEMPO] > 0;
  };
  expect([nearer('berserk', 'trooper'), nearer('warrior', 'trooper')]).toEqual([true, true]);
  expect([nearer('berserk', 'gunship'), nearer('warrior', 'gunship')]).toEqual([false, true]);
});

it('promises no shot at whoever is hidden, and less at whoever lies low', () => {
  const soon = (how: string) => {
    const m = stage(`A1 flamer 0,-16 | B1 trooper 0,16${how}`, flames).scripted([]);
    const at = nearestTo(m.battlefield.ground, [0, 5]);
    const { look, rowOf } = scout(m, 0);
    look([at]);
    return m.battlefield.columns.soon[rowOf(at)];
  };
  const plain = soon('');
  expect(soon(' mp')).toBeLessThan(plain);
  expect(soon(' hidden')).toBe(0);
});

it('has a fighter with a gun make for the enemy by what charges come to, users’ rules included', () => {
  const least = { toHit: ({ kind }: Attack) => (kind === 'charge' ? -20 : 0) };
  for (const set of [{ charge: 'off' }, { 'charge.move': 'off' }] as const)
    expect(standoffOf('warrior', set)).toBe(inches(20));
  expect(standoffOf('warrior', {}, { house: least })).toBe(inches(20));
  const bonus = (modifier: number) => standoffOf('brawler', { 'charge.bonus.modifier': modifier });
  expect([bonus(0), bonus(2)]).toEqual([inches(20), 0]);
});

it('has a fighter with a gun go there by moves and charge with the last of them', () => {
  // Twenty inches take it three moves and a charge of six inches, or two and one of twelve.
  expect([1, 2].map((factor) => standoffOf('sharpshooter', { 'charge.move.factor': factor }))).toEqual([
    inches(20),
    0,
  ]);
  // They take two moves of nine inches and a charge of half as far, or three of half as far and a charge of nine.
  expect(standoffOf('warrior', { 'charge.move.factor': 0.5 })).toBe(0);
  expect(standoffOf('warrior', { 'moving.move.factor': 0.5 })).toBe(inches(20));
});

it('counts a whole move nearer as one, however far a move goes', () => {
  const nearer = (factor: number) => {
    const set = { 'moving.move.factor': factor };
    const m = stage('A1 berserk 0,-16 | B1 trooper 0,16', { set }).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 3).weighAt(nearestTo(m.battlefield.ground, [0, -16 + 6 * factor]), 0, into);
    return into[TEMPO];
  };
  expect(nearer(2) / nearer(1)).toBeCloseTo(1, 1);
});

it('has whoever fights better than it shoots hurry like a fighter', () => {
  const nearer = (unit: string) => {
    const m = stage(`A1 ${unit} 0,-16 | B1 trooper 0,16`, versatile).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 3).weighAt(nearestTo(m.battlefield.ground, [0, -10]), 0, into);
    return into[TEMPO];
  };
  expect(nearer('warrior')).toBeGreaterThan(2 * nearer('marksman'));
});

it('has whoever fights better than it shoots in as much danger as anybody where it shoots, and in less where it charges', () => {
  const danger = (attacks: number, y: number) => {
    const m = stage(`A1 warrior 0,${y} | B1 heavy 0,16`, versatile).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 3).weighAt(m.state.point[0], attacks, into);
    return into[DANGER];
  };
  expect(danger(2, -16)).toBeGreaterThan(0);
  expect(danger(2, -16)).toBe(danger(0, -16));
  expect(danger(2, 8)).toBeLessThan(danger(0, 8));
});
