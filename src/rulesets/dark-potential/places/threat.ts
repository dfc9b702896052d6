import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { keptHarm } from '../../../rules/survey/kept-pairs.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import { movementOf } from '../match/blockers.ts';
import { isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { judgedDistance } from '../match/premeasure.ts';
import { attacksOf, blowInTurn, strikesHome } from '../match/strike.ts';
import { shotAt } from '../matchup/attack-tables.ts';
import { pointsIn, poolsInAnyTurn } from '../points/point-pool.ts';
import { crowdHarm, type Launchers } from './crowds.ts';

/** What the dice alone do of an attack, in Command Points that do as much, and points at hand that make it what tables say. */
const DICE = 2;
const USUAL = 3;
/** More than these on one attack would be wasted. */
const MOST = 8;

/**
 * How many times what its tables say an enemy does, which know nothing of Command Points: it turns more misses into hits
 * the more points it has at hand. As much as they say where nobody has any.
 */
export function backing(m: Match, enemy: Model): number {
  if (!m.matchup.settings.some(({ commandPoints }) => commandPoints.on)) return 1;
  const points = pointsIn(m, poolsInAnyTurn(m, enemy, m.state.point[enemy], 'reroll'));
  return (DICE + Math.min(MOST, points)) / (DICE + USUAL);
}

/**
 * By enemy in the open, the most that he could do to some friends of a model where they stand: he attacks only one of
 * them, so that whoever offers less draws little. Good as long as nobody moves, is hurt or takes up a weapon.
 */
export function mostAtFriends(m: Match, { friends, all }: Launchers): (enemy: Model) => number {
  const { point, wounds, weapons, moved } = m.state;
  const harm = keptHarm(m.battlefield.threats, [point, wounds, weapons, moved], (enemy, friend) =>
    threat(m, enemy, friend),
  );
  return (enemy) => {
    let most = 0;
    for (const friend of friends) most = Math.max(most, harm(enemy, friend));
    for (const launcher of all) {
      if (launcher.enemy !== enemy) continue;
      for (const friend of friends)
        most = Math.max(most, crowdHarm(m, launcher, friend, m.state.point[friend], friends));
    }
    return most;
  };
}

/** The most that an enemy could do to a model where both stand. */
function threat(m: Match, enemy: Model, model: Model): number {
  const { point } = m.state;
  const { seat, profile } = m.matchup.models[model];
  const struck = blowWithin(m, model, enemy, point[enemy], strikeReach(m, enemy));
  const cover = m.battlefield.lines.look(point[enemy], point[model], seat, profile.dugIn);
  if (cover === UNSEEN) return struck;
  const bands = judgedDistance(m, model, point[model], point[enemy]) * m.matchup.gunnery.scale;
  return Math.max(struck, attacksOf(m, enemy, model).still[shotAt(bands, cover)]);
}

/** The same of one who hides and could come out on a point, to strike. */
export function mostStruck(m: Match, model: Model, enemy: Model, point: Point, reach: Length): number {
  let most = 0;
  for (const friend of m.matchup.force[m.matchup.models[model].seat]) {
    if (friend === model || !isOnTable(m, friend)) continue;
    most = Math.max(most, blowWithin(m, friend, enemy, point, reach));
  }
  return most;
}

/** What the best blow of an enemy on a point does to a model; nothing beyond its reach, unless they touch. */
function blowWithin(m: Match, model: Model, enemy: Model, point: Point, reach: Length): number {
  const at = m.state.point[model];
  const isNear = judgedDistance(m, model, at, point) <= reach;
  return isNear || m.battlefield.touch(point, at, seatOf(m, enemy)) ? blowInTurn(m, enemy, model) : 0;
}

/** How far a model can come to strike in one turn. */
export function strikeReach(m: Match, model: Model): Length {
  const { charge, movement } = settingsOf(m, model);
  const charges = strikesHome(m, model, 'close-combat');
  // Without DP-MOV-03 no movement but a Charge ends in contact.
  if (!charges && !movement.contact.on) return 0;
  return movementOf(m, model) * (1 + (charges ? charge.move.fraction : 0)) * m.matchup.inch;
}
