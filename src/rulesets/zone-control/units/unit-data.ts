import { unitDataOf } from '../../../rules/unit-data.ts';
import type { ArmySpec, Profile, UnitData, UnitEntry, WeaponSpec } from './units.ts';

type Stats = readonly [range: number, attacks: number, strength: number, ap: number, damage: number];

function gun(
  id: string,
  title: string,
  [range, attacks, strength, ap, damage]: Stats,
  heavy = false,
): WeaponSpec {
  return { id, title, mode: 'ranged', range, attacks, strength, ap, damage, heavy };
}

function blow(id: string, title: string, [range, attacks, strength, ap, damage]: Stats): WeaponSpec {
  return { id, title, mode: 'melee', range, attacks, strength, ap, damage, heavy: false };
}

const weapons: readonly WeaponSpec[] = [
  gun('rifle', 'Rifle', [24, 1, 2, 1, 1]),
  gun('carbine', 'Carbine', [12, 2, 2, 0, 1]),
  gun('marksman', 'Marksman Rifle', [36, 1, 3, 2, 2]),
  gun('heavy', 'Heavy Gun', [36, 4, 2, 1, 1], true),
  gun('cannon', 'Cannon', [36, 1, 5, 4, 3], true),
  blow('blade', 'Blade', [0, 2, 2, 1, 1]),
  blow('maul', 'Maul', [0, 2, 4, 2, 2]),
  blow('fists', 'Fists', [0, 1, 1, 0, 1]),
];

const trooper: Profile = {
  id: 'trooper',
  title: 'Trooper',
  movement: 6,
  ballistic: 3,
  melee: 2,
  toughness: 3,
  armour: 2,
  wounds: 1,
  morale: 4,
  weapons: ['rifle', 'fists'],
  deepStrike: false,
  ambush: false,
  leader: false,
  points: 10,
};

const profiles: readonly Profile[] = [
  trooper,
  {
    ...trooper,
    id: 'raider',
    title: 'Raider',
    movement: 7,
    melee: 4,
    armour: 1,
    weapons: ['carbine', 'blade'],
    deepStrike: true,
    points: 13,
  },
  {
    ...trooper,
    id: 'scout',
    title: 'Scout',
    movement: 7,
    ballistic: 4,
    armour: 1,
    weapons: ['marksman', 'fists'],
    ambush: true,
    points: 15,
  },
  { ...trooper, id: 'gunner', title: 'Gunner', movement: 5, weapons: ['heavy', 'fists'], points: 20 },
  {
    ...trooper,
    id: 'leader',
    title: 'Leader',
    ballistic: 4,
    melee: 4,
    armour: 3,
    wounds: 2,
    morale: 5,
    weapons: ['rifle', 'blade'],
    leader: true,
    points: 25,
  },
  {
    ...trooper,
    id: 'bulwark',
    title: 'Bulwark',
    movement: 5,
    melee: 4,
    toughness: 5,
    armour: 4,
    wounds: 4,
    morale: 6,
    weapons: ['cannon', 'maul'],
    points: 50,
  },
];

function unit(title: string, ...models: readonly string[]): UnitEntry {
  return { title, models };
}

const line: ArmySpec = {
  id: 'line',
  title: 'Line',
  units: [
    unit('First', 'leader', 'trooper', 'trooper', 'trooper'),
    unit('Second', 'gunner', 'trooper', 'trooper', 'trooper'),
    unit('Third', 'scout', 'scout'),
    unit('Fourth', 'gunner', 'trooper', 'trooper', 'trooper'),
    unit('Fifth', 'raider', 'raider', 'raider'),
    unit('Sixth', 'leader', 'trooper', 'trooper', 'trooper'),
    unit('Seventh', 'bulwark'),
    unit('Eighth', 'trooper', 'trooper', 'trooper', 'trooper'),
  ],
};

const strike: ArmySpec = {
  id: 'strike',
  title: 'Strike',
  units: [
    unit('Spear', 'leader', 'raider', 'raider'),
    unit('Hammer', 'bulwark'),
    unit('Screen', 'trooper', 'trooper', 'scout'),
    unit('Talons', 'raider', 'raider', 'raider'),
    unit('Anvil', 'gunner', 'trooper', 'trooper', 'trooper'),
    unit('Maul', 'bulwark'),
    unit('Eyes', 'scout', 'scout'),
    unit('Lance', 'leader', 'raider', 'raider', 'raider'),
  ],
};

/** Profiles, weapons and armies of ours, for the document prints none (ZC-A7). */
export const unitData: UnitData = unitDataOf(weapons, profiles, [line, strike]);
