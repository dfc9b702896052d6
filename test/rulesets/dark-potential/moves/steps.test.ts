import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { SUPPRESSED } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { postureOf, suppressionAllows } from '../../../../src/rulesets/dark-potential/places/forced.ts';
import { activate } from '../../../../src/rulesets/dark-potential/turn/activate.ts';
import { box, table, wall } from '../../../kernel/bare-table.ts';
import { behind, type Staging, stage } from '../stage.ts';

const OPEN = table(48, 48, []);

/** Decisions of an activation: where to move, and which action to take. */
const [MOVE, ACTION] = ['DP-D-14', 'DP-D-20'];

/** Activates the first squad, whose every move goes somewhere and whose every action is the first one. */
function activation(position: string, staging: Staging = {}, suppressed = false) {
  const set = stage(position, { table: OPEN, ...staging });
  if (suppressed) set.start.suppressed[0] = SUPPRESSED;
  const asked: string[] = [];
  const before = [...set.start.point];
  const m = set.scripted([], ({ point, count }: Decision) => {
    if (point === MOVE || point === ACTION) asked.push(point);
    return point === MOVE ? count - 1 : 0;
  });
  activate(m, 0);
  const moved = before.map((at, model) => m.state.point[model] !== at);
  return { m, asked, moved, told: set.told };
}

describe('the steps of an activation', () => {
  const SQUAD = 'A soldier 0,0 + soldier 3,0 | B soldier 0,23';

  it('DP-ACT-04: all members move before any of them acts', () => {
    const { asked, moved } = activation(SQUAD);
    expect(asked).toEqual([MOVE, MOVE, ACTION, ACTION]);
    expect(moved).toEqual([true, true, false]);
  });

  it('DP-ACT-04: without the clause each moves and acts in turn', () => {
    const { asked } = activation(SQUAD, { set: { 'turn.lockstep': 'off' } });
    expect(asked).toEqual([MOVE, ACTION, MOVE, ACTION]);
  });
});

describe('what suppression takes', () => {
  /** The first of A is in cover from the Leader, and in the open to the soldier behind him. */
  const TWO = 'A soldier 0,0 | B leader 0,8 | B soldier 0,-8';
  const half = (from: number, at: number) =>
    from === 1 && at === 0
      ? behind(2)
      : { seen: true, shown: 4, hidden: 0 as const, centreClear: true, pieces: [] };

  function posture(view: Staging['view'], set: Variant = {}) {
    const position = stage(TWO, { set, ...(view && { view }) });
    return postureOf(position.scripted([]), 0);
  }

  it('DP-LDR-08: whoever has cover from one enemy in sight is in cover, or from all by one reading', () => {
    expect([posture(half), posture(undefined), posture(() => behind(2))]).toEqual([
      'sheltered',
      'exposed',
      'sheltered',
    ]);
    const all = { 'leadership.inCover.against': 'all' };
    expect([posture(half, all), posture(() => behind(2), all)]).toEqual(['exposed', 'sheltered']);
  });

  it('DP-LDR-06: in the open it spends its Movement and its Action, and cannot choose either', () => {
    const { asked, m } = activation('A soldier 0,0 | B leader 0,8', {}, true);
    expect(asked).toEqual([]);
    expect([m.state.acted[0], m.state.suppressed[0]]).toEqual([1, 0]);
    const free = activation('A soldier 0,0 | B leader 0,8', { set: { 'leadership.forced': 'off' } }, true);
    expect(free.asked).toContain(ACTION);
  });

  it('DP-Q-133: in contact it leaves, stays, or stays and may do nothing but fight', () => {
    const touching = (engaged: string, others: Variant = {}) => {
      const set = { 'leadership.forced.engaged': engaged, ...others };
      const m = stage('A soldier 0,0 | B soldier 0.98,0', { set }).scripted([]);
      const kinds = ['close-combat', 'ranged-attack', 'second-move'] as const;
      return [postureOf(m, 0), ...kinds.map((kind) => suppressionAllows(m, 0, kind))];
    };
    expect(touching('leaves')[0]).toBe('exposed');
    expect(touching('stays')).toEqual(['staying', true, true, false]);
    expect(touching('stays', { 'leadership.forfeit': 'off' })).toEqual(['staying', true, true, false]);
    expect(touching('fights')).toEqual(['fighting', true, false, false]);
  });

  it('DP-LDR-07: in cover it gives up its Movement, in its action too', () => {
    const m = stage(TWO, { view: half }).scripted([]);
    const kinds = ['ranged-attack', 'close-combat', 'perception', 'second-move', 'charge'] as const;
    expect(kinds.map((kind) => suppressionAllows(m, 0, kind))).toEqual([true, true, true, false, false]);
    const off = stage(TWO, { view: half, set: { 'leadership.forfeit': 'off' } }).scripted([]);
    expect(kinds.every((kind) => suppressionAllows(off, 0, kind))).toBe(true);
  });

  it('DP-LDR-07: a Movement that is given up counts as made, where weapons must not move', () => {
    const low = wall(box([-2, 0.7, 2, 1]), 1);
    const given = (set: Variant) => {
      const staging = { set, table: table(48, 48, [low]) };
      const { m, moved, asked, told } = activation('A soldier 0,0 | B leader 0,8', staging, true);
      expect([moved[0], asked]).toEqual([false, [ACTION]]);
      expect(told.map(({ text }) => text)).toContain('A Soldier 1 is suppressed and gives up its Movement.');
      return m.state.moved[0];
    };
    expect([given({}), given({ 'leadership.forfeit.countsAsMove': 0 })]).toEqual([1, 0]);
  });
});
