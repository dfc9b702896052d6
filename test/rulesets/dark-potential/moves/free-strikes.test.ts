import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { inches } from '../../../../src/kernel/length.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { ON_OVERWATCH } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { strikersAt } from '../../../../src/rulesets/dark-potential/moves/free-strikes.ts';
import { makeMove } from '../../../../src/rulesets/dark-potential/moves/moves.ts';
import { type Script, stage, weapon } from '../stage.ts';
import { MISS, moveFirstBase, onLevelGround, without } from './walks.ts';

/** A Soldier's way over places of mates who are no more, past a Leader whom it touches on the second. */
const PAST = 'A soldier 0,0 + soldier 0,2 + soldier 0,5 | B leader 0.985,2';

/** What happened to a Soldier on its way: where it was struck and that it moved. */
function walk(position: ReturnType<typeof stage>, way: readonly number[], rolls: Script) {
  const m = onLevelGround(position.scripted(rolls));
  const plan = () => way;
  makeMove(m, { model: 0, kind: 'move', allowance: inches(6), shielded: false, plan });
  m.dice.finish();
  return position.told.flatMap(({ kind, data }) => {
    if (kind === 'attack') return [`${data!.kind} at ${data!.at}`];
    return kind === 'reaction-lost' || kind === 'move' ? [kind] : [];
  });
}

const past = (set: Variant = {}) => without(stage(PAST, { set: { 'overwatch.arc': 'off', ...set } }), 1, 2);

describe('contact that is made and broken on the way', () => {
  it('DP-LEAVE-01, DP-Q-53: draws a free strike where it ends, and takes Overwatch', () => {
    const position = past();
    position.start.reaction[3] = ON_OVERWATCH;
    position.start.named[3] = weapon('laser-pistol');
    expect(walk(position, [0, 1, 2], MISS)).toEqual(['reaction-lost', 'free-strike at 1', 'move']);
  });

  it('draws none where it lasts, and none from an enemy without a close combat attack', () => {
    expect(walk(past(), [0, 1], [])).toEqual(['move']);
    const unarmed = past();
    unarmed.start.weapons[3] = 1 << weapon('laser-pistol');
    expect(walk(unarmed, [0, 1, 2], [])).toEqual(['move']);
    expect(walk(past({ 'leaving-combat.strike': 'off' }), [0, 1, 2], [])).toEqual(['move']);
  });

  it('draws one from each enemy in a movement', () => {
    expect(walk(past(), [0, 1, 2, 1, 0], MISS)).toEqual(['free-strike at 1', 'move']);
    expect(walk(past(), [1, 2, 1, 0], MISS)).toEqual(['free-strike at 0', 'move']);
  });

  it('ends the movement there if the strike kills', () => {
    const kill: Script = [
      ['hit', 2],
      ['wound', 2],
    ];
    expect(walk(past({ leadership: 'off' }), [0, 1, 2], kill)).toEqual(['free-strike at 1']);
  });

  it('DP-Q-51: is an attack on a stealth base, too', () => {
    const position = without(stage('A assassin 0,0 | A soldier 0,2 + soldier 0,5 | B leader 0.985,2'), 1, 2);
    const { start } = position;
    start.base[0] = 0;
    start.base[1] = 2;
    start.real[0] = 1;
    start.hidden[0] = 1;
    start.point[0] = NOWHERE;
    const m = onLevelGround(position.scripted([]));
    moveFirstBase(m, 0, [0, 1, 2]);
    expect(m.state.base[0]).toBe(NOWHERE);
    expect(position.told.map(({ kind }) => kind)).toContain('decoy');
  });
});

describe('sliding round an enemy', () => {
  const CORNERS = '-0.984,0 + soldier -0.984,0.984 + soldier 0,0.984 + soldier 0,2 + soldier -0.984,2';
  const round = (way: readonly number[], rolls: Script = []) =>
    walk(without(stage(`A soldier ${CORNERS} | B leader 0,0`), 1, 2, 3, 4), way, rolls);

  it('DP-LEAVE-01, DP-Q-53: breaks no contact, though no standing point at its corner is in contact', () => {
    expect(round([0, 1, 2])).toEqual(['move']);
  });

  it('does where it goes on from the corner or from the other side, or comes back by a way further off', () => {
    expect(round([0, 1, 4], MISS)).toEqual(['free-strike at 0', 'move']);
    expect(round([0, 1, 2, 3], MISS)).toEqual(['free-strike at 0', 'move']);
    expect(round([0, 1, 3, 2], MISS)).toEqual(['free-strike at 0', 'move']);
  });

  it('draws no strike from an enemy met on the way until it is left', () => {
    expect(round([4, 2, 1, 0])).toEqual(['move']);
    expect(round([3, 2, 1, 0, 1, 4], MISS)).toEqual(['free-strike at 0', 'move']);
  });
});

describe('whoever leaves an enemy without a close combat attack', () => {
  it('DP-LEAVE-01: leaves no combat, though another whom it still touches could strike', () => {
    const position = without(
      stage('A soldier 0,0 + soldier -0.985,0.985 | B leader 0,0.985 | B sniper 0.985,0'),
      1,
    );
    const strikers = () =>
      strikersAt(
        position.scripted([]),
        { model: 0, kind: 'move', allowance: inches(6), shielded: false, plan: () => [] },
        [0, 1],
      );
    expect(strikers()).toEqual([2, 3]);
    position.start.weapons[3] = 1 << weapon('pistol');
    expect(strikers()).toEqual([]);
  });
});

describe('a hidden model whose enemy leaves its base (DP-Q-51)', () => {
  const leave = (bases: string, takes: number, rolls: Script, at = '0.985,0') => {
    const set = { 'leaving-combat.strike.bases': bases, leadership: 'off' };
    const position = without(stage(`A soldier 0,0 + soldier 0,4 | B assassin ${at}`, { set }), 1);
    const { start } = position;
    start.base[0] = 2;
    start.real[2] = 0;
    start.hidden[2] = 1;
    start.point[2] = NOWHERE;
    const m = onLevelGround(position.scripted(rolls, () => takes));
    makeMove(m, {
      model: 0,
      kind: 'move',
      allowance: inches(6),
      shielded: false,
      plan: () => [0, 1],
    });
    m.dice.finish();
    return m.state.hidden[2] === 0;
  };

  it('makes no free strike, or by one reading shows itself for one if it likes', () => {
    expect(leave('suffer', 1, [])).toBe(false);
    const blow: Script = [
      ['hit', 12],
      ['wound', 12],
    ];
    expect(leave('suffer-and-reveal', 1, blow)).toBe(true);
    expect(leave('suffer-and-reveal', 0, [])).toBe(false);
    expect(leave('suffer-and-reveal', 1, [], '3,0')).toBe(false);
  });
});
