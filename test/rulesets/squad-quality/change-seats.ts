import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/squad-quality/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { leadOf, outcomeOf } from '../../../src/rulesets/squad-quality/match/score.ts';
import { compileMatchup, matchingOf } from '../../../src/rulesets/squad-quality/matchup/compiled-matchup.ts';
import { rules } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { setUp } from '../../../src/rulesets/squad-quality/turn/setup.ts';
import { advanceMatch } from '../../../src/rulesets/squad-quality/turn/turns.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { type ChangeSeats, seatChanger } from '../change-seats.ts';

/** Two armies that change seats, in a game with settings of its own perhaps. */
export function seatChangerOf(armies: readonly [string, string], set: Variant = {}): ChangeSeats {
  return seatChanger<Match>({
    armies,
    open(field, seated, seed) {
      const matchup = compileMatchup(
        unitData,
        matchingOf(unitData, rules, { variants: [set, set], armies: seated }),
      );
      const state = createState(matchup, seed, clauseCount(rules));
      return { matchup, battlefield: openBattlefield(matchup, field), state };
    },
    setUp,
    advance: advanceMatch,
    leadOf,
    outcomeOf,
    conditionOf: ({ state }, unit) => [state.figures[unit], state.marker[unit], state.losses[unit]],
    holdingsOf: (m) => m.state.held,
  });
}

export const changeSeats = seatChangerOf(['regulars', 'masses']);
