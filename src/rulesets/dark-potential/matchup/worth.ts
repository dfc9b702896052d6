import type { TestRoll } from '../rolls/test-roll.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, UnitData, WeaponSpec } from '../units/units.ts';
import { COMMAND_POINT_WORTH, FIGHTING_WORTH, LEAST_WORTH } from '../units/worth.ts';
import type { ModelSpec } from './muster.ts';
import { wounding } from './wound-chances.ts';

/** What the plain trooper of the game is: the yardstick of worth. */
const YARDSTICK = { skill: 11, strength: 10, defense: 2, armour: 3 };

/** What of the compiled rules worth follows from. */
interface Rules {
  readonly models: readonly ModelSpec[];
  readonly weapons: readonly WeaponSpec[];
  readonly settings: readonly [Settings, Settings];
  readonly tests: readonly [TestRoll, TestRoll];
}

/**
 * Worth by model: 1 is a soldier. A unit of the appendix counts for what fights have shown, by as much more or less as its
 * profile promises more or less than the printed one; a user's for what its profile promises; nobody for less than
 * `LEAST_WORTH`; and a Commander for the points that serve his friends besides.
 */
export function worthOfModels(
  { models, weapons, settings, tests }: Rules,
  { profiles, weapons: printed }: UnitData,
): Float64Array {
  return Float64Array.from(models, ({ profile, seat, weapons: bits }) => {
    const promised = (of: Profile, carried: readonly WeaponSpec[]) =>
      promiseOf(of, carried, tests[seat], settings[seat]);
    const carried = weapons.filter((_, w) => bits & (1 << w));
    const commands = profile.commander && servesFriends(settings[seat]) ? profile.commandPoints : 0;
    const shown = FIGHTING_WORTH[profile.id];
    let fights = promised(profile, carried);
    if (shown !== undefined) {
      const book = profiles[profile.id];
      const bookArms = book.weapons.map((id) => printed[id]);
      const printedPromise = promised(book, bookArms);
      fights = printedPromise > 0 ? (shown * fights) / printedPromise : shown;
    }
    return Math.max(LEAST_WORTH, fights) + COMMAND_POINT_WORTH * commands;
  });
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
function promiseOf(profile: Profile, carried: readonly WeaponSpec[], test: TestRoll, own: Settings): number {
  const shot =
    test.chance(YARDSTICK.skill - profile.defense) *
    meanOf(wounding(test, own, YARDSTICK.strength - profile.armour, profile.wounds).chances);
  const kill =
    test.chance(YARDSTICK.skill - YARDSTICK.defense) * test.chance(YARDSTICK.strength - YARDSTICK.armour);
  const lasts = shot > 0 ? (profile.wounds / shot) * kill : 4;
  const { rangedAttack, closeCombat, inaccurate, areaEffect } = own;
  const catches = areaEffect.on && areaEffect.splash.on;
  let best = 0;
  for (const weapon of carried) {
    const isRanged = weapon.kind === 'ranged';
    if (!(isRanged ? rangedAttack : closeCombat).attack.on) continue;
    const skill = (isRanged ? profile.ranged : profile.closeCombat) ?? 0;
    const penalty = weapon.inaccurate ? inaccurate.penalty.points : 0;
    const hit =
      test.chance(skill - YARDSTICK.defense - penalty) * test.chance(weapon.strength - YARDSTICK.armour);
    best = Math.max(best, hit * (weapon.aoe && catches ? 1.25 : 1));
  }
  return Math.sqrt(lasts * (best / kill));
}

function meanOf(chances: readonly number[]): number {
  return chances.reduce((sum, chance, number) => sum + chance * number, 0);
}
