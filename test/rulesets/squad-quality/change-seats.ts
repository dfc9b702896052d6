import { unitData } from '../../../src/rulesets/squad-quality/armies.ts';
import { openBattlefield } from '../../../src/rulesets/squad-quality/battlefield.ts';
import { compileBook, matchingOf } from '../../../src/rulesets/squad-quality/book.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match.ts';
import { CLAUSE, rules } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { leadOf, outcomeOf } from '../../../src/rulesets/squad-quality/score.ts';
import { setUp } from '../../../src/rulesets/squad-quality/setup.ts';
import { createState } from '../../../src/rulesets/squad-quality/state.ts';
import { advanceMatch } from '../../../src/rulesets/squad-quality/turns.ts';
import { seatChanger } from '../change-seats.ts';

const clauses = Object.values(CLAUSE).flatMap((own) => Object.values<number>(own)).length;

export const changeSeats = seatChanger<Match>({
  armies: ['regulars', 'masses'],
  open(field, armies, seed) {
    const book = compileBook(unitData, matchingOf(unitData, rules, { variants: [{}, {}], armies }));
    const state = createState(book, seed, book.kills.counters, clauses);
    return { book, battlefield: openBattlefield(book, field), state };
  },
  setUp,
  advance: advanceMatch,
  leadOf,
  outcomeOf,
  conditionOf: ({ state }, unit) => [state.figures[unit], state.marker[unit], state.losses[unit]],
  holdingsOf: (m) => m.state.held,
});
