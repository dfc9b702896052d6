import type { Answers, DefineRule } from '../../../rules/play/active-rules.ts';
import type { UnitSpec } from './muster.ts';

/** A shot before it is rolled. */
export interface Attack {
  readonly attacker: UnitSpec;
  readonly target: UnitSpec;
  /** In inches, as the rules measure it. */
  readonly distance: number;
  /** 0 in the open, 1 in partial cover, 2 in heavy cover. */
  readonly cover: number;
  /** Armour that a fortification adds. */
  readonly fortified: number;
  /** The shooter is in a bunker, whose fixed weapons fire as well. */
  readonly bunkered: boolean;
  /** Which side of a vehicle is hit: 0 the front, 1 a side, 2 the rear. */
  readonly facing: number;
  /** Figures that shoot. */
  readonly figures: number;
  /** The shooter stands still and opens fire. */
  readonly still: boolean;
  /** It has moved, and by bounding. */
  readonly moved: boolean;
  readonly bounded: boolean;
}

/** The moments of the game at which a user's rule can act. */
export interface Moments {
  /** Inches added to the moves of a unit of one's own. */
  move(unit: UnitSpec): number;
  /** Added to the Fire Effect of a unit of one's own, and of an enemy that shoots at one. */
  fireEffect(attack: Attack): number;
  firedAt(attack: Attack): number;
  /** Added to each die of damage of a unit of one's own, and to each die of armour; at a vehicle to rating and hull. */
  damage(attack: Attack): number;
  armour(attack: Attack): number;
}

/** What a rule may answer at each of them. */
export const ANSWERS: Answers<Moments> = {
  move: 'number',
  fireEffect: 'whole number',
  firedAt: 'whole number',
  damage: 'whole number',
  armour: 'whole number',
};

/** Declares a rule of Squad Quality, or a user's own for it. */
export const defineRule: DefineRule<Moments> = (rule) => rule;
