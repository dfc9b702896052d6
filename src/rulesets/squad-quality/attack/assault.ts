import { INCH } from '../../../kernel/length.ts';
import { createModifiers, noteModifiers } from '../../../rules/play/modifiers.ts';
import { PINNED } from '../battlefield/state.ts';
import { fell } from '../match/casualties.ts';
import { isVehicle } from '../match/hull.ts';
import { hasLuck, mendFaces } from '../match/luck.ts';
import { mark, pinByHalf } from '../match/markers.ts';
import {
  acted,
  isExposed,
  isOnTable,
  type Match,
  nameOf,
  rollDie,
  seatOf,
  settingsOf,
  tell,
} from '../match/match.ts';
import { passesByLuck } from '../match/quality-test.ts';
import { fitOf, has, officerWith, partsOf } from '../match/status.ts';
import { killNumber, resultBy } from '../matchup/contest-terms.ts';
import { bestOf } from '../matchup/fire-dice.ts';
import { retreat } from '../moves/moves.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { expectedAssault, harmBy } from './assault-odds.ts';
import { assaultBunker } from './bunkers.ts';
import { type Fighter, fighterOf, killRolls, modifyAssault, saveNumber } from './contest.ts';
import { assaultHull } from './vehicle-assault.ts';

/** Fights a close assault between units in contact (SQ-CORE-CA); with a partner who assaults, too (SQ-FT-04). */
export function assault(m: Match, attacker: Unit, defender: Unit, partner?: Unit): void {
  const one = fighterOf(m, attacker, true, partner);
  if (isVehicle(m, defender)) return assaultHull(m, one.units, defender);
  if (assaultBunker(m, one.units, defender, expectedAssault(m, attacker, defender, partner).harm)) return;
  acted(m, CLAUSE.closeAssault.charge);
  m.state.stirred[seatOf(m, attacker)] = 1;
  if (partner !== undefined) acted(m, CLAUSE.fireTeams.assaults);
  const other = fighterOf(m, defender, false);
  const { result, totals } = contest(m, one, other);
  tell(m, 'assault', () => [
    `${nameOf(m, attacker)} assaults ${nameOf(m, defender)} and ${result > 0 ? 'wins' : result < 0 ? 'loses' : 'draws'}: ${totals[0]} against ${totals[1]}.`,
    { attacker, target: defender, result, totals },
  ]);
  // Both strike at once: the fallen have had their rolls.
  const killed = rollKills(m, one, other, result);
  const lost = rollKills(m, other, one, -result);
  fellAll(m, other, killed, attacker);
  fellAll(m, one, lost, defender);
  for (const unit of [...one.units, ...other.units]) crowd(m, unit);
  if (result !== 0) driveBackAll(m, result > 0 ? other : one);
}

interface Contest {
  /** 1 where the attacker wins, -1 where the defender does, 0 where nobody does. */
  readonly result: number;
  /** What the attacker and the defender come to. */
  readonly totals: readonly [number, number];
}

/** Rolls who wins. */
export function contest(m: Match, attacker: Fighter, defender: Fighter): Contest {
  const [ours, theirs] = [rollFor(m, attacker, defender), rollFor(m, defender, attacker)];
  const resultOf = (one: readonly number[], other: readonly number[]) =>
    resultBy(settingsOf(m, attacker.units[0]), ours.totalOf(one), theirs.totalOf(other));
  const gainOf = (one: readonly number[], other: readonly number[]) => {
    const result = resultOf(one, other);
    return harmBy(m, attacker, defender, result) - harmBy(m, defender, attacker, -result);
  };
  mendDice(m, attacker, ours.faces, (shown) => gainOf(shown, theirs.faces));
  mendDice(m, defender, theirs.faces, (shown) => -gainOf(ours.faces, shown));
  const totals = [ours.totalOf(ours.faces), theirs.totalOf(theirs.faces)] as const;
  return { result: resultOf(ours.faces, theirs.faces), totals };
}

/** Whoever of a side has luck left may roll one of its dice again (SQ-PER-04). */
function mendDice(
  m: Match,
  { units }: Fighter,
  faces: number[],
  worthOf: (shown: readonly number[]) => number,
): void {
  const lucky = units.find((unit) => hasLuck(m, unit));
  if (lucky !== undefined) mendFaces(m, lucky, 'assault', faces, worthOf);
}

/** The dice of a side, and what they come to with all that is added. */
interface Rolled {
  readonly faces: number[];
  totalOf(faces: readonly number[]): number;
}

function rollFor(m: Match, fighter: Fighter, foe: Fighter): Rolled {
  const list = createModifiers();
  const [unit] = fighter.units;
  modifyAssault(m, list, fighter, foe);
  noteModifiers(m, list);
  for (const one of fighter.units) if (officerWith(m, one) !== NO_UNIT) m.state.led[one] = 1;
  const faces = [rollDie(m, unit, 'assault'), rollDie(m, unit, 'assault')];
  return { faces, totalOf: (shown) => list.total + bestOf(shown, fighter.adds ? 2 : 1) };
}

/**
 * Rolls on the Kill Table for each figure of a side, by what its own unit is; how many of each unit of the other side
 * fall, no more than are there.
 */
export function rollKills(m: Match, fighter: Fighter, foe: Fighter, result: number): number[] {
  acted(m, CLAUSE.closeAssault.kills);
  const needs = killNumber(settingsOf(m, fighter.units[0]), result);
  const left = foe.units.map((unit) => fitOf(m, unit));
  for (const unit of fighter.units) {
    noteRolls(m, unit);
    for (let rolls = killRolls(m, unit); rolls > 0; rolls--) {
      const victim = Math.max(
        0,
        left.findIndex((figures) => figures > 0),
      );
      const worth = left[victim] > 0 ? m.matchup.figureWorth[foe.units[victim]] : 0;
      if (isKill(m, unit, needs, worth) && !isSaved(m, foe.units[victim], worth) && left[victim] > 0)
        left[victim]--;
    }
  }
  return foe.units.map((unit, i) => fitOf(m, unit) - left[i]);
}

/** Rolls for a figure, again if its unit tries its luck on that die. */
function isKill(m: Match, unit: Unit, needs: number, worth: number): boolean {
  return rollDie(m, unit, 'kill') >= needs || passesByLuck(m, unit, 'kill', needs, worth);
}

function noteRolls(m: Match, unit: Unit): void {
  const { personalities, poweredArmour } = settingsOf(m, unit);
  if (personalities.brawler.on && has(m, unit, 'brawler')) acted(m, CLAUSE.personalities.brawler);
  if (poweredArmour.twice.on && has(m, unit, 'powered-armour')) acted(m, CLAUSE.poweredArmour.twice);
}

/** Whether powered armour cancels a kill (SQ-PA-03). */
function isSaved(m: Match, unit: Unit, worth: number): boolean {
  const needs = saveNumber(m, unit);
  if (needs > 6) return false;
  acted(m, CLAUSE.poweredArmour.saved);
  return rollDie(m, unit, 'kill-saved') >= needs || passesByLuck(m, unit, 'kill-saved', needs, worth);
}

/** Takes those off a side who have fallen, and pins whoever of it has lost half (SQ-Q-04). */
function fellAll(m: Match, { units }: Fighter, fallen: readonly number[], attacker: Unit): void {
  units.forEach((unit, i) => {
    const before = m.state.figures[unit];
    fell(m, unit, fallen[i], { attacker, kind: 'assault' });
    if (isExposed(m, unit)) pinByHalf(m, unit, before, fallen[i]);
  });
}

/** Those who are left stand close together, whether or not they fall back (SQ-CORE-FE-bunched, SQ-Q-13). */
function crowd(m: Match, unit: Unit): void {
  const { when } = settingsOf(m, unit).shooting.bunched;
  if (isExposed(m, unit) && when === 'fights') m.state.bunched[unit] = 1;
}

/** Drives back who is left of a side that lost; teams go with their squads as long as there are such (SQ-HW-05). */
function driveBackAll(m: Match, { units }: Fighter): void {
  const left = units.filter((unit) => isOnTable(m, unit));
  const goesAlone = (unit: Unit) =>
    left.every((squad) => squad === unit || !partsOf(m, squad).includes(unit));
  for (const unit of left.filter(goesAlone)) driveBack(m, unit);
}

/** The loser is pinned and falls back (SQ-CORE-CA-loser). */
function driveBack(m: Match, unit: Unit): void {
  const { loser } = settingsOf(m, unit).closeAssault;
  if (!loser.on) return;
  acted(m, CLAUSE.closeAssault.loser);
  for (const part of partsOf(m, unit)) mark(m, part, PINNED, CLAUSE.closeAssault.loser);
  retreat(m, unit, Math.floor(loser.inches * INCH), 'is driven back');
}
