import type { Model, Point } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { attackShift, harmNow, shotShift } from '../attack/harm-now.ts';
import type { Action } from '../match/action.ts';
import { liftOf, linesTo } from '../match/altitude.ts';
import { areLevel, isEngaged } from '../match/engagement.ts';
import {
  acted,
  enemiesOf,
  isOpen,
  type Match,
  settingsOf,
  squadOf,
  stands,
  tellOf,
  turnsLeft,
} from '../match/match.ts';
import { isFleeing } from '../match/morale-states.ts';
import { chanceToReact } from '../match/reacting.ts';
import { blowAt, shotAt } from '../matchup/gunnery.ts';
import { SHOWS } from '../places/foes.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { bandOf } from '../units/bands.ts';
import { strideOf } from '../ways/going.ts';

/** How likely an enemy who is yet to act does so in sight of whoever sees it already. */
const STAYS = 0.3;

/** How likely one who has acted does so in the next turn before whoever waits is activated, which ends its Wait. */
const BEFORE = 0.5;

/** Going on Wait with the last action (DX-WAI-01). */
export function waits(m: Match, model: Model, plan: Plan): Action[] {
  const { wait } = settingsOf(m, model);
  if (!wait.on || !wait.action.on || plan.left !== 1) return [];
  if (m.state.waiting[model] > 0 || (stands(m, model) && isEngaged(m, model))) return [];
  return [
    {
      name: 'wait',
      label: () => 'go on Wait',
      use: 'wait',
      cost: 1,
      weigh(into) {
        plan.weighStay(0, into);
        into[HARM] += waitingWorth(m, model, m.state.point[model]);
      },
      act: () => goOnWait(m, model),
    },
  ];
}

export function goOnWait(m: Match, model: Model): void {
  m.state.waiting[model] = 1;
  acted(m, CLAUSE.wait.action);
  tellOf(m, 'wait', model, 'goes on Wait');
}

/**
 * What a reaction from a point may come to: the best of what enemies may walk into who are yet to act this turn, or may act
 * in the next before it.
 */
export function waitingWorth(m: Match, model: Model, at: Point): number {
  const own = settingsOf(m, model);
  const { distance } = m.battlefield;
  const nextTurn = turnsLeft(m) > 1 ? BEFORE : 0;
  let best = 0;
  for (const enemy of enemiesOf(m, model)) {
    const likely = m.state.activated[squadOf(m, enemy)] === 0 ? 1 : nextTurn;
    if (!isOpen(m, enemy) || likely === 0 || isFleeing(m, enemy)) continue;
    const there = m.state.point[enemy];
    const gap = distance(at, there, liftOf(m, model) - liftOf(m, enemy));
    const isSeen = linesTo(m, model, enemy).look(at, there) !== 0;
    const band = bandOf(gap, 'nearer');
    const shot = shotAt(harmNow(m, 'reactions', model, enemy), 1, band, shotShift(m, model));
    const stride = strideOf(m, enemy);
    const charged =
      own.wait.reactions.on && areLevel(m, model, enemy) && stride > 0 && gap <= stride
        ? blowAt(harmNow(m, 'countercharges', model, enemy), 1, attackShift(m, model))
        : 0;
    best = Math.max(best, likely * (isSeen ? STAYS : SHOWS) * Math.max(shot, charged));
  }
  return chanceToReact(m, model) * best;
}
