import type { UnitDataOf } from '../../../rules/unit-data.ts';

/** A weapon; its range is a multiple of the base range of whoever carries it. */
export interface WeaponSpec {
  readonly id: string;
  readonly title: string;
  readonly range: number;
  readonly damage: number;
  readonly fireEffect: number;
  readonly antiTank: number;
  /** Added in a close assault. */
  readonly assault: number;
  /** Dice added to Fire Effect. */
  readonly dice: number;
  /** One figure of a squad carries it, the others its main weapon. */
  readonly support: boolean;
  /** Works as an area weapon too, so that batteries may have it. */
  readonly blast: number;
}

export const QUALITIES = ['rabble', 'conscript', 'regular', 'elite'] as const;
export type QualityName = (typeof QUALITIES)[number];

export const RESOLVES = ['reluctant', 'uncertain', 'steady', 'determined'] as const;
export type ResolveName = (typeof RESOLVES)[number];

export const KINDS = ['infantry', 'team', 'sniper', 'character', 'psionic', 'civilians', 'vehicle'] as const;
export type Kind = (typeof KINDS)[number];

export const LEADERS = ['none', 'regular', 'experienced', 'veteran'] as const;
export type LeaderName = (typeof LEADERS)[number];

export const RATINGS = ['novice', 'experienced', 'inspiring', 'heroic'] as const;
export type RatingName = (typeof RATINGS)[number];

export const BRANCHES = ['infantry', 'gunnery', 'cavalry'] as const;
export type Branch = (typeof BRANCHES)[number];

/** How a vehicle gets about. */
export const LOCOMOTIONS = ['wheeled', 'tracked', 'walker', 'hover', 'flyer'] as const;
export type Locomotion = (typeof LOCOMOTIONS)[number];

/** What a vehicle is beside a unit: how it moves, its armour by the side that is hit, who serves it and who rides. */
export interface Hull {
  readonly locomotion: Locomotion;
  readonly top: number;
  readonly front: number;
  readonly side: number;
  readonly rear: number;
  readonly bottom: number;
  readonly crew: number;
  /** Figures that it carries. */
  readonly seats: number;
  /** The unit of vehicles that it belongs to with all others which name the same; where null, those of its kind. */
  readonly platoon: string | null;
}

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

/** A kind of unit. */
export interface Profile {
  readonly id: string;
  readonly title: string;
  readonly kind: Kind;
  /** Of a vehicle: Damaged results that destroy it. */
  readonly figures: number;
  readonly quality: QualityName;
  readonly resolve: ResolveName;
  readonly armour: number;
  /** Ids of its weapons: that of most figures, then one for each figure with a support weapon. */
  readonly weapons: readonly string[];
  readonly leader: LeaderName;
  /** Of characters: how well they lead, and whom. */
  readonly leadership: RatingName;
  readonly branch: Branch;
  /** Of vehicles; null for whoever is on foot. */
  readonly hull: Hull | null;
  readonly traits: readonly Trait[];
  /** Of psionics: how well they invoke powers, and which they know first. */
  readonly aptitude: AptitudeName;
  readonly powers: readonly PowerName[];
  /** Its worth: a squad of equal value has 15. */
  readonly points: number;
}

export interface ArmySpec {
  readonly id: string;
  readonly title: string;
  /** Ids of its units. */
  readonly units: readonly string[];
}

/** Everything armies are made of, by id. */
export type UnitData = UnitDataOf<WeaponSpec, Profile, ArmySpec>;
