import { acted, type Match, seatOf, tell } from '../match/match.ts';
import type { OpposedTest } from '../rolls/roll-asked.ts';
import type { Outcome, TestRoll } from '../rolls/test-roll.ts';
import { CLAUSE } from '../rules/index.ts';
import { rollText } from './exchange-words.ts';
import { playExchange, type Settled } from './exchanging.ts';
import { rollDice } from './rolled-dice.ts';

/** Rolls a test and lets both sides spend Command Points on it, whoever is affected deciding first (DP-CP-11). */
export function rollTest(m: Match, asked: OpposedTest): Outcome {
  const test = m.matchup.tests[seatOf(m, asked.roller)];
  const opposed = { ...asked, target: test.facing(asked.target) };
  acted(m, CLAUSE.rolls.test);
  const rolled = rollDice(m, opposed, test.thrown, test.facing);
  const settled = playExchange(m, opposed, test.thrown, rolled);
  const outcome = test.judge(opposed.target, settled.total);
  tell(m, 'test', () => [
    testText(m, asked, test, settled, outcome),
    { roll: opposed.roll, roller: opposed.roller, needed: asked.target, ...outcome },
  ]);
  return outcome;
}

/** Says of a target that no roll reaches that it is one; Command Points may bend a total past the dice (DP-Q-03). */
function testText(
  m: Match,
  asked: OpposedTest,
  { chance, facing }: TestRoll,
  { total, spent }: Settled,
  { success }: Outcome,
): string {
  const { roller, target } = asked;
  const { name } = m.matchup.models[roller];
  const roll = rollText(asked);
  const far = facing(0) < facing(1) ? 'low' : 'high';
  const isBeyond = chance(target) === 0;
  if (isBeyond && !spent)
    return `${name} cannot succeed in a roll for ${roll}: none is as ${far} as ${target}.`;
  const end = success ? 'success' : isBeyond ? `failure, since no roll is so ${far}` : 'failure';
  return `${name} ${spent ? 'ends on' : 'rolls'} ${facing(total)} for ${roll}, needing ${target}: ${end}.`;
}
