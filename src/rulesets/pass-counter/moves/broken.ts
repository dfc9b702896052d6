import type { Model, Point } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { addUp, noteChanges } from '../../../rules/play/active-rules.ts';
import { noteNerve } from '../attack/fortune.ts';
import { countRolls, throwOf } from '../attack/volley.ts';
import { getUp, isEngaged } from '../match/engagement.ts';
import { acted, count, isInPlay, livingOf, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { remove } from '../match/removal.ts';
import { rollOne } from '../matchup/pool.ts';
import { ROLL } from '../matchup/rolls.ts';
import { CLAUSE } from '../rules/index.ts';
import { allowanceOf, destinations, makeMove, mayMeet, type Reachable } from './moves.ts';

/** Whether a side has lost too many models (PC-BRK-01). */
export function isBroken(m: Match, seat: Seat): boolean {
  const { on, threshold } = m.matchup.settings[seat].broken;
  if (!on || !threshold.on) return false;
  const left = livingOf(m, seat).filter(
    (model) => threshold.downed === 'counted' || m.state.down[model] === 0,
  );
  // Without the last digits, by which 0.28 of 25 models would be more than seven.
  const limit = Number((threshold.share * m.matchup.force[seat].length).toPrecision(12));
  return left.length < limit || (threshold.half === 'yes' && left.length === limit);
}

/** Tests the nerve of a model of a broken team; whether it falls back instead of acting (PC-BRK-02 to PC-BRK-07). */
export function losesNerve(m: Match, model: Model): boolean {
  const { check } = settingsOf(m, model).broken;
  if (!check.on || !isBroken(m, seatOf(m, model)) || isEngaged(m, model)) return false;
  acted(m, CLAUSE.broken.threshold);
  acted(m, CLAUSE.broken.check);
  if (testNerve(m, model, false)) return false;
  fallBack(m, model);
  return true;
}

function testNerve(m: Match, model: Model, atEdge: boolean): boolean {
  const spec = m.matchup.models[model];
  const bonus = settingsOf(m, model).broken.nerve.shift + addUp(m.matchup.active[spec.seat], 'nerve', [spec]);
  noteChanges(m, m.matchup.active[spec.seat], 'nerve', [spec]);
  const thrown = throwOf(m, ROLL.nerve, model, spec.profile.nerve - bonus);
  countRolls(m, thrown, 1);
  count(m, spec.seat, 'nerve-tests');
  const passed = rollOne(m.dice, thrown);
  noteNerve(m, model, thrown, passed, atEdge);
  tellOf(m, 'nerve', model, () => [passed ? 'keeps its nerve' : 'loses its nerve', { passed }]);
  return passed;
}

/** Runs for its own edge; a knocked-down model stands up first and walks (PC-BRK-05/06). */
function fallBack(m: Match, model: Model): void {
  const { fallback, lying } = settingsOf(m, model).broken;
  const wasDown = m.state.down[model] > 0;
  count(m, seatOf(m, model), 'fallbacks');
  acted(m, wasDown ? CLAUSE.broken.lying : CLAUSE.broken.fallback);
  getUp(m, model);
  const allowance = allowanceOf(m, model, wasDown ? lying.factor : fallback.factor);
  if (allowance === 0) return;
  (wasDown ? m.state.walked : m.state.dashed)[model] = 1;
  goHome(m, model, allowance);
  if (isInPlay(m, model)) reachEdge(m, model);
}

/** Moves to the place within an allowance that is nearest to the own edge, with the least going aside. */
function goHome(m: Match, model: Model, allowance: number): void {
  const open = destinations(m, model, allowance, []);
  const end = nearestHome(m, model, open);
  // Enemies who are nowhere near the way there bar no better place.
  if (!mayMeet(m, model, open.places[end], open.costs[end]))
    return makeMove(m, model, open.places[end], open.costs[end]);
  const { places, costs } = destinations(m, model, allowance);
  const best = nearestHome(m, model, { places, costs });
  makeMove(m, model, places[best], costs[best]);
}

function nearestHome(m: Match, model: Model, { places }: Reachable): Point {
  const { fromHome, ground } = m.battlefield;
  const seat = seatOf(m, model);
  const from = m.state.point[model];
  const aside = (at: Point) => Math.abs(ground.x[at] - ground.x[from]);
  let best = 0;
  places.forEach((at, i) => {
    const nearer = fromHome(seat, at) - fromHome(seat, places[best]);
    if (nearer < 0 || (nearer === 0 && aside(at) < aside(places[best]))) best = i;
  });
  return best;
}

/** At the edge it tests again, and is removed when it fails (PC-BRK-07). */
function reachEdge(m: Match, model: Model): void {
  const { ground, fromHome } = m.battlefield;
  const seat = seatOf(m, model);
  // The last rank of standing points is less than a rank away from the edge.
  if (fromHome(seat, m.state.point[model]) >= ground.pitch || !settingsOf(m, model).broken.edge.on) return;
  acted(m, CLAUSE.broken.edge);
  if (testNerve(m, model, true)) return;
  count(m, seat, 'lost:edge');
  remove(m, model, 'leaves the table');
}
