import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { inches } from '../../../../src/kernel/length.ts';
import { ON_OVERWATCH } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { makeMove } from '../../../../src/rulesets/dark-potential/moves/moves.ts';
import { last } from '../../scene.ts';
import { type Script, type Staging, stage, weapon } from '../stage.ts';
import { MISS, type Walk, walk } from './walks.ts';

describe('a Tactical Manoeuvre', () => {
  const shielded = (walking: Walk) => walk({ shielded: true, takes: [-1], ...walking });

  it('DP-TM-03, DP-TM-04: holds off Overwatch until the movement is over', () => {
    expect(shielded({ rolls: MISS })).toMatchObject({ options: [2], shots: [3], end: 3 });
    expect(shielded({ takes: [0] }).shots).toEqual([]);
    expect(shielded({ set: { 'manoeuvre.endShot': 'off' } }).options).toEqual([]);
    expect(shielded({ set: { 'manoeuvre.shield': 'off' }, takes: [0] }).options[0]).toBe(5);
  });

  it('DP-TM-04, V-14: leaves a shot at whoever ends in sight and in the arc, or in sight by one reading', () => {
    const arc = (reading: string, facing: number) =>
      shielded({
        set: { 'overwatch.arc': 'on', 'manoeuvre.endShot.arc': reading },
        watcher: '0,-6',
        takes: [0],
        arrange: (start) => start.facing.fill(facing),
      }).options;
    expect([arc('needed', 0), arc('needed', 16), arc('sight-only', 16)]).toEqual([[2], [], [2]]);
    const blind: Staging['view'] = (_, at) => ({
      seen: at !== 3,
      shown: 4,
      hidden: 0,
      centreClear: true,
      pieces: [],
    });
    expect(shielded({ view: blind }).options).toEqual([]);
  });

  it('DP-Q-44: leaves none at whoever ends in contact, unless a reading says so', () => {
    const options = (shots: string) => {
      const set = { 'manoeuvre.endShot.shots': shots, 'overwatch.lostByContact': 'off' };
      return shielded({ set, watcher: '0.985,6', takes: [0] }).options;
    };
    expect([options('each'), options('one'), options('contact-too')]).toEqual([[], [], [2]]);
  });

  it('DP-Q-44: leaves one to each watcher, or to one of them', () => {
    const fired = (shots: string, rolls: Script) => {
      const set = { 'manoeuvre.endShot.shots': shots, 'overwatch.arc': 'off', leadership: 'off' };
      const position = stage('A soldier 0,0 + soldier 0,2 | B leader 6,2 | B leader -6,2', { set });
      position.start.point[1] = NOWHERE;
      position.start.wounds[1] = 0;
      position.start.reaction.fill(ON_OVERWATCH, 2);
      position.start.named.fill(weapon('laser-pistol'), 2);
      const m = position.scripted(rolls, last);
      const plan = () => [0, 1];
      makeMove(m, { model: 0, kind: 'move', allowance: inches(6), shielded: true, plan });
      m.dice.finish();
      return [...m.state.reaction.slice(2)];
    };
    expect(fired('each', [...MISS, ...MISS])).toEqual([0, 0]);
    expect(fired('one', MISS)).toEqual([0, ON_OVERWATCH]);
  });
});
