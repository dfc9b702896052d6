import type { Model, Weapon } from '../../../kernel/entities.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import type { Length } from '../../../kernel/length.ts';
import { acted, enemiesOf, isUp, type Match, seatOf } from '../match/match.ts';
import { canReach } from '../matchup/reach.ts';
import type { AttackKind } from '../matchup/timing.ts';
import { CLAUSE } from '../rules/index.ts';
import { HIDDEN_BY, isSeen } from '../sight/looks.ts';
import { resolveStrike, type Strike } from './attack.ts';

/** All attacks a model could make from where it stands, on enemies that still have wounds (ZC-LOS-01). */
export function strikesOf(m: Match, model: Model): Strike[] {
  const found: Strike[] = [];
  for (const target of enemiesOf(m, model)) strikesAt(m, model, target, found);
  return found;
}

/** Whether a model could make any attack from where it stands. */
export function hasStrike(m: Match, model: Model): boolean {
  const found: Strike[] = [];
  for (const target of enemiesOf(m, model)) {
    strikesAt(m, model, target, found);
    if (found.length > 0) return true;
  }
  return false;
}

/** Adds the attacks of a model on an enemy to a list. */
function strikesAt(m: Match, model: Model, target: Model, found: Strike[]): void {
  const { matchup, battlefield, state } = m;
  if (!isUp(m, target)) return;
  const from = state.point[model];
  const at = state.point[target];
  const square = squareBetween(battlefield.ground, from, at);
  if (square > matchup.farthest[model]) return;
  const { ranged, melee, seat } = matchup.models[model];
  const distance = matchup.gaps.of(square);
  const seen = isSeen(battlefield.sightings.look(seat, from, at));
  if (state.shots[model] > 0) strikesWith(m, 'shooting', ranged, model, target, distance, seen, found);
  strikesWith(m, 'melee', melee, model, target, distance, seen, found);
}

function strikesWith(
  { matchup }: Match,
  kind: AttackKind,
  arms: readonly Weapon[],
  attacker: Model,
  target: Model,
  distance: Length,
  seen: boolean,
  found: Strike[],
): void {
  const own = matchup.settings[matchup.models[attacker].seat];
  for (const weapon of arms)
    if (canReach(own, matchup.weapons[weapon], distance, seen))
      found.push({ kind, attacker, weapon, target });
}

export function carryOut(m: Match, strike: Strike): void {
  acted(m, strike.kind === 'shooting' ? CLAUSE.shooting.target : CLAUSE.melee.target);
  acted(m, CLAUSE.sight.lines);
  acted(m, CLAUSE.measurement.base);
  resolveStrike(m, strike);
}

/** Counts the limits of sight that keep enemies in reach from being targeted by a model that acts. */
export function countHidden(m: Match, model: Model): void {
  const { sight } = CLAUSE;
  const from = m.state.point[model];
  for (const target of enemiesOf(m, model)) {
    const at = m.state.point[target];
    if (!isUp(m, target) || squareBetween(m.battlefield.ground, from, at) > m.matchup.farthest[model])
      continue;
    const look = m.battlefield.sightings.look(seatOf(m, model), from, at);
    if (look === HIDDEN_BY.sparseInto) acted(m, sight.sparseInto);
    else if (look === HIDDEN_BY.sparseThrough) acted(m, sight.sparseThrough);
    else if (look === HIDDEN_BY.denseInto) acted(m, sight.denseInto);
    else if (look === HIDDEN_BY.denseThrough) acted(m, sight.denseThrough);
  }
}
