import type { Model, Point } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { CLEAR, DOUBTFUL, type Reach } from '../../../kernel/ways.ts';
import { once } from '../../../rules/play/weighing.ts';
import { bestBlow } from '../attack/expected.ts';
import { attack } from '../attack/volley.ts';
import { canCharge, contactsWithin, crowdedBy, mayJoin } from '../match/engagement.ts';
import { acted, isAlive, isOpen, type Match, nameOf, settingsOf, tellOf } from '../match/match.ts';
import { followBases } from '../match/room.ts';
import { CLAUSE } from '../rules/index.ts';
import { startsToMove } from '../ways/driving.ts';
import { hindranceOf } from '../ways/going.ts';
import { type End, narrowsOf } from '../ways/narrows.ts';
import { type Crossing, enemiesInTheWay, fatesOf, moveOf, reachOf } from '../ways/reach.ts';
import { goNear } from './approach.ts';
import { makeMove } from './moves.ts';
import { forgetAnswers } from './reactions.ts';
import { withdrawFrom } from './withdrawal.ts';

/** Charges somebody whom a charge gets at, one that has no choice; whether it does (DX-CHG-ASM). */
export function chargeAt(m: Match, model: Model, target: Model): boolean {
  if (!canCharge(m, model) || !mayJoin(m, model, target)) return false;
  const end = chargeEnds(m, model, 'plain')(target);
  if (end) runCharge(m, model, target, end, 'plain');
  return end !== undefined;
}

/** How far a model charges. */
export function chargeReach(m: Match, model: Model): Length {
  return moveOf(m, model, settingsOf(m, model).charge.move.factor);
}

/**
 * The cheapest place in contact with an enemy that is far enough to count as a charge; undefined for whom no charge gets
 * at. Ways round other enemies take long to find: only who has his usual ways cut off needs them.
 */
export function chargeEnds(m: Match, model: Model, crossing: Crossing): (target: Model) => End | undefined {
  const { touch, occupancy } = m.battlefield;
  const { point } = m.state;
  const far = chargeReach(m, model);
  const least = settingsOf(m, model).charge.move.least * INCH;
  const enemies = once(() => enemiesInTheWay(m, model));
  const open = once(() => reachOf(m, model, crossing, far, []));
  const past = once(() => reachOf(m, model, crossing, far, enemies()));
  const narrows = narrowsOf(m, model, crossing, far);
  const isHindered = hindranceOf(m, model, far);
  const isEnd = (at: Point, cost: Length) => cost >= least && !isHindered?.(at, cost) && !narrows(at, cost);
  const crowded = once(() =>
    contactsWithin(m, model, far).filter((enemy) => crowdedBy(m, model, enemy) >= 0),
  );
  /** Beside somebody else, too, whom no more may attack (DX-CM-11). */
  const isCrowded = (at: Point, target: Point) =>
    crowded().some((enemy) => point[enemy] !== target && touch(at, point[enemy]));
  const isContact = (at: Point, target: Point) =>
    touch(at, target) && occupancy.isFree(at) && !isCrowded(at, target);

  /** The first place in contact where a charge ends, in a list of what is within reach. */
  function firstEnd({ count, point: at, cost }: Reach, target: Point): End | undefined {
    for (let i = 1; i < count; i++)
      if (isContact(at[i], target) && isEnd(at[i], cost[i])) return { point: at[i], cost: cost[i] };
    return undefined;
  }

  /** The same with nobody in the way, as long as the ways to all places in contact before it are clear. */
  function usualEnd({ count, point: at, cost }: Reach, target: Point): End | 'doubtful' | undefined {
    let fate: ((at: Point) => number) | undefined;
    for (let i = 1; i < count; i++) {
      if (!isContact(at[i], target)) continue;
      fate ??= fatesOf(m, model, crossing, far, enemies());
      if (fate(at[i]) === DOUBTFUL) return 'doubtful';
      if (fate(at[i]) === CLEAR && isEnd(at[i], cost[i])) return { point: at[i], cost: cost[i] };
    }
    return undefined;
  }

  return (target) => {
    followBases(m, model);
    const end = usualEnd(open(), point[target]);
    return end === 'doubtful' ? firstEnd(past(), point[target]) : end;
  };
}

/** Moves into contact and strikes, unless somebody on Wait prevents it. */
export function runCharge(m: Match, model: Model, target: Model, usual: End, crossing: Crossing): void {
  if (!startsToMove(m, model)) return;
  // Whoever may not turn charges straight ahead or not at all.
  const end = m.state.jammed[model] > 0 ? chargeEnds(m, model, crossing)(target) : usual;
  if (!end) {
    m.state.jammed[model] = 0;
    return;
  }
  acted(m, CLAUSE.charge.move);
  tellOf(m, 'charge', model, () => [`charges ${nameOf(m, target)}`, { target }]);
  const ambush = m.state.concealed[model] > 0;
  if (withdrawFrom(m, target, model)) return follow(m, model, target, ambush);
  const arrived = makeMove(m, model, end.point, end.cost, crossing, target);
  const [braced, countering] = [m.state.braced[target] > 0, m.state.countering[target] > 0];
  forgetAnswers(m, target);
  if (!arrived || !isAlive(m, target)) return;
  if (countering) attack(m, { ...bestBlow(m, 'reaction', target, model)!, charging: true });
  if (m.state.over || !isAlive(m, model) || !isAlive(m, target)) return;
  attack(m, { ...bestBlow(m, 'charge', model, target)!, charging: !braced, ambush });
}

/** Whoever charges somebody who has withdrawn goes as near as it gets, and strikes if it reaches it all the same. */
function follow(m: Match, model: Model, target: Model, ambush: boolean): void {
  if (!isAlive(m, target) || !isOpen(m, target)) return;
  const end = chargeEnds(m, model, 'plain')(target);
  if (!end) return goNear(m, model, target, chargeReach(m, model));
  if (!makeMove(m, model, end.point, end.cost, 'plain', target)) return;
  if (!m.battlefield.touch(m.state.point[model], m.state.point[target])) return;
  attack(m, { ...bestBlow(m, 'charge', model, target)!, ambush });
}
