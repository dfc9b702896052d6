import type { Model, Point } from '../../../kernel/entities.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import type { Affected, OpposedTest } from '../rolls/roll-asked.ts';
import { commandRange, fullest, pools } from './point-pool.ts';

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
export function poolsOfAll(m: Match, affected: readonly Affected[]): number[] {
  if (affected.length === 0) return [];
  const [{ model, at }] = affected;
  const found = affected.length === 1 ? pools(m, model, at, 'force') : union(m, affected);
  const single = affected.some(({ model }) => settingsOf(m, model).commandPoints.own.mixing === 'single');
  return single ? fullest(m, found) : found;
}

function union(m: Match, affected: readonly Affected[]): number[] {
  return [...new Set(affected.flatMap(({ model, at }) => pools(m, model, at, 'force')))];
}
