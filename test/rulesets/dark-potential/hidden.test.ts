import { describe, expect, it } from 'vitest';
import { seedWords } from '../../../src/kernel/luck.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { type Player, type Seat, TACTICS } from '../../../src/rules/decision.ts';
import type { MatchEvent } from '../../../src/rules/ruleset.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import type { State } from '../../../src/rulesets/dark-potential/state.ts';

/** Events that make a hidden identity public; what follows them may differ. */
const TELLS = ['reveal', 'decoy', 'death'];

const game = createArenas(darkPotential).game({
  ruleset: 'dark-potential',
  table: { name: 'ruined-quarter' },
  variants: [{}, {}],
  armies: ['suggested', 'suggested'],
  policies: ['veteran', 'veteran'],
  seed: 'hidden',
  pitch: 2500,
});

/** All decisions a seat is put before the first tell of an activation: what it is offered, weighs and picks. */
function decisionsOf(state: State, watched: Seat, policy: string): string[] {
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
  game.advance(game.copy(state), [recorder(0), recorder(1)], log);
  return seen;
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
  const other = game.copy(state) as State;
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

/** Bases come four to an assassin, seat 0's first. */
function sameOwner(a: number, b: number): boolean {
  return Math.floor(a / 4) === Math.floor(b / 4);
}

describe('what is hidden stays hidden', { timeout: 60_000 }, () => {
  for (const policy of ['veteran', 'random']) {
    it(`${policy} is offered, weighs and picks the same whichever enemy base is the real one`, () => {
      let compared = 0;
      for (let match = 0; match < 6; match++) {
        const players = [createPlayer('veteran'), createPlayer('veteran')] as const;
        const state = game.start(seedWords(`hidden/${match}`), players) as State;
        while (!game.isOver(state) && state.round < 5) {
          const swapped = withOtherSecret(state, state.active === 0 ? 1 : 0);
          if (swapped) {
            const here = decisionsOf(state, state.active, policy);
            expect(decisionsOf(swapped, state.active, policy)).toEqual(here);
            compared += here.length;
          }
          game.advance(state, players);
        }
      }
      expect(compared).toBeGreaterThan(200);
    });
  }

  it('is not told by how the owner moves his bases', () => {
    let compared = 0;
    for (let match = 0; match < 6; match++) {
      const players = [createPlayer('veteran'), createPlayer('veteran')] as const;
      const state = game.start(seedWords(`moves/${match}`), players) as State;
      while (!game.isOver(state) && state.round < 4) {
        const swapped = withOtherSecret(state, state.active);
        if (swapped) {
          const moves = (one: State) =>
            decisionsOf(one, state.active, 'veteran').filter((line) => line.startsWith('DP-D-15'));
          expect(moves(swapped)).toEqual(moves(state));
          compared++;
        }
        game.advance(state, players);
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});
