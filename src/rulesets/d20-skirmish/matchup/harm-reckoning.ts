import type { Model } from '../../../kernel/entities.ts';
import type { Modifiers } from '../../../rules/play/modifiers.ts';
import type { Settings } from '../rules/index.ts';
import { BAND_ENDS } from '../units/bands.ts';
import type { WeaponSpec } from '../units/units.ts';
import { chanceToCatch } from './deviation.ts';
import { expectedLoss } from './harm.ts';
import type { ModelSpec } from './muster.ts';
import { scratchesOf } from './scratches.ts';
import type { Attack, AttackKind } from './timing.ts';
import { addedToSave, type UsersRules } from './users-say.ts';
import { chancesToWound, chanceToHit, chanceUnsaved } from './wounding.ts';

/** What tables of expected harm are worked out from. */
export interface Armed {
  readonly models: readonly ModelSpec[];
  readonly weapons: readonly WeaponSpec[];
  readonly settings: readonly [Settings, Settings];
  readonly worth: Float64Array;
  /** Actions that each model has in an activation. */
  readonly actions: readonly number[];
  readonly active: UsersRules;
}

/** The same while a table is filled. */
export interface Reckoning extends Armed {
  /** Filled anew for each number. */
  readonly list: Modifiers;
  /** What the target has lost of AR. */
  readonly lost: number;
}

/** Expected worth that some dice take of a target that has so many wounds left. */
export function expected(
  { models, settings, worth }: Reckoning,
  target: Model,
  left: number,
  dice: number,
  chance: number,
): number {
  const { seat, profile } = models[target];
  const { wounds: each } = settings[seat].saves.wounds;
  return expectedLoss({ worth: worth[target], left, whole: profile.wounds, each }, dice, chance);
}

/** AR that a target has left, with what being only scratched is worth of it. */
export function armourOf({ lost }: Reckoning, theirs: Settings, { profile }: ModelSpec): number {
  return profile.armour + theirs.saves.armour.shift - lost + scratchesOf(theirs, profile);
}

/**
 * Chance that an attack wounds, by the number that its die must not exceed; what users' rules add to AR and DM is added
 * here.
 */
export function chancesOf(by: Reckoning, attack: Attack): (need: number) => number {
  const { settings, active } = by;
  const { attacker, target, weapon } = attack;
  const [own, theirs] = [settings[attacker.seat], settings[target.seat]];
  const added = addedToSave(active, attack);
  const armour = armourOf(by, theirs, target) + added.armour;
  const damage = weapon.damage + added.damage;
  const isShot = weapon.mode === 'ranged';
  const direct = chancesToWound(own, theirs, { armour, damage, isShot });
  const caught = chanceToCatch(own, weapon);
  if (caught === 0) return direct;
  const unsaved = chanceUnsaved(theirs, armour - damage);
  return (need) => direct(need) + (1 - chanceToHit(own, need)) * caught * unsaved;
}

/** An attack as users' rules are told of it. */
export function attackOf(
  { models }: Reckoning,
  kind: AttackKind,
  attacker: Model,
  target: Model,
  weapon: WeaponSpec,
  distance = 0,
): Attack {
  return { kind, attacker: models[attacker], target: models[target], weapon, distance };
}

/** How far off the middle of a band is, in inches: what stands for all of it where users' rules are asked. */
export function middleOf(band: number): number {
  return ((BAND_ENDS[band - 1] ?? 0) + BAND_ENDS[band]) / 2;
}
