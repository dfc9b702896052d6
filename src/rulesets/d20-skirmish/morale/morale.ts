import { NOBODY, type Unit } from '../../../kernel/entities.ts';
import { acted, count, type Match, membersLeft, tell } from '../match/match.ts';
import { isHalved, STATES, testsForLosses } from '../match/morale-states.ts';
import { testLeadership } from '../match/tests.ts';
import { BROKEN, mayDare, PANICKED, STEADY } from '../matchup/modifiers.ts';
import { CLAUSE } from '../rules/index.ts';
import { rollAmok, runsAmok } from './amok.ts';
import { speakerOf } from './speaker.ts';
import { unhinge } from './unhinged-chart.ts';

/**
 * Tests the morale of every squad that has lost somebody since it last did (DX-MOR-01, DX-MOR-02), be it by what a test
 * has come to (DX-UNH-01), or one of which a Dire model has wounded (DX-MOR-03).
 */
export function settleMorale(m: Match): void {
  const { shaken, dreading } = m.state;
  m.matchup.squads.forEach((_, squad) => {
    while (shaken[squad] + dreading[squad] > 0) settleSquad(m, squad);
  });
}

function settleSquad(m: Match, squad: Unit): void {
  const { shaken, dreading, over } = m.state;
  const byLosses = shaken[squad] > 0 && mustTest(m, squad);
  const tests = byLosses || (dreading[squad] > 0 && mayTest(m, squad));
  shaken[squad] = 0;
  dreading[squad] = 0;
  if (over || !tests) return;
  if (byLosses) noteLosses(m, squad);
  testMorale(m, squad);
}

/** Whether a squad has a morale to lose: individuals have none. */
function mayTest(m: Match, squad: Unit): boolean {
  const { seat, members } = m.matchup.squads[squad];
  return m.matchup.settings[seat].morale.on && members.length > 1 && membersLeft(m, squad).length > 0;
}

function mustTest(m: Match, squad: Unit): boolean {
  return mayTest(m, squad) && testsForLosses(m, squad) && isHalved(m, squad, membersLeft(m, squad));
}

/** Notes that a squad tests for what it has lost: once for the half, and then for more, whatever else it tested for. */
function noteLosses(m: Match, squad: Unit): void {
  acted(m, m.state.tested[squad] > 0 ? CLAUSE.morale.later : CLAUSE.morale.half);
  m.state.tested[squad] = 1;
}

function testMorale(m: Match, squad: Unit): void {
  const { seat } = m.matchup.squads[squad];
  count(m, seat, 'tests:morale');
  tell(m, 'morale-test', () => [`${m.matchup.squads[squad].name} tests its morale.`, { squad }]);
  const { bonus } = m.matchup.settings[seat].morale.test;
  if (!testLeadership(m, speakerOf(m, squad), [CLAUSE.morale.test, bonus])) worsen(m, squad);
}

/** Panicked, or Broken when it was Panicked before (DX-MOR-05). */
function worsen(m: Match, squad: Unit): void {
  const { seat } = m.matchup.squads[squad];
  const before = m.state.morale[squad];
  const own = m.matchup.settings[seat];
  const { ladder } = own.morale;
  if (runsAmok(m, squad)) return rollAmok(m, squad);
  if (before === BROKEN && own.unhinged.on && own.unhinged.chart.on) return unhinge(m, squad);
  const after = before === STEADY || !ladder.on ? PANICKED : BROKEN;
  if (after === before) return;
  if (ladder.on) acted(m, CLAUSE.morale.ladder);
  count(m, seat, after === PANICKED ? 'panics' : 'breaks');
  setMorale(m, squad, after);
  if (mayDare(own, after)) return;
  for (const model of membersLeft(m, squad)) {
    m.state.waiting[model] = 0;
    m.state.aim[model] = NOBODY;
  }
}

export function setMorale(m: Match, squad: Unit, state: number): void {
  m.state.morale[squad] = state;
  if (state < BROKEN) for (const model of membersLeft(m, squad)) m.state.unhinged[model] = 0;
  tell(m, 'morale', () => [`${m.matchup.squads[squad].name} is ${STATES[state]}.`, { squad, state }]);
}
