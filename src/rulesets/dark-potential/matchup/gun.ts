import type { Model, Seat, Weapon } from '../../../kernel/entities.ts';
import { haveUsersASay } from '../../../rules/play/active-rules.ts';
import { usersPart } from '../../../rules/play/modifiers.ts';
import type { TestRoll } from '../rolls/test-roll.ts';
import { countsHitMargin, overMargins } from '../rolls/wounds-removed.ts';
import type { WeaponSpec } from '../units/units.ts';
import type { HarmTables } from './harm.ts';
import { hitModifiers, isBlow, type Modifying, woundModifiers } from './modifiers.ts';
import type { ModelSpec } from './muster.ts';
import { rangesBeyond } from './ranges-beyond.ts';
import type { Attack, AttackKind } from './timing.ts';

/** A weapon of one model turned on another, to shoot or to strike with. */
export interface Gun {
  /** Chance to hit, or to hit by a margin at least, before Command Points. */
  chance(inches: number, cover: number, moved: boolean, margin?: number): number;
  /**
   * Expected worth that an attack without a template removes from a target with some wounds left, before Command Points.
   *
   * @param bonus added to what must not be exceeded to hit
   */
  harm(wounds: number, inches: number, cover: number, moved: boolean, bonus?: number): number;
}

/** What of the compiled rules expected harm is made of. */
export interface Expecting extends Modifying {
  readonly weapons: readonly WeaponSpec[];
  readonly models: readonly ModelSpec[];
  readonly tests: readonly [TestRoll, TestRoll];
  readonly harm: HarmTables;
}

/** Whole Ranges beyond the first and cover penalties for which numbers are kept; those past them are worked out anew. */
const RANGES = 12;
const COVERS = 12;

export function createGun(
  matchup: Expecting,
  kind: AttackKind,
  attacker: Model,
  weapon: Weapon,
  target: Model,
): Gun {
  const { models, weapons } = matchup;
  const about = { kind, attacker: models[attacker], target: models[target], weapon: weapons[weapon] };
  const { seat } = about.attacker;
  const { chance } = matchup.tests[seat];
  const { edge } = matchup.settings[seat].rangedAttack.bands;
  const range = isBlow(kind) ? Infinity : about.weapon.range;
  const toHit = (attack: Attack) => hitModifiers(matchup, attack).total;
  const expected = expectation(matchup, seat, weapon, target);

  if (haveUsersASay(matchup.active)) {
    return {
      chance: (distance, cover, moved, margin) => chance(toHit({ ...about, distance, cover, moved }), margin),
      harm(wounds, distance, cover, moved, bonus = 0) {
        const attack = { ...about, distance, cover, moved };
        const needed = toHit(attack) + bonus;
        const eased = usersPart(woundModifiers(matchup, about.target, about.weapon.strength, attack));
        return expected(needed, wounds, eased);
      },
    };
  }

  /** What must not be exceeded by whole Ranges and cover; NaN where nobody has asked. */
  const known = new Float64Array(RANGES * COVERS).fill(NaN);
  const neededAt = (distance: number, cover: number) => {
    const beyond = rangesBeyond(range, distance, edge);
    const isKept = beyond < RANGES && cover < COVERS;
    const at = beyond * COVERS + cover;
    let needed = isKept ? known[at] : NaN;
    if (Number.isNaN(needed)) {
      needed = toHit({ ...about, distance, cover, moved: false });
      if (isKept) known[at] = needed;
    }
    return needed;
  };
  return {
    chance: (distance, cover, _, margin) => chance(neededAt(distance, cover), margin),
    harm: (wounds, distance, cover, _, bonus = 0) => expected(neededAt(distance, cover) + bonus, wounds),
  };
}

/** Expected worth that an attack removes by what it must not exceed to hit, over its margins where these count (V-05). */
function expectation(
  { tests, settings, harm }: Expecting,
  seat: Seat,
  weapon: Weapon,
  target: Model,
): (needed: number, wounds: number, eased?: number) => number {
  const { chance } = tests[seat];
  if (!countsHitMargin(settings[seat]))
    return (needed, wounds, eased) => chance(needed) * harm.perHit(weapon, target, wounds, eased);
  const known = new Map<string, number>();
  return (needed, wounds, eased = 0) => {
    const key = `${needed} ${wounds} ${eased}`;
    let sum = known.get(key);
    if (sum === undefined) {
      sum = overMargins(
        settings[seat],
        (margin) => chance(needed, margin),
        (margin) => harm.byMargin(weapon, target, wounds, margin, eased).value,
      );
      known.set(key, sum);
    }
    return sum;
  };
}
