import { NOBODY } from '../../../kernel/entities.ts';
import { beginRound } from '../../../kernel/luck.ts';
import type { Seat } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { gainCounters, gainPoints, losePoints } from '../match/income.ts';
import { acted, count, livingOf, type Match, tell } from '../match/match.ts';
import { decidingCounts, leadOf } from '../match/score.ts';
import { CLAUSE } from '../rules/index.ts';
import { determineFirst, seizeInitiative } from './first-player.ts';
import { followUp, isRoundOver, takeTurn } from './turns.ts';

/** Plays on to the next boundary: after an activation or a pass (PC-SEQ-02). */
export function advanceMatch(m: Match): void {
  const { state } = m;
  if (!state.begun) startRound(m);
  if (state.leader === NOBODY || !followUp(m)) {
    if (!isRoundOver(m)) takeTurn(m);
  }
  if (isRoundOver(m)) endRound(m);
}

function startRound(m: Match): void {
  const { state } = m;
  state.round++;
  beginRound(state.luck, state.round);
  state.begun = true;
  acted(m, CLAUSE.sequence.round);
  for (const column of [state.activated, state.walked, state.dashed, state.out, state.skips]) column.fill(0);
  for (const column of [state.followUps, state.reactivations]) column.fill(0);
  for (const seat of [0, 1] as const) {
    handOutCounters(m, seat);
    gainPoints(m, seat, 'round');
  }
  state.first = determineFirst(m);
  state.active = state.first;
  if (state.round === 1) count(m, state.first, 'first');
  count(m, state.first, 'rounds:first');
  tell(m, 'round', () => [
    `Round ${state.round}: ${'AB'[state.first]} goes first.`,
    { round: state.round, first: state.first },
  ]);
}

/** The side with fewer models gets pass counters, beside those it kept by a reading (PC-PASS-01, PC-PAS-UNSPENT). */
function handOutCounters(m: Match, seat: Seat): void {
  const { counters, on } = m.matchup.settings[seat].passing;
  const fewer = livingOf(m, otherSeat(seat)).length - livingOf(m, seat).length;
  const gained = on && fewer > 0 ? fewer * counters.each : 0;
  if (counters.unspent === 'lost') m.state.passes[seat] = 0;
  if (gained > 0) gainCounters(m, seat, gained);
}

/** The end phase, and the end of the game after the last round (PC-A8). */
function endRound(m: Match): void {
  const { state } = m;
  state.begun = false;
  state.leads.push(leadOf(m));
  if (state.over) return;
  const { end } = m.matchup.settings[0].sequence;
  if (state.round >= end.rounds) {
    state.over = true;
    state.stopped = !end.on;
    acted(m, CLAUSE.sequence.end);
    if (end.on) tellCounts(m);
    return;
  }
  seizeInitiative(m);
  for (const seat of [0, 1] as const) losePoints(m, seat);
  state.aimed.fill(0);
  state.focused.fill(0);
}

function tellCounts(m: Match): void {
  tell(m, 'end', () => {
    const [what, [a, b]] = decidingCounts(m);
    return [`${what}: ${a} for A, ${b} for B.`, { counts: [a, b] }];
  });
}
