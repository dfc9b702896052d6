import { INCH } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { NO_UNIT, NONE, type Point, type Unit } from '../units/entities.ts';
import { isOnTable, type Match, seatOf } from './match.ts';
import { fitOf } from './status.ts';

/** All objectives together, as a share of an army; as much at first, and so many times as much in the last turn. */
const SHARE = 0.5;
const LAST = 4;
/** The mean of that over the turns of a game, about. */
const USUALLY = 2;
/** Of what an objective is worth, one that a friend sees to already. */
const SPARE = 0.1;
/** The same of one where friends and enemies are. */
const DISPUTED = 0.4;
/** Of what standing there is worth, being next to it. */
const ON_THE_WAY = 0.6;
/** Moves away at which an objective draws nobody any more. */
const FAR = 5;

/** Fewer figures than these hold nothing for long, and go for objectives late. */
const FEW = 3;

/** What an objective is worth to a seat whatever the turn, in worth of models: nothing where none count (SQ-CORE-SCN-objectives). */
export function objectiveInAll(m: Match, seat: Seat): number {
  if (!m.matchup.settings[0].scenario.objectives.on) return 0;
  return (SHARE * USUALLY * m.matchup.forceWorth[seat]) / m.battlefield.objectives.length;
}

/** Who stands near an objective: how many units of each seat but one. */
function near(m: Match, objective: number, but: Unit): readonly [number, number] {
  const counts: [number, number] = [0, 0];
  const { objectives, distanceTo } = m.battlefield;
  const radius = m.matchup.settings[0].scenario.objectives.radius * INCH;
  for (let unit = 0; unit < m.matchup.models.length; unit++) {
    if (unit === but || !isOnTable(m, unit)) continue;
    if (distanceTo(objectives[objective], m.state.point[unit]) <= radius) counts[seatOf(m, unit)]++;
  }
  return counts;
}

/** By objective the seat that holds it, or NONE (SQ-CORE-SCN-objectives). */
export function holders(m: Match): number[] {
  return m.battlefield.objectives.map((_, objective) => {
    const [a, b] = near(m, objective, NO_UNIT);
    return a > 0 && b === 0 ? 0 : b > 0 && a === 0 ? 1 : NONE;
  });
}

/**
 * Tells what standing on a place does for the objectives, in worth of models, while others stand where they do: for the
 * one that counts most, and in the last turn, after which they are counted, for all that are held from there.
 */
export function objectiveWorth(m: Match, unit: Unit): (at: Point) => number {
  const { objectives: rule, length } = m.matchup.settings[0].scenario;
  const { objectives, distanceTo } = m.battlefield;
  if (!rule.on) return () => 0;
  const seat = seatOf(m, unit);
  const due = m.state.round / length.turns;
  const urgent = 1 + (LAST - 1) * due * due * due;
  const each = (SHARE * m.matchup.forceWorth[seat] * urgent) / objectives.length;
  const isLast = m.state.round === length.turns;
  const needs = objectives.map((_, objective) => each * needOf(near(m, objective, unit), seat, isLast));
  const stays = fitOf(m, unit) < FEW ? due : 1;
  const radius = rule.radius * INCH;
  const stride = Math.max(INCH, m.matchup.moves[unit]);
  return (at) => {
    let [most, held] = [0, 0];
    for (let i = 0; i < needs.length; i++) {
      const gap = distanceTo(objectives[i], at) - radius;
      const moves = gap / stride;
      const share = gap <= 0 ? 1 : moves < FAR ? ON_THE_WAY * (1 - moves / FAR) : 0;
      const worth = stays * needs[i] * share;
      if (gap <= 0) held += worth;
      most = Math.max(most, worth);
    }
    return isLast ? Math.max(most, held) : most;
  };
}

/** Whether a place is near enough to an objective to hold or dispute it. */
export function isAtObjective({ matchup, battlefield }: Match, at: Point): boolean {
  const { on, radius } = matchup.settings[0].scenario.objectives;
  return on && battlefield.objectives.some((one) => battlefield.distanceTo(one, at) <= radius * INCH);
}

/** How much an objective needs one more unit of a seat, given who else is there: in the last turn nobody is driven off it in time. */
function needOf(counts: readonly [number, number], seat: Seat, isLast: boolean): number {
  if (counts[seat] === 0) return 1;
  return counts[otherSeat(seat)] > 0 && !isLast ? DISPUTED : SPARE;
}
