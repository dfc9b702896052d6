import { z } from 'zod';

const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not a name in small letters, digits and hyphens');
const title = z.string().min(1).exactOptional().describe('what reports call it; its id when left out');
const whole = (least: number, most: number) => z.int().min(least).max(most);
const face = whole(1, 12).describe('least face of a die that succeeds');

const weaponSchema = z.strictObject({
  id,
  title,
  mode: z.enum(['ranged', 'melee']),
  range: z.number().min(0).max(96).default(0).describe('in inches; for ranged weapons only'),
  dice: whole(1, 8).describe('attack dice'),
  ap: whole(0, 6).describe('armour piercing'),
});

const profileSchema = z.strictObject({
  id,
  title,
  speed: z.number().min(1).max(8).describe('SP in inches'),
  ranged: face,
  melee: face,
  armour: face,
  recovery: face,
  nerve: face,
  wounds: whole(1, 6),
  commandPoints: whole(0, 6),
  weapons: z.array(z.string()).describe('ids of its weapons'),
  points: z.number().min(1).max(1000),
});

const armySchema = z.strictObject({
  id,
  title,
  models: z.array(z.string()).min(1).max(30).describe('ids of its models'),
});

/** Units, weapons and armies of a user's own, as a file lists them; a unit here is the profile of a model. */
export const unitAdditionsSchema = z.strictObject({
  weapons: z.array(weaponSchema).default([]),
  units: z.array(profileSchema).default([]),
  armies: z.array(armySchema).default([]),
});
