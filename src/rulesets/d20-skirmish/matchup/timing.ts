import type { ActiveRule, Answers, DefineRule } from '../../../rules/play/active-rules.ts';
import type { WeaponSpec } from '../units/units.ts';
import type { ModelSpec } from './muster.ts';

/** How an attack comes about; each has its own counters. */
export type AttackKind = 'ranged' | 'melee' | 'charge' | 'reaction' | 'power';

/** An attack before it is rolled. */
export interface Attack {
  readonly kind: AttackKind;
  readonly attacker: ModelSpec;
  readonly target: ModelSpec;
  readonly weapon: WeaponSpec;
  /** In inches, from base to base. */
  readonly distance: number;
}

/**
 * The moments of the game at which a user's rule can act. Amounts are added to the number that a d20 must not exceed,
 * or taken off it where it is the enemy's: positive is good for the rule's side.
 */
export interface Moments {
  /** Inches added to the MV of a model of one's own. */
  move(model: ModelSpec): number;
  /** Actions added to the AC of a model of one's own. */
  actions(model: ModelSpec): number;
  /**
   * Added to RC, CC or PW for an attack of one's own; taken off for an attack on a model of one's own. Armies judge places
   * by what is answered of the middle of each range band.
   */
  toHit(attack: Attack): number;
  toEvade(attack: Attack): number;
  /** Added to the DM of an attack of one's own, and to the AR of a model of one's own. */
  damage(attack: Attack): number;
  toSave(attack: Attack): number;
  /** Added to the LD of a model of one's own. */
  leadership(model: ModelSpec): number;
}

/** What a rule may answer at each of them. */
export const ANSWERS: Answers<Moments> = {
  move: 'number',
  actions: 'whole number',
  toHit: 'whole number',
  toEvade: 'whole number',
  damage: 'whole number',
  toSave: 'whole number',
  leadership: 'whole number',
};

export type SideRules = readonly ActiveRule<Moments>[];

/** Declares a rule of this game, or a user's own for it. */
export const defineRule: DefineRule<Moments> = (rule) => rule;
