import type { Model, Unit } from '../../../kernel/entities.ts';
import { RESERVE } from '../../../rules/decision.ts';
import { modify } from '../../../rules/play/modifiers.ts';
import { worthOfOrder } from '../attack/heart.ts';
import type { Action } from '../match/action.ts';
import { isInCommand, isSpecial } from '../match/commanding.ts';
import {
  acted,
  count,
  livingOf,
  type Match,
  membersLeft,
  seatOf,
  settingsOf,
  squadOf,
  stands,
  tellOf,
} from '../match/match.ts';
import { calmLeadershipOf, leadershipOf, rollTest, takenOffAll } from '../match/tests.ts';
import { modifyIf, STEADY } from '../matchup/modifiers.ts';
import { ROLL } from '../matchup/rolls.ts';
import { chanceToPass } from '../matchup/wounding.ts';
import { setMorale } from '../morale/morale.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';

/** Rallying a squad of its side: the leader's own, and for a commander any within his distance (DX-RAL-01). */
export function rallies(m: Match, model: Model, plan: Plan): Action[] {
  const { rally } = settingsOf(m, model);
  const { leader, commander } = m.matchup.models[model].profile;
  if (!rally.on || !rally.action.on || !(leader || commander) || !stands(m, model)) return [];
  const squads = m.matchup.squadsOf[seatOf(m, model)].filter((squad) => mayRally(m, model, squad));
  return squads.map((squad) => ({
    name: 'rally',
    label: () => `rally ${m.matchup.squads[squad].name}`,
    use: 'rally',
    cost: 1,
    weigh(into) {
      plan.weighStay(plan.left - 1, into);
      const chance = chanceToPass(settingsOf(m, model), rallyNumber(m, model, squad).total);
      const order = worthOfOrder(settingsOf(m, model), m.state.morale[squad]);
      into[RESERVE] +=
        chance * order * membersLeft(m, squad).reduce((sum, one) => sum + m.matchup.worth[one], 0);
    },
    act: () => rallySquad(m, model, squad),
  }));
}

function mayRally(m: Match, model: Model, squad: Unit): boolean {
  if (m.state.morale[squad] === STEADY || membersLeft(m, squad).length === 0) return false;
  if (squad === squadOf(m, model)) return true;
  if (!m.matchup.models[model].profile.commander) return false;
  return membersLeft(m, squad).some((one) => isInCommand(m, model, one));
}

/** The number that the rally must not exceed: LD, or that of a friend nearby, with all modifiers (DX-MOR-09, DX-MOR-12). */
function rallyNumber(m: Match, model: Model, squad: Unit) {
  const { attempts } = settingsOf(m, model).rally;
  const borrowed = borrowedLeadership(m, model);
  const ownOf = attempts.own === 'spared' ? calmLeadershipOf : leadershipOf;
  const list = ownOf(m, model);
  const unhinged = attempts.own === 'spared' ? takenOffAll(m, model) : 0;
  if (unhinged > 0) modify(list, CLAUSE.unhinged.chart, -unhinged);
  if (borrowed > 0) modify(list, CLAUSE.rally.borrowed, borrowed);
  const before = m.state.rallies[squad];
  if (before > 0) {
    const third = attempts.sum === 'added' ? attempts.second + attempts.third : attempts.third;
    modifyIf(attempts.on, list, CLAUSE.rally.attempts, -(before === 1 ? attempts.second : third));
  }
  return list;
}

/** By how much the highest LD of a friend in whose command distance a squad leader is beats his own (DX-MOR-12). */
function borrowedLeadership(m: Match, model: Model): number {
  if (!settingsOf(m, model).rally.borrowed.on || !m.matchup.models[model].profile.leader) return 0;
  const { leadership } = m.matchup;
  let most = 0;
  for (const friend of livingOf(m, seatOf(m, model))) {
    if (friend === model || !isInCommand(m, friend, model)) continue;
    most = Math.max(most, leadership[friend] - leadership[model]);
  }
  return most;
}

function rallySquad(m: Match, model: Model, squad: Unit): void {
  acted(m, CLAUSE.rally.action);
  if (squad !== squadOf(m, model) && isSpecial(m, squad)) acted(m, CLAUSE.para.command);
  const { passed } = rollTest(m, ROLL.leadership, model, rallyNumber(m, model, squad));
  m.state.rallies[squad] = Math.min(2, m.state.rallies[squad] + 1);
  tellOf(m, 'rally', model, passed ? 'rallies' : 'does not rally');
  if (!passed) return;
  count(m, seatOf(m, model), 'rallied');
  setMorale(m, squad, m.state.morale[squad] - 1);
}
