import { type Model, NOBODY } from '../../../kernel/entities.ts';
import { INCH, inches } from '../../../kernel/length.ts';
import { DANGER } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import type { Action } from '../match/action.ts';
import { sees } from '../match/altitude.ts';
import { isEngaged } from '../match/engagement.ts';
import {
  acted,
  enemiesOf,
  isOpen,
  type Match,
  nearestOf,
  seatOf,
  settingsOf,
  stands,
  tellOf,
} from '../match/match.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_SMOKE } from '../rules/limits.ts';

/** What smoke between takes off the danger of whoever throws it, by level. */
const HIDES = 0.03;

/** Throwing smoke between a model and an enemy who sees it (DX-SMK-ASM). */
export function smokings(m: Match, model: Model, plan: Plan): Action[] {
  const { smoke } = settingsOf(m, model);
  const { leader, commander } = m.matchup.models[model].profile;
  if (!smoke.on || !smoke.thrown.on || !(leader || commander) || !stands(m, model)) return [];
  if (!smoke.penalty.on || m.state.smoked[model] > 0 || isLocked(m, model)) return [];
  const seen = enemiesOf(m, model).filter((enemy) => isOpen(m, enemy) && sees(m, enemy, model));
  const nearest = nearestOf(m, model, seen);
  if (nearest === NOBODY) return [];
  return [
    {
      name: 'smoke',
      label: () => 'throw smoke',
      use: 'smoke',
      cost: 1,
      weigh(into) {
        plan.weighStay(plan.left - 1, into);
        into[DANGER] *= 1 - HIDES * smoke.thrown.level;
      },
      act: () => throwSmoke(m, model, nearest),
    },
  ];
}

/** Whether nobody shoots at a model, since it is locked in close combat (DX-ENG-ASM): smoke would hide it from nothing. */
function isLocked(m: Match, model: Model): boolean {
  const { engaged } = m.matchup.settings[otherSeat(seatOf(m, model))].ranged;
  return engaged.on && isEngaged(m, model);
}

/** Puts a template on the line to an enemy, as far as it is thrown and no farther than halfway. */
function throwSmoke(m: Match, model: Model, enemy: Model): void {
  const { thrown } = settingsOf(m, model).smoke;
  const { x, y } = m.battlefield.ground;
  const [from, at] = [m.state.point[model], m.state.point[enemy]];
  const [dx, dy] = [x[at] - x[from], y[at] - y[from]];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const far = Math.min(thrown.inches * INCH, length / 2) / length;
  const slot = seatOf(m, model) * MOST_SMOKE + (m.state.smokes[seatOf(m, model)]++ % MOST_SMOKE);
  m.state.smokeX[slot] = x[from] + Math.sign(dx) * Math.floor(Math.abs(dx) * far);
  m.state.smokeY[slot] = y[from] + Math.sign(dy) * Math.floor(Math.abs(dy) * far);
  m.state.smokeRadius[slot] = inches(thrown.across / 2);
  m.state.smokeLevel[slot] = thrown.level;
  m.state.smokeUntil[slot] = m.state.round + 1;
  m.state.smoked[model] = 1;
  acted(m, CLAUSE.smoke.thrown);
  tellOf(m, 'smoke', model, 'throws smoke');
}
