import { z } from 'zod';
import { id, inches, title, unitAdditions, weaponIds, whole } from '../../../rules/assembly/unit-fields.ts';

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
  ranged: face,
  melee: face,
  armour: face,
  recovery: face,
  nerve: face,
  wounds: whole(1, 6),
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
