import { describe, expect, it } from 'vitest';
import { squareBetween } from '../../../../src/kernel/geometry/distances.ts';
import { INCH } from '../../../../src/kernel/length.ts';
import { gapToSeen } from '../../../../src/rulesets/dark-potential/actions/template-sight.ts';
import { box, table, wall } from '../../../kernel/bare-table.ts';
import { stage } from '../stage.ts';

describe('how far a template must reach to be seen', () => {
  const behindWalls = table(24, 24, [wall(box([-3, 4, 1, 4.4])), wall(box([-6, 7, -2, 7.4]))]);
  const fresh = () => stage('A soldier 0,0 | B soldier 0,6', { table: behindWalls }).scripted([]);

  it('is as far as the nearest place in sight under it, whatever was asked before', () => {
    const m = fresh();
    const { ground, lines, placesUnder } = m.battlefield;
    const from = m.state.point[0];
    for (const inches of [1, 3, 2, 1]) {
      const radius = inches * INCH;
      for (let at = 0; at < ground.count; at += 5) {
        const seen = placesUnder(at, radius).filter((place) => lines.sees(from, place));
        const nearest = Math.min(...seen.map((place) => squareBetween(ground, at, place)));
        const gap = gapToSeen(m, 0, at, radius);
        expect(gap <= radius * radius ? gap : Infinity, `${at} ${inches}`).toBe(nearest);
      }
    }
  });

  it('goes by models in the way where they block sight, wherever they have gone', () => {
    const set = { 'sight.lines.models': 'block' };
    const m = stage('A soldier 0,0 | A leader 0,3 | B soldier 0,6', {
      set,
      table: table(24, 24, []),
    }).scripted([]);
    const gap = () => gapToSeen(m, 0, m.state.point[2], 2 * INCH);
    const blocked = gap();
    m.state.point[1] = 0;
    expect([blocked > 0, gap()]).toEqual([true, 0]);
  });
});
