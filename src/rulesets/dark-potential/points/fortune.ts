import { NOBODY } from '../../../kernel/entities.ts';
import { notingFortune, shareOfLoss } from '../../../rules/play/fortune.ts';
import { type Match, seatOf } from '../match/match.ts';
import { leadOf, SLOPE } from '../match/score.ts';
import type { ExchangeState } from '../rolls/exchange.ts';
import type { OpposedTest } from '../rolls/roll-asked.ts';
import type { RollName } from '../rolls/rolls.ts';
import { type ExchangeAdvice, payoffOf } from '../rolls/stakes.ts';
import type { Throw } from '../rolls/test-roll.ts';
import type { RolledDice } from './rolled-dice.ts';

/** Rolls that decide matches; what hangs on the others is known too roughly to tell anything of their luck. */
const DECIDING: readonly RollName[] = ['hit', 'wound'];

const note = notingFortune(leadOf, SLOPE);

/** Notes what a throw did on which nobody can spend anything. */
export function noteThrow(m: Match, opposed: OpposedTest, thrown: Throw, rolled: RolledDice): void {
  const { roller, target, wounds, stake } = opposed;
  const seat = seatOf(m, roller);
  const payoff = payoffOf(m.matchup.tests[seat], m.matchup.settings[seat], target, wounds);
  noteFortune(m, opposed, thrown, rolled, rolled.total, (total) => stake * payoff(total));
}

/** Notes what a throw did by what each total would be worth to whoever threw it, as both spend points on it from there. */
export function noteOpening(
  m: Match,
  opposed: OpposedTest,
  thrown: Throw,
  rolled: RolledDice,
  advice: ExchangeAdvice,
  state: ExchangeState,
): void {
  noteFortune(m, opposed, thrown, rolled, state.total, (total) => {
    const value = advice.at({ ...state, total });
    return advice.stake * advice.payoff(value) + advice.kept(value);
  });
}

/**
 * Notes what a throw at a model did for either side: whoever made it, it costs the model's side what its total is worth.
 *
 * @param total that came up, as it is read
 * @param worth of a total, in soldiers, to whoever throws
 */
function noteFortune(
  m: Match,
  { roll, affected }: OpposedTest,
  { dice, ways, all }: Throw,
  { facing }: RolledDice,
  total: number,
  worth: (total: number) => number,
): void {
  if (affected === NOBODY || !DECIDING.includes(roll)) return;
  const share = shareOfLoss(m.matchup, seatOf(m, affected), m.matchup.harm.worth);
  const worthFor0 = (i: number) => share * worth(facing(dice + i));
  note(m, { ways, all, worth: worthFor0 }, facing(total) - dice);
}
