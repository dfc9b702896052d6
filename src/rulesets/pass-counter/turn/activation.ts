import type { Model } from '../../../kernel/entities.ts';
import { takeAction } from '../actions/actions.ts';
import { countDead, gapOf } from '../match/dead-turns.ts';
import type { Effort } from '../match/effort.ts';
import { getUp } from '../match/engagement.ts';
import { acted, count, isInPlay, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { losesNerve } from '../moves/broken.ts';
import { plansOf } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';

/** Activates a model: one long action or two short ones, after a nerve test if its team is broken (PC-ACT-01, PC-BRK-02). */
export function activate(m: Match, model: Model): void {
  m.state.activated[model] = 1;
  begin(m, model, 'is activated');
  acted(m, CLAUSE.activation.budget);
  if (losesNerve(m, model)) {
    count(m, seatOf(m, model), 'dead-turns');
    return end(m, model);
  }
  const { shorts } = settingsOf(m, model).activation.budget;
  perform(m, { model, shorts, long: true, mayBuy: true });
  end(m, model);
}

/** Activates a model again for a short action; no nerve is tested (PC-CP-06). */
export function reactivate(m: Match, model: Model): void {
  const { shorts, extra } = settingsOf(m, model).reactivation.buy;
  begin(m, model, 'is activated again');
  acted(m, CLAUSE.reactivation.buy);
  perform(m, { model, shorts, long: false, mayBuy: extra === 'yes' });
  end(m, model);
}

function begin(m: Match, model: Model, what: string): void {
  const own = settingsOf(m, model);
  count(m, seatOf(m, model), 'activations');
  tellOf(m, 'activation', model, what);
  if (own.moving.walk.barred === 'activation') m.state.walked[model] = m.state.dashed[model] = 0;
  if (!own.knockedDown.standUp.on) getUp(m, model);
}

function perform(m: Match, allowed: Pick<Effort, 'model' | 'shorts' | 'long' | 'mayBuy'>): void {
  const effort: Effort = { ...allowed, used: [], offered: new Set(), bought: 0 };
  const { model, used } = effort;
  const before = gapOf(m, model);
  const plans = plansOf(m, model);
  while (isInPlay(m, model) && !m.state.over && takeAction(m, effort, plans)) {
    acted(m, CLAUSE.activation.unique);
  }
  if (used.length === 0) count(m, seatOf(m, model), 'action:none');
  countDead(m, model, used, before);
}

/** What was prepared and not used is lost, by the reading that a turn is an activation (PC-AMB-18). */
function end(m: Match, model: Model): void {
  if (settingsOf(m, model).activation.budget.turn === 'round') return;
  m.state.aimed[model] = 0;
  m.state.focused[model] = 0;
}
