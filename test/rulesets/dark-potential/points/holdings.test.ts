import { expect, it } from 'vitest';
import type { Variant } from '../../../../src/rules/variant.ts';
import { holdingsOf } from '../../../../src/rulesets/dark-potential/points/holdings.ts';
import { pools } from '../../../../src/rulesets/dark-potential/points/point-pool.ts';
import { stage } from '../stage.ts';

it('DP-CP-01: what a model holds for itself is lost with it, and nothing where all points of a side are one pool', () => {
  const SNIPER = 1;
  const safe = (set: Variant) => {
    const position = stage('A soldier 0,0 | B sniper 0,8 | B leader 4,8', { set });
    position.start.points.set([0, 2, 3]);
    const m = position.scripted([]);
    const theirs = pools(m, SNIPER, m.state.point[SNIPER], 'force');
    const { points, safe: kept } = holdingsOf(m, SNIPER, [[], theirs]);
    return [points[1], kept];
  };
  expect([safe({}), safe({ 'command-points.own': 'off' })]).toEqual([
    [5, 3],
    [5, 5],
  ]);
});
