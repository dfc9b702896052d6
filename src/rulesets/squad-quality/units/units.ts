import { z } from 'zod';
import { flag, id, type Spec, title, unitAdditions, whole } from '../../../rules/assembly/unit-fields.ts';
import type { UnitDataOf } from '../../../rules/unit-data.ts';

export const QUALITIES = ['rabble', 'conscript', 'regular', 'elite'] as const;

export const RESOLVES = ['reluctant', 'uncertain', 'steady', 'determined'] as const;

export const KINDS = ['infantry', 'team', 'sniper', 'character', 'psionic', 'civilians', 'vehicle'] as const;
export type Kind = (typeof KINDS)[number];

export const LEADERS = ['none', 'regular', 'experienced', 'veteran'] as const;

export const RATINGS = ['novice', 'experienced', 'inspiring', 'heroic'] as const;
export type RatingName = (typeof RATINGS)[number];

export const BRANCHES = ['infantry', 'gunnery', 'cavalry'] as const;
export type Branch = (typeof BRANCHES)[number];

/** How a vehicle gets about. */
const LOCOMOTIONS = ['wheeled', 'tracked', 'walker', 'hover', 'flyer'] as const;
export type Locomotion = (typeof LOCOMOTIONS)[number];

/** Traits that are personalities. */
export const PERSONALITIES = [
  'brawler',
  'comms',
  'knife-fighter',
  'lucky',
  'medic',
  'motivator',
  'sharpshooter',
  'anti-armour',
  'trigger-happy',
] as const;

/** Traits of units, personalities among them. */
export const TRAITS = [
  ...PERSONALITIES,
  'fire-team',
  'jet-packs',
  'powered-armour',
  'rifle-grenades',
  'battle-dress',
  'hacking',
  'reserves',
  'drop',
  'high-tech',
  'charges',
] as const;
export type Trait = (typeof TRAITS)[number];

export const APTITUDES = ['marginal', 'competent', 'expert', 'master'] as const;
export type AptitudeName = (typeof APTITUDES)[number];

export const POWERS = [
  'degrade',
  'demoralise',
  'embolden',
  'enhance',
  'expose',
  'harm',
  'heal',
  'inspire',
  'shield',
  'terror',
] as const;
export type PowerName = (typeof POWERS)[number];

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
  /** Works as an area weapon too, so that batteries may have it. */
  blast: whole(0, 6).default(0),
  smoke: flag.describe('fires smoke grenades, too'),
});

/** What a vehicle is beside a unit: how it moves, its armour by the side that is hit, who serves it and who rides. */
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
  /** Of a vehicle: Damaged results that destroy it. */
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
  /** Its worth: a squad of equal value has 15. */
  points: z.number().min(1).max(1000).default(15),
});

const armySchema = z.strictObject({
  id,
  title,
  units: z.array(z.string()).min(1).max(20).describe('ids of its units'),
});

/** Units, weapons and armies of a user's own, as a file lists them. */
export const unitAdditionsSchema = unitAdditions(weaponSchema, profileSchema, armySchema);

/** A weapon; its range is a multiple of the base range of whoever carries it. */
export type WeaponSpec = Spec<typeof weaponSchema>;

/** A kind of unit. */
export type Profile = Spec<typeof profileSchema>;

/** Of vehicles; null for whoever is on foot. */
export type Hull = NonNullable<Profile['hull']>;

export type ArmySpec = Spec<typeof armySchema>;

/** Everything armies are made of, by id. */
export type UnitData = UnitDataOf<WeaponSpec, Profile, ArmySpec>;
