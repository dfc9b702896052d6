import { type Model, NOBODY } from '../../../kernel/entities.ts';
import { DANGER, RESERVE } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import { once } from '../../../rules/play/weighing.ts';
import type { Activation } from '../battlefield/activation-columns.ts';
import { NO_REACTION, ON_OVERWATCH } from '../battlefield/state.ts';
import { acted, count, decide, enemiesOf, isOnTable, type Match, tell } from '../match/match.ts';
import { costOfReactions } from '../moves/prospects.ts';
import { worthOfPaying } from '../points/holdings.ts';
import { inCommandOf, pay, pointsIn, pools } from '../points/point-pool.ts';
import { CLAUSE } from '../rules/index.ts';

const ORDERING = {
  label: called('give no order', 'order a Tactical Manoeuvre'),
  uses: unlessFirst('manoeuvre'),
};

/** One point shields the unit's members in command range from Overwatch while they move (DP-TM-01/02, DP-D-12). */
export function orderManoeuvre(m: Match, a: Activation): void {
  const { seat } = m.matchup.units[a.unit];
  const { manoeuvre } = m.matchup.settings[seat];
  const head = headOf(m, a);
  if (!manoeuvre.on || !isOnTable(m, head)) return;
  const covered = a.members.filter((model) => !manoeuvre.reach.on || follows(m, a, model));
  if (covered.length === 0) return;
  const payment = paymentFor(m, [head, ...covered], manoeuvre.cost.points);
  if (!payment) return;
  const { payer, pool } = payment;
  count(m, seat, 'legal:manoeuvre');
  const held = manoeuvre.shield.against === 'all-reactions' ? 'from-all' : 'from-overwatch';
  const isHeld = (reaction: number) =>
    held === 'from-all' ? reaction !== NO_REACTION : reaction === ON_OVERWATCH;
  if (!enemiesOf(m, head).some((enemy) => isHeld(m.state.reaction[enemy]))) return;
  const movers = covered.filter((model) => isOnTable(m, model));
  const threat = once(() => movers.reduce((sum, mover) => sum + costOfReactions(m, mover, held), 0));
  const weigh = (option: number, into: Float64Array) => {
    const open = option === 0 || !manoeuvre.shield.on;
    into[DANGER] = open ? threat() : 0;
    into[RESERVE] = option === 0 ? 0 : -worthOfPaying(m, pool, manoeuvre.cost.points);
  };
  const picked = decide(m, seat, 'DP-D-12', head, 2, weigh, ORDERING);
  if (picked === 0) return;
  pay(m, payer, pool, manoeuvre.cost.points, 'manoeuvre');
  count(m, seat, 'chosen:manoeuvre');
  acted(m, CLAUSE.manoeuvre.cost);
  tell(m, 'manoeuvre', () => {
    const names = covered.map((model) => m.matchup.models[model].name).join(', ');
    return [`${'AB'[seat]} orders a Tactical Manoeuvre for ${names}.`, { covered: [...covered] }];
  });
  for (const model of a.members) {
    if (covered.includes(model)) a.shielded[model] = 1;
    else acted(m, CLAUSE.manoeuvre.reach);
  }
}

/** The squad's leader, or whoever pays for a unit without one. */
function headOf(m: Match, { unit, members }: Activation): Model {
  const leader = m.state.leader[unit];
  return m.matchup.units[unit].squad && leader !== NOBODY ? leader : members[0];
}

/** Whether a model is in command range of its squad's leader, if there is any; others lead themselves (DP-TM-02). */
function follows(m: Match, { unit }: Activation, model: Model): boolean {
  return !m.matchup.units[unit].squad || inCommandOf(m, m.state.leader[unit], model);
}

interface Payment {
  readonly payer: Model;
  /** Pools that he pays from. */
  readonly pool: readonly number[];
}

/** The payment of the first who can, since whoever is near a Commander may spend his points for any purpose (DP-CP-02); null where nobody can. */
function paymentFor(m: Match, [head, ...covered]: readonly Model[], points: number): Payment | null {
  if (points === 0) return { payer: head, pool: [] };
  if (!m.matchup.settings[m.matchup.models[head].seat].commandPoints.manoeuvres.on) return null;
  for (const payer of [head, ...covered]) {
    const pool = pools(m, payer, m.state.point[payer], 'manoeuvre');
    if (pointsIn(m, pool) >= points) return { payer, pool };
  }
  return null;
}
