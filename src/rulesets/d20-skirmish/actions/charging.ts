import type { Model, Point } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import type { Reach } from '../../../kernel/ways.ts';
import { DANGER, HARM } from '../../../rules/decision.ts';
import { bestBlow } from '../attack/expected.ts';
import { mayActOn } from '../attack/targets.ts';
import { attack } from '../attack/volley.ts';
import type { Action } from '../match/action.ts';
import { areLevel, canStrike, isEngaged, mayJoin } from '../match/engagement.ts';
import { acted, enemiesOf, isAlive, isOpen, type Match, nameOf, settingsOf, tell } from '../match/match.ts';
import { followBases } from '../match/room.ts';
import { makeMove } from '../moves/moves.ts';
import { forgetAnswers } from '../moves/reactions.ts';
import { withdrawFrom } from '../moves/withdrawal.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { recognises } from '../unruly/recognition.ts';
import { startsToMove } from '../ways/driving.ts';
import { hindranceOf } from '../ways/going.ts';
import { type Narrows, narrowsOf } from '../ways/narrows.ts';
import { ACROSS, type Crossing, enemiesInTheWay, moveOf, reachOf } from '../ways/reach.ts';

/** Where a charge ends, and what it costs to get there. */
interface End {
  readonly point: Point;
  readonly cost: Length;
}

/** A charge at each enemy who can be reached (DX-CHG-ASM); across limiting terrain it costs more actions. */
export function chargeActions(
  m: Match,
  model: Model,
  plan: Plan,
  crossing: Crossing,
  cost: number,
): Action[] {
  const { charge } = settingsOf(m, model);
  if (!charge.on || !charge.move.on || !canStrike(m, model)) return [];
  if (isEngaged(m, model)) return [];
  const far = moveOf(m, model, charge.move.factor);
  const { ambush } = settingsOf(m, model).spotting;
  const bonus = charge.bonus.modifier + (m.state.concealed[model] > 0 ? ambush.modifier : 0);
  const { distance } = m.battlefield;
  const from = m.state.point[model];
  const targets = enemiesOf(m, model).filter(
    (enemy) =>
      mayActOn(m, model, enemy) &&
      distance(from, m.state.point[enemy]) <= far + INCH + m.battlefield.ground.pitch &&
      isReachable(m, model, enemy) &&
      mayJoin(m, model, enemy),
  );
  if (targets.length === 0) return [];
  // Whom nobody could get to with no enemy in the way is out of reach; looking for ways round enemies takes long.
  const open = reachOf(m, model, crossing, far, []);
  const near = targets.filter((target) => leadsTo(m, open, target));
  if (near.length === 0) return [];
  const reach = reachOf(m, model, crossing, far, enemiesInTheWay(m, model));
  return near.flatMap((target): Action[] => {
    const end = endAt(m, model, target, reach, narrowsOf(m, model, crossing, far), far);
    if (!end) return [];
    return [
      {
        name: 'charge',
        label: () => `charge ${nameOf(m, target)}${ACROSS[crossing]}`,
        use: 'charge',
        cost,
        target,
        weigh(into) {
          plan.weighAt(end.point, 0, into);
          into[HARM] += plan.blowsAt(target, end.point, plan.left - cost + 1, bonus);
          into[DANGER] *= 0.8;
        },
        act: () => run(m, model, target, end, crossing),
      },
    ];
  });
}

/** Whether an enemy is at the altitude of a model; notes that he is not. */
function isReachable(m: Match, model: Model, enemy: Model): boolean {
  if (areLevel(m, model, enemy)) return true;
  acted(m, CLAUSE.locomotion.aloft);
  return false;
}

/** Whether a place in contact with an enemy is within reach. */
function leadsTo(m: Match, { count, point }: Reach, target: Model): boolean {
  const { touch } = m.battlefield;
  const at = m.state.point[target];
  for (let i = 1; i < count; i++) if (touch(point[i], at)) return true;
  return false;
}

/** The cheapest place in contact with an enemy that is far enough to count as a charge. */
function endAt(
  m: Match,
  model: Model,
  target: Model,
  { count, point, cost }: Reach,
  narrows: Narrows,
  far: Length,
): End | undefined {
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
function run(m: Match, model: Model, target: Model, { point, cost }: End, crossing: Crossing): void {
  if (!recognises(m, model)) return;
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
  const far = moveOf(m, model, settingsOf(m, model).charge.move.factor);
  const reach = reachOf(m, model, 'plain', far, enemiesInTheWay(m, model));
  const end =
    endAt(m, model, target, reach, narrowsOf(m, model, 'plain', far), far) ??
    nearestTo(m, model, target, reach);
  const from = m.state.point[model];
  if (end.point !== from && !makeMove(m, model, end.point, end.cost, 'plain', target)) return;
  if (!m.battlefield.touch(m.state.point[model], m.state.point[target])) return;
  attack(m, bestBlow(m, 'charge', model, target)!);
}

function nearestTo(m: Match, model: Model, target: Model, { count, point, cost }: Reach): End {
  const { occupancy, distance } = m.battlefield;
  const at = m.state.point[target];
  followBases(m, model);
  let best: End = { point: m.state.point[model], cost: 0 };
  for (let i = 1; i < count; i++) {
    if (!occupancy.isFree(point[i]) || isEngaged(m, model, point[i])) continue;
    if (distance(point[i], at) < distance(best.point, at)) best = { point: point[i], cost: cost[i] };
  }
  return best;
}
