import { describe, expect, it } from 'vitest';
import { labelsOf, type Player } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import {
  CALM,
  ON_OVERWATCH,
  SUPPRESSED,
  SUPPRESSING,
} from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { activate } from '../../../../src/rulesets/dark-potential/turn/activate.ts';
import { table } from '../../../kernel/bare-table.ts';
import { type Script, stage, weapon } from '../stage.ts';

const OPEN = table(48, 48, []);
/** Decisions of an activation: where to move, which action to take, where to move again. */
const [MOVE, ACTION, AGAIN] = ['DP-D-14', 'DP-D-20', 'DP-D-29'];

describe('what an activation takes over from the turn before', () => {
  /** Whether a Sniper with nothing but his rifle shoots in two activations that begin where he was shifted to. */
  const shoots = (rolls: Script, set: Variant = {}) => {
    const position = stage('A sniper 0,0 | B soldier 0,12', { table: OPEN, set });
    position.start.shifted[0] = 1;
    position.start.weapons[0] = 1 << weapon('sniper-rifle');
    const standing: Player = ({ point }) => (point === ACTION ? 1 : 0);
    const m = position.scripted(rolls, standing);
    const attacks = () => position.told.filter(({ kind }) => kind === 'attack').length;
    activate(m, 0);
    const first = attacks();
    activate(m, 0);
    m.dice.finish();
    return [first, attacks() - first];
  };
  const MISS: Script[number] = ['hit', 12];

  it("DP-Q-58: a shift in the enemy's turn silences no weapon, or by one reading in the next activation", () => {
    expect(shoots([MISS, MISS])).toEqual([1, 1]);
    expect(shoots([MISS], { 'move-or-shoot.still.moved': 'any-shift' })).toEqual([0, 1]);
  });

  it('DP-ACTN-01, DP-Q-104: whoever lays Suppressing Fire with another unit has had its action, in that turn', () => {
    const asked = (lent: number) => {
      const position = stage('A soldier 0,0 | B soldier 0,12', { table: OPEN });
      position.start.reaction[0] = SUPPRESSING;
      position.start.lent[0] = lent;
      const points: string[] = [];
      const m = position.scripted([], ({ point }) => {
        points.push(point);
        return 0;
      });
      activate(m, 0);
      expect(m.state.lent[0]).toBe(0);
      return points;
    };
    expect([asked(1), asked(0)]).toEqual([[], [MOVE, ACTION]]);
  });
});

describe('a suppressed model that hides again', () => {
  /** What bases do that are made of a suppressed Assassin in its activation; it hides and moves if it may. */
  const told = (set: Variant = {}) => {
    const position = stage('A assassin 0,-12 | B soldier 0,12', { table: OPEN, set });
    position.start.suppressed[0] = SUPPRESSED;
    const m = position.scripted([], ({ point, count }) => (point === 'DP-D-10' ? 1 : count - 1));
    activate(m, 0);
    expect(m.state.suppressed[0]).toBe(CALM);
    return position.told.map(({ kind }) => kind).filter((kind) => kind === 'forfeit' || kind === 'base-move');
  };
  const fourTimes = Array.from({ length: 4 }, () => 'base-move');

  it('DP-LDR-07, DP-Q-132, DP-Q-134: stays where it is, as nobody sees it', () => {
    expect(told()).toEqual(['forfeit']);
  });

  it('DP-Q-134: moves by its action only in a reading that leaves it free', () => {
    expect(told({ 'leadership.forfeit.action': 'free' })).toEqual(['forfeit', ...fourTimes]);
  });

  it('DP-Q-132, DP-LDR-07: moves and moves again where nobody in sight leaves it free, or without the clause', () => {
    const twice = [...fourTimes, ...fourTimes];
    expect(told({ 'leadership.forfeit.unseen': 'free' })).toEqual(twice);
    expect(told({ 'leadership.forfeit': 'off' })).toEqual(twice);
  });
});

describe('a second Movement', () => {
  /** How far a model gets that stays where it is, or makes all of its Movement, and then moves again. */
  const goes = (first: 'stays' | 'moves', set: Variant = {}) => {
    const position = stage('A soldier 0,-20 | B soldier 0,23', { table: OPEN, set });
    const furthest: Player = ({ point, count }) =>
      point === ACTION || point === AGAIN || first === 'moves' ? count - 1 : 0;
    const m = position.scripted([], furthest);
    const [from] = m.state.point;
    activate(m, 0);
    const { x, y } = m.battlefield.ground;
    const [to] = m.state.point;
    return Math.round(Math.hypot(x[to] - x[from], y[to] - y[from]) / m.matchup.inch);
  };

  it('DP-CLIMB-04: has nothing of what the first left over', () => {
    expect([goes('stays'), goes('moves')]).toEqual([6, 12]);
  });

  it('DP-CLIMB-04: has all of it without the clause, and no more', () => {
    const off = { 'climbing.separate': 'off' };
    expect([goes('stays', off), goes('moves', off)]).toEqual([12, 12]);
  });
});

describe('whoever is next in a squad', () => {
  /** Whom its player may move, and act with, one after another; the first to move falls to a Leader on Overwatch. */
  const asked = (takes: (label: string) => boolean = () => false, points = 0) => {
    const set = { leadership: 'off', pickup: 'off', 'overwatch.arc': 'off' };
    const position = stage('A rocket 0,0 + soldier 2,0 + soldier 4,0 | B leader 0,12', { table: OPEN, set });
    position.start.points[0] = points;
    if (points === 0) {
      position.start.reaction[3] = ON_OVERWATCH;
      position.start.named[3] = weapon('laser-pistol');
    }
    const left: string[] = [];
    const m = position.scripted(
      points === 0
        ? [
            ['hit', 2],
            ['wound', 2],
          ]
        : [],
      (decision) => {
        const { point, count } = decision;
        const labels = labelsOf(decision);
        if (point === 'DP-D-13' || point === 'DP-D-19') left.push(labels.join(', '));
        if (point === 'DP-D-30' || (point === MOVE && points === 0)) return count - 1;
        return Math.max(0, labels.findIndex(takes));
      },
    );
    activate(m, 0);
    m.dice.finish();
    return left;
  };

  it('DP-ACT-04, DP-ACT-05: is nobody who has fallen', () => {
    const [first, second, act] = asked();
    expect(first.split(', ')).toHaveLength(3);
    expect(second.split(', ')).toHaveLength(2);
    expect(act.split(', ').map((label) => label.replace('act with', 'move'))).toEqual(second.split(', '));
  });

  it('DP-ACT-05, DP-SUP-01: is nobody whose action was to take part in Suppressing Fire', () => {
    const acts = asked((label) => label.startsWith('suppress'), 1).slice(2);
    expect(acts.map((labels) => labels.split(', ').length)).toEqual([3]);
  });
});
