import { createModifiers, noteModifiers } from '../../../rules/modifiers.ts';
import { PINNED } from '../battlefield/state.ts';
import { fell } from '../match/casualties.ts';
import { isVehicle } from '../match/hull.ts';
import { mark } from '../match/markers.ts';
import { acted, isOnTable, type Match, nameOf, rollDie, seatOf, settingsOf, tell } from '../match/match.ts';
import { fitOf, has, leaderWith } from '../match/status.ts';
import { bestOf } from '../matchup/fire-dice.ts';
import { retreat } from '../moves/moves.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { expectedAssault } from './assault-odds.ts';
import { assaultBunker } from './bunkers.ts';
import {
  type Fighter,
  fighterOf,
  fightersOf,
  killNumber,
  killRolls,
  modifyAssault,
  saveNumber,
} from './contest.ts';
import { assaultHull } from './vehicle-assault.ts';

/** Fights a close assault between units in contact (SQ-CORE-CA); with a partner who assaults, too (SQ-FT-04). */
export function assault(m: Match, attacker: Unit, defender: Unit, partner?: Unit): void {
  if (isVehicle(m, defender))
    return assaultHull(m, partner === undefined ? [attacker] : [attacker, partner], defender);
  if (
    partner === undefined &&
    assaultBunker(m, attacker, defender, expectedAssault(m, attacker, defender).harm)
  )
    return;
  acted(m, CLAUSE.closeAssault.charge);
  m.state.stirred[seatOf(m, attacker)] = 1;
  if (partner !== undefined) acted(m, CLAUSE.fireTeams.assaults);
  const one = partner === undefined ? fighterOf(m, attacker, true) : fightersOf(m, attacker, partner);
  const other = fighterOf(m, defender, false);
  const result = contest(m, one, other);
  tell(
    m,
    'assault',
    () =>
      `${nameOf(m, attacker)} assaults ${nameOf(m, defender)} and ${result > 0 ? 'wins' : result < 0 ? 'loses' : 'draws'}.`,
    () => ({ attacker, target: defender, result }),
  );
  // Both strike at once: the fallen have had their rolls.
  const killed = rollKills(m, one, other, result);
  const lost = rollKills(m, other, one, -result);
  const ours = Math.min(lost, fitOf(m, attacker));
  fell(m, defender, killed, { attacker, kind: 'assault' });
  fell(m, attacker, ours, { attacker: defender, kind: 'assault' });
  if (partner !== undefined) fell(m, partner, lost - ours, { attacker: defender, kind: 'assault' });
  const attackers = partner === undefined ? [attacker] : [attacker, partner];
  for (const unit of [...attackers, defender]) crowd(m, unit);
  const losers = result > 0 ? [defender] : attackers;
  if (result !== 0) for (const unit of losers) driveBack(m, unit);
}

/** Rolls who wins: 1 the attacker, -1 the defender, 0 nobody. */
function contest(m: Match, attacker: Fighter, defender: Fighter): number {
  const difference = rollFor(m, attacker, defender) - rollFor(m, defender, attacker);
  const { ties } = settingsOf(m, attacker.unit).closeAssault.charge;
  if (difference === 0) return ties === 'defender' ? -1 : 0;
  return difference > 0 ? 1 : -1;
}

function rollFor(m: Match, fighter: Fighter, foe: Fighter): number {
  const list = createModifiers();
  const { unit, partner } = fighter;
  modifyAssault(m, list, fighter, foe);
  noteModifiers(m, list);
  if (leaderWith(m, unit) !== NO_UNIT) m.state.led[unit] = 1;
  const faces = [rollDie(m, unit, 'assault'), rollDie(m, unit, 'assault')];
  return list.total + bestOf(faces, partner === undefined ? 1 : 2);
}

/** Rolls on the Kill Table for each figure of a side; no more fall than are there. */
function rollKills(m: Match, fighter: Fighter, foe: Fighter, result: number): number {
  acted(m, CLAUSE.closeAssault.kills);
  const needs = killNumber(settingsOf(m, fighter.unit), result);
  noteRolls(m, fighter.unit);
  let kills = 0;
  for (let left = killRolls(m, fighter); left > 0; left--)
    if (rollDie(m, fighter.unit, 'kill') >= needs && !isSaved(m, foe.unit)) kills++;
  return Math.min(kills, foe.figures);
}

function noteRolls(m: Match, unit: Unit): void {
  const { personalities, poweredArmour } = settingsOf(m, unit);
  if (personalities.brawler.on && has(m, unit, 'brawler')) acted(m, CLAUSE.personalities.brawler);
  if (poweredArmour.twice.on && has(m, unit, 'powered-armour')) acted(m, CLAUSE.poweredArmour.twice);
}

/** Whether powered armour cancels a kill (SQ-PA-03). */
function isSaved(m: Match, unit: Unit): boolean {
  const needs = saveNumber(m, unit);
  if (needs > 6) return false;
  acted(m, CLAUSE.poweredArmour.saved);
  return rollDie(m, unit, 'kill-saved') >= needs;
}

/** Those who are left stand close together, whether or not they fall back (SQ-CORE-FE-bunched, SQ-Q-13). */
function crowd(m: Match, unit: Unit): void {
  const { when } = settingsOf(m, unit).shooting.bunched;
  if (isOnTable(m, unit) && when === 'fights') m.state.bunched[unit] = 1;
}

/** The loser is pinned and falls back (SQ-CORE-CA-loser). */
function driveBack(m: Match, unit: Unit): void {
  const { loser } = settingsOf(m, unit).closeAssault;
  if (!isOnTable(m, unit) || !loser.on) return;
  acted(m, CLAUSE.closeAssault.loser);
  mark(m, unit, PINNED, CLAUSE.closeAssault.loser);
  if (m.state.standing[unit] === 0) retreat(m, unit, Math.floor(loser.inches * 2540), 'is driven back');
}
