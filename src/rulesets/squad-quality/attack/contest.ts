import { type Modifiers, modify, startFrom } from '../../../rules/modifiers.ts';
import { boostOf, leadershipOf } from '../match/additions.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { fitOf, has, naturalLevelOf } from '../match/status.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import { wornBy } from './shots.ts';

/** What a side of a close assault is, as numbers. */
export interface Fighter {
  readonly unit: Unit;
  readonly figures: number;
  readonly charging: boolean;
  /** A unit that fights with it, so that both add their dice (SQ-FT-04). */
  readonly partner?: Unit;
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
  const levels = naturalLevelOf(m, unit) - naturalLevelOf(m, foe.unit);
  if (levels > 0) modify(list, CLAUSE.closeAssault.quality, levels * own.quality.points);
  if (m.matchup.models[unit].main.assault > 0) modify(list, CLAUSE.closeAssault.weapons, own.weapons.points);
  modifyByTalent(m, list, unit);
}

/** What headings of the document add: officers, knife fighters, powered armour. */
function modifyByTalent(m: Match, list: Modifiers, unit: Unit): void {
  const { personalities, poweredArmour } = settingsOf(m, unit);
  const led = leadershipOf(m, unit);
  if (led > 0) modify(list, CLAUSE.characters.lead, led);
  if (m.state.boost[unit] !== 0) modify(list, ...boostOf(m, unit));
  if (personalities.knifeFighter.on && has(m, unit, 'knife-fighter'))
    modify(list, CLAUSE.personalities.knifeFighter, personalities.knifeFighter.points);
  if (poweredArmour.assault.on && has(m, unit, 'powered-armour'))
    modify(list, CLAUSE.poweredArmour.assault, poweredArmour.assault.points);
}

/** Rolls of a side on the Kill Table: one a figure, two in powered armour, one more for a brawler (SQ-PA-04, SQ-PER-01). */
export function killRolls(m: Match, { unit, figures }: Fighter): number {
  const { personalities, poweredArmour } = settingsOf(m, unit);
  const each = poweredArmour.twice.on && has(m, unit, 'powered-armour') ? poweredArmour.twice.rolls : 1;
  const more = personalities.brawler.on && has(m, unit, 'brawler') ? personalities.brawler.rolls : 0;
  return each * figures + more;
}

/** What a die needs to cancel a kill in a close assault; 7 where none is rolled (SQ-PA-03). */
export function saveNumber(m: Match, unit: Unit): number {
  return has(m, unit, 'powered-armour') ? settingsOf(m, unit).poweredArmour.saved.needs : 7;
}

/** What a figure needs on the Kill Table (SQ-CORE-CA-kills): 1 its side has won, 0 neither has, -1 it has lost. */
export function killNumber({ closeAssault: { kills } }: Settings, result: number): number {
  return result > 0 ? kills.won : result < 0 ? kills.lost : kills.drawn;
}

export function fighterOf(m: Match, unit: Unit, charging: boolean): Fighter {
  return { unit, figures: fitOf(m, unit), charging };
}

/** Two fire teams that fight together. */
export function fightersOf(m: Match, unit: Unit, partner: Unit): Fighter {
  return { unit, figures: fitOf(m, unit) + fitOf(m, partner), charging: true, partner };
}
