import { type Modifiers, modify, startFrom } from '../../../rules/modifiers.ts';
import { boostOf, leadershipOf } from '../match/additions.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { fitOf, has, naturalLevelOf, teamWith } from '../match/status.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { wornBy } from './shots.ts';

/** A side of a close assault: a unit, and whoever fights with it. */
export interface Fighter {
  /** Those who fight, in the order in which their figures fall. */
  readonly units: readonly Unit[];
  readonly figures: number;
  readonly charging: boolean;
  /** Both dice are added up instead of the better counted: of two fire teams (SQ-FT-04). */
  readonly adds: boolean;
}

/** What a fighter adds to its dice against another (SQ-CORE-CA): of several units, what holds for any of them. */
export function modifyAssault(m: Match, list: Modifiers, fighter: Fighter, foe: Fighter): void {
  const { units, figures, charging } = fighter;
  const { closeAssault: own } = settingsOf(m, units[0]);
  const most = (of: Fighter, number: (m: Match, unit: Unit) => number) =>
    Math.max(...of.units.map((unit) => number(m, unit)));
  startFrom(list, 0);
  if (charging) modify(list, CLAUSE.closeAssault.charging, own.charging.points);
  if (most(fighter, wornBy) > most(foe, wornBy)) modify(list, CLAUSE.closeAssault.armour, own.armour.points);
  const more = figures - foe.figures;
  if (more > 0) modify(list, CLAUSE.closeAssault.numbers, more * own.numbers.points);
  const levels = most(fighter, naturalLevelOf) - most(foe, naturalLevelOf);
  if (levels > 0) modify(list, CLAUSE.closeAssault.quality, levels * own.quality.points);
  if (units.some((unit) => m.matchup.models[unit].main.assault > 0))
    modify(list, CLAUSE.closeAssault.weapons, own.weapons.points);
  modifyByTalent(m, list, units);
}

/** What headings of the document add: officers, powers, knife fighters, powered armour. */
function modifyByTalent(m: Match, list: Modifiers, units: readonly Unit[]): void {
  const { personalities, poweredArmour } = settingsOf(m, units[0]);
  const led = Math.max(...units.map((unit) => leadershipOf(m, unit)));
  if (led > 0) modify(list, CLAUSE.characters.lead, led);
  const boosted = units.find((unit) => m.state.boost[unit] !== 0);
  if (boosted !== undefined) modify(list, ...boostOf(m, boosted));
  if (personalities.knifeFighter.on && units.some((unit) => has(m, unit, 'knife-fighter')))
    modify(list, CLAUSE.personalities.knifeFighter, personalities.knifeFighter.points);
  if (poweredArmour.assault.on && units.some((unit) => has(m, unit, 'powered-armour')))
    modify(list, CLAUSE.poweredArmour.assault, poweredArmour.assault.points);
}

/** Rolls of a unit on the Kill Table: one a figure, two in powered armour, one more for a brawler (SQ-PA-04, SQ-PER-01). */
export function killRolls(m: Match, unit: Unit): number {
  const { personalities, poweredArmour } = settingsOf(m, unit);
  const each = poweredArmour.twice.on && has(m, unit, 'powered-armour') ? poweredArmour.twice.rolls : 1;
  const more = personalities.brawler.on && has(m, unit, 'brawler') ? personalities.brawler.rolls : 0;
  return each * fitOf(m, unit) + more;
}

/** What a die needs to cancel a kill in a close assault; 7 where none is rolled (SQ-PA-03). */
export function saveNumber(m: Match, unit: Unit): number {
  return has(m, unit, 'powered-armour') ? settingsOf(m, unit).poweredArmour.saved.needs : 7;
}

/** What a figure needs on the Kill Table (SQ-CORE-CA-kills): 1 its side has won, 0 neither has, -1 it has lost. */
export function killNumber({ closeAssault: { kills } }: Settings, result: number): number {
  return result > 0 ? kills.won : result < 0 ? kills.lost : kills.drawn;
}

/** A unit as it fights, with the team that is with it, or a fire team with its partner. */
export function fighterOf(m: Match, unit: Unit, charging: boolean, partner?: Unit): Fighter {
  const team = teamWith(m, unit);
  const units = [unit, ...(partner === undefined ? [] : [partner]), ...(team === NO_UNIT ? [] : [team])];
  const figures = units.reduce((sum, one) => sum + fitOf(m, one), 0);
  return { units, figures, charging, adds: partner !== undefined };
}
