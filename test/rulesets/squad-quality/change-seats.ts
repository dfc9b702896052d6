import { openBattlefield } from '../../../src/rulesets/squad-quality/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { leadOf, outcomeOf } from '../../../src/rulesets/squad-quality/match/score.ts';
import { compileMatchup, matchingOf } from '../../../src/rulesets/squad-quality/matchup/compiled-matchup.ts';
import { rules } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { setUp } from '../../../src/rulesets/squad-quality/turn/setup.ts';
import { advanceMatch } from '../../../src/rulesets/squad-quality/turn/turns.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { seatChanger } from '../change-seats.ts';

export const changeSeats = seatChanger<Match>({
  rules,
  compile: (sides) => compileMatchup(unitData, matchingOf(unitData, rules, sides)),
  openBattlefield,
  createState,
  setUp,
  advance: advanceMatch,
  leadOf,
  outcomeOf,
  conditionOf: ({ state }, unit) => [state.figures[unit], state.marker[unit], state.losses[unit]],
  holdingsOf: (m) => m.state.held,
});
