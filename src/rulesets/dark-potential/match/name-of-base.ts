import type { Slot } from '../matchup/slot.ts';
import type { Match } from './match.ts';

/** A base as both sides can name it: by its number, never by what it hides. */
export function nameOfBase(m: Match, slot: Slot): string {
  const { name, bases } = m.matchup.models[m.matchup.baseOwner[slot]];
  return `Base ${bases.indexOf(slot) + 1} of ${name}`;
}
