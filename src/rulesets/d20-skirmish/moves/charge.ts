import type { Model, Point } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import type { Reach } from '../../../kernel/ways.ts';
import { bestBlow } from '../attack/expected.ts';
import { attack } from '../attack/volley.ts';
import { canCharge, mayJoin } from '../match/engagement.ts';
import { acted, isAlive, isOpen, type Match, nameOf, settingsOf, tell } from '../match/match.ts';
import { followBases } from '../match/room.ts';
import { CLAUSE } from '../rules/index.ts';
import { startsToMove } from '../ways/driving.ts';
import { hindranceOf } from '../ways/going.ts';
import { narrowsOf } from '../ways/narrows.ts';
import { type Crossing, enemiesInTheWay, moveOf, reachOf } from '../ways/reach.ts';
import { goNear } from './approach.ts';
import { makeMove } from './moves.ts';
import { forgetAnswers } from './reactions.ts';
import { withdrawFrom } from './withdrawal.ts';

/** Where a charge ends, and what it costs to get there. */
interface End {
  readonly point: Point;
  readonly cost: Length;
}

/** Charges somebody whom a charge gets at, one that has no choice; whether it does (DX-CHG-ASM). */
export function chargeAt(m: Match, model: Model, target: Model): boolean {
  if (!canCharge(m, model) || !mayJoin(m, model, target)) return false;
  const reach = reachOf(m, model, 'plain', chargeReach(m, model), enemiesInTheWay(m, model));
  const end = chargeEnd(m, model, target, reach, 'plain');
  if (end) runCharge(m, model, target, end, 'plain');
  return end !== undefined;
}

/** How far a model charges. */
export function chargeReach(m: Match, model: Model): Length {
  return moveOf(m, model, settingsOf(m, model).charge.move.factor);
}

/** The cheapest place in contact with an enemy that is far enough to count as a charge. */
export function chargeEnd(
  m: Match,
  model: Model,
  target: Model,
  { count, point, cost }: Reach,
  crossing: Crossing,
): End | undefined {
  const far = chargeReach(m, model);
  const narrows = narrowsOf(m, model, crossing, far);
  const { touch, occupancy } = m.battlefield;
  const at = m.state.point[target];
  const least = settingsOf(m, model).charge.move.least * INCH;
  followBases(m, model);
  const isHindered = hindranceOf(m, model, far);
  for (let i = 1; i < count; i++) {
    if (cost[i] < least || !touch(point[i], at) || !occupancy.isFree(point[i])) continue;
    if (isHindered?.(point[i], cost[i])) continue;
    if (!narrows(point[i], cost[i])) return { point: point[i], cost: cost[i] };
  }
  return undefined;
}

/** Moves into contact and strikes, unless somebody on Wait prevents it. */
export function runCharge(
  m: Match,
  model: Model,
  target: Model,
  { point, cost }: End,
  crossing: Crossing,
): void {
  if (!startsToMove(m, model)) return;
  acted(m, CLAUSE.charge.move);
  tell(
    m,
    'charge',
    () => `${nameOf(m, model)} charges ${nameOf(m, target)}.`,
    () => ({ model, target }),
  );
  const ambush = m.state.concealed[model] > 0;
  if (withdrawFrom(m, target, model)) return follow(m, model, target);
  const arrived = makeMove(m, model, point, cost, crossing, target);
  const [braced, countering] = [m.state.braced[target] > 0, m.state.countering[target] > 0];
  forgetAnswers(m, target);
  if (!arrived || !isAlive(m, target)) return;
  if (countering) attack(m, { ...bestBlow(m, 'reaction', target, model)!, charging: true });
  if (m.state.over || !isAlive(m, model) || !isAlive(m, target)) return;
  attack(m, { ...bestBlow(m, 'charge', model, target)!, charging: !braced, ambush });
}

/** Whoever charges somebody who has withdrawn goes as near as it gets, and strikes if it reaches it all the same. */
function follow(m: Match, model: Model, target: Model): void {
  if (!isAlive(m, target) || !isOpen(m, target)) return;
  const reach = reachOf(m, model, 'plain', chargeReach(m, model), enemiesInTheWay(m, model));
  const end = chargeEnd(m, model, target, reach, 'plain');
  if (!end) return goNear(m, model, target, chargeReach(m, model));
  if (!makeMove(m, model, end.point, end.cost, 'plain', target)) return;
  if (!m.battlefield.touch(m.state.point[model], m.state.point[target])) return;
  attack(m, bestBlow(m, 'charge', model, target)!);
}
