import { type Match, tellOf } from './match.ts';
import { GONE, NOWHERE, UNMARKED } from './state.ts';

/** Takes a unit off the table for good. */
export function eliminate(m: Match, unit: number, how: string): void {
  tellOf(m, 'removed', unit, how);
  m.state.whereabouts[unit] = GONE;
  m.state.point[unit] = NOWHERE;
  m.state.figures[unit] = 0;
  m.state.marker[unit] = UNMARKED;
}
