import { deepStrictEqual } from 'node:assert/strict';
import { type Dice, seededDice } from '../../../src/kernel/dice.ts';
import { beginRound, seedWords } from '../../../src/kernel/luck.ts';
import type { Arenas } from '../../../src/match/arenas.ts';
import { DEFAULT_PITCH, type TableRef } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { compileBook } from '../../../src/rulesets/pass-counter/book.ts';
import { COUNTERS } from '../../../src/rulesets/pass-counter/counters.ts';
import type { Match } from '../../../src/rulesets/pass-counter/match.ts';
import { advanceMatch } from '../../../src/rulesets/pass-counter/rounds.ts';
import { CLAUSE, rules } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { leadOf, outcomeOf } from '../../../src/rulesets/pass-counter/score.ts';
import { setUp } from '../../../src/rulesets/pass-counter/setup.ts';
import { createState, NOWHERE } from '../../../src/rulesets/pass-counter/state.ts';
import { openTheatre } from '../../../src/rulesets/pass-counter/theatre.ts';
import { unitData } from '../../../src/rulesets/pass-counter/units.ts';

const SEAT_BIT = 64;
const OPPOSITE = { won: 'lost', lost: 'won', draw: 'draw', unresolved: 'unresolved' } as const;
const clauses = Object.values(CLAUSE).flatMap((own) => Object.values<number>(own)).length;

/** A match between veterans; with `swapped` the armies change seats and each takes its luck along. */
function begin(arenas: Arenas, table: TableRef, seed: string, swapped: boolean): Match {
  const armies = swapped ? (['heavies', 'numbers'] as const) : (['numbers', 'heavies'] as const);
  const field = arenas.field(table, DEFAULT_PITCH);
  const book = compileBook(unitData, rules, { variants: [{}, {}], armies });
  const state = createState(book, seedWords(seed), COUNTERS.length, clauses);
  beginRound(state.luck, 0);
  const plain = seededDice(state.luck);
  const turned: Dice = { roll: (name, roller, ...dice) => plain.roll(name, roller ^ SEAT_BIT, ...dice) };
  const players = [createPlayer('veteran'), createPlayer('veteran')] as const;
  return { book, theatre: openTheatre(book, field), state, players, dice: swapped ? turned : plain };
}

/** Where the models of a seat are, turned by 180 degrees if asked for, and how they are. */
function forceOf(m: Match, seat: 0 | 1, turned: boolean) {
  return m.book.force[seat].map((model) => {
    const at = m.state.point[model];
    return {
      model: m.book.models[model].name.slice(2),
      at: at === NOWHERE || !turned ? at : m.theatre.ground.mirror[at],
      wounds: m.state.wounds[model],
      down: m.state.down[model],
    };
  });
}

/**
 * Plays a match on a symmetric table twice, the second time with the seats of the armies changed, and returns how many
 * steps it took.
 * @throws AssertionError where it is not the same match turned round
 */
export function changeSeats(arenas: Arenas, table: TableRef, seed: string): number {
  const one = begin(arenas, table, seed, false);
  const other = begin(arenas, table, seed, true);
  setUp(one);
  setUp(other);
  let step = 0;
  for (; !one.state.over; step++) {
    for (const seat of [0, 1] as const) {
      const here = forceOf(one, seat, false);
      deepStrictEqual(forceOf(other, seat === 0 ? 1 : 0, true), here, `Another position after step ${step}.`);
    }
    advanceMatch(one);
    advanceMatch(other);
  }
  deepStrictEqual(other.state.over, true);
  if (Math.abs(leadOf(other) + leadOf(one)) > 1e-12) throw new Error('The leads are not opposite.');
  deepStrictEqual(outcomeOf(other), OPPOSITE[outcomeOf(one)]);
  return step;
}
