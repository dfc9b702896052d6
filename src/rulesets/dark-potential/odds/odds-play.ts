import type { Seat } from '../../../kernel/entities.ts';
import { HARM, type Player } from '../../../rules/decision.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import type { ExchangeState } from '../rolls/exchange.ts';
import {
  type ExchangeSolver,
  type ExchangeStakes,
  solveExchange,
  UNPRICED,
} from '../rolls/exchange-solver.ts';
import type { RollName } from '../rolls/rolls.ts';
import type { Exchanges, Stake } from '../rolls/stakes.ts';
import { woundsRemoved } from '../rolls/wounds-removed.ts';

/** Points the roller and the affected side have left. */
export type PointsLeft = readonly [number, number];

/** What the roll to hit leads to, as shares of the target's wounds under best play from there on. */
export interface Prospects {
  hit(margin: number, points: PointsLeft): number;
  miss(points: PointsLeft): number;
  /** After a template scattered so many inches; shifts may leave less than none. */
  scattered(inches: number, points: PointsLeft): number;
}

/** An exchange under way: what was rolled, and where it stands. */
interface Window {
  readonly roll: RollName;
  readonly state: ExchangeState;
}

/**
 * Both sides spend Command Points for and against wounds as well as they can; points left over are worth nothing.
 * A single test without a roll to hit is played for its success alone.
 */
export interface BestPlay {
  readonly exchanges: Exchanges;
  readonly player: Player;
  expect(prospects: Prospects): void;
  /** The exchange under way when a decision was last put, or null; with `forget` it is over. */
  window(): Window | null;
  forget(): void;
}

export function bestPlay(matchup: CompiledMatchup): BestPlay {
  const solvers = new Map<string, ExchangeSolver>();
  let prospects: Prospects = { hit: () => 1, miss: () => 0, scattered: () => 0 };
  let window: Window | null = null;

  function payoffOf(seat: Seat, { roll, target, wounds }: Stake): ExchangeStakes['payoff'] {
    const { judge } = matchup.tests[seat];
    if (roll === 'scatter-direction') return () => 0;
    if (roll === 'scatter-distance')
      return (total, mine, theirs) => prospects.scattered(total, [mine, theirs]);
    return (total, mine, theirs) => {
      const { success, margin } = judge(target, total);
      if (roll === 'hit')
        return success ? prospects.hit(margin, [mine, theirs]) : prospects.miss([mine, theirs]);
      if (!success) return 0;
      return roll === 'wound' ? woundsRemoved(matchup.settings[seat], wounds, margin, 0) / wounds : 1;
    };
  }

  const exchanges: Exchanges = {
    rules: matchup.exchanges.rules,
    advice(roller, affected, stake, thrown) {
      const key = [roller, affected, stake.roll, stake.target, stake.wounds, thrown.dice].join();
      let solver = solvers.get(key);
      if (!solver) {
        const stakes = { thrown, payoff: payoffOf(roller, stake), ...UNPRICED };
        solver = solveExchange(matchup.exchanges.rules(roller, affected, stake.roll, thrown), stakes);
        solvers.set(key, solver);
      }
      const { at, after, payoff, kept } = solver;
      return {
        stake: 1,
        payoff,
        kept,
        at,
        after(state, option) {
          window = { roll: stake.roll, state };
          return after(state, option);
        },
      };
    },
  };

  return {
    exchanges,
    player: mostHarm,
    expect(values) {
      prospects = values;
      solvers.clear();
    },
    window: () => window,
    forget() {
      window = null;
    },
  };
}

/** Of equal options the first, which spends nothing. */
const mostHarm: Player = (decision) => {
  const weighing = new Float64Array(6);
  let [best, most] = [0, -Infinity];
  for (let option = 0; option < decision.count; option++) {
    weighing.fill(0);
    decision.weigh(option, weighing);
    if (weighing[HARM] > most + 1e-12) [best, most] = [option, weighing[HARM]];
  }
  return best;
};
