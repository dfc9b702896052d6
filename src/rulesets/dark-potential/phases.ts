import { beginRound } from '../../kernel/luck.ts';
import { HARM } from '../../rules/decision.ts';
import { activateUnit } from './activation.ts';
import { bestShot } from './best-shot.ts';
import { acted, count, decide, isAlive, type Match, tell } from './match.ts';
import { settleOwed } from './morale.ts';
import { regenerate } from './regeneration.ts';
import { CLAUSE } from './rules/index.ts';
import { endReactions } from './suppressing.ts';

/** Plays one activation, with the turn's beginning before the first and its end after the last (DP-PHASE-01). */
export function advanceMatch(m: Match): void {
  if (!m.state.turnBegun) beginTurn(m);
  const unit = nextUnit(m);
  if (unit >= 0) activateUnit(m, unit);
  if (!m.state.over && unitsLeft(m).length === 0) endTurn(m);
}

function beginTurn(m: Match): void {
  const { active, round } = m.state;
  m.state.turnBegun = true;
  m.state.activated.fill(0);
  clearFailures(m);
  tell(
    m,
    'turn',
    () => `Round ${round}, turn of ${'AB'[active]}.`,
    () => ({ round, active }),
  );
  acted(m, CLAUSE.turn.phases);
  regenerate(m, active);
}

/** A failed test ends testing for the turn, or for the round by a reading (DP-Q-129). */
function clearFailures(m: Match): void {
  m.book.models.forEach(({ seat }, model) => {
    const { scope } = m.book.settings[seat].leadership.stop;
    if (scope === 'turn' || m.state.active === m.state.first) m.state.failed[model] = 0;
  });
}

function unitsLeft(m: Match): number[] {
  return m.book.unitsOf[m.state.active].filter(
    (unit) => m.state.activated[unit] === 0 && m.book.units[unit].members.some((model) => isAlive(m, model)),
  );
}

/** Units activate in any order (DP-ACT-01, DP-D-08): whoever has the best shot goes first. */
function nextUnit(m: Match): number {
  const { active } = m.state;
  const left = unitsLeft(m);
  if (left.length < 2 || !m.book.settings[active].turn.order.on) return left[0] ?? -1;
  acted(m, CLAUSE.turn.order);
  const harm = left.map((unit) => promise(m, unit));
  return left[
    decide(m, active, 'DP-D-08', m.book.units[left[0]].members[0], left.length, (i, into) => {
      into[HARM] = harm[i];
    })
  ];
}

function promise(m: Match, unit: number): number {
  let best = 0;
  for (const model of m.book.units[unit].members) best = Math.max(best, bestShot(m, model, false));
  return best;
}

function endTurn(m: Match): void {
  const { active } = m.state;
  settleOwed(m);
  endReactions(m, active === 0 ? 1 : 0);
  if (idleTurn(m)) count(m, active, 'idle');
  m.state.turnBegun = false;
  if (active === m.state.first) m.state.active = active === 0 ? 1 : 0;
  else endRound(m);
}

/** Nobody acted to any effect: every living model of the side ended its activation without an action. */
function idleTurn(m: Match): boolean {
  return m.book.force[m.state.active].every(
    (model) => !isAlive(m, model) || (m.state.moved[model] === 0 && m.state.reaction[model] === 0),
  );
}

function endRound(m: Match): void {
  m.state.leads.push(leadOf(m));
  const { order } = m.book.settings[0].scenario;
  const cap = order.cap === 'none' ? 100 : order.rounds;
  if (m.state.round >= cap) {
    m.state.over = true;
    return;
  }
  m.state.round++;
  m.state.quiet++;
  beginRound(m.state.luck, m.state.round);
  m.state.active = m.state.first;
}

/** Share of own worth left less the other's. */
export function leadOf(m: Match): number {
  const share = m.book.force.map((models) => {
    let left = 0;
    let all = 0;
    for (const model of models) {
      const worth = m.book.harm.worth[model];
      all += worth;
      left += (worth * m.state.wounds[model]) / m.book.models[model].profile.wounds;
    }
    return left / all;
  });
  return share[0] - share[1];
}
