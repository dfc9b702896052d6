import { type Model, NOBODY, NONE } from '../../../kernel/entities.ts';
import { beginRound } from '../../../kernel/luck.ts';
import { HARM } from '../../../rules/decision.ts';
import { rollSixesOff } from '../../../rules/play/roll-off.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { endReactions } from '../actions/end-reactions.ts';
import { settleOwed } from '../attack/morale.ts';
import { revealInEnemyTurn } from '../hidden/revealing.ts';
import { acted, count, decide, isAlive, type Match, tell } from '../match/match.ts';
import { quarryOf } from '../match/quarry.ts';
import { leadOf } from '../match/score.ts';
import { bestShot } from '../places/best-shot.ts';
import { regenerate } from '../points/regeneration.ts';
import { ROLL } from '../rolls/rolls.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import { activate } from './activate.ts';

/** Plays one activation, with the turn's beginning before the first and its end after the last (DP-PHASE-01). */
export function advanceMatch(m: Match): void {
  if (!m.state.turnBegun) beginTurn(m);
  for (const model of m.matchup.force[otherSeat(m.state.active)]) revealInEnemyTurn(m, model);
  const group = nextGroup(m);
  if (group !== NONE) activate(m, group);
  if (!m.state.over && !m.matchup.groupsOf[m.state.active].some((one) => isLeft(m, one))) endTurn(m);
}

function beginTurn(m: Match): void {
  const { active, round } = m.state;
  m.state.turnBegun = true;
  m.state.stirred = false;
  count(m, active, 'turns');
  m.state.activated.fill(0);
  for (const model of m.matchup.force[active]) m.state.fresh[model] = 0;
  clearFailures(m);
  tell(m, 'turn', () => [`Round ${round}, turn of ${'AB'[active]}.`, { round, active }]);
  acted(m, CLAUSE.turn.phases);
  regenerate(m, active);
}

/** A failed test ends testing for the turn, or for the round by a reading (DP-Q-129). */
function clearFailures(m: Match): void {
  m.matchup.models.forEach(({ seat }, model) => {
    const { scope } = m.matchup.settings[seat].leadership.stop;
    if (scope === 'turn' || m.state.active === m.state.first) m.state.failed[model] = 0;
  });
}

/** Whether a group has somebody who lives and is still to activate this turn. */
function isLeft(m: Match, group: number): boolean {
  if (m.state.activated[group] > 0) return false;
  for (const model of m.matchup.groups[group].members) if (isAlive(m, model)) return true;
  return false;
}

/** What a group is called: as its unit, or as its only member. */
function groupName({ matchup }: Match, group: number): string {
  const { unit, members } = matchup.groups[group];
  return members.length === 1 ? matchup.models[members[0]].name : matchup.units[unit].name;
}

/** Units activate in any order (DP-ACT-01, DP-D-08): whoever has the best shot goes first. */
function nextGroup(m: Match): number {
  const { active } = m.state;
  const left = m.matchup.groupsOf[active].filter((group) => isLeft(m, group));
  if (left.length < 2) return left[0] ?? NONE;
  const [model] = m.matchup.groups[left[0]].members;
  if (!m.matchup.settings[active].turn.order.on) {
    count(m, active, 'rolls');
    const roll = m.dice.roll(ROLL['random-order'], m.matchup.models[model].roller, 1, left.length);
    return left[roll - 1];
  }
  acted(m, CLAUSE.turn.order);
  const weigh = (i: number, into: Float64Array) => {
    into[HARM] = promise(m, left[i]);
  };
  const label = (i: number) => `activate ${groupName(m, left[i])}`;
  const quarry = (i: number) => promise(m, left[i], [quarryOf(m, model)]);
  return left[decide(m, active, 'DP-D-08', model, left.length, weigh, { label, quarry })];
}

/** The most harm that a shot of a group promises, at anybody or at some. */
function promise(m: Match, group: number, targets?: readonly Model[]): number {
  let best = 0;
  for (const model of m.matchup.groups[group].members)
    best = Math.max(
      best,
      bestShot(
        m,
        model,
        false,
        targets?.filter((target) => target !== NOBODY),
      ),
    );
  return best;
}

function endTurn(m: Match): void {
  const { active } = m.state;
  settleOwed(m);
  endReactions(m, otherSeat(active));
  if (!m.state.stirred) count(m, active, 'dead-turns');
  m.state.turnBegun = false;
  if (active === m.state.first) m.state.active = otherSeat(active);
  else endRound(m);
}

function endRound(m: Match): void {
  m.state.leads.push(leadOf(m));
  const { order } = m.matchup.settings[0].scenario;
  if (m.state.round >= lastRound(m.matchup.settings[0])) {
    m.state.over = true;
    return;
  }
  m.state.round++;
  for (const seat of [0, 1]) m.state.quiet[seat]++;
  beginRound(m.state.luck, m.state.round);
  if (order.on) acted(m, CLAUSE.scenario.order);
  else m.state.first = rollSixesOff(m, ROLL['roll-off'], count);
  m.state.active = m.state.first;
}

/** The round after which a match is stopped, where it is not won (DP-Q-12); what counts then needs an end (DP-SCEN-05). */
export function lastRound({ scenario }: Settings): number {
  const { order, victory } = scenario;
  return order.cap === 'none' && victory.on ? 10 * order.rounds : order.rounds;
}
