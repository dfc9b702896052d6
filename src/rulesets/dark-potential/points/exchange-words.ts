import { type Match, tell } from '../match/match.ts';
import {
  type ExchangeOption,
  type ExchangeRules,
  type ExchangeState,
  PASS,
  REROLL,
  shiftedTotal,
} from '../rolls/exchange.ts';
import type { OpposedTest } from '../rolls/roll-asked.ts';
import { nameOfPool } from './point-pool.ts';
import type { RolledDice } from './rolled-dice.ts';

/** What a roll is for. */
export function rollText({ roll, about }: OpposedTest): string {
  const name = roll.replace('-', ' ');
  return about ? `${name} of ${about()}` : name;
}

/** The roll as it fell, before anybody spends on it. */
export function tellFirstRoll(m: Match, asked: OpposedTest, rolled: RolledDice): void {
  const { roll, roller } = asked;
  const { total, facing } = rolled;
  tell(m, 'first-roll', () => [
    `${m.matchup.models[roller].name} rolls ${facing(total)} for ${rollText(asked)}.`,
    { roll, roller, total: facing(total), ...facesOf(rolled) },
  ]);
}

/** The dice as they now lie, where it matters which of them show what (DP-Q-05). */
function facesOf({ faces }: RolledDice): { readonly faces?: readonly number[] } {
  return faces ? { faces: [...faces()] } : {};
}

/** What an option of whose turn it is is called. */
export function optionText(
  rules: ExchangeRules,
  state: ExchangeState,
  option: ExchangeOption,
  facing: RolledDice['facing'],
): string {
  if (option === PASS) return 'pass';
  if (option === REROLL) return 'roll again';
  const { total, turn } = state;
  return `shift ${facing(total)} to ${facing(shiftedTotal(rules, total, turn, option))}`;
}

/** A Command Point spent on a roll: by whom, for what, and what the roll then is. */
export function tellSpent(
  m: Match,
  { roll, roller }: OpposedTest,
  use: 'reroll' | 'shift' | 'force' | 'counter',
  payer: number,
  rolled: RolledDice,
  [before, after]: readonly [number, number],
): void {
  tell(m, 'points', () => {
    const { name } = m.matchup.models[roller];
    const what =
      use === 'reroll' ? `${name} rolls again` : use === 'force' ? `${name} must roll again` : 'shift';
    const { facing } = rolled;
    const [pool, from, to] = [nameOfPool(m, payer), facing(before), facing(after)];
    return [
      `1 Command Point of ${pool}: ${what}, ${from} becomes ${to}.`,
      { payer: pool, points: 1, use, roll, roller, from, to, ...facesOf(rolled) },
    ];
  });
}
