import { RESERVE } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { isCivilian } from '../actions/civilians.ts';
import { STILL } from '../attack/aim.ts';
import { PINNED, UNMARKED } from '../battlefield/state.ts';
import { isVehicle } from '../match/hull.ts';
import {
  acted,
  choose,
  count,
  type Match,
  placeOf,
  seatOf,
  settingsOf,
  tellOf,
  turnsLeft,
} from '../match/match.ts';
import { isAtObjective, objectiveWorth } from '../match/objectives.ts';
import { countedTeam, isDue, lossesToTest, moraleOdds } from '../match/resolve.ts';
import { FLED, PIN } from '../match/shares.ts';
import { fitOf, partsOf } from '../match/status.ts';
import { outlookOf } from '../places/outlook.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';

const STANDING = { label: called('stay free', 'make a last stand'), uses: unlessFirst('last-stand') };

/** What being rooted to the spot costs for a whole game, and where an objective is held, as shares of the unit. */
const ROOTED = 0.36;
const ROOTED_AT_OBJECTIVE = 0.03;
/** A place is worth holding that is worth so much of the army. */
const HELD = 0.15;
/** How many tests of morale whoever is about to be tried is spared, about. */
const TESTS = 2;

/** A unit may declare a last stand when it is activated, before its resolve is checked (SQ-LST-01, SQ-D-09). */
export function offerStand(m: Match, unit: Unit): void {
  const seat = seatOf(m, unit);
  const own = settingsOf(m, unit).lastStand;
  if (!own.declared.on || m.state.stands[seat] >= own.declared.times || m.state.standing[unit] > 0) return;
  // Whoever always rushes away from the enemy is rooted to no spot (SQ-NC-01).
  if (m.state.whereabouts[unit] !== 0 || isCivilian(m, unit)) return;
  count(m, seat, 'legal:last-stand');
  const weigh = (weighings: Float64Array) => {
    weighings[WIDTH + RESERVE] = worthOfStanding(m, unit);
  };
  if (choose(m, seat, 'SQ-D-09', unit, 2, weigh, STANDING) === 0) return;
  count(m, seat, 'chosen:last-stand');
  acted(m, CLAUSE.lastStand.declared);
  m.state.stands[seat]++;
  for (const one of partsOf(m, unit)) {
    m.state.standing[one] = 1;
    if (own.stands.on) m.state.marker[one] = UNMARKED;
  }
  tellOf(m, 'last-stand', unit, 'makes a last stand');
}

/**
 * Firmness for as long as the game lasts, less what it could do elsewhere: all that it is good for where it sees nobody,
 * and next to nothing where it holds an objective.
 */
function worthOfStanding(m: Match, unit: Unit): number {
  const left = turnsLeft(m) / m.matchup.settings[0].scenario.length.turns;
  const worth = fitOf(m, unit) * m.matchup.figureWorth[unit];
  const firm = settingsOf(m, unit).lastStand.stands.on ? firmnessOf(m, unit) : 0;
  if (firm === 0) return -ROOTED * left * worth;
  const at = placeOf(m, unit);
  const pays = objectiveWorth(m, unit)(at) >= HELD * m.matchup.forceWorth[seatOf(m, unit)];
  if (pays && isAtObjective(m, at)) return (firm - ROOTED_AT_OBJECTIVE) * worth;
  const isBlind = outlookOf(m, unit).harmAt(at, STILL) === 0;
  return (firm - (isBlind ? 1 : ROOTED) * left) * worth;
}

/** What firmness brings a unit that is pinned, is to be tried or would be by its next loss, as a share of it. */
function firmnessOf(m: Match, unit: Unit): number {
  const { rout, flight } = moraleOdds(m, unit);
  const tests = isDue(m, unit) ? 1 + TESTS : isNearTest(m, unit) ? TESTS : 0;
  const spared = tests * (rout + FLED * flight);
  return spared + (m.state.marker[unit] === PINNED ? PIN : 0);
}

/** Whether the next loss tries a unit, and leaves somebody of it to be tried; a hit on a vehicle may leave it whole. */
function isNearTest(m: Match, unit: Unit): boolean {
  if (lossesToTest(m, unit) !== 1) return false;
  const team = countedTeam(m, unit);
  return isVehicle(m, unit) || fitOf(m, unit) + (team === NO_UNIT ? 0 : fitOf(m, team)) > 1;
}
