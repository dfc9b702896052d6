import type { ActiveRule, Answers, DefineRule } from '../../../rules/play/active-rules.ts';
import type { WeaponSpec } from '../units/units.ts';
import type { ModelSpec } from './muster.ts';

export type AttackKind = 'shooting' | 'melee';

/** An attack before it is rolled. */
export interface Attack {
  readonly kind: AttackKind;
  readonly attacker: ModelSpec;
  readonly target: ModelSpec;
  readonly weapon: WeaponSpec;
  /** In inches, as the rules measure it. */
  readonly distance: number;
  /** What terrain takes from the skill. */
  readonly cover: number;
  /** The attacker has moved this round. */
  readonly moved: boolean;
}

/**
 * The moments of the game at which a user's rule can act. Amounts are added to the die: positive is good for whoever
 * rolls.
 */
export interface Moments {
  /** Inches added to the movement of a model of one's own. */
  move(model: ModelSpec): number;
  /** To each check of an attack of one's own, and of an attack on a model of one's own. */
  toHit(attack: Attack): number;
  toBeHit(attack: Attack): number;
  /** To each save of a model of one's own. */
  toSave(attack: Attack): number;
  /** To morale and rally checks of a model of one's own. */
  morale(model: ModelSpec): number;
}

/** What a rule may answer at each of them. */
export const ANSWERS: Answers<Moments> = {
  move: 'number',
  toHit: 'whole number',
  toBeHit: 'whole number',
  toSave: 'whole number',
  morale: 'whole number',
};

/** What of a moment no table that policies weigh by has. */
export const UNPLANNED = {
  morale: 'they reckon with the losses of an attack, and with no checks that follow',
};

export type SideRules = readonly ActiveRule<Moments>[];

/** Whether one of some rules may change what an attack comes to. */
export function isToldOfAttacks(rules: SideRules): boolean {
  return rules.some(({ moments: { toHit, toBeHit, toSave } }) => toHit ?? toBeHit ?? toSave);
}

/** Declares a rule of Zone Control, or a user's own for it. */
export const defineRule: DefineRule<Moments> = (rule) => rule;
