import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { inches } from '../../../../src/kernel/length.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { SUPPRESSING } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import {
  barrageOnAction,
  barrageRadius,
  radiusOf,
} from '../../../../src/rulesets/dark-potential/moves/barrage.ts';
import { makeMove } from '../../../../src/rulesets/dark-potential/moves/moves.ts';
import { stage, weapon } from '../stage.ts';

/** A soldier walks 2 inches to the middle of a template of a Leader and a Sniper, who shoot if they may. */
function walkUnder(set: Variant, { shielded = false, attacked = [] as number[] } = {}) {
  const position = stage('A soldier 0,0 + soldier 0,2 | B leader 6,2 | B sniper -6,2', {
    set: { leadership: 'off', ...set },
  });
  const { start } = position;
  start.point[1] = NOWHERE;
  start.wounds[1] = 0;
  for (const model of [2, 3]) start.reaction[model] = SUPPRESSING;
  start.named[2] = weapon('laser-pistol');
  start.named[3] = weapon('pistol');
  const { x, y } = position.scripted([]).battlefield.ground;
  start.barrages.push({ seat: 1, x: x[1], y: y[1], z: 0, laidBy: 2, participants: [2, 3], attacked });
  let asked = 0;
  const m = position.scripted(
    [
      ['hit', 12],
      ['hit', 12],
    ],
    ({ point, count }) => {
      if (point === 'DP-D-34') asked++;
      return count - 1;
    },
  );
  const ways = { ...m.battlefield.ways[0], cost: () => inches(2) };
  const open = { ...m, battlefield: { ...m.battlefield, ways: [ways, ways] as const } };
  makeMove(open, { model: 0, kind: 'move', allowance: inches(2), shielded, plan: () => [0, 1] });
  return { asked, attacked: m.state.barrages[0].attacked };
}

describe('a template of Suppressing Fire', () => {
  it('DP-SUP-05, DP-SUP-09: attacks whoever moves under it, once in a turn', () => {
    expect(walkUnder({})).toEqual({ asked: 1, attacked: [0] });
    expect(walkUnder({}, { attacked: [0] })).toEqual({ asked: 0, attacked: [0] });
    expect(walkUnder({}, { attacked: [1] }).attacked).toEqual([1, 0]);
  });

  it('DP-SUP-09: as often as the setting says, or without end', () => {
    expect(walkUnder({ 'suppressing-fire.limit.attacks': 2 }, { attacked: [0] }).asked).toBe(1);
    expect(walkUnder({ 'suppressing-fire.limit': 'off' }, { attacked: [0, 0, 0] }).asked).toBe(1);
  });

  it('DP-Q-43: a Tactical Manoeuvre holds it off by one reading only', () => {
    const asked = (against: string, shielded = true) =>
      walkUnder({ 'manoeuvre.shield.against': against }, { shielded }).asked;
    expect([asked('overwatch'), asked('all-reactions'), asked('all-reactions', false)]).toEqual([1, 0, 1]);
  });

  it('DP-SUP-10: is as wide as those who are left lay it, or as it was laid', () => {
    const width = (set: Variant = {}) => {
      const m = stage('A soldier 0,0 | B soldier 0,9', { set }).scripted([]);
      const barrage = { seat: 1 as const, x: 0, y: 0, z: 0, laidBy: 3, participants: [1, 1], attacked: [] };
      const radius = barrageRadius(m, barrage);
      return [2, 3].map((count) => radius === radiusOf(m, 1, count));
    };
    expect(width()).toEqual([true, false]);
    expect(width({ 'suppressing-fire.lost.shrink': 0 })).toEqual([false, true]);
  });
});

describe('who fires into a template, and when', () => {
  const [NEAR, FAR] = [4, 5];

  /** A soldier passes over a template 3 inches across: it touches it on three places, and is in it on the second. */
  function cross(set: Variant, takes = 0) {
    const position = stage(
      'A soldier 0,0 + soldier 0,2.2 + soldier 0,4 + soldier 0,5.8 | B sniper 3,4 | B leader -6,4',
      { set: { leadership: 'off', ...set } },
    );
    const { start } = position;
    start.point.fill(NOWHERE, 1, NEAR);
    start.wounds.fill(0, 1, NEAR);
    start.reaction.fill(SUPPRESSING, NEAR);
    start.named.set([weapon('pistol'), weapon('laser-pistol')], NEAR);
    const { x, y } = position.scripted([]).battlefield.ground;
    // The Leader leads, the Sniper is nearer.
    const participants = [FAR, NEAR];
    start.barrages.push({ seat: 1, x: x[2], y: y[2], z: 0, laidBy: 2, participants, attacked: [] });
    const counts: number[] = [];
    const m = position.scripted([['hit', 12]], ({ count }) => {
      counts.push(count - 1);
      return takes < 0 ? count + takes : takes;
    });
    const ways = { ...m.battlefield.ways[0], cost: () => inches(2) };
    const open = { ...m, battlefield: { ...m.battlefield, ways: [ways, ways] as const } };
    const plan = (_: number, again: boolean) => (again ? [] : [0, 1, 2, 3]);
    makeMove(open, { model: 0, kind: 'move', allowance: inches(8), shielded: false, plan });
    const shots = position.told.filter(({ kind }) => kind === 'attack');
    return { counts, shots: shots.map(({ data }) => [data!.attacker, data!.at]) };
  }

  it('DP-SUP-05, DP-SUP-06: any participant anywhere on the way that touches it, or nobody', () => {
    expect(cross({})).toEqual({ counts: [6], shots: [] });
    expect([1, 2, -1].map((takes) => cross({}, takes).shots)).toEqual([[[FAR, 1]], [[NEAR, 1]], [[NEAR, 3]]]);
  });

  it('DP-SUP-06: the nearest participant without the clause', () => {
    const off = { 'suppressing-fire.chooser': 'off' };
    expect([cross(off).counts, cross(off, 1).shots]).toEqual([[3], [[NEAR, 1]]]);
  });

  it('DP-Q-105: at the first place, or where the middle of the base is inside, by other readings', () => {
    const inside = (reading: string, takes: number) =>
      cross({ 'suppressing-fire.trigger.inside': reading }, takes);
    expect([inside('first-touch', 0).counts, inside('first-touch', 1).shots]).toEqual([[2], [[FAR, 1]]]);
    expect([inside('centre-inside', 0).counts, inside('centre-inside', 1).shots]).toEqual([[4], [[FAR, 2]]]);
  });

  it('DP-SUP-10: at a narrower template from where the mover has touched one of those who lay it, or at none', () => {
    /** A soldier touches the first participant and goes on, past the middle of the template so many inches aside. */
    const beyond = (crew: string, aside: number, set: Variant = {}) => {
      const position = stage(`A soldier 0,0 + soldier 0,2 + soldier 0,4 + soldier 0,6.2 | B ${crew}`, {
        set: { leadership: 'off', 'leaving-combat': 'off', ...set },
      });
      const { start } = position;
      start.point.fill(NOWHERE, 1, 4);
      start.wounds.fill(0, 1, 4);
      start.reaction.fill(SUPPRESSING, 4);
      start.named.fill(weapon('pistol'), 4);
      const { x, y } = position.scripted([]).battlefield.ground;
      const participants = Array.from({ length: start.point.length - 4 }, (_, i) => 4 + i);
      const laidBy = participants.length;
      const [lane, row] = [x[2] + inches(aside), y[2]];
      start.barrages.push({ seat: 1, x: lane, y: row, z: 0, laidBy, participants, attacked: [] });
      const chances: number[] = [];
      const m = position.scripted([], ({ count }) => {
        chances.push(count - 1);
        return 0;
      });
      const plan = () => [0, 1, 2, 3];
      makeMove(m, { model: 0, kind: 'move', allowance: inches(8), shielded: false, plan });
      return chances;
    };
    const two = 'soldier 0.985,2 + soldier -6,4';
    const three = `${two} + soldier -6,5`;
    const fixed = { 'suppressing-fire.lost.shrink': 0 };
    expect([beyond(two, 0), beyond(two, 0, fixed)]).toEqual([[], [2]]);
    // A template of 4 inches reaches a base that passes 2.2 inches away, one of 3 does not.
    expect([beyond(three, 0), beyond(three, 2.2), beyond(three, 2.2, fixed)]).toEqual([[4], [], [4]]);
  });

  const onAction = (moment: 'before' | 'after', set: Variant, at = '0,4') => {
    const position = stage(`A soldier ${at} | B sniper 3,4 | B leader -6,4`, {
      set: { leadership: 'off', ...set },
    });
    const { start } = position;
    start.reaction.fill(SUPPRESSING, 1);
    start.named.set([weapon('pistol'), weapon('laser-pistol')], 1);
    start.barrages.push({
      seat: 1,
      x: 0,
      y: inches(4),
      z: 0,
      laidBy: 2,
      participants: [1, 2],
      attacked: [],
    });
    const m = position.scripted([['hit', 12]], () => 1);
    barrageOnAction(m, 0, moment);
    return m.state.barrages[0].attacked;
  };

  it('DP-SUP-05, DP-Q-108: at whoever acts inside, before that takes effect or after it', () => {
    const both = (set: Variant) => [onAction('before', set), onAction('after', set)];
    expect(both({})).toEqual([[0], []]);
    expect(both({ 'suppressing-fire.trigger.timing': 'after' })).toEqual([[], [0]]);
    expect(onAction('before', {}, '0,6.1')).toEqual([]);
  });

  it('DP-SUP-05: not at who acts without the clause', () => {
    const off = { 'suppressing-fire.trigger': 'off' };
    expect([onAction('before', off), cross(off).counts]).toEqual([[], [6]]);
  });
});
