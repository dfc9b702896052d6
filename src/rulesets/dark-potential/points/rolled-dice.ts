import { count, type Match, seatOf, settingsOf } from '../match/match.ts';
import { AFFECTED } from '../rolls/exchange.ts';
import type { OpposedTest } from '../rolls/roll-asked.ts';
import { ROLL } from '../rolls/rolls.ts';
import type { Throw } from '../rolls/test-roll.ts';

/** Dice on the table, read so that low is good for whoever threw them. */
export interface RolledDice {
  readonly total: number;
  /** A total as it is said: itself where low is good. */
  facing(total: number): number;
  /** The dice as they lie, where some are picked; absent where all are thrown again, each total as likely as it was. */
  faces?(): readonly number[];
  /** Rolls again for a side that paid for it: all dice, or by a reading those that it picks (DP-Q-05). */
  reroll(side: 0 | 1): number;
}

export function rollDice(
  m: Match,
  { roll, roller }: OpposedTest,
  thrown: Throw,
  facing: (total: number) => number = (total) => total,
): RolledDice {
  const { dice, sides } = thrown;
  const seat = seatOf(m, roller);
  const throwDice = (number: number) => {
    count(m, seat, 'rolls');
    return m.dice.roll(ROLL[roll], m.matchup.models[roller].roller, number, sides);
  };
  const picks = settingsOf(m, roller).commandPoints.reroll.replaces === 'chosen-dice';
  if (!picks || dice === 1) {
    const all = () => facing(throwDice(dice));
    return { total: all(), facing, reroll: all };
  }
  const faces = Array.from({ length: dice }, () => throwDice(1));
  const total = () => facing(faces.reduce((sum, face) => sum + face, 0));
  const highIsGood = facing(0) > facing(1);
  return {
    total: total(),
    facing,
    faces: () => faces,
    reroll(side) {
      const wantsHigh = (side === AFFECTED) !== highIsGood;
      for (const i of badDice(faces, sides, wantsHigh)) faces[i] = throwDice(1);
      return total();
    },
  };
}

/** Dice worse than the average for whoever picks, or else the worst. */
function badDice(faces: readonly number[], sides: number, wantsHigh: boolean): number[] {
  const value = (i: number) => (wantsHigh ? faces[i] : sides + 1 - faces[i]);
  const all = faces.map((_, i) => i);
  const bad = all.filter((i) => 2 * value(i) < sides + 1);
  return bad.length > 0 ? bad : [all.reduce((worst, i) => (value(i) < value(worst) ? i : worst))];
}
