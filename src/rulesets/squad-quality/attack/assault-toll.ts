import { PINNED } from '../battlefield/state.ts';
import { isPinnedByLosses, shareTaken } from '../match/markers.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { lossesToTest, moraleOdds, testedWith } from '../match/resolve.ts';
import { DRIVEN } from '../match/shares.ts';
import { fitOf } from '../match/status.ts';
import type { Toll } from '../matchup/notes.ts';
import type { Unit } from '../units/entities.ts';
import { type Fighter, isDrivenBack } from './contest.ts';
import { costThrough, UNTRIED, wholeOf } from './toll.ts';

/**
 * What the loss of so many figures in a close assault costs a fighter, in worth of models: those who fall, those who are
 * left and are driven back where it has lost (SQ-CORE-CA-loser) or pinned where half of it has fallen (SQ-Q-04), and a
 * morale test after it (SQ-CORE-RES).
 */
export function assaultToll(m: Match, { units }: Fighter, isBeaten: boolean): Toll {
  const costs = units.map((unit) => costOf(m, unit, isBeaten));
  const others = units.map((unit) => units.indexOf(testedWith(m, unit)));
  return (lost) => {
    let left = lost;
    const fallen = units.map((unit) => {
      const here = Math.min(left, fitOf(m, unit));
      left -= here;
      return here;
    });
    return units.reduce((sum, unit, i) => {
      const tried = fallen[i] + (fallen[others[i]] ?? 0);
      return sum + m.matchup.figureWorth[unit] * costs[i](fallen[i], tried);
    }, 0);
  };
}

/** What it costs one of the units, in figures of it, by how many of them fall and how many of all that are tested with it. */
function costOf(m: Match, unit: Unit, isBeaten: boolean): (fallen: number, tried: number) => number {
  const fit = fitOf(m, unit);
  const whole = wholeOf(m, unit);
  const test = lossesToTest(m, unit);
  const odds = test === Infinity ? UNTRIED : moraleOdds(m, unit);
  const driven = isBeaten && isDrivenBack(m, unit) ? DRIVEN : 0;
  const halved = isPinnedByLosses(m, unit) ? shareTaken(m, unit, PINNED) : 0;
  const endsWithLast = settingsOf(m, unit).recoverWounded.all.on;
  return (fallen, tried) => {
    const left = fit - fallen;
    const lost = left === 0 && endsWithLast ? whole : fallen;
    // Whoever is driven back is pinned in any case (SQ-CORE-CA-loser).
    const each = driven > 0 || 2 * fallen < m.state.figures[unit] ? driven : halved;
    return costThrough(tried >= test ? odds : UNTRIED, whole, lost + each * left, left);
  };
}
