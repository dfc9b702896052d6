import { type Model, NOBODY, type Point } from '../../../kernel/entities.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { COMBAT_READY, NO_REACTION } from '../battlefield/state.ts';
import { createTrails, noteTrail, type Trails } from '../battlefield/trails.ts';
import { chargeReach } from '../match/charge-reach.ts';
import { acted, enemiesOf, isOnTable, type Match, seatOf, settingsOf, tell } from '../match/match.ts';
import { isAnybody, viewOfModel } from '../match/reactions.ts';
import { chargeHarm } from '../match/strike.ts';
import { destinations } from '../places/destinations.ts';
import { CLAUSE } from '../rules/index.ts';
import { type ChargeOption, charge } from './charging.ts';
import { reactionTaken } from './reaction-taken.ts';

/** A Combat Ready charge is let go when it promises less than this. */
const HOLD = 0.08;

/** What has just happened: in the Move step, in a second Movement or a Charge, or all actions of a unit. */
type Moment = 'model-moved' | 'all-moved' | 'moved-again' | 'charge-moved' | 'charged' | 'acted';

/**
 * Enemies that are Combat Ready may charge whoever moved through their arc and is within charging distance, after
 * the movement and before any action (DP-CR-03/04, DP-D-33).
 */
export function answerMoves(m: Match, { movers, of }: Trails, moment: Moment): void {
  if (movers.length === 0) return;
  for (const ready of enemiesOf(m, movers[0])) {
    if (!isReady(m, ready) || !reactsAt(m, ready, moment)) continue;
    // A status that lasts answers each movement once, those of a squad one after another (DP-Q-97).
    let left = movers;
    for (let met = answer(m, ready, left, of); met !== NOBODY; met = answer(m, ready, left, of)) {
      left = left.filter((mover) => mover !== met);
      if (!isReady(m, ready)) break;
    }
  }
}

/** The same of one movement, if it is one that they may answer at all. */
export function answerMove(
  m: Match,
  mover: Model,
  trail: readonly Point[] | undefined,
  moment: Moment,
): void {
  if (trail === undefined || !isAnybody(m, otherSeat(seatOf(m, mover)), COMBAT_READY)) return;
  const trails = createTrails();
  noteTrail(trails, mover, trail);
  answerMoves(m, trails, moment);
}

function isReady(m: Match, model: Model): boolean {
  return m.state.reaction[model] === COMBAT_READY && isOnTable(m, model) && !m.state.over;
}

/** Which moments a ready model reacts at (DP-Q-99, DP-Q-101). */
function reactsAt(m: Match, ready: Model, moment: Moment): boolean {
  const { on, timing, triggers } = settingsOf(m, ready).combatReady.charge;
  if (!on) return moment === 'acted';
  switch (moment) {
    case 'model-moved':
      return timing === 'after-model';
    case 'all-moved':
      return timing === 'after-squad';
    case 'moved-again':
      return triggers !== 'move-step';
    case 'charge-moved':
      return triggers === 'before-attack';
    case 'charged':
      return triggers === 'every-movement';
    case 'acted':
      return false;
  }
}

/** Charges one of those who moved; returns whom, or NOBODY. */
function answer(
  m: Match,
  ready: Model,
  movers: readonly Model[],
  trails: readonly (readonly number[])[],
): Model {
  const options = movers.flatMap((mover) =>
    trails[mover].length > 1 ? chargeAt(m, ready, mover, trails[mover]) : [],
  );
  const harm = (option: ChargeOption) => option.harm;
  const text = ({ target }: ChargeOption) => `charge ${m.matchup.models[target].name}`;
  const taken = reactionTaken(m, 'DP-D-33', ready, options, HOLD, harm, text);
  if (!taken) return NOBODY;
  acted(m, CLAUSE.combatReady.charge);
  const { target } = taken;
  tell(m, 'combat-ready', () => [
    `${m.matchup.models[ready].name} was Combat Ready and answers ${m.matchup.models[target].name}.`,
    { ready, target },
  ]);
  if (settingsOf(m, ready).combatReady.charge.uses === 'once') m.state.reaction[ready] = NO_REACTION;
  charge(m, ready, taken, false, 'combat-ready');
  return target;
}

function chargeAt(m: Match, ready: Model, mover: Model, trail: readonly Point[]): ChargeOption[] {
  if (!isOnTable(m, mover)) return [];
  const { arc: rule, charge: charges, trigger } = settingsOf(m, ready).combatReady;
  const at = m.state.point[ready];
  const isInView = viewOfModel(m, ready, rule.degrees);
  const seen = trail.some((point, i) => isInView(trail[Math.max(0, i - 1)], point));
  if (!seen) return [];
  acted(m, CLAUSE.combatReady.trigger);
  const target = m.state.point[mover];
  const seat = seatOf(m, ready);
  const touching = m.battlefield.touch(at, target, seat);
  if (touching && charges.contact === 'none') return [];
  const reach = chargeReach(m, ready, 'combat-ready');
  const isNear = (point: Point) => m.battlefield.distance(at, point) <= reach;
  const harm = chargeHarm(m, ready, mover, 'combat-ready');
  if (touching) return [{ target: mover, at, harm, cost: 0 }];
  if (!isNear(target) && !(trigger.distance === 'on-the-way' && trail.some(isNear))) return [];
  const places = destinations(m, ready, at, reach);
  const cost = places.findIndex((place) => m.battlefield.touch(place, target, seat));
  if (cost >= 0) return [{ target: mover, at: places[cost], harm, cost }];
  return trigger.distance === 'on-the-way' ? [shortCharge(m, mover, places)] : [];
}

/** A charge that falls short: as near to the enemy as it gets (DP-Q-98). */
function shortCharge(m: Match, mover: Model, places: readonly Point[]): ChargeOption {
  const gap = (place: Point) => m.battlefield.distance(place, m.state.point[mover]);
  const at = places.reduce((nearest, place) => (gap(place) < gap(nearest) ? place : nearest));
  return { target: mover, at, harm: 0, cost: 0 };
}
