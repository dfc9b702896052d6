import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { inches } from '../../../src/kernel/length.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import type { MoveKind } from '../../../src/rulesets/dark-potential/battlefield/passage.ts';
import { makeMove } from '../../../src/rulesets/dark-potential/moves/moves.ts';
import { type Script, type Staging, stage } from './stage.ts';

const [LEAVER, MATE, LEADER, SOLDIER] = [0, 1, 2, 3];
/** Where the mate stood, who is no more: out of contact with both enemies, or still next to the Leader. */
const [AWAY, BESIDE] = ['0,4', '0.98,0.98'];

const MISSES: Script = [
  ['hit', 12],
  ['hit', 12],
];

/** Moves a soldier out of contact with a Leader and a soldier, and gives the position and the attacks on the way. */
function leave(rolls: Script, staging: Staging = {}, to = AWAY, kind: MoveKind = 'move') {
  const set = { leadership: 'off', ...staging.set };
  const position = stage(`A soldier 0,0 + soldier ${to} | B leader 0.98,0 | B soldier -0.98,0`, {
    ...staging,
    set,
  });
  position.start.point[MATE] = NOWHERE;
  position.start.wounds[MATE] = 0;
  const m = position.scripted(rolls);
  makeMove(m, { model: LEAVER, kind, allowance: inches(6), shielded: false, plan: () => [0, 1] });
  m.dice.finish();
  const attacks = position.told.flatMap(({ kind: event, data }) => (event === 'attack' ? [data!] : []));
  return { m, attacks, strikers: attacks.map(({ attacker }) => attacker) };
}

describe('leaving combat', () => {
  it('DP-LEAVE-02, DP-LEAVE-03: each enemy in contact strikes first, at Close Combat and 2 less Defense', () => {
    const { m, attacks } = leave(MISSES);
    expect(attacks).toMatchObject([
      { attacker: LEADER, target: LEAVER, kind: 'free-strike', from: 2, at: 0, needed: 11 },
      { attacker: SOLDIER, target: LEAVER, kind: 'free-strike', from: 3, at: 0, needed: 10 },
    ]);
    expect(m.state.point[LEAVER]).toBe(1);
  });

  it('DP-LEAVE-03: the bonus is what the setting says, and none without the clause', () => {
    const needed = (set: Variant) => leave(MISSES, { set }).attacks.map((attack) => attack.needed);
    expect(needed({ 'leaving-combat.bonus.points': 1 })).toEqual([10, 9]);
    expect(needed({ 'leaving-combat.bonus': 'off' })).toEqual([9, 8]);
  });

  it('DP-LEAVE-02: whoever is struck down goes nowhere, and nobody strikes at the dead', () => {
    const { m, strikers } = leave([
      ['hit', 11],
      ['wound', 8],
    ]);
    expect(strikers).toEqual([LEADER]);
    expect([m.state.point[LEAVER], m.state.wounds[LEAVER]]).toEqual([NOWHERE, 0]);
  });

  it('DP-LEAVE-02: costs nothing without the clause, or without the heading', () => {
    for (const set of [{ 'leaving-combat.strike': 'off' }, { 'leaving-combat': 'off' }]) {
      expect(leave([], { set }).m.state.point[LEAVER]).toBe(1);
    }
  });

  it('DP-LEAVE-02: the striker has the rule, not the leaver', () => {
    const off = { 'leaving-combat.strike': 'off' };
    const on = { 'leaving-combat.strike': 'on' };
    expect(leave([], { theirs: off }).strikers).toEqual([]);
    expect(leave(MISSES, { set: off, theirs: on }).strikers).toEqual([LEADER, SOLDIER]);
  });

  it('DP-Q-49: everyone in contact strikes at whoever leaves one of them, or only the one that is left', () => {
    expect(leave(MISSES, {}, BESIDE).strikers).toEqual([LEADER, SOLDIER]);
    const set = { 'leaving-combat.strike.strikers': 'those-left' };
    expect(leave([['hit', 12]], { set }, BESIDE).strikers).toEqual([SOLDIER]);
  });

  it('DP-LEAVE-01: whoever stays in contact with all does not leave', () => {
    const position = stage('A soldier 0,0 + soldier 0.98,0.98 | B leader 0.98,0');
    position.start.point[MATE] = NOWHERE;
    const m = position.scripted([]);
    const plan = () => [0, 1];
    makeMove(m, { model: LEAVER, kind: 'move', allowance: inches(6), shielded: false, plan });
    expect(m.state.point[LEAVER]).toBe(1);
  });

  it('DP-Q-50: by one reading the strikes come when the model has moved', () => {
    const { attacks } = leave(MISSES, { set: { 'leaving-combat.strike.timing': 'after' } });
    expect(attacks.map(({ attacker, at }) => [attacker, at])).toEqual([
      [LEADER, 1],
      [SOLDIER, 1],
    ]);
  });

  it('DP-Q-52: every movement counts, or those its owner chose', () => {
    expect(leave(MISSES, {}, AWAY, 'forced').strikers).toEqual([LEADER, SOLDIER]);
    const set = { 'leaving-combat.leaving.provokes': 'voluntary' };
    expect(leave([], { set }, AWAY, 'forced').strikers).toEqual([]);
    expect(leave(MISSES, { set }).strikers).toEqual([LEADER, SOLDIER]);
  });
});
