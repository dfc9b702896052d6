import { createModifiers } from '../../../rules/play/modifiers.ts';
import { isVehicle } from '../match/hull.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { passChance } from '../match/quality-test.ts';
import { fitOf } from '../match/status.ts';
import { killNumber, resultBy } from '../matchup/contest-terms.ts';
import type { Unit } from '../units/entities.ts';
import { assaultToll } from './assault-toll.ts';
import { type Fighter, fighterOf, killRolls, modifyAssault, saveNumber } from './contest.ts';
import { expectedHullAssault } from './vehicle-assault.ts';

/** Worth that a close assault removes on average, and costs. */
export interface AssaultOutlook {
  readonly harm: number;
  readonly loss: number;
}

/** @param partner a fire team that assaults with the attacker (SQ-FT-04) */
export function expectedAssault(m: Match, attacker: Unit, defender: Unit, partner?: Unit): AssaultOutlook {
  const one = fighterOf(m, attacker, true, partner);
  if (isVehicle(m, defender)) {
    const harm = one.units.reduce((sum, unit) => sum + expectedHullAssault(m, unit, defender), 0);
    return { harm, loss: 0 };
  }
  const other = fighterOf(m, defender, false);
  const lead = bonusOf(m, one, other) - bonusOf(m, other, one);
  const [won, drawn, lost] = m.matchup.expectations.contest(lead, one.adds);
  const tie = resultBy(settingsOf(m, attacker), 0, 0);
  let [harm, loss] = [0, 0];
  for (const [chance, result] of [
    [won, 1],
    [drawn, tie],
    [lost, -1],
  ] as const) {
    harm += chance * harmBy(m, one, other, result);
    loss += chance * harmBy(m, other, one, -result);
  }
  return { harm, loss };
}

/** What a fighter adds to its dice. */
function bonusOf(m: Match, fighter: Fighter, foe: Fighter): number {
  const list = createModifiers();
  modifyAssault(m, list, fighter, foe);
  return list.total;
}

/** Worth that a fighter takes of another on average, given whether it has won. */
export function harmBy(m: Match, fighter: Fighter, foe: Fighter, result: number): number {
  const pass = passChance(killNumber(settingsOf(m, fighter.units[0]), result));
  const rolls = fighter.units.reduce((sum, unit) => sum + killRolls(m, unit), 0);
  const each = foe.units.flatMap((unit) => {
    const falls = pass * (1 - passChance(saveNumber(m, unit)));
    return new Array<number>(fitOf(m, unit)).fill(falls);
  });
  const costOf = assaultToll(m, foe, result > 0);
  return chancesToFall(rolls, each).reduce((sum, chance, lost) => sum + chance * costOf(lost), 0);
}

/**
 * Chances of how many figures fall to so many rolls.
 *
 * @param each how likely a roll fells each of them, in the order in which they fall
 */
function chancesToFall(rolls: number, each: readonly number[]): Float64Array {
  const chances = new Float64Array(each.length + 1);
  chances[0] = 1;
  for (let roll = 0; roll < rolls; roll++) {
    for (let lost = each.length; lost > 0; lost--) {
      const more = each[lost - 1] * chances[lost - 1];
      chances[lost] += more;
      chances[lost - 1] -= more;
    }
  }
  return chances;
}
