import type { Modifiers } from '../../../rules/play/modifiers.ts';
import { boostsOf, leadershipOf } from '../match/additions.ts';
import { fightersOf } from '../match/fighters.ts';
import { fortifiedArmour } from '../match/fortification.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { naturalLevelOf, teamWith } from '../match/status.ts';
import { type Contender, killRollsBy, modifyContest, saveNumberBy } from '../matchup/contest-terms.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { armourOn } from './shots.ts';

/** A side of a close assault: a unit, and whoever fights with it. */
export interface Fighter {
  /** Those who fight, in the order in which their figures fall. */
  readonly units: readonly Unit[];
  readonly figures: number;
  readonly charging: boolean;
  /** Both dice are added up instead of the better counted: of two fire teams (SQ-FT-04). */
  readonly adds: boolean;
}

/** What a fighter adds to its dice against another (SQ-CORE-CA): of several units, what holds for any of them, and all powers. */
export function modifyAssault(m: Match, list: Modifiers, fighter: Fighter, foe: Fighter): void {
  modifyContest(list, contenderOf(m, fighter), contenderOf(m, foe), settingsOf(m, fighter.units[0]));
}

function contenderOf(m: Match, { units, figures, charging }: Fighter): Contender {
  const most = (number: (unit: Unit) => number) => Math.max(...units.map(number));
  return {
    units: units.map((unit) => m.matchup.models[unit]),
    figures,
    charging,
    // Whoever charges has left his fortification behind (SQ-FORT-02).
    armour: most((unit) => armourOn(m, unit) + (charging ? 0 : fortifiedArmour(m, unit))),
    level: most((unit) => naturalLevelOf(m, unit)),
    led: most((unit) => leadershipOf(m, unit)),
    boosts: units.flatMap((unit) => boostsOf(m, unit)),
  };
}

/** Rolls of a unit on the Kill Table (SQ-PA-04, SQ-PER-01). */
export function killRolls(m: Match, unit: Unit): number {
  return killRollsBy(m.matchup.models[unit], settingsOf(m, unit), fightersOf(m, unit));
}

/** What a die needs to cancel a kill of a unit; 7 where none is rolled (SQ-PA-03). */
export function saveNumber(m: Match, unit: Unit): number {
  return saveNumberBy(m.matchup.models[unit], settingsOf(m, unit));
}

/** A unit as it fights, or a fire team with its partner, with the teams that are with them. */
export function fighterOf(m: Match, unit: Unit, charging: boolean, partner?: Unit): Fighter {
  const squads = partner === undefined ? [unit] : [unit, partner];
  const teams = squads.map((squad) => teamWith(m, squad)).filter((team) => team !== NO_UNIT);
  const units = [...squads, ...teams];
  const figures = units.reduce((sum, one) => sum + fightersOf(m, one), 0);
  return { units, figures, charging, adds: partner !== undefined };
}

/** Whether a unit that loses is pinned and falls back (SQ-CORE-CA-loser): not one that makes a last stand (SQ-LST-02). */
export function isDrivenBack(m: Match, unit: Unit): boolean {
  return settingsOf(m, unit).closeAssault.loser.on && m.state.standing[unit] === 0;
}
