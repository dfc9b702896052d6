import { type Match, settingsOf } from './match.ts';
import { PINNED, UNDER_FIRE } from './state.ts';

/** Quality of a unit as it stands, from 0: for Fire Effect and quality tests, not for ranges. */
export function levelOf({ book }: Match, unit: number): number {
  return book.models[unit].quality;
}

/** Resolve of a unit as it stands, from 0. */
export function resolveOf({ book }: Match, unit: number): number {
  return book.models[unit].resolve;
}

/** Figures of a unit that can fight. */
export function fitOf({ state }: Match, unit: number): number {
  return state.figures[unit];
}

/** Whether it neither rushes nor starts a close assault (SQ-CORE-UF-slow). */
export function isSlowed(m: Match, unit: number): boolean {
  return m.state.marker[unit] >= UNDER_FIRE && settingsOf(m, unit).underFire.slow.on;
}

/** Whether it may hardly move (SQ-CORE-UF-stuck). */
export function isStuck(m: Match, unit: number): boolean {
  return m.state.marker[unit] === PINNED && settingsOf(m, unit).underFire.stuck.on;
}
