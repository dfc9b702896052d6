import type { Foe, KnownFoes } from './foe.ts';
import { enemiesOf, isUp, type Match, seatOf } from './match.ts';
import type { Prospect } from './prospects.ts';

/** Enemies as a model sees them that chooses where to go. */
export function foesOf(m: Match, model: number): readonly Foe[] {
  const known = m.theatre.foes[seatOf(m, model)];
  const enemies = enemiesOf(m, model);
  if (haveChanged(m, known, enemies)) known.seen.clear();
  const key =
    (m.book.kinds[model] * 256 + Math.max(0, m.state.wounds[model])) * 2 + (m.state.shots[model] > 0 ? 1 : 0);
  const found =
    known.seen.get(key) ?? enemies.filter((foe) => isUp(m, foe)).map((foe) => foeOf(m, model, foe));
  known.seen.set(key, found);
  return found;
}

/** Whether enemies have changed since they were seen; takes note of them as they are now. */
function haveChanged({ state }: Match, known: KnownFoes, enemies: readonly number[]): boolean {
  let changed = false;
  for (const enemy of enemies) {
    const shoots = state.shots[enemy] > 0 ? 1 : 0;
    if (
      known.point[enemy] === state.point[enemy] &&
      known.wounds[enemy] === state.wounds[enemy] &&
      known.shoots[enemy] === shoots
    )
      continue;
    known.point[enemy] = state.point[enemy];
    known.wounds[enemy] = state.wounds[enemy];
    known.shoots[enemy] = shoots;
    changed = true;
  }
  return changed;
}

function foeOf(m: Match, model: number, foe: number): Foe {
  const { lines, ground } = m.theatre;
  const point = m.state.point[foe];
  const prospect = prospectOf(m, model, foe);
  const { danger } = prospectOf(m, foe, model);
  return {
    model: foe,
    x: ground.x[point],
    y: ground.y[point],
    lines: lines.between(seatOf(m, model), point),
    prospect,
    danger,
    reach: Math.max(prospect.bands.end, danger.bands.end),
  };
}

/** The best a model can do to another as both are now. */
export function prospectOf(m: Match, attacker: number, target: number): Prospect {
  return m.book.prospects(attacker, target, Math.max(1, m.state.wounds[target]), m.state.shots[attacker] > 0);
}
