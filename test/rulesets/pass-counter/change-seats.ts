import { compileBoth } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/pass-counter/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/pass-counter/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/pass-counter/match/match.ts';
import { leadOf, outcomeOf } from '../../../src/rulesets/pass-counter/match/score.ts';
import { compileMatchup } from '../../../src/rulesets/pass-counter/matchup/compiled-matchup.ts';
import { rules, type Settings } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { advanceMatch } from '../../../src/rulesets/pass-counter/turn/rounds.ts';
import { setUp } from '../../../src/rulesets/pass-counter/turn/setup.ts';
import { unitData } from '../../../src/rulesets/pass-counter/units/units.ts';
import { seatChanger } from '../change-seats.ts';

export const changeSeats = seatChanger<Match>({
  rules,
  compile: ({ armies, variants }) =>
    compileMatchup(unitData, rules, compileBoth<Settings>(rules, variants), armies),
  openBattlefield,
  createState,
  setUp,
  advance: advanceMatch,
  leadOf,
  outcomeOf,
  conditionOf: (m, model) => m.state.down[model],
});
