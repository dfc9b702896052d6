import type { Model, Weapon } from '../../../kernel/entities.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import type { TestRoll } from '../rolls/test-roll.ts';
import type { Settings } from '../rules/index.ts';
import type { WeaponSpec } from '../units/units.ts';
import { leadershipModifiers, type Modifying, woundModifiers } from './modifiers.ts';
import type { ModelSpec } from './muster.ts';
import { suppressionBites } from './suppression-bites.ts';
import { wounding } from './wound-chances.ts';

/** What policies read while they compare options: worth of models and expected harm, without Command Points. */
export interface HarmTables extends HitTables {
  /** Worth by model: 1 is a soldier. */
  readonly worth: Float64Array;
  /** Expected worth a hit removes from a target at most, whatever strikes it. */
  atMost(target: Model): number;
  /** The same as these of hits by enemies, of whoever is caught by a template of its own side. */
  readonly fromFriends: Pick<HitTables, 'perHit' | 'perSplash'>;
}

/** Expected worth that a hit removes, and the chance that it kills. */
interface HitWorth {
  readonly value: number;
  readonly killed: number;
}

/** What hits come to, by no margin but of those that are asked about by it. */
interface HitTables {
  /**
   * Expected worth a hit removes, by weapon, target and wounds left; with a share for suppressing a survivor. `eased` is
   * what users' rules add to the number that must not be exceeded to wound, `margin` as below.
   */
  perHit(weapon: Weapon, target: Model, wounds: number, eased?: number, margin?: number): number;
  /** The same of a hit by a margin, which tells only where that adds to wounds (V-05), and the chance that it kills. */
  byMargin(weapon: Weapon, target: Model, wounds: number, margin: number, eased?: number): HitWorth;
  /** Chance that a hit kills, by weapon, target and wounds left. */
  killsPerHit(weapon: Weapon, target: Model, wounds: number): number;
  /** Expected worth removed from a model caught by the edge of a template; `eased` and `margin` as above. */
  perSplash(weapon: Weapon, target: Model, wounds: number, eased?: number, margin?: number): number;
}

/** Of a model, by the bounds of profiles. */
const MOST_WOUNDS = 20;
/** Suppressing a model is worth this share of it: about half of what it does in one activation of a handful. */
const SUPPRESSION_SHARE = 0.12;

/** What of the compiled rules the tables are made of. */
interface Rules extends Modifying {
  readonly models: readonly ModelSpec[];
  readonly weapons: readonly WeaponSpec[];
  readonly tests: readonly [TestRoll, TestRoll];
}

/** @param worth by model, see `worthOfModels` */
export function createHarm(matchup: Rules, worth: Float64Array): HarmTables {
  return {
    ...hitTables(matchup, worth, 'enemies'),
    worth,
    atMost: (target) => worth[target] + SUPPRESSION_SHARE * worthShaken(matchup, worth, target),
    fromFriends: hitTables(matchup, worth, 'friends'),
  };
}

/** Whose hits a table is of: friends' are by templates alone. */
type Origin = 'enemies' | 'friends';

function hitTables(matchup: Rules, worth: Float64Array, by: Origin): HitTables {
  const { models, weapons, settings } = matchup;
  const size = models.length * (MOST_WOUNDS + 1);
  const hits = new Float64Array(weapons.length * size);
  const splashes = new Float64Array(weapons.length * size);
  const kills = new Float64Array(weapons.length * size);
  const strengthAt = (weapon: WeaponSpec, target: Model) =>
    fullStrength(weapon, settings[by === 'enemies' ? otherSeat(models[target].seat) : models[target].seat]);
  const worthOfHit = (weapon: WeaponSpec, target: Model, left: number, strength: number, margin = 0) =>
    hitWorth(matchup, worth, weapon, { target, left, strength, margin }, by);
  weapons.forEach((weapon, w) => {
    if (by === 'friends' && weapon.aoe === undefined) return;
    models.forEach(({ profile }, target) => {
      for (let left = 1; left <= profile.wounds; left++) {
        const at = w * size + target * (MOST_WOUNDS + 1) + left;
        const hit = worthOfHit(weapon, target, left, strengthAt(weapon, target));
        hits[at] = hit.value;
        kills[at] = hit.killed;
        splashes[at] = worthOfHit(weapon, target, left, lesserStrength(weapon)).value;
      }
    });
  });
  const others = new Map<string, HitWorth>();
  const otherHit = (weapon: Weapon, target: Model, wounds: number, strength: number, margin = 0) => {
    const key = `${weapon} ${target} ${wounds} ${strength} ${margin}`;
    let known = others.get(key);
    if (known === undefined) {
      known = worthOfHit(weapons[weapon], target, wounds, strength, margin);
      others.set(key, known);
    }
    return known;
  };
  const at = (weapon: Weapon, target: Model, wounds: number) =>
    weapon * size + target * (MOST_WOUNDS + 1) + wounds;
  return {
    perHit: (weapon, target, wounds, ease = 0, margin = 0) =>
      ease === 0 && margin === 0
        ? hits[at(weapon, target, wounds)]
        : otherHit(weapon, target, wounds, strengthAt(weapons[weapon], target) + ease, margin).value,
    byMargin: (weapon, target, wounds, margin, ease = 0) =>
      otherHit(weapon, target, wounds, strengthAt(weapons[weapon], target) + ease, margin),
    killsPerHit: (weapon, target, wounds) => kills[at(weapon, target, wounds)],
    perSplash: (weapon, target, wounds, ease = 0, margin = 0) =>
      ease === 0 && margin === 0
        ? splashes[at(weapon, target, wounds)]
        : otherHit(weapon, target, wounds, lesserStrength(weapons[weapon]) + ease, margin).value,
  };
}

/** Against its target: in the middle of a template the lesser one without DP-AOE-05. */
function fullStrength(weapon: WeaponSpec, { areaEffect }: Settings): number {
  return areaEffect.on && !areaEffect.middle.on ? lesserStrength(weapon) : weapon.strength;
}

/** Against whom the edge of its template touches. */
function lesserStrength({ strength, strengthB = strength }: WeaponSpec): number {
  return strengthB;
}

/** A target with some wounds left that is hit at some Strength, by a margin. */
interface Struck {
  readonly target: Model;
  readonly left: number;
  readonly strength: number;
  readonly margin: number;
}

/** What a hit does. */
function hitWorth(
  matchup: Rules,
  worth: Float64Array,
  weapon: WeaponSpec,
  { target, left, strength, margin }: Struck,
  by: Origin,
): HitWorth {
  const { models, settings, tests } = matchup;
  const { profile, seat } = models[target];
  const side = by === 'enemies' ? otherSeat(seat) : seat;
  const rolls = settings[seat].wounding.test.on;
  const needed = rolls ? woundModifiers(matchup, models[target], strength, null).total : Infinity;
  const { chances, killed } = wounding(tests[side], settings[side], needed, left, margin);
  const lost = chances.reduce(
    (sum, chance, removed) => sum + chance * lossOf(removed, left, profile.wounds),
    0,
  );
  const fail = chanceToFail(matchup, target, dreadOf(matchup, weapon, target, by));
  const tested = settings[seat].leadership.hit.means === 'any-hit' ? 1 : 1 - chances[0];
  const shaken = worthShaken(matchup, worth, target);
  const value = worth[target] * lost + (tested - killed) * fail * SUPPRESSION_SHARE * shaken;
  return { value, killed };
}

/** What fails a Leadership test with a model: without DP-LDR-04 its squad, which is taken to be as it starts. */
function worthShaken({ models, settings }: Rules, worth: Float64Array, target: Model): number {
  const { seat, unit } = models[target];
  if (settings[seat].leadership.perModel.on) return worth[target];
  return models.reduce((sum, other, model) => sum + (other.unit === unit ? worth[model] : 0), 0);
}

/**
 * What Suppressing weapons of enemies take off the Leadership test that a hit with a weapon causes (DP-WPN-SUPPR): hits
 * with those themselves; by a reading of DP-Q-135 all while a model with one lives, and whoever starts with one is taken to.
 */
function dreadOf(
  { models, weapons, settings }: Rules,
  weapon: WeaponSpec,
  target: Model,
  by: Origin,
): number {
  const enemy = otherSeat(models[target].seat);
  const { points, scope } = settings[enemy].suppressing.penalty;
  if (scope !== 'all-enemies') return weapon.suppressing && by === 'enemies' ? points : 0;
  const frightens = (bits: number) => weapons.some(({ suppressing }, w) => suppressing && bits & (1 << w));
  return models.some(({ seat, weapons: carried }) => seat === enemy && frightens(carried)) ? points : 0;
}

/** The chance that a hit suppresses a target that survives it. */
function chanceToFail(matchup: Rules, target: Model, penalty: number): number {
  const { models, settings, tests } = matchup;
  const { seat } = models[target];
  if (!settings[seat].leadership.hit.on || !suppressionBites(settings[seat])) return 0;
  return 1 - tests[seat].chance(leadershipModifiers(matchup, models[target], 0, penalty).total);
}

/**
 * A model fights on until its last wound, so that each wound counts this much of the one that goes after it. In 500
 * matches between veterans a Leader with one wound left was worth nine tenths of a fresh one to his side; to believe so
 * took 51.7 % (within 4.5) off the belief that all wounds are alike, and with 0.6 for 0.5 53.5 % (within 4.2).
 */
const EARLIER = 0.5;

/** What of a model is lost with some of the wounds it has left. */
function lossOf(removed: number, left: number, wounds: number): number {
  let [lost, whole, value] = [0, 0, 1];
  for (let wound = 1; wound <= wounds; wound++) {
    whole += value;
    if (wound > left - removed && wound <= left) lost += value;
    value *= EARLIER;
  }
  return lost / whole;
}
