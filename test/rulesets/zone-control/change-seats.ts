import { openBattlefield } from '../../../src/rulesets/zone-control/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/zone-control/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/zone-control/match/match.ts';
import { leadOf, outcomeOf } from '../../../src/rulesets/zone-control/match/score.ts';
import {
  boardSize,
  compileMatchup,
  matchingOf,
} from '../../../src/rulesets/zone-control/matchup/compiled-matchup.ts';
import { rules } from '../../../src/rulesets/zone-control/rules/index.ts';
import { advanceMatch } from '../../../src/rulesets/zone-control/turn/phases.ts';
import { setUp } from '../../../src/rulesets/zone-control/turn/setup.ts';
import { unitData } from '../../../src/rulesets/zone-control/units/unit-data.ts';
import { seatChanger } from '../change-seats.ts';

export const changeSeats = seatChanger<Match>({
  rules,
  compile: (sides, { ground }) =>
    compileMatchup(unitData, matchingOf(unitData, rules, sides), boardSize(ground.spec)),
  openBattlefield,
  createState,
  setUp,
  advance: advanceMatch,
  leadOf,
  outcomeOf,
  conditionOf: (m, model) => m.state.shock[model],
  holdingsOf: (m) => m.state.zones,
});
