import { type Model, NOBODY, type Unit } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { modify } from '../../../rules/modifiers.ts';
import { actionsOfModel } from '../match/budget.ts';
import {
  acted,
  gapBetween,
  isAlive,
  type Match,
  membersLeft,
  settingsOf,
  stands,
  tellOf,
} from '../match/match.ts';
import { leadershipOf, rollTest } from '../match/tests.ts';
import { ROLL } from '../matchup/rolls.ts';
import { approach } from '../moves/approach.ts';
import { CLAUSE } from '../rules/index.ts';

/**
 * A squad that reboots looks for a leader: each action that is left is an LD test less the level of the A.I., and a
 * failed one goes to the nearest of the squad. Once there is a leader, whoever is within its command distance has an
 * action, and the others go there (DX-AMK-01).
 *
 * @param activate lets a model act with so many actions
 */
export function reboot(m: Match, squad: Unit, activate: (model: Model, actions: number) => void): void {
  m.state.rebooting[squad] = 0;
  let leader: Model = NOBODY;
  for (const model of membersLeft(m, squad)) {
    const left = Math.max(0, actionsOfModel(m, model) - m.state.lost[model]);
    m.state.lost[model] = 0;
    for (let action = 0; action < left && isAlive(m, model) && !m.state.over; action++) {
      if (leader === NOBODY && findsItself(m, model)) leader = model;
      if (leader !== NOBODY) {
        join(m, model, leader, activate);
        break;
      }
      goToNearest(m, model, squad);
    }
  }
}

function findsItself(m: Match, model: Model): boolean {
  acted(m, CLAUSE.amok.table);
  const { leadership, machine } = m.matchup.models[model].profile;
  const list = leadershipOf(m, model, leadership);
  modify(list, CLAUSE.amok.table, -machine);
  if (!rollTest(m, ROLL.leadership, model, list)) return false;
  tellOf(m, 'amok', model, 'takes the lead');
  return true;
}

function join(
  m: Match,
  model: Model,
  leader: Model,
  activate: (model: Model, actions: number) => void,
): void {
  const far = settingsOf(m, leader).command.distance.leader * INCH;
  if (model === leader || (stands(m, leader) && gapBetween(m, model, leader) <= far))
    return activate(model, 1);
  if (stands(m, leader)) approach(m, model, leader);
}

function goToNearest(m: Match, model: Model, squad: Unit): void {
  const mates = membersLeft(m, squad).filter((one) => one !== model && stands(m, one));
  if (mates.length === 0 || !stands(m, model)) return;
  const nearest = mates.reduce((best, one) =>
    gapBetween(m, model, one) < gapBetween(m, model, best) ? one : best,
  );
  approach(m, model, nearest);
}
