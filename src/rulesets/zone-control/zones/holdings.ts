import type { Seat } from '../../../rules/decision.ts';
import type { Settings } from '../rules/index.ts';
import type { Control } from './control.ts';
import type { Grid } from './grid.ts';

/** What a seat's zones count for. */
export function zonesHeld(grid: Grid, settings: Settings, control: Control, seat: Seat): number {
  let sum = 0;
  for (const zone of grid.zones) sum += heldIn(zone, grid, settings, control, seat);
  return sum;
}

/** What a zone counts for a seat if it is its: one or as many as an objective is worth (ZC-ZON-07, ZC-AMB-23). */
export function heldIn(zone: number, grid: Grid, settings: Settings, control: Control, seat: Seat): number {
  return control.owner[zone] === seat ? countOf(zone, grid, settings, control) : 0;
}

/** What a zone counts for whose it is. */
export function countOf(zone: number, grid: Grid, { objectives }: Settings, control: Control): number {
  return isObjective(zone, grid, objectives, control) ? objectives.value.value : 1;
}

/** Whether a zone that is held counts as an objective. */
function isObjective(
  zone: number,
  grid: Grid,
  { on, zones }: Settings['objectives'],
  control: Control,
): boolean {
  if (grid.objective[zone] === 0 || !on || !zones.on) return false;
  return control.surrounded[zone] === 0 || zones.enclosed !== 'counts-once';
}

/** Zones that count for a seat as objectives. */
export function objectivesCounted(
  grid: Grid,
  { objectives }: Settings,
  control: Control,
  seat: Seat,
): number {
  const counts = (zone: number) =>
    control.owner[zone] === seat && isObjective(zone, grid, objectives, control);
  return grid.zones.filter(counts).length;
}

/** Zones with objectives that a seat controls, whether they count for more or not. */
export function objectivesHeld(grid: Grid, control: Control, seat: Seat): number {
  let held = 0;
  for (let zone = 0; zone < grid.count; zone++) {
    if (control.owner[zone] === seat) held += grid.objective[zone];
  }
  return held;
}
