import { z } from 'zod';
import {
  flag,
  id,
  inches,
  type Spec,
  title,
  unitAdditions,
  weaponIds,
  whole,
} from '../../../rules/assembly/unit-fields.ts';
import type { UnitDataOf } from '../../../rules/unit-data.ts';

const weaponSchema = z.strictObject({
  id,
  title,
  mode: z.enum(['ranged', 'melee']),
  range: inches(0, 96).default(0).describe('in inches; for ranged weapons only'),
  attacks: whole(1, 12),
  strength: whole(0, 12),
  ap: whole(0, 12).describe('armour piercing'),
  damage: whole(0, 12),
  heavy: flag.describe('suffers more from having moved'),
});

const profileSchema = z.strictObject({
  id,
  title,
  movement: inches(0, 12),
  ballistic: whole(0, 12).describe('ballistic skill'),
  melee: whole(0, 12).describe('melee skill'),
  toughness: whole(0, 12),
  armour: whole(0, 12),
  wounds: whole(1, 12),
  morale: whole(0, 12),
  weapons: weaponIds,
  deepStrike: flag,
  ambush: flag,
  leader: flag.describe('lends its morale to friends nearby'),
  points: z.number().min(1).max(1000),
});

const entrySchema = z.strictObject({
  title: z.string().min(1),
  models: z.array(z.string()).min(1).max(5).describe('ids of its models'),
});

const armySchema = z.strictObject({
  id,
  title,
  units: z.array(entrySchema).min(1).max(20).describe('smaller boards take the first few'),
});

/** Units, weapons and armies of a user's own, as a file lists them; a unit here is the profile of a model. */
export const unitAdditionsSchema = unitAdditions(weaponSchema, profileSchema, armySchema);

/** A weapon; lengths in inches. Only ranged ones have a range: how far melee reaches is a rule. */
export type WeaponSpec = Spec<typeof weaponSchema>;

/** Attributes of a model; lengths in inches. */
export type Profile = Spec<typeof profileSchema>;

/** One to five models. */
export interface UnitEntry extends Spec<typeof entrySchema> {
  /** Comes to every board, however many are called to it. */
  readonly always?: true;
}

export interface ArmySpec extends Spec<typeof armySchema> {
  /** In the order in which they are called to a board; smaller boards take the first few. */
  readonly units: readonly UnitEntry[];
}

/** Everything armies are made of, by id. */
export type UnitData = UnitDataOf<WeaponSpec, Profile, ArmySpec>;
