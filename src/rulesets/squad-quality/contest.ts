import { type Modifiers, modify, startFrom } from '../../rules/modifiers.ts';
import { type Match, settingsOf } from './match.ts';
import { CLAUSE, type Settings } from './rules/index.ts';
import { wornBy } from './shots.ts';
import { fitOf, levelOf } from './status.ts';

/** What a side of a close assault is, as numbers. */
export interface Fighter {
  readonly unit: number;
  readonly figures: number;
  readonly charging: boolean;
}

/** What a fighter adds to its dice against another (SQ-CORE-CA). */
export function modifyAssault(m: Match, list: Modifiers, fighter: Fighter, foe: Fighter): void {
  const { closeAssault: own } = settingsOf(m, fighter.unit);
  const { unit, figures, charging } = fighter;
  startFrom(list, 0);
  if (charging) modify(list, CLAUSE.closeAssault.charging, own.charging.points);
  if (wornBy(m, unit) > wornBy(m, foe.unit)) modify(list, CLAUSE.closeAssault.armour, own.armour.points);
  const more = figures - foe.figures;
  if (more > 0) modify(list, CLAUSE.closeAssault.numbers, more * own.numbers.points);
  const levels = levelOf(m, unit) - levelOf(m, foe.unit);
  if (levels > 0) modify(list, CLAUSE.closeAssault.quality, levels * own.quality.points);
  if (m.book.models[unit].main.assault > 0) modify(list, CLAUSE.closeAssault.weapons, own.weapons.points);
}

/** What a figure needs on the Kill Table (SQ-CORE-CA-kills): 1 its side has won, 0 neither has, -1 it has lost. */
export function killNumber({ closeAssault: { kills } }: Settings, result: number): number {
  return result > 0 ? kills.won : result < 0 ? kills.lost : kills.drawn;
}

export function fighterOf(m: Match, unit: number, charging: boolean): Fighter {
  return { unit, figures: fitOf(m, unit), charging };
}
