import { type Model, NOWHERE, type Point, type Seat } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { once } from '../../../rules/play/weighing.ts';
import { isShooter, type Match, seatOf, settingsOf, turnsLeft } from '../match/match.ts';
import { leadOf } from '../match/score.ts';
import { ANYWHERE } from '../matchup/standoff.ts';

/** Coming nearer counts so much for whoever leads by more than this, and for others so much more in the last turn. */
const LEAD = 0.02;
const AHEAD = 0.4;
const HASTE = 3;
/** Whoever does more by blows makes for the enemy. */
const HEADLONG = 3;

/**
 * What it is worth to a model to come nearer to the enemy, by the rows of places and the attacks it has left there; nothing
 * where nobody knows a way, nor where the game is over before anything can be made of it.
 */
export function progressOf(
  m: Match,
  model: Model,
  rowOf: (place: Point) => number,
): (row: number, attacks: number) => number {
  const { lag } = m.battlefield.columns;
  const start = m.state.point[model];
  const isLast = turnsLeft(m) <= 1;
  const standoff = m.matchup.standoff[model];
  const shoots = isShooter(m, model);
  const { factor } = settingsOf(m, model).moving.move;
  const stride = Math.max(1, m.matchup.speed[model]) * factor * INCH;
  const lagNow = once(() => (start === NOWHERE ? Infinity : lagAt(rowOf(start))));
  /** What it is worth to come as much nearer as it moves. */
  const urge = once(() => (shoots ? 1 : HEADLONG) * urgency(m, seatOf(m, model)));

  /**
   * How far off a place is from where the model wants to be. Whoever shoots goes no farther than to where an enemy is in
   * sight and near, which may be a step away from behind the next corner: it counts as a move, however far the way to
   * him is.
   */
  function lagAt(row: number): number {
    const way = lag[row];
    return !shoots || way === 0 ? way : Math.max(0, way - standoff) + stride;
  }

  return (row, attacks) => {
    if (standoff === ANYWHERE || (isLast && attacks === 0) || lagNow() === Infinity) return 0;
    const left = lagAt(row);
    return left === Infinity ? 0 : (urge() * (lagNow() - left)) / stride;
  };
}

/** Whoever is not ahead has to come nearer before the game is over. */
function urgency(m: Match, seat: Seat): number {
  const lead = seat === 0 ? leadOf(m) : -leadOf(m);
  const gone = Math.min(1, m.state.round / m.matchup.settings[0].sequence.end.turns);
  return lead > LEAD ? AHEAD : 1 + HASTE * gone;
}
