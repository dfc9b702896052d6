import { RESERVE } from '../../../rules/decision.ts';
import { called } from '../../../rules/labels.ts';
import { unlessFirst } from '../../../rules/uses.ts';
import { WIDTH } from '../../../rules/weighing.ts';
import { PINNED, UNMARKED } from '../battlefield/state.ts';
import { lossesThatTry } from '../matchup/scale.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import { acted, choose, count, type Match, placeOf, seatOf, settingsOf, tellOf } from './match.ts';
import { objectiveWorth } from './objectives.ts';
import { fitOf, resolveOf } from './status.ts';

const STANDING = { label: called('stay free', 'make a last stand'), uses: unlessFirst('last-stand') };

/** What being rooted to the spot costs, and what firmness brings a unit that is pinned or about to be tried. */
const ROOTED = 0.12;
const PINNED_NO_MORE = 0.15;
const TRIED_NO_MORE = 0.2;

/** A unit may declare a last stand when it is activated (SQ-LST-01, SQ-D-09). */
export function offerStand(m: Match, unit: Unit): void {
  const seat = seatOf(m, unit);
  const own = settingsOf(m, unit).lastStand;
  if (!own.declared.on || m.state.stands[seat] >= own.declared.times || m.state.standing[unit] > 0) return;
  if (m.state.whereabouts[unit] !== 0) return;
  count(m, seat, 'legal:last-stand');
  const weigh = (weighings: Float64Array) => {
    weighings[WIDTH + RESERVE] = worthOfStanding(m, unit);
  };
  if (choose(m, seat, 'SQ-D-09', unit, 2, weigh, STANDING) === 0) return;
  count(m, seat, 'chosen:last-stand');
  acted(m, CLAUSE.lastStand.declared);
  m.state.stands[seat]++;
  m.state.standing[unit] = 1;
  if (own.stands.on) m.state.marker[unit] = UNMARKED;
  tellOf(m, 'last-stand', unit, 'makes a last stand');
}

/** Firmness for as long as the game lasts, less what it could do elsewhere; holding an objective costs nothing. */
function worthOfStanding(m: Match, unit: Unit): number {
  const { state, matchup } = m;
  const own = settingsOf(m, unit);
  if (!own.lastStand.stands.on) return -ROOTED * fitOf(m, unit);
  const left =
    (matchup.settings[0].scenario.length.turns - state.round + 1) / matchup.settings[0].scenario.length.turns;
  const worth = fitOf(m, unit) * matchup.figureWorth[unit];
  const tries = lossesThatTry(own, resolveOf(m, unit), matchup.models[unit].profile.figures);
  const isTried = own.resolve.check.on && own.morale.on && state.losses[unit] + 1 >= tries;
  const firm = (isTried ? TRIED_NO_MORE : 0) + (state.marker[unit] === PINNED ? PINNED_NO_MORE : 0);
  const here = objectiveWorth(m, unit)(placeOf(m, unit));
  const isUseful = here >= 0.5 * matchup.forceWorth[seatOf(m, unit)] * 0.3;
  return (firm - (isUseful ? 0.03 : ROOTED * left * 3)) * worth;
}
