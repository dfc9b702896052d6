import { z } from 'zod';
import {
  id,
  inches,
  type Spec,
  title,
  unitAdditions,
  weaponIds,
  whole,
} from '../../../rules/assembly/unit-fields.ts';
import { type UnitDataOf, unitDataOf } from '../../../rules/unit-data.ts';

const face = whole(1, 12).describe('least face of a die that succeeds');

const weaponSchema = z.strictObject({
  id,
  title,
  mode: z.enum(['ranged', 'melee']),
  range: inches(0, 96).default(0).describe('in inches; for ranged weapons only'),
  dice: whole(1, 8).describe('attack dice'),
  ap: whole(0, 6).describe('armour piercing'),
});

const profileSchema = z.strictObject({
  id,
  title,
  speed: inches(1, 8).describe('SP in inches'),
  /** RA and MA. */
  ranged: face,
  melee: face,
  /** AR. */
  armour: face,
  /** RV. */
  recovery: face,
  /** NV. */
  nerve: face,
  wounds: whole(1, 6),
  /** CP it brings. */
  commandPoints: whole(0, 6),
  weapons: weaponIds,
  points: z.number().min(1).max(1000),
});

const armySchema = z.strictObject({
  id,
  title,
  models: z.array(z.string()).min(1).max(30).describe('ids of its models'),
});

/** Units, weapons and armies of a user's own, as a file lists them; a unit here is the profile of a model. */
export const unitAdditionsSchema = unitAdditions(weaponSchema, profileSchema, armySchema);

/** A weapon; the range in inches, 0 for melee. */
export type WeaponSpec = Spec<typeof weaponSchema>;

/** Attributes of a model: speed in inches, and the least face that succeeds for everything that is rolled. */
export type Profile = Spec<typeof profileSchema>;

export type ArmySpec = Spec<typeof armySchema>;

/** Everything armies are made of, by id. */
export type UnitData = UnitDataOf<WeaponSpec, Profile, ArmySpec>;

function gun(id: string, title: string, range: number, dice: number, ap: number): WeaponSpec {
  return { id, title, mode: 'ranged', range, dice, ap };
}

function blade(id: string, title: string, dice: number, ap: number): WeaponSpec {
  return { id, title, mode: 'melee', range: 0, dice, ap };
}

const weapons: readonly WeaponSpec[] = [
  gun('rifle', 'Rifle', 24, 2, 0),
  gun('smg', 'Submachine Gun', 12, 3, 0),
  gun('longarm', 'Longarm', 36, 1, 2),
  gun('mg', 'Machine Gun', 24, 4, 0),
  blade('knife', 'Knife', 1, 0),
  blade('sword', 'Sword', 2, 0),
  blade('hammer', 'Hammer', 2, 1),
];

const trooper: Profile = {
  id: 'trooper',
  title: 'Trooper',
  speed: 5,
  ranged: 4,
  melee: 5,
  armour: 5,
  recovery: 5,
  nerve: 4,
  wounds: 1,
  commandPoints: 0,
  weapons: ['rifle', 'knife'],
  points: 10,
};

const profiles: readonly Profile[] = [
  {
    ...trooper,
    id: 'leader',
    title: 'Leader',
    melee: 3,
    armour: 4,
    recovery: 4,
    nerve: 3,
    wounds: 2,
    commandPoints: 2,
    weapons: ['smg', 'sword'],
    points: 30,
  },
  {
    ...trooper,
    id: 'sergeant',
    title: 'Sergeant',
    melee: 4,
    armour: 4,
    nerve: 3,
    commandPoints: 1,
    weapons: ['rifle', 'sword'],
    points: 18,
  },
  trooper,
  { ...trooper, id: 'marksman', title: 'Marksman', ranged: 3, weapons: ['longarm', 'knife'], points: 14 },
  { ...trooper, id: 'gunner', title: 'Gunner', speed: 4, armour: 4, weapons: ['mg', 'knife'], points: 18 },
  {
    ...trooper,
    id: 'bruiser',
    title: 'Bruiser',
    speed: 6,
    ranged: 5,
    melee: 3,
    armour: 3,
    recovery: 4,
    nerve: 3,
    wounds: 2,
    weapons: ['hammer'],
    points: 22,
  },
];

const armies: readonly ArmySpec[] = [
  {
    id: 'patrol',
    title: 'Patrol',
    models: ['leader', 'sergeant', 'bruiser', 'gunner', 'marksman', 'trooper', 'trooper', 'trooper'],
  },
  {
    id: 'numbers',
    title: 'Numbers',
    models: ['leader', 'trooper', 'trooper', 'trooper', 'marksman', 'gunner'],
  },
  { id: 'heavies', title: 'Heavies', models: ['leader', 'sergeant', 'bruiser', 'bruiser'] },
  {
    id: 'warband',
    title: 'Warband',
    models: [
      'leader',
      'sergeant',
      'sergeant',
      'bruiser',
      'bruiser',
      'gunner',
      'marksman',
      'marksman',
      'trooper',
      'trooper',
      'trooper',
      'trooper',
    ],
  },
];

/** Profiles, weapons and armies of ours, for the sheet prints none (PC-A10). */
export const unitData: UnitData = unitDataOf(weapons, profiles, armies);
