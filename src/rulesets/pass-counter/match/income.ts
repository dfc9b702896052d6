import type { Seat } from '../../../rules/decision.ts';
import { addUp, noteChanges } from '../../../rules/play/active-rules.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_POINTS } from '../rules/limits.ts';
import { acted, count, livingOf, type Match, tell, tellSide } from './match.ts';

export function pointsInWords(points: number): string {
  return `${points} command point${points === 1 ? '' : 's'}`;
}

/** Command points come in, at the start of a round or of a turn (PC-CP-01, PC-AMB-03). */
export function gainPoints(m: Match, seat: Seat, when: 'round' | 'turn'): void {
  const { commandPoints } = m.matchup.settings[seat];
  if (!commandPoints.on || commandPoints.income.when !== when) return;
  const gained = incomeOf(m, seat);
  m.state.points[seat] = Math.max(0, Math.min(MOST_POINTS, m.state.points[seat] + gained));
  count(m, seat, 'points:gained', gained);
  acted(m, CLAUSE.commandPoints.income);
  noteChanges(m, m.matchup.active[seat], 'income', []);
  const points = m.state.points[seat];
  tellSide(m, 'points', seat, `has ${pointsInWords(points)}`, { points });
}

/** The points that come in at a time, by the models in play. */
export function incomeOf(m: Match, seat: Seat): number {
  const { base, each } = m.matchup.settings[seat].commandPoints.income;
  let gained = base + addUp(m.matchup.active[seat], 'income', []);
  for (const model of livingOf(m, seat)) gained += each * m.matchup.models[model].profile.commandPoints;
  return gained;
}

/** Points that a side may keep for the next round: all of them where none are lost (PC-CP-02). */
export function mostKept({ matchup: { settings } }: Match, seat: Seat): number {
  const { on, kept } = settings[seat].commandPoints.loss;
  return on ? kept : MOST_POINTS;
}

/** Points not used are lost when the round ends (PC-CP-02). */
export function losePoints(m: Match, seat: Seat): void {
  const lost = Math.max(0, m.state.points[seat] - mostKept(m, seat));
  if (lost === 0) return;
  m.state.points[seat] -= lost;
  count(m, seat, 'points:lost', lost);
  acted(m, CLAUSE.commandPoints.loss);
}

/** Pass counters that a side gets beside those it has (PC-PASS-01). */
export function gainCounters(m: Match, seat: Seat, gained: number): void {
  m.state.passes[seat] += gained;
  count(m, seat, 'pass-counters', gained);
  acted(m, CLAUSE.passing.counters);
  const counters = m.state.passes[seat];
  tell(m, 'counters', () => [`Pass counters of ${'AB'[seat]}: ${counters}.`, { seat, counters }]);
}
