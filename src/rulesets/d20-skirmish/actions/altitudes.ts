import type { Model } from '../../../kernel/entities.ts';
import { asIf } from '../../../rules/play/as-if.ts';
import type { Action } from '../match/action.ts';
import type { Effort } from '../match/effort.ts';
import { isEngaged } from '../match/engagement.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { obeys } from '../match/systems.ts';
import { changeAltitude } from '../moves/moves.ts';
import { type Plan, planOf } from '../places/plan.ts';
import { canMove } from '../ways/driving.ts';

/**
 * Going up or down by one altitude (DX-ALT-ASM), not into contact with an enemy, which is for charges, and as far as the
 * transmission obeys (DX-VEH-09). Nobody changes his altitude twice without doing anything in between, which would be
 * endless where it costs nothing.
 */
export function altitudes(m: Match, { model, posed }: Effort, plan: Plan): Action[] {
  if (posed || !m.matchup.gaits[model].flies || !canMove(m, model)) return [];
  const { cost, most } = settingsOf(m, model).locomotion.altitude;
  const now = m.state.altitude[model];
  return [now + 1, now - 1]
    .filter((to) => to >= 0 && to <= most && !at(m, model, to, () => isEngaged(m, model)))
    .map((to) => ({
      name: 'altitude',
      label: () =>
        to === 0 ? 'come down to the ground' : `${to > now ? 'go up' : 'come down'} to altitude ${to}`,
      cost,
      weigh: (into) => at(m, model, to, () => planOf(m, model, plan.left - cost).weighOpen(into)),
      act() {
        if (obeys(m, model, 'transmission')) changeAltitude(m, model, to);
      },
    }));
}

/** Asks something as if a flyer were at another altitude. */
function at<T>(m: Match, model: Model, altitude: number, ask: () => T): T {
  return asIf(m.state.altitude, [model], altitude, ask);
}
