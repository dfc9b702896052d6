import type { UnitDataOf } from '../../../rules/unit-data.ts';
import type { Band } from './bands.ts';

/** A weapon: its DM, and for ranged ones ROF and the modifier to RC in each band, null where it does not reach. */
export interface WeaponSpec {
  readonly id: string;
  readonly title: string;
  readonly mode: 'ranged' | 'melee';
  /** DM. */
  readonly damage: number;
  /** ROF: shots per action; 1 for melee. */
  readonly rate: number;
  readonly bands: Readonly<Record<Band, number | null>>;
  /** Diameter of its template in inches; 0 without one. */
  readonly template: number;
  /** Magnitude of a power, which is no weapon but strikes like one; 0 for weapons. */
  readonly magnitude: number;
  /** It has an AV rating. */
  readonly antiVehicle: boolean;
  /** What it does to terrain beyond its DM. */
  readonly effect: Effect;
  /** AC that an attack with it costs. */
  readonly actions: number;
}

/** Kinds of damage that some terrain takes more of. */
export const EFFECTS = ['plain', 'concussive', 'radiant', 'rending'] as const;

export type Effect = (typeof EFFECTS)[number];

/** Ways of moving that terrain treats differently (T-3). */
export const LOCOMOTIONS = ['foot', 'bike', 'wheeled', 'tracked', 'walker', 'skimmer', 'flyer'] as const;

export type Locomotion = (typeof LOCOMOTIONS)[number];

/** Attributes of a model, as the sheet abbreviates them. */
export interface Profile {
  readonly id: string;
  readonly title: string;
  /** MV in inches. */
  readonly move: number;
  /** CC and RC. */
  readonly close: number;
  readonly ranged: number;
  /** PW; 0 for who has none. */
  readonly power: number;
  /** LD. */
  readonly leadership: number;
  /** AC per activation. */
  readonly actions: number;
  /** WD. */
  readonly wounds: number;
  /** ST, SZ and AR. */
  readonly strength: number;
  readonly size: number;
  readonly armour: number;
  /** Ids of its weapons. */
  readonly weapons: readonly string[];
  readonly locomotion: Locomotion;
  /** Has systems that fail, instead of a body that bleeds. */
  readonly vehicle: boolean;
  /** Models that it carries. */
  readonly seats: number;
  /** A sniper, whom orders reach farther off. */
  readonly sniper: boolean;
  /** Serves a gun that is set up. */
  readonly gunner: boolean;
  /** Levels of Dire and of A.I.; 0 without. */
  readonly dire: number;
  readonly machine: number;
  /** Obeys a channeler of its army, who summoned it. */
  readonly summoned: boolean;
  /** Leads a squad. */
  readonly leader: boolean;
  /** Commands, and belongs to no squad. */
  readonly commander: boolean;
  /** Belongs to no squad. */
  readonly individual: boolean;
  /** Starts concealed. */
  readonly concealed: boolean;
  /** Comes down by parachute with a squad of its like. */
  readonly para: boolean;
  readonly points: number;
}

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
