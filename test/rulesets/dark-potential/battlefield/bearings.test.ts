import { describe, expect, it } from 'vitest';
import { arcOf, inArc } from '../../../../src/kernel/geometry/arc.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { FACINGS, facingTo } from '../../../../src/rulesets/dark-potential/battlefield/facings.ts';
import { table } from '../../../kernel/bare-table.ts';
import { stage } from '../stage.ts';

const BARE = table(16, 14, []);

describe('how places lie from each other', () => {
  const battlefield = (set: Variant = {}) =>
    stage('A soldier 0,0 | B soldier 0,5', { set, table: BARE }).scripted([]).battlefield;

  it.each([
    ['45 degrees from the edge of the base', 'edge', 45],
    ['200 degrees from its middle', 'centre', 200],
    ['90 degrees that hold the middle of the other', 'target-centre', 90],
  ])(
    'is in the arcs that hold a base there, and nearest to one facing: %s (DP-Q-91)',
    (_, geometry, degrees) => {
      const arc = { 'overwatch.arc.degrees': degrees, 'overwatch.arc.geometry': geometry };
      const { ground, bearings, base } = battlefield(arc);
      const { x, y, count } = ground;
      const tip = geometry === 'centre' ? 0 : base;
      const part = geometry === 'target-centre' ? 0 : base;
      for (let from = 0; from < count; from += 37) {
        for (let at = 0; at < count; at += 11) {
          const held = FACINGS.filter((facing) =>
            inArc(arcOf(x[from], y[from], tip, facing, degrees), x[at], y[at], part),
          );
          const bits = bearings.watched[0](from, at);
          expect(
            FACINGS.filter((_, i) => bits & (1 << i)),
            `${from} ${at}`,
          ).toEqual(held);
          expect(bearings.facing(from, at)).toBe(facingTo(x[at] - x[from], y[at] - y[from]));
        }
      }
    },
  );

  it('goes by the arcs of either side, and of Combat Ready', () => {
    const m = stage('A soldier 0,0 | B soldier 0,5', {
      set: { 'combat-ready.arc.degrees': 360 },
      theirs: { 'overwatch.arc.degrees': 1 },
    }).scripted([]);
    const { watched, answered } = m.battlefield.bearings;
    const facings = (bits: number) => FACINGS.filter((_, i) => bits & (1 << i)).length;
    expect(facings(answered[0](0, 1))).toBe(32);
    expect(facings(watched[0](0, 1))).toBeGreaterThan(facings(watched[1](0, 1)));
  });
});
