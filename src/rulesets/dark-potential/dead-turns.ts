import type { Length } from '../../kernel/length.ts';
import type { ActionKind } from './action.ts';
import { enemiesOf, type Match } from './match.ts';
import { NOWHERE } from './state.ts';
import { basesOf } from './stealth.ts';

/** A turn is dead in which nobody takes an action that is more than a move, or comes nearer to an enemy. */
export function noteAction(m: Match, kind: ActionKind): void {
  if (kind !== 'none' && kind !== 'second-move') m.state.stirred = true;
}

/** How far models are from the nearest enemy, for `noteAdvance`; nothing once the turn is not dead any more. */
export function gapsOf(m: Match, models: readonly number[]): readonly Length[] {
  return m.state.stirred ? [] : models.map((model) => gapOf(m, model));
}

/** Notes whether any of the models moved nearer to an enemy since its gap was taken. */
export function noteAdvance(m: Match, models: readonly number[], gaps: readonly Length[]): void {
  if (m.state.stirred) return;
  m.state.stirred = models.some((model, i) => gapOf(m, model) < gaps[i]);
}

function gapOf(m: Match, model: number): Length {
  const enemies = enemiesOf(m, model).flatMap((enemy) => spotsOf(m, enemy));
  let gap = Infinity;
  for (const from of spotsOf(m, model)) {
    for (const at of enemies) gap = Math.min(gap, m.theatre.distance(from, at));
  }
  return gap;
}

/** Where a model stands, or may stand for all its enemy knows. */
function spotsOf(m: Match, model: number): readonly number[] {
  if (m.state.hidden[model] > 0) return basesOf(m, model).map((slot) => m.state.base[slot]);
  return m.state.point[model] === NOWHERE ? [] : [m.state.point[model]];
}
