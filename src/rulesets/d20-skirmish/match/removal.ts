import { type Model, NOBODY, NOWHERE } from '../../../kernel/entities.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_MARKERS } from '../rules/limits.ts';
import { acted, livingOf, type Match, seatOf, squadOf, tellOf } from './match.ts';

/** Takes a model out of play; the match is over once a side has nobody left. */
export function remove(m: Match, model: Model, how = 'is removed'): void {
  const { state } = m;
  state.wounds[model] = 0;
  state.point[model] = NOWHERE;
  for (const column of [
    state.posture,
    state.fumbled,
    state.waiting,
    state.concealed,
    state.braced,
    state.countering,
    state.scrambled,
    state.unconscious,
    state.unhinged,
    state.rage,
    state.frail,
    state.agony,
    state.altitude,
    state.lost,
    state.confused,
  ])
    column[model] = 0;
  state.facing[model] = NOWHERE;
  for (const column of [state.aim, state.aboard]) column[model] = NOBODY;
  state.markers.fill(NOWHERE, model * MOST_MARKERS, (model + 1) * MOST_MARKERS);
  state.shaken[squadOf(m, model)] = 1;
  tellOf(m, 'removed', model, how);
  if (livingOf(m, seatOf(m, model)).length > 0) return;
  state.over = true;
  if (m.matchup.settings[0].sequence.end.on) acted(m, CLAUSE.sequence.end);
}
