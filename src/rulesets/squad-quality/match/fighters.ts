/** With how many figures a unit shoots and fights, characters with it among them where they do nothing of their own (SQ-CHR-03). */

import type { Unit } from '../units/entities.ts';
import { isAmongOthers, type Match, settingsOf } from './match.ts';
import { fitOf, isCharacter, joinedTo } from './status.ts';

/** Whether a character counts as a figure of the unit that he is with. */
export function isFigureOfOthers(m: Match, unit: Unit): boolean {
  return isCharacter(m, unit) && isAmongOthers(m, unit) && !settingsOf(m, unit).characters.acts.on;
}

/** Figures that a unit shoots and fights with. */
export function fightersOf(m: Match, unit: Unit): number {
  if (settingsOf(m, unit).characters.acts.on) return fitOf(m, unit);
  return fitOf(m, unit) + joinedTo(m, unit).filter((one) => isFigureOfOthers(m, one)).length;
}
