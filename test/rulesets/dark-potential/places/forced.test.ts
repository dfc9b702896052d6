import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { placeAt } from '../../../../src/kernel/field/place-words.ts';
import { INCH, inches } from '../../../../src/kernel/length.ts';
import type { Piece } from '../../../../src/kernel/terrain.ts';
import { labelOf } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { OPEN_VIEW } from '../../../../src/rulesets/dark-potential/battlefield/bare-field.ts';
import { canStop } from '../../../../src/rulesets/dark-potential/match/blockers.ts';
import { postureOf, wayToCover } from '../../../../src/rulesets/dark-potential/places/forced.ts';
import { box, table, wall } from '../../../kernel/bare-table.ts';
import { behind, stage } from '../stage.ts';

/** A suppressed model with a mate far off and an enemy that sees it. */
const SEEN = 'A soldier 0,0 + soldier -11,-11 | B soldier 0,11';

interface Going {
  readonly set?: Variant;
  readonly position?: string;
  /** Where the mate stands instead. */
  readonly mateAt?: number;
  readonly inches?: number;
}

/** Where a suppressed model stands once it has gone for cover: one end for each option where it is asked. */
function ends(pieces: readonly Piece[], { set = {}, position = SEEN, mateAt, inches: far = 6 }: Going = {}) {
  const scene = stage(position, { set, table: table(24, 24, pieces) });
  if (mateAt !== undefined) scene.start.point[1] = mateAt;
  const found = [];
  for (let option = 0, options = 1; option < options; option++) {
    let goal = '';
    const m = scene.scripted([], (decision) => {
      expect(decision.point).toBe('DP-D-17');
      options = decision.count;
      goal = labelOf(decision, option);
      return option;
    });
    const { point } = m.state;
    const from = point[0];
    const way = wayToCover(m, 0, inches(far));
    const at = way.length > 0 ? way[way.length - 1] : from;
    if (options > 1) expect(goal).toBe(`take cover at ${placeAt(m.battlefield.ground, at)}`);
    const room = canStop(m, 0, at);
    const gone = m.battlefield.ways[0].cost(from, at, inches(far), []) / INCH;
    const enemy = point[m.matchup.force[1][0]];
    const nearer = m.battlefield.distance(at, enemy) < m.battlefield.distance(from, enemy);
    const touches = m.battlefield.ground.touches[at] !== 0;
    point[0] = at;
    found.push({ at, posture: postureOf(m, 0), room, gone, nearer, touches });
  }
  return found;
}

describe('the way of a suppressed model to cover', () => {
  const TWO = [wall(box([-5, 2, -3, 2.4]), 1), wall(box([3, 4, 5, 4.4]), 1)];

  it('DP-LDR-06: leads to the nearest that has room', () => {
    const [alone] = ends(TWO);
    const [after] = ends(TWO, { mateAt: alone.at });
    expect([alone, after]).toMatchObject(Array(2).fill({ posture: 'sheltered', room: true }));
    expect(after.gone).toBeGreaterThan(alone.gone);
  });

  it('DP-Q-140: leads to any within reach that has room, by one reading', () => {
    const [nearest] = ends(TWO);
    const set = { 'leadership.forced.path': 'any' };
    const any = ends(TWO, { set });
    expect(any.length).toBeGreaterThan(1);
    expect(any.every(({ posture }) => posture === 'sheltered')).toBe(true);
    expect(any.map(({ at }) => at)).toContain(nearest.at);
    expect(ends(TWO, { set, mateAt: nearest.at }).every(({ room }) => room)).toBe(true);
  });

  it('DP-Q-138: goes the whole Movement towards cover that is further off, as far as there is room', () => {
    const far = [wall(box([-2, -10, 2, -9.6]), 1)];
    const [end] = ends(far);
    expect(end).toMatchObject({ posture: 'exposed', nearer: false });
    expect(end.gone).toBeGreaterThan(5);
    const [short] = ends(far, { mateAt: end.at });
    expect(short.room).toBe(true);
    expect(short.gone).toBeLessThan(end.gone);
  });

  it('DP-Q-138: stays where there is none', () => {
    expect(ends([])).toMatchObject([{ posture: 'exposed', gone: 0 }]);
  });
});

describe('the nearest cover (DP-Q-130) is', () => {
  const to = (nearest: string): Going => ({ set: { 'leadership.forced.nearest': nearest } });
  /** Hides whoever comes near it from the enemy beyond it. */
  const before = wall(box([-6, 5, 6, 5.4]), 0.4);
  const behind = wall(box([-1, -3, 1, -2.6]), 1);

  it('what takes least movement', () => {
    const [end] = ends([before, behind], to('least-movement'));
    expect(end).toMatchObject({ posture: 'sheltered', nearer: true });
  });

  it('by one reading what takes least without going nearer to the enemy', () => {
    const [end] = ends([before, behind], to('not-forward'));
    expect(end).toMatchObject({ posture: 'sheltered', nearer: false });
  });

  it('by another the next piece of terrain as the crow flies, whatever cover it gives', () => {
    const [end] = ends([before, behind], to('straight-line'));
    expect(end).toMatchObject({ posture: 'exposed', nearer: false, touches: true });
  });

  it('by that reading the next piece also where the way to it is longer, and too long for the Movement', () => {
    // 2.95 inches behind the enemy in the way, and 3.11 away with nothing in between.
    const pillars = [box([-0.69, 2.97, -0.29, 3.4]), box([0.29, -4.4, 0.69, -3.95])].map((at) => wall(at));
    const position = 'A soldier -0.49,-0.49 + soldier -11,-11 | B soldier -0.49,1.48';
    const [end] = ends(pillars, { ...to('straight-line'), position, inches: 3.5 });
    expect(end).toMatchObject({ touches: false });
    expect(end.gone).toBeGreaterThan(1);
  });
});

describe('being in cover', () => {
  it('DP-LDR-08: is reckoned against enemies on the table', () => {
    const open = (from: number) => (from === 1 ? OPEN_VIEW : behind(2));
    const set = { 'leadership.inCover.against': 'all' };
    const position = stage('A soldier 0,0 | B leader 0,8 | B soldier 0,-8', { set, view: open });
    expect(postureOf(position.scripted([]), 0)).toBe('exposed');
    position.start.point[1] = NOWHERE;
    expect(postureOf(position.scripted([]), 0)).toBe('sheltered');
  });

  it('DP-Q-131: is to have a penalty, or a full one, or to touch terrain', () => {
    const posture = (means: string, hidden: 1 | 2) => {
      const set = { 'leadership.inCover.means': means };
      return postureOf(
        stage('A soldier 0,0 | B soldier 0,8', { set, view: () => behind(2, hidden) }).scripted([]),
        0,
      );
    };
    const both = (means: string) => [posture(means, 1), posture(means, 2)];
    expect([both('penalty'), both('full'), both('terrain')]).toEqual([
      ['sheltered', 'sheltered'],
      ['exposed', 'sheltered'],
      ['exposed', 'exposed'],
    ]);
  });
});
