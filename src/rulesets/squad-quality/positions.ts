import type { Match } from './match.ts';
import { settingsOf } from './match.ts';
import type { Position } from './units.ts';

/** The fortification that a unit is in, undefined where it is in none. */
export function positionOf(m: Match, unit: number): Exclude<Position, 'none'> | undefined {
  const { position } = m.book.models[unit].profile;
  if (position === 'none' || m.state.entrenched[unit] === 0) return undefined;
  return settingsOf(m, unit).fortifications.on ? position : undefined;
}

export function isBunker(position: Position | undefined): boolean {
  return position === 'light-bunker' || position === 'medium-bunker' || position === 'heavy-bunker';
}

/** What a position adds to armour (SQ-FORT-02, SQ-T16). */
export function positionArmour(m: Match, unit: number): number {
  const position = positionOf(m, unit);
  const { armour, table } = settingsOf(m, unit).fortifications;
  if (position === undefined || !armour.on) return 0;
  if (position === 'foxholes' || position === 'sandbags' || position === 'trench') return table[position];
  return table.bunker;
}

/** Armour value of the bunker that a unit is in; Infinity where it cannot be shot at (SQ-FORT-06). */
export function bunkerValue(m: Match, unit: number): number {
  const position = positionOf(m, unit);
  const { value, table } = settingsOf(m, unit).fortifications;
  if (!value.on) return Infinity;
  if (position === 'light-bunker') return table.light;
  if (position === 'medium-bunker') return table.medium;
  return position === 'heavy-bunker' ? table.heavy : Infinity;
}

/** Whether a unit lies low in a trench, too far off to be shot at (SQ-FORT-03). */
export function isOutOfSight(m: Match, unit: number, inches: number): boolean {
  if (positionOf(m, unit) !== 'trench') return false;
  const { trench } = settingsOf(m, unit).fortifications;
  return trench.on && inches > trench.inches && m.state.moved[unit] === 0 && m.state.fired[unit] === 0;
}
