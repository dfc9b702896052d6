import type { Answers, DefineRule } from '../../../rules/play/active-rules.ts';
import type { WeaponSpec } from '../units/units.ts';
import type { ModelSpec } from './muster.ts';

/** How an attack comes about; each has its own counters. */
export type AttackKind = 'ranged' | 'melee' | 'charge' | 'retaliation' | 'disengaging';

/** An attack before it is rolled. */
export interface Attack {
  readonly kind: AttackKind;
  readonly attacker: ModelSpec;
  readonly target: ModelSpec;
  readonly weapon: WeaponSpec;
  /** In inches, from base to base. */
  readonly distance: number;
  /** The target is partly hidden, or behind an obstacle it touches. */
  readonly obscured: boolean;
  readonly covered: boolean;
  readonly knockedDown: boolean;
}

/**
 * The moments of the game at which a user's rule can act. Amounts are added to the die, or taken off it where it is
 * the enemy's: positive is good for the rule's side.
 */
export interface Moments {
  /** Command points a side gets more when points come in. */
  income(): number;
  /** Inches added to the SP of a model of one's own. */
  move(model: ModelSpec): number;
  /** Attack dice more. */
  dice(attack: Attack): number;
  /** Added to hit with an attack of one's own; taken off an attack on a model of one's own. */
  toHit(attack: Attack): number;
  toEvade(attack: Attack): number;
  /** Added to the AP of an attack of one's own, and to the armour die of a model of one's own. */
  ap(attack: Attack): number;
  toSave(attack: Attack): number;
  /** Added to nerve tests of a model of one's own. */
  nerve(model: ModelSpec): number;
}

/** What a rule may answer at each of them. */
export const ANSWERS: Answers<Moments> = {
  income: 'whole number',
  move: 'number',
  dice: 'whole number',
  toHit: 'whole number',
  toEvade: 'whole number',
  ap: 'whole number',
  toSave: 'whole number',
  nerve: 'whole number',
};

/** Moments of an attack. */
export const ATTACK_MOMENTS = [
  'dice',
  'toHit',
  'toEvade',
  'ap',
  'toSave',
] as const satisfies (keyof Moments)[];

const IN_ATTACKS =
  'they reckon with it in the attacks they choose, and not in where they stand and what may be done to them there';

/** What of a moment no table that policies weigh by has. */
export const UNPLANNED = {
  income: 'they spend points as if none came beyond those of the book',
  ...Object.fromEntries(ATTACK_MOMENTS.map((moment) => [moment, IN_ATTACKS])),
  nerve: 'they reckon with the losses of an attack, and with no tests that follow',
};

/** Declares a rule of the pass-counter game, or a user's own for it. */
export const defineRule: DefineRule<Moments> = (rule) => rule;
