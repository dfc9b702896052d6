import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import {
  COMBAT_READY,
  NO_REACTION,
  ON_OVERWATCH,
} from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { arcOfModel, viewIncludes } from '../../../src/rulesets/dark-potential/match/reactions.ts';
import { stage } from './stage.ts';

/** Facing straight ahead, which is where seat A's models look. */
const AHEAD = 0;

describe('the arc of a waiting model', () => {
  /** Whether bases on the way from one spot to the next are ever in the arc of 45 degrees of a Leader at 0,0. */
  const passes = (from: string, to: string, geometry: string) => {
    const set = { 'overwatch.arc.geometry': geometry };
    const m = stage(`A leader 0,0 | B soldier ${from} + soldier ${to}`, { set }).scripted([]);
    return arcOfModel(m, 0, 45, AHEAD)(1, 2);
  };

  it('DP-OW-02, DP-Q-91: has its tip on the edge of the base or in its middle, and takes part of a target or its centre', () => {
    // At 6 inches it is 2.28 wide to either side from the edge and 2.49 from the middle; a base adds 0.53.
    const inArc = (geometry: string) =>
      [2.2, 2.4, 2.7, 2.9, 3.1].filter((x) => passes(`${x},6`, `${x},6`, geometry));
    expect(inArc('edge')).toEqual([2.2, 2.4, 2.7]);
    expect(inArc('centre')).toEqual([2.2, 2.4, 2.7, 2.9]);
    expect(inArc('target-centre')).toEqual([2.2]);
  });

  it('DP-OW-03: is crossed by whoever goes from one side of it to the other', () => {
    expect(passes('-6,6', '6,6', 'edge')).toBe(true);
    expect(passes('-6,-6', '6,-6', 'edge')).toBe(false);
  });
});

describe('what a waiting model looks at', () => {
  const looksAt = (at: string, reaction: number, set: Variant = {}) => {
    const position = stage(`A leader 0,0 | B soldier ${at}`, { set });
    position.start.reaction[0] = reaction;
    position.start.facing[0] = AHEAD;
    return viewIncludes(position.scripted([]), 0, 1);
  };

  it('DP-Q-141: everything, or by one reading only what is in the arc of its status', () => {
    const all = { 'overwatch.arc.sight': 'everything' };
    // 45 degrees for Overwatch, 90 for Combat Ready.
    const seen = (reaction: number, set: Variant) =>
      ['0,6', '4,6', '0,-6'].map((at) => looksAt(at, reaction, set));
    expect(seen(ON_OVERWATCH, {})).toEqual([true, true, true]);
    expect(seen(NO_REACTION, all)).toEqual([true, true, true]);
    expect(seen(ON_OVERWATCH, all)).toEqual([true, false, false]);
    expect(seen(COMBAT_READY, all)).toEqual([true, true, false]);
  });
});
