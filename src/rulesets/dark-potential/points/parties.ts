import { type Model, NOBODY, type Point } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { AFFECTED, ROLLER } from '../rolls/exchange.ts';
import { isDeviation } from '../rolls/exchange-rules.ts';
import type { Affected, OpposedTest } from '../rolls/roll-asked.ts';
import { commandRange, fullest, pools } from './point-pool.ts';

/** Who takes part in the exchange on a roll, with pools to pay from. */
export interface Parties {
  readonly seats: readonly [Seat, Seat];
  /** Whoever decides for each side. */
  readonly models: readonly [Model, Model];
  readonly pools: readonly [readonly number[], readonly number[]];
}

export function partiesOf(m: Match, opposed: OpposedTest): Parties {
  const { roller, rollerAt, affected: victim, affectedAt } = opposed;
  const seat = seatOf(m, roller);
  const own = victim !== NOBODY && seatOf(m, victim) === seat;
  // Whoever rolls against a model of his own hopes to fail, and spends of both on what is a roll of his own.
  if (own) {
    const both = [...pools(m, victim, affectedAt, 'reroll'), ...pools(m, roller, rollerAt, 'reroll')];
    const single = settingsOf(m, roller).commandPoints.own.mixing === 'single';
    const from = single ? fullest(m, both) : [...new Set(both)];
    return { seats: [seat, seat], models: [roller, victim], pools: [[], from] };
  }
  const affected = mayBend(m, otherSeat(seat), opposed) ? affectedBy(m, opposed) : [];
  const mine = mayBend(m, seat, opposed) ? pools(m, roller, rollerAt, 'reroll') : [];
  const other = affected.length > 0 ? seatOf(m, affected[0].model) : seat;
  const answerer = affected.length > 0 ? affected[0].model : NOBODY;
  return { seats: [seat, other], models: [roller, answerer], pools: [mine, poolsOfAll(m, affected)] };
}

/** Which side of an exchange has uses 3 and 4: the roller, or a model of his own side that the roll would affect. */
export function sideOfRoller({ seats, pools }: Parties): typeof ROLLER | typeof AFFECTED {
  return seats[ROLLER] === seats[AFFECTED] && pools[AFFECTED].length > 0 ? AFFECTED : ROLLER;
}

/** Whether a side may spend points on such a roll at all (DP-CP-13). */
function mayBend(m: Match, seat: Seat, { roll }: OpposedTest): boolean {
  return !isDeviation(roll) || m.matchup.settings[seat].commandPoints.anyRoll.on;
}

/** Models whose Command Points may answer a roll of the enemy's (DP-Q-35); the first answers for all. */
export function affectedBy(m: Match, opposed: OpposedTest): Affected[] {
  const { roll, roller, rollerAt, affected, affectedAt, cause, others } = opposed;
  const enemy = otherSeat(seatOf(m, roller));
  const found: Affected[] = [];
  const add = (model: Model, at: Point) => {
    if (seatOf(m, model) !== enemy) return;
    for (const one of found) if (one.model === model) return;
    found.push({ model, at });
  };
  if (affected >= 0) add(affected, affectedAt);
  if (others) for (const { model, at } of others) add(model, at);
  const { affects } = m.matchup.settings[enemy].commandPoints.forcedReroll;
  if (affects === 'leadership-too' && roll === 'leadership' && cause !== undefined && cause >= 0)
    add(cause, m.state.point[cause]);
  if (affects === 'nearby') {
    for (const model of m.matchup.force[enemy]) {
      const at = m.state.point[model];
      if (isOnTable(m, model) && m.battlefield.distance(at, rollerAt) <= commandRange(m, model))
        add(model, at);
    }
  }
  return found;
}

/** Purses that any of some models may spend from on a roll of the enemy's. */
function poolsOfAll(m: Match, affected: readonly Affected[]): number[] {
  if (affected.length === 0) return [];
  const [{ model, at }] = affected;
  const found = affected.length === 1 ? pools(m, model, at, 'force') : union(m, affected);
  const single = affected.some(({ model }) => settingsOf(m, model).commandPoints.own.mixing === 'single');
  return single ? fullest(m, found) : found;
}

function union(m: Match, affected: readonly Affected[]): number[] {
  return [...new Set(affected.flatMap(({ model, at }) => pools(m, model, at, 'force')))];
}
