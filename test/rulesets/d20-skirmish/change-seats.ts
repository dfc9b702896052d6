import { compileBoth } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/d20-skirmish/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/d20-skirmish/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { leadOf, outcomeOf } from '../../../src/rulesets/d20-skirmish/match/score.ts';
import { compileMatchup } from '../../../src/rulesets/d20-skirmish/matchup/compiled-matchup.ts';
import { rules, type Settings } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { setUp } from '../../../src/rulesets/d20-skirmish/turn/setup.ts';
import { advanceMatch } from '../../../src/rulesets/d20-skirmish/turn/turns.ts';
import { unitData } from '../../../src/rulesets/d20-skirmish/units/unit-data.ts';
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
  conditionOf: (m, model) => [m.state.posture[model], m.state.concealed[model]],
});
