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
import { BANDS } from './bands.ts';
import { EFFECTS, MATERIALS } from './works-chart.ts';

/** Ways of moving that terrain treats differently (T-3). */
export const LOCOMOTIONS = ['foot', 'bike', 'wheeled', 'tracked', 'walker', 'skimmer', 'flyer'] as const;

export type Locomotion = (typeof LOCOMOTIONS)[number];

const modifier = z.union([whole(-12, 12), z.null()]).default(null);

const bands = z
  .strictObject(
    Object.fromEntries(BANDS.map((band) => [band, modifier])) as Record<
      (typeof BANDS)[number],
      typeof modifier
    >,
  )
  .describe('modifier to RC by range band; null, or left out, where it does not reach');

const weaponSchema = z.strictObject({
  id,
  title,
  mode: z.enum(['ranged', 'melee']),
  damage: whole(0, 30).describe('DM'),
  /** Shots per action; 1 for melee. */
  rate: whole(1, 6).default(1).describe('ROF; for ranged weapons only'),
  bands: bands.default({ PB: null, SR: null, MR: null, LR: null, ER: null }),
  template: inches(0, 6).default(0).describe('diameter of its template in inches; 0 without one'),
  magnitude: whole(0, 12).default(0).describe('magnitude of a power, which is rolled with PW; 0 for weapons'),
  actions: whole(1, 4).default(1).describe('AC that an attack with it costs'),
  antiVehicle: flag.describe('AV-rated'),
  /** What it does to terrain beyond its DM. */
  effect: z.enum(EFFECTS).default('plain'),
});

const trait = whole(0, 20);

const profileSchema = z.strictObject({
  id,
  title,
  move: inches(1, 12).describe('MV in inches'),
  close: trait.describe('CC'),
  ranged: trait.describe('RC'),
  power: trait.default(0).describe('PW'),
  leadership: trait.describe('LD'),
  actions: whole(1, 6).describe('AC'),
  wounds: whole(1, 10).describe('WD'),
  strength: whole(0, 20).describe('ST'),
  size: whole(1, 6).describe('SZ'),
  armour: whole(1, 40).describe('AR'),
  weapons: weaponIds,
  dire: whole(0, 6).default(0).describe('level of Dire'),
  machine: whole(0, 6).default(0).describe('level of its A.I.'),
  summoned: flag.describe('obeys a channeler of its army'),
  /** Leads a squad. */
  leader: flag,
  /** Commands, and belongs to no squad. */
  commander: flag,
  /** Belongs to no squad. */
  individual: flag,
  /** Starts concealed. */
  concealed: flag,
  para: flag.describe('comes down by parachute where all of its squad do'),
  sniper: flag.describe('is commanded from farther off'),
  locomotion: z.enum(LOCOMOTIONS).default('foot').describe('how it gets about'),
  vehicle: flag.describe('has systems that fail'),
  gunner: flag.describe('serves a gun that is set up'),
  seats: whole(0, 12).default(0).describe('models that it carries'),
  points: z.number().min(1).max(1000),
});

const squadSchema = z.strictObject({
  title: z.string().min(1),
  models: z.array(z.string()).min(1).max(20).describe('ids of its models'),
  mounted: flag.describe('starts aboard a transport of its army'),
});

const armySchema = z.strictObject({
  id,
  title,
  squads: z.array(squadSchema).min(1).max(12),
  works: z
    .array(z.enum(MATERIALS.map((material) => material.id)))
    .max(8)
    .default([])
    .describe('sections of terrain that it puts up'),
});

/** Units, weapons and armies of a user's own, as a file lists them; a unit here is the profile of a model. */
export const unitAdditionsSchema = unitAdditions(weaponSchema, profileSchema, armySchema);

/** A weapon: its DM, and for ranged ones ROF and the modifier to RC in each band, null where it does not reach. */
export type WeaponSpec = Spec<typeof weaponSchema>;

/** Attributes of a model, as the sheet abbreviates them. */
export type Profile = Spec<typeof profileSchema>;

/** Models that are activated together. */
export interface SquadSpec {
  readonly title: string;
  /** Ids of its models. */
  readonly models: readonly string[];
  /** Starts aboard a transport of its army. */
  readonly mounted?: boolean;
}

export interface ArmySpec {
  readonly id: string;
  readonly title: string;
  readonly squads: readonly SquadSpec[];
  /** Ids of the works that it puts up: pieces of terrain that can be destroyed. */
  readonly works?: readonly string[];
}

/** Everything armies are made of, by id. */
export type UnitData = UnitDataOf<WeaponSpec, Profile, ArmySpec>;
