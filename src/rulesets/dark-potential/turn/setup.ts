import type { Model } from '../../../kernel/entities.ts';
import { beginRound } from '../../../kernel/luck.ts';
import { RESERVE, type Seat, TEMPO } from '../../../rules/decision.ts';
import { drawPlan } from '../../../rules/play/deployment-plan.ts';
import { called, whom } from '../../../rules/play/labels.ts';
import { rollSixesOff } from '../../../rules/play/roll-off.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { tellLeader } from '../match/leading.ts';
import { acted, count, decide, isOnTable, type Match, tell } from '../match/match.ts';
import { ROLL } from '../rolls/rolls.ts';
import { CLAUSE } from '../rules/index.ts';
import { placeLead, placeMate } from './placing.ts';
import { near, zoneOf } from './zone.ts';

/** Sets up the scenario: roll-off, first turn, deployment of one side and then the other (DP-SCEN-01..03). */
export function setUp(m: Match): void {
  const first = rollOff(m);
  m.state.first = first;
  m.state.active = first;
  count(m, first, 'first');
  tell(m, 'first', () => [`${'AB'[first]} takes the first turn.`, { first }]);
  for (const seat of [first, otherSeat(first)]) deploy(m, seat, seat === first);
  m.state.round = 1;
  beginRound(m.state.luck, 1);
}

const CHOOSING = { label: called('go first', 'go second') };

/** The winner of the roll-off chooses who goes first (DP-D-01). */
function rollOff(m: Match): Seat {
  const { rollOff: rule } = m.matchup.settings[0].scenario;
  if (!rule.on) return 0;
  acted(m, CLAUSE.scenario.rollOff);
  const winner = rollSixesOff(m, ROLL['roll-off'], count);
  if (rule.winner === 'goes-first') return winner;
  // Moving first brings the first shots; deploying second shows where. Fire decides more than knowledge here.
  const weigh = (option: number, into: Float64Array) => {
    into[TEMPO] = option === 0 ? 0.1 : 0;
  };
  const second = decide(m, winner, 'DP-D-01', m.matchup.force[winner][0], 2, weigh, CHOOSING);
  return second === 0 ? winner : otherSeat(winner);
}

/** How broad an army deploys: on a broader front its units are beaten one by one. */
const BREADTHS = [0.1, 0.2, 0.3];

/** Deploys everything along the seat's edge, unit by unit; the second side sees the first (DP-D-03 to DP-D-07). */
function deploy(m: Match, seat: Seat, isFirst: boolean): void {
  const { firstDeployment, secondDeployment } = m.matchup.settings[seat].scenario;
  acted(m, isFirst ? CLAUSE.scenario.firstDeployment : CLAUSE.scenario.secondDeployment);
  // Without DP-SCEN-03 the second side does not see where the first has gone.
  const blind = isFirst || !secondDeployment.on;
  const zone = zoneOf(m, seat, isFirst ? firstDeployment.depth : secondDeployment.depth, blind);
  const postOf = drawPlan(m, seat, ROLL.deployment, BREADTHS);
  for (const unit of m.matchup.unitsOf[seat]) {
    const { members, squad } = m.matchup.units[unit];
    const lead = members[0];
    const anchor = placeLead(m, lead, zone, postOf(lead));
    const close = members.length > 1 ? near(m, zone, anchor) : [];
    for (const mate of members.slice(1)) placeMate(m, mate, zone, close, anchor);
    if (squad) {
      m.state.leader[unit] = chooseLeader(m, members);
      tellLeader(m, unit);
    }
    for (const model of members) countUnit(m, model, squad);
  }
}

/** Counts the clauses that put a model on the table. */
function countUnit(m: Match, model: Model, squad: boolean): void {
  const { id } = m.matchup.models[model].profile;
  const { units, squads, army, measurement } = CLAUSE;
  const key = id === 'club-soldier' ? 'soldier' : id;
  if (Object.hasOwn(units, key)) acted(m, units[key as keyof typeof units]);
  acted(m, squads.members);
  if (squad) acted(m, squads.leader);
  for (const clause of [army.mirror, army.commandPoints, measurement.base]) acted(m, clause);
}

/** Whoever has the most squad mates around him leads (DP-SQD-02, DP-D-07); nobody hidden, who shares no points, where he need not. */
function chooseLeader(m: Match, members: readonly Model[]): Model {
  const shown = members.filter((model) => isOnTable(m, model));
  const spread = (model: Model) =>
    shown.reduce((sum, mate) => sum + m.battlefield.distance(m.state.point[model], m.state.point[mate]), 0);
  const may = shown.length > 0 ? shown : members;
  const plain = may.filter(
    (model) => (m.state.weapons[model] & ~m.matchup.common[m.matchup.models[model].unit]) === 0,
  );
  const able = plain.length > 0 ? plain : may;
  const shares = able.map(spread);
  const { seat } = m.matchup.models[members[0]];
  const weigh = (i: number, into: Float64Array) => {
    into[RESERVE] = -shares[i] / 1e6;
  };
  const label = whom('appoint', m, able);
  return able[decide(m, seat, 'DP-D-07', members[0], able.length, weigh, { label })];
}
