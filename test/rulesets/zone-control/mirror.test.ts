import { describe, expect, it } from 'vitest';
import { type Dice, seededDice } from '../../../src/kernel/dice.ts';
import { beginRound, seedWords } from '../../../src/kernel/luck.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { boardSize, compileBook, matchingOf } from '../../../src/rulesets/zone-control/book.ts';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import type { Match } from '../../../src/rulesets/zone-control/match.ts';
import { advanceMatch } from '../../../src/rulesets/zone-control/phases.ts';
import { CLAUSE, rules } from '../../../src/rulesets/zone-control/rules/index.ts';
import { leadOf, outcomeOf } from '../../../src/rulesets/zone-control/score.ts';
import { setUp } from '../../../src/rulesets/zone-control/setup.ts';
import { createState, NOWHERE } from '../../../src/rulesets/zone-control/state.ts';
import { openTheatre } from '../../../src/rulesets/zone-control/theatre.ts';
import { unitData } from '../../../src/rulesets/zone-control/units.ts';

const arenas = createArenas(zoneControl);
const SEAT_BIT = 64;
const clauses = Object.values(CLAUSE).flatMap((own) => Object.values<number>(own)).length;

/** A match between veterans; with `swapped` the armies change seats and each takes its luck along. */
function begin(table: string, seed: string, swapped: boolean): Match {
  const armies = swapped ? (['strike', 'line'] as const) : (['line', 'strike'] as const);
  const field = arenas.field({ name: table }, DEFAULT_PITCH);
  const book = compileBook(
    unitData,
    matchingOf(unitData, rules, { variants: [{}, {}], armies }),
    boardSize(field.ground.spec),
  );
  const state = createState(book, seedWords(seed), book.kills.counters, clauses);
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
      shock: m.state.shock[model],
    };
  });
}

describe('sides that change seats', () => {
  it.each(['24x24-copses', '24x36-hedged-lane', '36x36-old-growth', '48x60-plain'])(
    'play the same match turned round on %s',
    (table) => {
      const one = begin(table, table, false);
      const other = begin(table, table, true);
      setUp(one);
      setUp(other);
      for (let step = 0; !one.state.over; step++) {
        for (const seat of [0, 1] as const) {
          expect(forceOf(other, seat === 0 ? 1 : 0, true), `after step ${step}`).toEqual(
            forceOf(one, seat, false),
          );
        }
        advanceMatch(one);
        advanceMatch(other);
      }
      expect(other.state.over).toBe(true);
      expect(leadOf(other)).toBeCloseTo(-leadOf(one), 12);
      expect([outcomeOf(one), outcomeOf(other)].sort()).not.toEqual(['won', 'won']);
      expect([...other.state.zones].reverse()).toEqual([...one.state.zones]);
    },
  );
});
