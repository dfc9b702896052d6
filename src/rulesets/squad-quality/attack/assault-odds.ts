import { createModifiers } from '../../../rules/modifiers.ts';
import { isVehicle } from '../match/hull.ts';
import { type Match, settingsOf } from '../match/match.ts';
import type { Unit } from '../units/entities.ts';
import { type Fighter, fighterOf, killNumber, killRolls, modifyAssault, saveNumber } from './contest.ts';
import { expectedHullAssault } from './vehicle-assault.ts';

/** Worth that a close assault removes on average, and costs. */
export interface AssaultOutlook {
  readonly harm: number;
  readonly loss: number;
}

/** Being pinned and driven back, as a share of the unit. */
const DRIVEN = 0.3;

export function expectedAssault(m: Match, attacker: Unit, defender: Unit): AssaultOutlook {
  if (isVehicle(m, defender)) return { harm: expectedHullAssault(m, attacker, defender), loss: 0 };
  const one = fighterOf(m, attacker, true);
  const other = fighterOf(m, defender, false);
  const [won, drawn, lost] = m.matchup.expectations.contest(
    advantage(m, one, other) - advantage(m, other, one),
  );
  const killed = (by: Fighter, of: Fighter, chances: readonly number[]) =>
    chances.reduce((sum, chance, i) => sum + chance * killsOf(m, by, of, 1 - i), 0);
  const worth = m.matchup.figureWorth;
  const harm = killed(one, other, [won, drawn, lost]) * worth[defender];
  const loss = killed(other, one, [lost, drawn, won]) * worth[attacker];
  return {
    harm: harm + DRIVEN * won * other.figures * worth[defender],
    loss: loss + DRIVEN * lost * one.figures * worth[attacker],
  };
}

function advantage(m: Match, fighter: Fighter, foe: Fighter): number {
  const list = createModifiers();
  modifyAssault(m, list, fighter, foe);
  return list.total;
}

/** Figures that fall on average, given whether the fighter has won. */
function killsOf(m: Match, by: Fighter, of: Fighter, result: number): number {
  const needs = killNumber(settingsOf(m, by.unit), result);
  const chance = Math.max(0, Math.min(1, (7 - needs) / 6));
  const kept = 1 - Math.max(0, Math.min(1, (7 - saveNumber(m, of.unit)) / 6));
  return Math.min(of.figures, killRolls(m, by) * chance * kept);
}
