import { deepStrictEqual } from 'node:assert/strict';
import { copyData } from '../../../src/kernel/copy-data.ts';
import type { Arenas } from '../../../src/match/arenas.ts';
import type { MatchSpec } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { type Player, type Seat, TACTICS } from '../../../src/rules/decision.ts';
import { type Game, type MatchEvent, otherSeat } from '../../../src/rules/ruleset.ts';
import type { State } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { begin } from '../../conformance/play-on.ts';

/** Events that make a hidden identity public; what follows them may differ. */
const TELLS = ['reveal', 'decoy', 'death'];
/** Bases of an assassin by the book. */
const BASES = 4;
/** How an assassin's bases move. */
const MOVE_OF_BASE = 'DP-D-15';

/** How many decisions were the same whichever base is the real one. */
export interface Kept {
  readonly ofEnemy: number;
  readonly ofOwner: number;
}

/**
 * Plays a match by the book, each side with seat 0's army, for some rounds and puts each activation a second time with another base as the real one.
 * The other side must be offered, weigh and pick the same, whichever of the policies it follows, and the owner must
 * move his bases the same, until he shows himself.
 * @throws AssertionError where something differs
 */
export function keepsSecrets(
  arenas: Arenas,
  spec: MatchSpec,
  policies: readonly string[],
  rounds: number,
): Kept {
  const byTheBook = { variants: [{}, {}], armies: [spec.armies[0], spec.armies[0]] } as const;
  const [plain, start, players] = begin(arenas, { ...spec, ...byTheBook });
  const game = plain as Game<State>;
  const state = start as State;
  let [ofEnemy, ofOwner] = [0, 0];
  while (!game.isOver(state) && state.round <= rounds) {
    const hidden = withOtherSecret(state, otherSeat(state.active));
    for (const policy of hidden ? policies : []) {
      const here = decisionsOf(game, state, state.active, policy).seen;
      deepStrictEqual(decisionsOf(game, hidden!, state.active, policy).seen, here);
      ofEnemy += here.length;
    }
    const own = withOtherSecret(state, state.active);
    if (own) {
      const [here, there] = [movesOf(game, state), movesOf(game, own)];
      // Who shows himself to strike from one base and not from another moves no bases any more.
      const both = here.told || there.told ? Math.min(here.seen.length, there.seen.length) : Infinity;
      deepStrictEqual(there.seen.slice(0, both), here.seen.slice(0, both));
      ofOwner += Math.min(here.seen.length, both);
    }
    game.advance(state, players);
  }
  return { ofEnemy, ofOwner };
}

/** Decisions put before the first tell of an activation, and whether there was one. */
interface Seen {
  readonly seen: readonly string[];
  readonly told: boolean;
}

function movesOf(game: Game<State>, state: State): Seen {
  const { seen, told } = decisionsOf(game, state, state.active, 'veteran');
  return { seen: seen.filter((line) => line.startsWith(MOVE_OF_BASE)), told };
}

/** All decisions a seat is put before the first tell of an activation: what it is offered, weighs and picks. */
function decisionsOf(game: Game<State>, state: State, watched: Seat, policy: string): Seen {
  const seen: string[] = [];
  let told = false;
  const log = (event: MatchEvent) => {
    told ||= TELLS.includes(event.kind);
  };
  const recorder = (seat: Seat): Player => {
    const inner = createPlayer(policy);
    return (decision) => {
      const pick = inner(decision);
      if (seat === watched && !told) seen.push(describeDecision(decision, pick));
      return pick;
    };
  };
  game.advance(copyData(state), [recorder(0), recorder(1)], log);
  return { seen, told };
}

function describeDecision(decision: Parameters<Player>[0], pick: number): string {
  const weighed = Array.from({ length: decision.count }, (_, option) => {
    const into = new Float64Array(TACTICS.length);
    decision.weigh(option, into);
    return into.join(' ');
  });
  return [decision.point, decision.count, decision.luck, pick, ...weighed].join('|');
}

/** The same position with another base as the real one, or null when the seat hides nothing that could differ. */
function withOtherSecret(state: State, owner: Seat): State | null {
  const other = copyData(state);
  const models = other.real.length;
  const own = owner === 0 ? [0, models / 2] : [models / 2, models];
  for (let model = own[0]; model < own[1]; model++) {
    const real = other.real[model];
    if (real < 0) continue;
    const bases = [...other.base.keys()].filter((slot) => other.base[slot] >= 0 && sameOwner(slot, real));
    const swap = bases.find((slot) => slot !== real);
    if (swap === undefined) return null;
    other.real[model] = swap;
    return other;
  }
  return null;
}

/** Bases come in the order of their models, seat 0's first. */
function sameOwner(a: number, b: number): boolean {
  return Math.floor(a / BASES) === Math.floor(b / BASES);
}
