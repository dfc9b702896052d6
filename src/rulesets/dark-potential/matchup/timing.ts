import type { ActiveRule, Answers, DefineRule } from '../../../rules/play/active-rules.ts';
import type { WeaponSpec } from '../units/units.ts';
import type { ModelSpec } from './muster.ts';

/** How an attack comes about; each has its own counters. */
export type AttackKind =
  | 'ranged'
  | 'close-combat'
  | 'overwatch'
  | 'suppressing-fire'
  | 'free-strike'
  | 'combat-ready';

/** An attack before it is rolled. */
export interface Attack {
  readonly kind: AttackKind;
  readonly attacker: ModelSpec;
  readonly target: ModelSpec;
  readonly weapon: WeaponSpec;
  /** Edge to edge, in inches. */
  readonly distance: number;
  /** Cover penalty that applies, 0 for none. */
  readonly cover: number;
  /** The attacker has moved in this activation. */
  readonly moved: boolean;
}

/**
 * The moments of the game at which a user's rule can act, in the order of a turn. Amounts are added to the number
 * that must not be exceeded on 2d6: positive is good for whoever rolls.
 */
export interface Moments {
  /** Command Points a unit gets beyond DP-REGEN at the start of its owner's turn. */
  regenerate(unit: { readonly title: string; readonly squad: boolean; readonly alive: number }): number;
  /** Inches added to the Movement of a model of one's own. */
  move(model: ModelSpec): number;
  /** To hit with an attack of one's own, and with an attack on a model of one's own. */
  toHit(attack: Attack): number;
  toBeHit(attack: Attack): number;
  /** To wound likewise. */
  toWound(attack: Attack): number;
  toBeWounded(attack: Attack): number;
  /** To a Leadership roll of a model of one's own. */
  leadership(model: ModelSpec): number;
}

/** What a rule may answer at each of them. */
export const ANSWERS: Answers<Moments> = {
  regenerate: 'whole number',
  move: 'number',
  toHit: 'whole number',
  toBeHit: 'whole number',
  toWound: 'whole number',
  toBeWounded: 'whole number',
  leadership: 'whole number',
};

/** What only weapons that lay templates have. */
export const MAY_LACK: readonly (keyof WeaponSpec)[] = ['aoe', 'strengthB'];

/** What of a moment no table that policies weigh by has. */
export const UNPLANNED = {
  regenerate: 'they spend points as if none came beyond those of the book',
};

export type SideRules = readonly ActiveRule<Moments>[];

/** Declares a rule of Dark Potential, or a user's own for it. */
export const defineRule: DefineRule<Moments> = (rule) => rule;
