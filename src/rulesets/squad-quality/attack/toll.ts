/** What hits on infantry come to, in figures of it: those that fall, those that are wounded, and a morale test after it. */

import { PINNED, UNDER_FIRE, UNMARKED } from '../battlefield/state.ts';
import { isPinnedByLosses, markedBy } from '../match/markers.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { lossesToTest, type MoraleOdds, moraleOdds, testedWith } from '../match/resolve.ts';
import { FLED, MARKERS, PIN, WOUNDED } from '../match/shares.ts';
import { fitOf, isFirm } from '../match/status.ts';
import type { Toll } from '../matchup/notes.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';

export const UNTRIED: MoraleOdds = { rout: 0, flight: 0 };

/** What a shot does to whom it hits, beside how often it hits. */
interface Blow {
  readonly target: Unit;
  /** What damage is more than the armour it meets. */
  readonly lead: number;
  /** Hits the figure that was sent ahead, and nobody else (SQ-SCT-04). */
  readonly atScout: boolean;
}

/** What so many hits cost a unit on average, as they fell and wound its figures one after the other. */
export function tollOf(m: Match, { target, lead, atScout }: Blow): Toll {
  const { wounds } = settingsOf(m, target).recoverWounded;
  const { beats } = m.matchup.expectations;
  const beaten = beats(lead);
  const isDeep = wounds.on && beaten > 0 ? beats(lead, wounds.margin) / beaten : 1;
  const costs = costsOf(m, target, isDeep);
  const most = Math.min(costs.length - 1, atScout ? 1 : Infinity);
  const chances = new Float64Array(costs.length);
  chances[0] = 1;
  const means = [0];
  return (hits) => {
    for (let hit = means.length; hit <= hits; hit++) {
      for (let lost = most; lost > 0; lost--) {
        const more = beaten * chances[lost - 1];
        chances[lost] += more;
        chances[lost - 1] -= more;
      }
      let mean = 0;
      for (let lost = 0; lost < costs.length; lost++) mean += chances[lost] * costs[lost];
      means.push(mean);
    }
    return means[hits];
  };
}

/**
 * By how many of its fit figures a unit loses what that costs it: with the last of them it is gone (SQ-WND-06), and
 * whoever is tried may flee or rout with all that are left (SQ-CORE-RES).
 *
 * @param isDeep how likely whoever is beaten falls at once
 */
function costsOf(m: Match, unit: Unit, isDeep: number): Float64Array {
  const fit = fitOf(m, unit);
  const whole = wholeOf(m, unit);
  const each = isDeep + WOUNDED * (1 - isDeep);
  // Whoever is tried with it routs with it, too.
  const other = testedWith(m, unit);
  const both =
    other === NO_UNIT
      ? whole
      : whole + (fitOf(m, other) * m.matchup.figureWorth[other]) / m.matchup.figureWorth[unit];
  const test = lossesToTest(m, unit);
  const odds = test === Infinity ? UNTRIED : moraleOdds(m, unit);
  const costs = new Float64Array(fit + 1);
  const pinned = costOfHalf(m, unit);
  for (let lost = 0; lost <= fit; lost++) {
    const left = fit - lost;
    const isHalf = 2 * lost >= m.state.figures[unit];
    const gone = lost * each + (isHalf ? pinned * left : 0);
    costs[lost] = costThrough(lost >= test ? odds : UNTRIED, both, gone, left);
  }
  if (settingsOf(m, unit).recoverWounded.all.on) costs[fit] = whole;
  return costs;
}

/**
 * What losses come to with the test that they call for: all are gone in a rout, and a flight costs those who are left a
 * share of them.
 *
 * @param lost what is lost in any case
 */
export function costThrough({ rout, flight }: MoraleOdds, whole: number, lost: number, left: number): number {
  return rout * whole + (1 - rout) * lost + flight * FLED * left;
}

/** What all of a unit count, those who are wounded by what their wounds have left of them. */
export function wholeOf(m: Match, unit: Unit): number {
  return fitOf(m, unit) + (1 - WOUNDED) * m.state.hurt[unit];
}

/** What each figure left counts less once an attack has taken half of its unit and so pins it (SQ-Q-04). */
function costOfHalf(m: Match, unit: Unit): number {
  return isPinnedByLosses(m, unit) ? costsOfMarkers(m, unit).pinned / Math.max(1, fitOf(m, unit)) : 0;
}

/** What being hit, and being pinned by Fire Effect, would cost a unit more than the marker that it has, in figures. */
export function costsOfMarkers(m: Match, unit: Unit): { readonly marked: number; readonly pinned: number } {
  const fit = fitOf(m, unit);
  const marker = m.state.marker[unit];
  const { underFire } = settingsOf(m, unit);
  if (!underFire.on || isFirm(m, unit) || marker === PINNED) return { marked: 0, pinned: 0 };
  const isPinned = marker !== UNMARKED && isPinnedByLosses(m, unit);
  const then = isPinned ? PINNED : underFire.hit.on ? markedBy(m, unit, UNDER_FIRE) : marker;
  return { marked: (MARKERS[then] - MARKERS[marker]) * fit, pinned: (PIN - MARKERS[then]) * fit };
}
