import type { UnitDataOf } from '../../rules/unit-data.ts';
import type { Band } from './bands.ts';

/** A weapon: its DM, and for ranged ones ROF and the modifier to RC in each band, null where it does not reach. */
export interface Weapon {
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
  /** AC that an attack with it costs. */
  readonly actions: number;
}

/** Ways of moving that terrain treats differently (T-3). */
export const GAITS = ['foot', 'bike', 'wheeled', 'tracked', 'walker', 'skimmer'] as const;

export type Gait = (typeof GAITS)[number];

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
  /** How it moves, whether it is a vehicle, and how many it carries. */
  readonly gait: Gait;
  readonly vehicle: boolean;
  readonly seats: number;
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
  readonly points: number;
}

/** Models that are activated together. */
export interface SquadSpec {
  readonly title: string;
  /** Ids of its models. */
  readonly models: readonly string[];
}

export interface ArmySpec {
  readonly id: string;
  readonly title: string;
  readonly squads: readonly SquadSpec[];
}

/** Everything armies are made of, by id. */
export type UnitData = UnitDataOf<Weapon, Profile, ArmySpec>;
