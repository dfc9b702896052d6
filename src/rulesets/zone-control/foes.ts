import type { Foe } from './columns.ts';
import { enemiesOf, isUp, type Match, seatOf } from './match.ts';
import type { Prospect } from './prospects.ts';

/** Looks at the enemies of a model as they are now. */
export function lookAtFoes(m: Match, model: number): void {
  const { foes, lines, ground } = m.theatre;
  const enemies = enemiesOf(m, model);
  const seat = seatOf(m, model);
  foes.count = 0;
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i];
    if (!isUp(m, enemy)) continue;
    const point = m.state.point[enemy];
    const prospect = prospectOf(m, model, enemy);
    const { danger } = prospectOf(m, enemy, model);
    foes.all[foes.count] ??= {} as Foe;
    const foe = foes.all[foes.count++];
    foe.model = enemy;
    foe.x = ground.x[point];
    foe.y = ground.y[point];
    foe.lines = lines.between(seat, point);
    foe.prospect = prospect;
    foe.danger = danger;
    foe.reach = Math.max(prospect.bands.end, danger.bands.end);
  }
}

/** The best a model can do to another as both are now. */
export function prospectOf(m: Match, attacker: number, target: number): Prospect {
  return m.book.prospects(attacker, target, Math.max(1, m.state.wounds[target]), m.state.shots[attacker] > 0);
}
