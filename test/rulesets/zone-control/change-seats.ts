import { openBattlefield } from '../../../src/rulesets/zone-control/battlefield.ts';
import {
  boardSize,
  compileMatchup,
  matchingOf,
} from '../../../src/rulesets/zone-control/compiled-matchup.ts';
import type { Match } from '../../../src/rulesets/zone-control/match.ts';
import { advanceMatch } from '../../../src/rulesets/zone-control/phases.ts';
import { CLAUSE, rules } from '../../../src/rulesets/zone-control/rules/index.ts';
import { leadOf, outcomeOf } from '../../../src/rulesets/zone-control/score.ts';
import { setUp } from '../../../src/rulesets/zone-control/setup.ts';
import { createState } from '../../../src/rulesets/zone-control/state.ts';
import { unitData } from '../../../src/rulesets/zone-control/units.ts';
import { seatChanger } from '../change-seats.ts';

const clauses = Object.values(CLAUSE).flatMap((own) => Object.values<number>(own)).length;

export const changeSeats = seatChanger<Match>({
  armies: ['line', 'strike'],
  open(field, armies, seed) {
    const matchup = compileMatchup(
      unitData,
      matchingOf(unitData, rules, { variants: [{}, {}], armies }),
      boardSize(field.ground.spec),
    );
    const state = createState(matchup, seed, matchup.kills.counters, clauses);
    return { matchup, battlefield: openBattlefield(matchup, field), state };
  },
  setUp,
  advance: advanceMatch,
  leadOf,
  outcomeOf,
  conditionOf: (m, model) => m.state.shock[model],
  holdingsOf: (m) => m.state.zones,
});
