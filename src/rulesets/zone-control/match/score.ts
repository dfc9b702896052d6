import type { Seat } from '../../../rules/decision.ts';
import { byMore } from '../../../rules/play/match-game.ts';
import { pointsTaken, scoring } from '../../../rules/play/survivors.ts';
import type { Outcome } from '../../../rules/ruleset.ts';
import { CLAUSE } from '../rules/index.ts';
import { createControl, settleControl } from '../zones/control.ts';
import { objectivesCounted, objectivesHeld, zonesHeld } from '../zones/holdings.ts';
import { CONTESTED, emptyOccupation, occupy } from '../zones/occupation.ts';
import { acted, count, isLeft, isOnTable, type Match, seatOf } from './match.ts';

/** Rounds of the game. */
export function roundsOf(m: Match): number {
  return m.matchup.settings[0].rounds.length.rounds;
}

/** Counts the zones of everybody on the table, the dying too, and keeps the counts (ZC-ZON-02..07). */
export function countZones(m: Match): void {
  const { grid } = m.battlefield;
  const { settings } = m.matchup;
  const occupation = emptyOccupation(grid.count);
  for (let model = 0; model < m.matchup.models.length; model++) {
    if (isOnTable(m, model)) occupy(occupation, grid, settings[0], seatOf(m, model), m.state.point[model], 1);
  }
  const control = createControl(grid.count);
  settleControl(grid, settings, occupation, control);
  for (const seat of [0, 1] as const) {
    const of = (zone: number) => control.owner[zone] === seat;
    const zones = Array.from({ length: grid.count }, (_, zone) => zone);
    const surrounded = zones.filter((zone) => of(zone) && control.surrounded[zone] === 1).length;
    m.state.zones[seat] = zonesHeld(grid, settings[seat], control, seat);
    m.state.objectives[seat] = objectivesCounted(grid, settings[seat], control, seat);
    count(m, seat, 'zones', zones.filter(of).length);
    count(m, seat, 'zones:surrounded', surrounded);
    count(m, seat, 'zones:objective', objectivesHeld(grid, control, seat));
    m.state.acts[CLAUSE.enclosure.surrounded] += surrounded;
    m.state.acts[CLAUSE.objectives.zones] += m.state.objectives[seat];
    m.state.acts[CLAUSE.zones.sole] += zones.filter(of).length - surrounded;
  }
  const contested = control.owner.filter((owner) => owner === CONTESTED).length;
  count(m, 0, 'zones:contested', contested);
  m.state.acts[CLAUSE.zones.contested] += contested;
  acted(m, CLAUSE.victory.zones);
}

/** What is left on the board or held back, the dying not counted. */
export const { survivorsOf, remainingOf, leadOf } = scoring(
  ({ matchup }: Match) => matchup.worth,
  (m, model) => (isLeft(m, model) ? Math.max(0, m.state.wounds[model]) : 0),
);

/** What sides are compared by, one after the other, until one of them has more (ZC-ZON-02, ZC-A15); by seat. */
function comparisonsOf(m: Match): readonly Comparison[] {
  const [{ victory }] = m.matchup.settings;
  const { zones, objectives } = m.state;
  const taken = pointsTaken(m.matchup, (model) => !isLeft(m, model));
  const removed: Comparison = ['Points of enemies removed', taken];
  if (!victory.zones.on) return [removed];
  return [['Zones', zones], ...(victory.ties.on ? [['Objectives', objectives] as const, removed] : [])];
}

type Comparison = readonly [what: string, bySeat: readonly [number, number]];

/** Those of the comparisons that were made, the last of which decides unless it is a draw. */
export function comparisonsMade(m: Match): readonly Comparison[] {
  const all = comparisonsOf(m);
  const deciding = all.findIndex(([, [a, b]]) => a !== b);
  return deciding < 0 ? all : all.slice(0, deciding + 1);
}

/** Who has won by zones, then objectives, then enemies removed (ZC-ZON-02, ZC-A15). */
export function outcomeOf(m: Match): Outcome {
  const [, [ours, theirs]] = comparisonsMade(m).at(-1)!;
  return byMore(ours, theirs);
}

/** Counts for the side that won with less of its army left than the other. */
export function countUpset(m: Match): void {
  const outcome = outcomeOf(m);
  if (outcome === 'draw') return;
  const winner: Seat = outcome === 'won' ? 0 : 1;
  const lead = leadOf(m) * (winner === 0 ? 1 : -1);
  if (lead < 0) count(m, winner, 'won:with-fewer');
  if (comparisonsMade(m).length > 1) acted(m, CLAUSE.victory.ties);
}
