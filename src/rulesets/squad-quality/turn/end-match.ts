import type { Seat } from '../../../rules/decision.ts';
import { scoreOfRuins } from '../actions/demolition.ts';
import { acted, count, type Match, tell, tellSide } from '../match/match.ts';
import { holders } from '../match/objectives.ts';
import { survivorsOf } from '../match/score.ts';
import { CLAUSE } from '../rules/index.ts';
import { NONE } from '../units/entities.ts';

/** Ends the match: objectives are counted (SQ-CORE-SCN). */
export function endMatch(m: Match): void {
  const { state } = m;
  state.over = true;
  acted(m, CLAUSE.scenario.length);
  for (const [i, seat] of holders(m).entries()) {
    if (seat === NONE) continue;
    state.held[seat as Seat]++;
    count(m, seat as Seat, 'objectives');
    acted(m, CLAUSE.scenario.objectives);
    tell(m, 'objective', () => [
      `${'AB'[seat]} holds ${m.battlefield.objectives[i].name}.`,
      { seat, objective: i },
    ]);
  }
  for (const seat of [0, 1] as const) {
    const score = scoreOfRuins(m, seat);
    if (score === 0) continue;
    state.held[seat] += score;
    const what = score === 1 ? 'an objective' : `${score} objectives`;
    tellSide(m, 'ruins', seat, `has destroyed the structure, which counts for ${what}`, { score });
  }
  const { ties, objectives } = m.matchup.settings[0].scenario;
  const isTie = objectives.on && ties.on && state.held[0] === state.held[1];
  if (isTie) acted(m, CLAUSE.scenario.ties);
  if (isTie || !objectives.on) tellLosses(m);
}

/** What is left of either side, where nothing else may decide (SQ-CORE-SCN-ties). */
function tellLosses(m: Match): void {
  const sides = survivorsOf(m);
  if (sides.some(({ models }) => models === 0)) return;
  tell(m, 'end', () => {
    const [a, b] = sides.map(({ worth }) => `${(100 * worth).toFixed(1)} %`);
    return [`Army left: ${a} for A, ${b} for B.`, { left: sides.map(({ worth }) => worth) }];
  });
}
