import { createModifiers } from '../../../rules/play/modifiers.ts';
import { isVehicle } from '../match/hull.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { passChance } from '../match/quality-test.ts';
import { DRIVEN } from '../match/shares.ts';
import { fitOf } from '../match/status.ts';
import { killNumber } from '../matchup/contest-terms.ts';
import type { Unit } from '../units/entities.ts';
import { type Fighter, fighterOf, isDrivenBack, killRolls, modifyAssault, saveNumber } from './contest.ts';
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
  let [harm, loss] = [0, 0];
  for (const [chance, result] of [
    [won, 1],
    [drawn, 0],
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
  let left = fighter.units.reduce((sum, unit) => sum + killRolls(m, unit), 0) * pass;
  let harm = 0;
  for (const unit of foe.units) {
    const fit = fitOf(m, unit);
    const kept = 1 - passChance(saveNumber(m, unit));
    const killed = Math.min(fit, left * kept);
    const driven = result > 0 && isDrivenBack(m, unit) ? DRIVEN * fit : 0;
    harm += (killed + driven) * m.matchup.figureWorth[unit];
    left -= kept > 0 ? killed / kept : 0;
  }
  return harm;
}
