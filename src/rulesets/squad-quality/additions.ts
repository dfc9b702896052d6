import type { Addition } from './fire-effect.ts';
import type { Match } from './match.ts';

/** What headings of the document add to the Fire Effect of a unit at another, wherever they stand. */
export function additionsTo(_m: Match, _shooter: number, _target: number): readonly Addition[] {
  return [];
}
