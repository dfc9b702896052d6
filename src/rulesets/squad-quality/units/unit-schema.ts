import { z } from 'zod';
import { flag, id, title, unitAdditions, whole } from '../../../rules/assembly/unit-fields.ts';
import {
  APTITUDES,
  BRANCHES,
  KINDS,
  LEADERS,
  LOCOMOTIONS,
  POWERS,
  QUALITIES,
  RATINGS,
  RESOLVES,
  TRAITS,
} from './units.ts';

const weaponSchema = z.strictObject({
  id,
  title,
  range: z.number().min(0.5).max(20).describe('a multiple of the base range'),
  damage: whole(0, 12),
  fireEffect: whole(0, 12).default(0),
  antiTank: whole(0, 12).default(0),
  assault: whole(0, 3).default(0).describe('added in a close assault'),
  dice: whole(0, 2).default(0).describe('dice added to Fire Effect'),
  support: flag.describe('one figure of a squad carries it'),
  blast: whole(0, 6).default(0),
});

const hullSchema = z.strictObject({
  locomotion: z.enum(LOCOMOTIONS),
  top: whole(0, 20),
  front: whole(0, 20),
  side: whole(0, 20),
  rear: whole(0, 20),
  bottom: whole(0, 20),
  crew: whole(1, 12),
  seats: whole(0, 20).default(0).describe('figures that it carries'),
  platoon: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe('its unit of vehicles, with all that name the same; without it those of its kind are one'),
});

const profileSchema = z.strictObject({
  id,
  title,
  kind: z.enum(KINDS).default('infantry'),
  figures: whole(1, 15),
  quality: z.enum(QUALITIES),
  resolve: z.enum(RESOLVES),
  armour: whole(0, 8).default(0),
  weapons: z.array(z.string()).min(1).describe('ids: that of most figures, then one for each support weapon'),
  leader: z.enum(LEADERS).default('none').describe('who leads the squad'),
  leadership: z.enum(RATINGS).default('novice').describe('of characters'),
  branch: z.enum(BRANCHES).default('infantry').describe('of characters'),
  hull: hullSchema.nullable().default(null).describe('of vehicles'),
  traits: z.array(z.enum(TRAITS)).default([]),
  aptitude: z.enum(APTITUDES).default('competent').describe('of psionics'),
  powers: z.array(z.enum(POWERS)).default([]).describe('of psionics, those they know first'),
  points: z.number().min(1).max(1000).default(15),
});

const armySchema = z.strictObject({
  id,
  title,
  units: z.array(z.string()).min(1).max(20).describe('ids of its units'),
});

/** Units, weapons and armies of a user's own, as a file lists them. */
export const unitAdditionsSchema = unitAdditions(weaponSchema, profileSchema, armySchema);
