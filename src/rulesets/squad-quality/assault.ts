import { createModifiers, noteModifiers } from '../../rules/modifiers.ts';
import { fell } from './casualties.ts';
import { type Fighter, fighterOf, killNumber, modifyAssault } from './contest.ts';
import { bestOf } from './fire-dice.ts';
import { mark } from './markers.ts';
import { acted, isOnTable, type Match, nameOf, rollDie, seatOf, settingsOf, tell } from './match.ts';
import { retreat } from './moves.ts';
import { CLAUSE } from './rules/index.ts';
import { PINNED } from './state.ts';

/** Fights a close assault between units in contact (SQ-CORE-CA). */
export function assault(m: Match, attacker: number, defender: number): void {
  acted(m, CLAUSE.closeAssault.charge);
  m.state.stirred[seatOf(m, attacker)] = 1;
  const one = fighterOf(m, attacker, true);
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
  fell(m, defender, killed, { attacker, kind: 'assault' });
  fell(m, attacker, lost, { attacker: defender, kind: 'assault' });
  if (result !== 0) driveBack(m, result > 0 ? defender : attacker);
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
  modifyAssault(m, list, fighter, foe);
  noteModifiers(m, list);
  return list.total + bestOf([rollDie(m, fighter.unit, 'assault'), rollDie(m, fighter.unit, 'assault')], 1);
}

/** Rolls on the Kill Table for each figure of a side; no more fall than are there. */
function rollKills(m: Match, fighter: Fighter, foe: Fighter, result: number): number {
  acted(m, CLAUSE.closeAssault.kills);
  const needs = killNumber(settingsOf(m, fighter.unit), result);
  let kills = 0;
  for (let figure = 0; figure < fighter.figures; figure++)
    if (rollDie(m, fighter.unit, 'kill') >= needs) kills++;
  return Math.min(kills, foe.figures);
}

/** The loser is pinned and falls back (SQ-CORE-CA-loser). */
function driveBack(m: Match, unit: number): void {
  const { loser } = settingsOf(m, unit).closeAssault;
  if (!isOnTable(m, unit) || !loser.on) return;
  acted(m, CLAUSE.closeAssault.loser);
  mark(m, unit, PINNED, CLAUSE.closeAssault.loser);
  retreat(m, unit, Math.floor(loser.inches * 2540), 'is driven back');
}
