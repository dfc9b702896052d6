import type { TestRoll } from '../rolls/test-roll.ts';
import type { Settings } from '../rules/index.ts';
import { type Armed, mostLike } from '../units/likeness.ts';
import type { Profile, UnitData, WeaponSpec } from '../units/units.ts';
import { COMMAND_POINT_WORTH, FIGHTING_WORTH, LEAST_WORTH } from '../units/worth.ts';
import type { ModelSpec, UnitSpec } from './muster.ts';
import { wounding } from './wound-chances.ts';

/** What the plain trooper of the game is: the yardstick of worth. */
const YARDSTICK = { skill: 11, strength: 10, defense: 2, armour: 3 };

/** What of the compiled rules worth follows from. */
interface Rules {
  readonly models: readonly ModelSpec[];
  readonly units: readonly UnitSpec[];
  readonly weapons: readonly WeaponSpec[];
  readonly settings: readonly [Settings, Settings];
  readonly tests: readonly [TestRoll, TestRoll];
}

/**
 * Worth by model: 1 is a soldier. Everybody counts for what his profile promises, by as much more or less as fights have
 * shown of a unit of the appendix: of his own, whatever settings make of it, and for a user's unit of the one that it is
 * most like; nobody for less than `LEAST_WORTH`; and a Commander for the points that serve other units besides.
 */
export function worthOfModels(
  { models, units, weapons, settings, tests }: Rules,
  { profiles, weapons: printed }: UnitData,
): Float64Array {
  const book = Object.keys(FIGHTING_WORTH).map((id) => armed(profiles[id], printed));
  return Float64Array.from(models, (model) => {
    const { profile, seat, weapons: bits } = model;
    const promise = (of: Armed) => promiseOf(of, tests[seat], settings[seat]);
    const own = { profile, arms: weapons.filter((_, w) => bits & (1 << w)) };
    const itself = book.find((of) => of.profile.id === profile.id);
    const like =
      itself ??
      mostLike(
        own,
        book.filter((of) => promise(of) > 0),
      );
    const promised = promise(own);
    const fights = like === undefined ? promised : shownOf(like, promised, promise(like));
    const shared = servesFriends(settings[seat]) ? pointsForFriends(model, models, units) : 0;
    return Math.max(LEAST_WORTH, fights) + COMMAND_POINT_WORTH * shared;
  });
}

/** What somebody who promises so much counts for by what fights have shown of a unit of the appendix. */
function shownOf({ profile }: Armed, promised: number, inBook: number): number {
  const shown = FIGHTING_WORTH[profile.id];
  return inBook > 0 ? (shown * promised) / inBook : shown;
}

function armed(profile: Profile, weapons: Readonly<Record<string, WeaponSpec>>): Armed {
  return { profile, arms: profile.weapons.map((id) => weapons[id]) };
}

/** Points that other units have from a Commander: his share of his unit's, which all Commanders of it lend, and those he holds. */
function pointsForFriends(
  { profile, seat, unit, held }: ModelSpec,
  models: readonly ModelSpec[],
  units: readonly UnitSpec[],
): number {
  const side = models.filter((other) => other.seat === seat);
  if (!profile.commander || side.every((other) => other.unit === unit)) return 0;
  const lending = side.filter((other) => other.unit === unit && other.profile.commander);
  return units[unit].basePoints / lending.length + held;
}

/** Whether friends may spend the points of a Commander (DP-CP-02), and on more than special actions and manoeuvres. */
function servesFriends({ commandPoints, commander: { rule } }: Settings): boolean {
  const { commander, reroll, shift, forcedReroll, counterShift } = commandPoints;
  return rule.on && commander.on && (reroll.on || shift.on || forcedReroll.on || counterShift.on);
}

/**
 * What a profile promises against the yardstick trooper: the geometric mean of how long it lasts under his fire and how
 * hard it hits him.
 */
function promiseOf({ profile, arms }: Armed, test: TestRoll, own: Settings): number {
  const shot =
    test.chance(YARDSTICK.skill - profile.defense) *
    meanOf(wounding(test, own, YARDSTICK.strength - profile.armour, profile.wounds).chances);
  const kill =
    test.chance(YARDSTICK.skill - YARDSTICK.defense) * test.chance(YARDSTICK.strength - YARDSTICK.armour);
  const lasts = shot > 0 ? (profile.wounds / shot) * kill : 4;
  const { rangedAttack, closeCombat, inaccurate, areaEffect } = own;
  const catches = areaEffect.on && areaEffect.splash.on;
  let best = 0;
  for (const weapon of arms) {
    const isRanged = weapon.kind === 'ranged';
    if (!(isRanged ? rangedAttack : closeCombat).attack.on) continue;
    const skill = (isRanged ? profile.ranged : profile.closeCombat) ?? 0;
    const penalty = isRanged && weapon.inaccurate ? inaccurate.penalty.points : 0;
    const hit =
      test.chance(skill - YARDSTICK.defense - penalty) * test.chance(weapon.strength - YARDSTICK.armour);
    best = Math.max(best, hit * (isRanged && weapon.aoe && catches ? 1.25 : 1));
  }
  return Math.sqrt(lasts * (best / kill));
}

function meanOf(chances: readonly number[]): number {
  return chances.reduce((sum, chance, number) => sum + chance * number, 0);
}
