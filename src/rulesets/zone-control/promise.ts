import { prospectOf } from './foes.ts';
import { enemiesOf, isUp, type Match, seatOf } from './match.ts';
import type { Promises } from './promises.ts';
import { prospectEntry, rangeOf } from './prospects.ts';

/** The best harm a model could do from where it stands without moving; for choosing who goes next. */
export function promise(m: Match, model: number): number {
  const { state } = m;
  const known = m.theatre.promises[seatOf(m, model)];
  const able = 2 * state.moved[model] + (state.shots[model] > 0 ? 1 : 0);
  if (haveChanged(m, known, enemiesOf(m, model))) known.best.fill(Number.NaN);
  if (known.point[model] !== state.point[model] || known.able[model] !== able) known.best[model] = Number.NaN;
  if (Number.isNaN(known.best[model])) {
    known.point[model] = state.point[model];
    known.able[model] = able;
    known.best[model] = bestAttack(m, model);
  }
  return known.best[model];
}

/** Whether enemies have changed since promises were made; takes note of them as they are now. */
function haveChanged({ state }: Match, known: Promises, enemies: readonly number[]): boolean {
  let changed = false;
  for (const enemy of enemies) {
    if (known.point[enemy] === state.point[enemy] && known.wounds[enemy] === state.wounds[enemy]) continue;
    known.point[enemy] = state.point[enemy];
    known.wounds[enemy] = state.wounds[enemy];
    changed = true;
  }
  return changed;
}

function bestAttack(m: Match, model: number): number {
  const { squareOf, lines } = m.theatre;
  const seat = seatOf(m, model);
  const from = m.state.point[model];
  const moved = m.state.moved[model] > 0 ? 1 : 0;
  let best = 0;
  for (const enemy of enemiesOf(m, model)) {
    if (!isUp(m, enemy)) continue;
    const at = m.state.point[enemy];
    const prospect = prospectOf(m, model, enemy);
    if (prospect.most <= best) continue;
    const apart = squareOf(from, at);
    if (apart > rangeOf(prospect)) continue;
    const entry = prospectEntry(prospect, apart, moved, lines.look(seat, from, at));
    best = Math.max(best, prospect.worth[entry]);
  }
  return best;
}
