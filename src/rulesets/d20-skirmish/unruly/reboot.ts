import type { Model, Unit } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { noteBudget } from '../match/effort.ts';
import {
  acted,
  gapBetween,
  isAlive,
  type Match,
  membersLeft,
  nearestOf,
  settingsOf,
  stands,
  tellOf,
} from '../match/match.ts';
import { beginToAct, ceaseToAct } from '../match/recognition-faults.ts';
import { testLeadership } from '../match/tests.ts';
import { approach } from '../moves/approach.ts';
import { CLAUSE } from '../rules/index.ts';

/** Lets a model act with so many actions. */
type Activate = (model: Model, actions: number) => void;

/**
 * A squad that reboots looks for a leader: one after the other tests LD less the level of its A.I., and whoever fails
 * goes to the nearest of the squad with what actions it has left. Whoever passes leads and does as it likes; the others
 * have one action where they are within its command distance, and go there with those they have left where they are not
 * (DX-AMK-01).
 */
export function reboot(m: Match, squad: Unit, activate: Activate): void {
  m.state.rebooting[squad] = 0;
  const members = membersLeft(m, squad);
  // It is the next activation of those as well whom it leaves no choice.
  for (const model of members) beginToAct(m, model);
  findLeader(m, squad, members, activate);
  for (const model of members) ceaseToAct(m, model);
}

function findLeader(m: Match, squad: Unit, members: readonly Model[], activate: Activate): void {
  const left = new Map(
    members.map((model) => [model, Math.max(0, m.matchup.actions[model] - m.state.lost[model])]),
  );
  for (const model of members) m.state.lost[model] = 0;
  for (const model of members) {
    const actions = left.get(model)!;
    if (actions === 0 || !isAlive(m, model)) continue;
    noteBudget(m, model);
    if (findsItself(m, model)) {
      activate(model, actions);
      for (const other of members) if (other !== model) follow(m, other, model, left.get(other)!, activate);
      return;
    }
    for (let action = 0; action < actions && !m.state.over; action++) goToNearest(m, model, squad);
    left.set(model, 0);
  }
}

function findsItself(m: Match, model: Model): boolean {
  acted(m, CLAUSE.amok.table);
  const { machine } = m.matchup.models[model].profile;
  if (!testLeadership(m, model, [CLAUSE.amok.table, -machine])) return false;
  tellOf(m, 'amok', model, 'takes the lead');
  return true;
}

/** Acts within the command distance of a new leader, or goes there. */
function follow(m: Match, model: Model, leader: Model, actions: number, activate: Activate): void {
  if (!isAlive(m, model) || m.state.over) return;
  if (isWithin(m, model, leader)) return activate(model, 1);
  for (let action = 0; action < actions && !m.state.over; action++) {
    if (!stands(m, model) || !stands(m, leader) || isWithin(m, model, leader)) return;
    approach(m, model, leader);
  }
}

function isWithin(m: Match, model: Model, leader: Model): boolean {
  const far = settingsOf(m, leader).command.distance.leader * INCH;
  return stands(m, leader) && stands(m, model) && gapBetween(m, model, leader) <= far;
}

function goToNearest(m: Match, model: Model, squad: Unit): void {
  const mates = membersLeft(m, squad).filter((one) => one !== model && stands(m, one));
  if (mates.length > 0 && stands(m, model)) approach(m, model, nearestOf(m, model, mates));
}
