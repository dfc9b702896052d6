import { compileBoth } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/dark-potential/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/dark-potential/match/match.ts';
import { leadOf, outcomeOf, survivorsOf } from '../../../src/rulesets/dark-potential/match/score.ts';
import { compileMatchup } from '../../../src/rulesets/dark-potential/matchup/compiled-matchup.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { advanceMatch } from '../../../src/rulesets/dark-potential/turn/phases.ts';
import { setUp } from '../../../src/rulesets/dark-potential/turn/setup.ts';
import { unitData } from '../../../src/rulesets/dark-potential/units/unit-data.ts';
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
  outcomeOf: (m) => outcomeOf(m, survivorsOf(m)),
  conditionOf: ({ state }, model) => [state.hidden[model], state.suppressed[model], state.weapons[model]],
});
