import { type Match, tell } from '../match/match.ts';
import type { Contest } from '../rolls/roll-asked.ts';
import type { Hand } from './hand.ts';
import { nameOfPurse } from './purse.ts';

/** The roll as it fell, before anybody spends on it. */
export function tellFirstRoll(m: Match, { roll, roller }: Contest, { total, facing }: Hand): void {
  tell(
    m,
    'first-roll',
    () => `${m.book.models[roller].name} rolls ${facing(total)} for ${roll}.`,
    () => ({ roll, roller, total: facing(total) }),
  );
}

/** A Command Point spent on a roll: by whom, for what, and what the roll then is. */
export function tellSpent(
  m: Match,
  { roll, roller }: Contest,
  use: 'reroll' | 'shift' | 'force' | 'counter',
  payer: number,
  { facing }: Hand,
  [before, after]: readonly [number, number],
): void {
  tell(
    m,
    'points',
    () => {
      const { name } = m.book.models[roller];
      const what =
        use === 'reroll' ? `${name} rolls again` : use === 'force' ? `${name} must roll again` : 'shift';
      return `1 Command Point of ${nameOfPurse(m, payer)}: ${what}, ${facing(before)} becomes ${facing(after)}.`;
    },
    () => ({
      payer: nameOfPurse(m, payer),
      points: 1,
      use,
      roll,
      roller,
      from: facing(before),
      to: facing(after),
    }),
  );
}
