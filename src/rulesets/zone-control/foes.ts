import type { Length } from '../../kernel/length.ts';
import { enemiesOf, isUp, type Match, seatOf } from './match.ts';
import type { Danger, Prospect } from './prospects.ts';
import type { Lines } from './sightlines.ts';

/** An enemy as a model sees it that chooses where to go. */
export interface Foe {
  readonly model: number;
  readonly x: Length;
  readonly y: Length;
  /** Between it and the chooser, by where the chooser stands. */
  readonly lines: Lines;
  /** What the chooser can do to it, and it to the chooser where that one goes. */
  readonly prospect: Prospect;
  readonly danger: Danger;
  /** How far off either can do anything to the other; the square of how far middles are apart. */
  readonly reach: number;
}

export function foesOf(m: Match, model: number): Foe[] {
  const seat = seatOf(m, model);
  const { lines, ground } = m.theatre;
  return enemiesOf(m, model)
    .filter((foe) => isUp(m, foe))
    .map((foe): Foe => {
      const point = m.state.point[foe];
      const prospect = prospectOf(m, model, foe);
      const { danger } = prospectOf(m, foe, model);
      return {
        model: foe,
        x: ground.x[point],
        y: ground.y[point],
        lines: lines.between(seat, point),
        prospect,
        danger,
        reach: Math.max(prospect.bands.end, danger.bands.end),
      };
    });
}

/** The best a model can do to another as both are now. */
export function prospectOf(m: Match, attacker: number, target: number): Prospect {
  return m.book.prospects(attacker, target, Math.max(1, m.state.wounds[target]), m.state.shots[attacker] > 0);
}
