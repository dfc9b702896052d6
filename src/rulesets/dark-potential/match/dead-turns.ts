import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { ActionKind } from '../matchup/action.ts';
import { enemiesOf, type Match } from './match.ts';

/** A turn is dead in which nobody takes an action that is more than a move, or comes nearer to an enemy. */
export function noteAction(m: Match, kind: ActionKind): void {
  if (kind !== 'none' && kind !== 'second-move') m.state.stirred = true;
}

/** Writes by model how far models are from the nearest enemy, for `noteAdvance`; nothing once the turn is not dead any more. */
export function takeGaps(m: Match, models: readonly Model[], gaps: Float64Array): void {
  if (m.state.stirred) return;
  for (const model of models) gaps[model] = gapOf(m, model);
}

/** Notes whether any of the models moved nearer to an enemy since its gap was taken. */
export function noteAdvance(m: Match, models: readonly Model[], gaps: Float64Array): void {
  if (m.state.stirred) return;
  for (const model of models) {
    if (gapOf(m, model) >= gaps[model]) continue;
    m.state.stirred = true;
    return;
  }
}

/** From where a model stands, or may stand for all its enemy knows, to where an enemy does or may. */
function gapOf(m: Match, model: Model): Length {
  const { point, hidden, base } = m.state;
  if (hidden[model] === 0) return gapFrom(m, model, point[model]);
  let gap = Infinity;
  for (const slot of m.matchup.models[model].bases) gap = Math.min(gap, gapFrom(m, model, base[slot]));
  return gap;
}

function gapFrom(m: Match, model: Model, from: Point): Length {
  const { point, hidden, base } = m.state;
  let gap = Infinity;
  if (from === NOWHERE) return gap;
  for (const enemy of enemiesOf(m, model)) {
    if (hidden[enemy] > 0) {
      for (const slot of m.matchup.models[enemy].bases)
        if (base[slot] !== NOWHERE) gap = Math.min(gap, m.battlefield.distance(from, base[slot]));
    } else if (point[enemy] !== NOWHERE) gap = Math.min(gap, m.battlefield.distance(from, point[enemy]));
  }
  return gap;
}
