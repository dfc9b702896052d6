import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { compileGround } from '../../../../src/kernel/field/compile-ground.ts';
import { DEFAULT_PITCH } from '../../../../src/match/spec.ts';
import type { Player } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { checkVictory, remove } from '../../../../src/rulesets/dark-potential/attack/casualties.ts';
import {
  ON_OVERWATCH,
  type State,
  SUPPRESSING,
} from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { openGame } from '../../../../src/rulesets/dark-potential/turn/game.ts';
import { advanceMatch } from '../../../../src/rulesets/dark-potential/turn/phases.ts';
import { table } from '../../../kernel/bare-table.ts';
import { choosing, fieldOf, optionCalled } from '../../scene.ts';
import { hidden } from '../hiding.ts';
import { passive, type Script, stage } from '../stage.ts';

const OPEN = table(24, 24, []);

/** Plays a number of activations in which nobody does anything; seat 0 has the first turn. */
function play(
  times: number,
  { set = {}, script = [] as Script, position = 'A soldier 0,-11 | B soldier 0,11' } = {},
  arrange: (start: State) => void = () => {},
) {
  const scene = stage(position, { set, table: OPEN });
  arrange(scene.start);
  const m = scene.scripted(script);
  const turns: string[] = [];
  for (let i = 0; i < times && !m.state.over; i++) {
    const { round, active } = m.state;
    turns.push(`${round}${'AB'[active]}`);
    advanceMatch(m);
  }
  m.dice.finish();
  const activations = scene.told.filter(({ kind }) => kind === 'activation').length;
  return { m, turns, activations };
}

describe('turns', () => {
  it('DP-SCEN-04: alternate, the first player first in each round', () => {
    expect(play(5)).toMatchObject({ turns: ['1A', '1B', '2A', '2B', '3A'], activations: 5 });
  });

  it('DP-SCEN-04: are rolled for in each round without the clause', () => {
    const set = { 'scenario.order': 'off' };
    const script: Script = [
      ['roll-off', 2],
      ['roll-off', 5],
      ['roll-off', 6],
      ['roll-off', 1],
    ];
    expect(play(5, { set, script }).turns).toEqual(['1A', '1B', '2B', '2A', '3A']);
  });

  it('DP-SCEN-04, DP-ACTN-01: let who went on Overwatch or suppresses act and lose that in the second of two in a row', () => {
    const script: Script = [
      ['roll-off', 2],
      ['roll-off', 5],
    ];
    const position = 'A soldier 0,-11 | B soldier 0,11 + soldier 3,11 + soldier 6,11';
    const scene = stage(position, { set: { 'scenario.order': 'off' }, table: OPEN });
    scene.start.active = 1;
    scene.start.points[1] = 2;
    const actions = [/^watch/, /^suppress .* by 2/];
    const moved: number[] = [];
    const m = scene.scripted(script, (decision) => {
      if (decision.point === 'DP-D-14') moved.push(m.state.round);
      return decision.point === 'DP-D-20' ? optionCalled(decision, actions.shift() ?? /^move again/) : 0;
    });
    advanceMatch(m);
    expect([...m.state.reaction]).toEqual([0, ON_OVERWATCH, SUPPRESSING, SUPPRESSING]);
    expect(m.state.active).toBe(1);
    advanceMatch(m);
    expect(moved).toEqual([1, 1, 1, 2, 2, 2]);
    expect([...m.state.reaction]).toEqual([0, 0, 0, 0]);
  });

  it('DP-Q-12: end after so many rounds, or ten times as many by one reading', () => {
    const rounds = (cap: string) => {
      const set = { 'scenario.order.rounds': 4, 'scenario.order.cap': cap };
      return play(1000, { set }).turns.length / 2;
    };
    expect([rounds('unresolved'), rounds('wounds'), rounds('none')]).toEqual([4, 4, 40]);
  });

  it('DP-SCEN-05: end after so many without the clause, for the side with more of its army left', () => {
    const ends = (set: Variant) => {
      const own = { 'scenario.order.rounds': 4, 'scenario.order.cap': 'none', ...set };
      const hurt = (start: State) => start.wounds[0]--;
      const { m, turns } = play(1000, { set: own, position: 'A leader 0,-11 | B leader 0,11' }, hurt);
      const game = openGame(m.matchup, fieldOf(compileGround(OPEN, DEFAULT_PITCH)), 1);
      return [turns.length / 2, game.result(m.state).outcome];
    };
    expect([ends({}), ends({ 'scenario.victory': 'off' })]).toEqual([
      [40, 'unresolved'],
      [4, 'lost'],
    ]);
  });

  it('DP-PHASE-01, DP-REGEN-01: begin with Command Points for the side whose turn it is', () => {
    const { m } = play(1, { position: 'A leader 0,-11 | B leader 0,11' });
    expect([m.state.points[0], m.state.points[1]]).toEqual([2, 0]);
  });

  it('DP-ACT-01, DP-Q-46: take one activation of each unit that is left, in any order', () => {
    const position = 'A leader 0,-11 | A sniper 3,-11 | A assassin 6,-11 | B soldier 0,11';
    const scene = stage(position, { table: OPEN });
    const orders: Player = ({ point, count }) => (point === 'DP-D-08' ? count - 1 : 0);
    const m = scene.scripted([], orders);
    remove(m, 2);
    for (let i = 0; i < 2; i++) advanceMatch(m);
    const activations = scene.told.filter(({ kind }) => kind === 'activation').map(({ data }) => data!.unit);
    expect([activations, m.state.active]).toEqual([[1, 0], 1]);
  });

  it('DP-ACT-01: take units in an order that is rolled without the clause', () => {
    const position = 'A leader 0,-11 | A sniper 3,-11 | B soldier 0,11';
    const { m } = play(1, { set: { 'turn.order': 'off' }, script: [['random-order', 2]], position });
    expect([...m.state.activated]).toEqual([0, 1, 0]);
  });

  it('DP-OW-09: end what the other side has waited for', () => {
    const waiting = (activations: number, set: Variant = {}) =>
      play(activations, { set }, ({ reaction }) => reaction.fill(ON_OVERWATCH, 1)).m.state.reaction[1];
    expect([waiting(0), waiting(1)]).toEqual([ON_OVERWATCH, 0]);
    const two = { 'overwatch.duration.turns': 2 };
    expect([waiting(2, two), waiting(3, two)]).toEqual([ON_OVERWATCH, 0]);
  });

  it('V-18: end with the tests that are owed by one reading', () => {
    const script: Script = [['leadership', 6]];
    const { m } = play(1, { script }, ({ owed }) => owed.fill(2, 1));
    expect([m.state.owed[1], m.state.suppressed[1]]).toEqual([0, 1]);
  });

  it('DP-LDR-03, DP-Q-129: let models test again that have failed, or rounds by one reading', () => {
    const failed = (scope: string, activations: number) => {
      const set = { 'leadership.stop.scope': scope };
      return play(activations, { set }, (start) => {
        start.failed.fill(1);
        // Seat 0 has had its turn.
        start.active = 1;
      }).m.state.failed[0];
    };
    expect([failed('turn', 1), failed('round', 1), failed('round', 2)]).toEqual([0, 1, 0]);
  });

  it("DP-Q-112: let hidden models show themselves in the enemy's, by one reading", () => {
    const shown = (reveal: string) => {
      const set = { 'stealth.moves.reveal': reveal, perception: 'off' };
      const { position, model } = hidden('A soldier 0,-11', ['0,11', '3,11'], { set, table: OPEN });
      const m = position.scripted([], [passive, choosing({ 'DP-D-09': 'show itself' })]);
      advanceMatch(m);
      return m.state.hidden[model] === 0;
    };
    expect([shown('enemy-turn-too'), shown('before-action')]).toEqual([true, false]);
  });
});

describe('a match', () => {
  const end = (killed: readonly number[], both: string, attacker: 0 | 1, active: 0 | 1 = 0) => {
    const position = stage('A soldier 0,0 | B soldier 0,7', { set: { 'scenario.victory.both': both } });
    position.start.active = active;
    const m = position.scripted([]);
    for (const model of killed) remove(m, model);
    checkVictory(m, attacker);
    return [m.state.over, m.state.winnerOfBoth];
  };

  it('DP-SCEN-05: is over when a side has nobody left', () => {
    expect([end([], 'draw', 0)[0], end([1], 'draw', 0)[0], end([0], 'draw', 0)[0]]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('DP-Q-13: is a draw if nobody is left on either, or is won by whose turn or whose attack it was', () => {
    expect(end([0, 1], 'draw', 1)).toEqual([true, NOWHERE]);
    expect([end([0, 1], 'active', 1, 0), end([0, 1], 'active', 0, 1)]).toEqual([
      [true, 0],
      [true, 1],
    ]);
    expect([end([0, 1], 'attacker', 1, 0), end([0, 1], 'attacker', 0, 1)]).toEqual([
      [true, 1],
      [true, 0],
    ]);
    expect(end([1], 'attacker', 0)).toEqual([true, NOWHERE]);
  });
});
