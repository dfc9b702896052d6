import { deepStrictEqual } from 'node:assert/strict';
import { seededDice } from '../../src/kernel/dice.ts';
import { beginRound, seedWords } from '../../src/kernel/luck.ts';
import type { Arenas } from '../../src/match/arenas.ts';
import { DEFAULT_PITCH, type MatchSpec, type TableRef } from '../../src/match/spec.ts';
import { createPlayer } from '../../src/policies/index.ts';
import { clauseCount } from '../../src/rules/assembly/additions.ts';
import type { Player } from '../../src/rules/decision.ts';
import type { Rule } from '../../src/rules/rule.ts';
import type { Field, MatchState, Outcome } from '../../src/rules/ruleset.ts';
import type { Variant } from '../../src/rules/variant.ts';

const SEAT_BIT = 64;
const OPPOSITE = { won: 'lost', lost: 'won', draw: 'draw', unresolved: 'unresolved' } as const;
/** In place of a point: not on the table. */
const NOWHERE = -1;

/** What can be turned round of a match, whatever the game. */
interface Turnable {
  readonly state: MatchState & {
    readonly over: boolean;
    readonly point: ArrayLike<number>;
    /** Absent where a game has its own columns for it. */
    readonly wounds?: ArrayLike<number>;
  };
  readonly matchup: {
    readonly force: readonly [readonly number[], readonly number[]];
    readonly models: readonly { readonly name: string; roller: number }[];
  };
  readonly battlefield: Field | { readonly ground: Field['ground'] };
}

/** Two sides that change seats. */
export type Sides = Pick<MatchSpec, 'armies' | 'variants' | 'policies'>;

/** What one game does. */
export interface Seating<M extends Turnable> {
  readonly rules: readonly Rule[];
  compile(sides: Sides, field: Field): M['matchup'];
  openBattlefield(matchup: M['matchup'], field: Field): M['battlefield'];
  createState(matchup: M['matchup'], seed: readonly [number, number], clauses: number): M['state'];
  setUp(m: M): void;
  advance(m: M): void;
  leadOf(m: M): number;
  outcomeOf(m: M): Outcome;
  /** What a model is besides its place and wounds. */
  conditionOf(m: M, model: number): unknown;
  /** What each seat holds at the end. */
  holdingsOf?(m: M): readonly unknown[];
}

/**
 * Plays a match on a symmetric table twice, the second time with the seats of the sides changed, and returns how many
 * steps it took.
 * @throws AssertionError where it is not the same match turned round
 */
export type ChangeSeats = (arenas: Arenas, table: TableRef, seed: string, sides: Sides) => number;

/** Veterans with two armies by the book, or with some changes to it. */
export function veterans(armies: readonly [string, string], set: Variant = {}): Sides {
  return { armies, variants: [set, set], policies: ['veteran', 'veteran'] };
}

function changed({ armies, variants, policies }: Sides): Sides {
  return {
    armies: [armies[1], armies[0]],
    variants: [variants[1], variants[0]],
    policies: [policies[1], policies[0]],
  };
}

export function seatChanger<M extends Turnable>(seating: Seating<M>): ChangeSeats {
  const { setUp, advance, leadOf, outcomeOf, conditionOf, holdingsOf } = seating;

  /** With `swapped` the sides have changed seats and each takes its luck along. */
  function begin(field: Field, seed: string, sides: Sides, swapped: boolean): M {
    const matchup = seating.compile(sides, field);
    const state = seating.createState(matchup, seedWords(seed), clauseCount(seating.rules));
    beginRound(state.luck, 0);
    if (swapped) for (const model of matchup.models) model.roller ^= SEAT_BIT;
    const players: readonly [Player, Player] = [
      createPlayer(sides.policies[0]),
      createPlayer(sides.policies[1]),
    ];
    const battlefield = seating.openBattlefield(matchup, field);
    return { matchup, battlefield, state, players, dice: seededDice(state.luck) } as unknown as M;
  }

  /** Where the models of a seat are, turned by 180 degrees if asked for, and how they are. */
  function forceOf(m: M, seat: 0 | 1, turned: boolean) {
    return m.matchup.force[seat].map((model) => {
      const at = m.state.point[model];
      return {
        model: m.matchup.models[model].name.slice(2),
        at: at === NOWHERE || !turned ? at : m.battlefield.ground.mirror[at],
        wounds: m.state.wounds?.[model],
        condition: conditionOf(m, model),
      };
    });
  }

  return (arenas, table, seed, sides) => {
    const field = arenas.field(table, DEFAULT_PITCH);
    const one = begin(field, seed, sides, false);
    const other = begin(field, seed, changed(sides), true);
    setUp(one);
    setUp(other);
    const compare = (step: number) => {
      for (const seat of [0, 1] as const) {
        const here = forceOf(one, seat, false);
        const there = forceOf(other, seat === 0 ? 1 : 0, true);
        deepStrictEqual(there, here, `Another position after step ${step}.`);
      }
    };
    let step = 0;
    for (; !one.state.over; step++) {
      compare(step);
      advance(one);
      advance(other);
    }
    compare(step);
    deepStrictEqual(other.state.over, true);
    if (Math.abs(leadOf(other) + leadOf(one)) > 1e-12) throw new Error('The leads are not opposite.');
    deepStrictEqual(outcomeOf(other), OPPOSITE[outcomeOf(one)]);
    if (holdingsOf) deepStrictEqual([...holdingsOf(other)].reverse(), [...holdingsOf(one)]);
    return step;
  };
}
