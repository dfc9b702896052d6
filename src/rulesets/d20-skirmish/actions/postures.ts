import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import { RESERVE } from '../../../rules/decision.ts';
import type { Action } from '../match/action.ts';
import type { Effort } from '../match/effort.ts';
import { isEngaged } from '../match/engagement.ts';
import { acted, type Match, moraleOf, settingsOf, tellOf } from '../match/match.ts';
import { mayDare, PRONE, SMALL, STANDING } from '../matchup/modifiers.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { faceNearest } from '../ways/reach.ts';

const POSTURES = [STANDING, SMALL, PRONE] as const;
type Posture = (typeof POSTURES)[number];

const TO_DO = ['stand up', 'minimize its presence', 'go prone'] as const;
const DOES = ['stands up', 'minimizes its presence', 'goes prone'] as const;

/** What it costs to lie down: a prone model can do next to nothing. */
const HELPLESS = 0.3;

/**
 * Standing up, minimizing one's presence, going prone (DX-PRS-01); the Panicked do not assume MP (DX-MOR-08). Nobody
 * changes his posture twice without doing anything in between, which would be endless where it costs nothing.
 */
export function postures(m: Match, { model, posed }: Effort, plan: Plan): Action[] {
  const own = settingsOf(m, model);
  if (posed || !own.presence.on || m.matchup.models[model].profile.locomotion !== 'foot') return [];
  const { cost } = own.presence.change;
  const now = m.state.posture[model];
  const mayHide = mayDare(own, moraleOf(m, model));
  return POSTURES.filter((posture) => posture !== now && (posture !== SMALL || mayHide)).map((posture) =>
    taking(m, model, plan, posture, cost),
  );
}

function taking(m: Match, model: Model, plan: Plan, posture: Posture, cost: number): Action {
  return {
    name: 'presence',
    label: () => TO_DO[posture],
    use: posture === STANDING ? undefined : 'presence',
    cost,
    weigh(into) {
      // Blows from below are worth less, and MP is no help against them.
      const isIdle = posture === PRONE || (posture === SMALL && isEngaged(m, model));
      plan.weighStay(isIdle ? 0 : plan.left - cost, into, posture);
      if (posture === PRONE) into[RESERVE] -= HELPLESS;
    },
    act() {
      m.state.posture[model] = posture;
      m.state.facing[model] = NOWHERE;
      if (posture === SMALL) faceNearest(m, model);
      if (settingsOf(m, model).presence.change.on) acted(m, CLAUSE.presence.change);
      tellOf(m, 'presence', model, DOES[posture]);
    },
  };
}
