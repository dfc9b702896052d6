import { clauseCount } from '../../../src/rules/assembly/additions.ts';
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
  open(field, { armies, variants }, seed) {
    const settings = compileBoth<Settings>(rules, variants);
    const matchup = compileMatchup(unitData, rules, settings, armies);
    const state = createState(matchup, seed, clauseCount(rules));
    return { matchup, battlefield: openBattlefield(matchup, field), state };
  },
  setUp,
  advance: advanceMatch,
  leadOf,
  outcomeOf: (m) => outcomeOf(m, survivorsOf(m)),
  conditionOf: ({ state }, model) => [state.hidden[model], state.suppressed[model], state.weapons[model]],
});
