import type { Length } from '../../kernel/length.ts';
import { enemiesOf, isUp, type Match, seatOf } from './match.ts';
import { type Prospect, rangeOf } from './prospects.ts';
import type { Lines } from './sightlines.ts';

/** A blow that takes a move first is as likely as this. */
const LUNGE = 0.5;

/** An enemy as a model sees it that chooses where to go. */
export interface Foe {
  readonly model: number;
  readonly x: Length;
  readonly y: Length;
  /** Between it and the chooser, by where the chooser stands. */
  readonly lines: Lines;
  /** What the chooser can do to it, and how far off at most; distances are squares of those between middles. */
  readonly prospect: Prospect;
  readonly within: number;
  /** What it can do to the chooser where that one goes; after a move, how far off and how much; and how far off at most. */
  readonly answer: Prospect;
  readonly stride: number;
  readonly lunge: number;
  readonly dangerous: number;
  /** How far off either can do anything to the other. */
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
      const answer = prospectOf(m, foe, model);
      const within = rangeOf(prospect);
      const dangerous = Math.max(m.book.threat[foe], rangeOf(answer));
      return {
        model: foe,
        x: ground.x[point],
        y: ground.y[point],
        lines: lines.between(seat, point),
        prospect,
        within,
        answer,
        stride: m.book.threat[foe],
        lunge: LUNGE * answer.blow,
        dangerous,
        reach: Math.max(within, dangerous),
      };
    });
}

/** The best a model can do to another as both are now. */
export function prospectOf(m: Match, attacker: number, target: number): Prospect {
  return m.book.prospects(attacker, target, Math.max(1, m.state.wounds[target]), m.state.shots[attacker] > 0);
}
