import { compileBoth } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/pass-counter/battlefield.ts';
import { compileMatchup } from '../../../src/rulesets/pass-counter/compiled-matchup.ts';
import type { Match } from '../../../src/rulesets/pass-counter/match.ts';
import { advanceMatch } from '../../../src/rulesets/pass-counter/rounds.ts';
import { CLAUSE, rules, type Settings } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { leadOf, outcomeOf } from '../../../src/rulesets/pass-counter/score.ts';
import { setUp } from '../../../src/rulesets/pass-counter/setup.ts';
import { createState } from '../../../src/rulesets/pass-counter/state.ts';
import { unitData } from '../../../src/rulesets/pass-counter/units.ts';
import { seatChanger } from '../change-seats.ts';

const clauses = Object.values(CLAUSE).flatMap((own) => Object.values<number>(own)).length;

export const changeSeats = seatChanger<Match>({
  armies: ['numbers', 'heavies'],
  open(field, armies, seed) {
    const matchup = compileMatchup(unitData, rules, compileBoth<Settings>(rules, [{}, {}]), armies);
    const state = createState(matchup, seed, matchup.kills.counters, clauses);
    return { matchup, battlefield: openBattlefield(matchup, field), state };
  },
  setUp,
  advance: advanceMatch,
  leadOf,
  outcomeOf,
  conditionOf: (m, model) => m.state.down[model],
});
