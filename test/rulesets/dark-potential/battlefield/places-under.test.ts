import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../../src/kernel/field/compile-ground.ts';
import { squareBetween } from '../../../../src/kernel/geometry/distances.ts';
import { INCH } from '../../../../src/kernel/length.ts';
import { createPlacesUnder } from '../../../../src/rulesets/dark-potential/battlefield/places-under.ts';
import { RUIN_TABLE } from '../../../kernel/small-tables.ts';

describe('the places under a template', () => {
  const ground = compileGround(RUIN_TABLE, 2500);
  const under = createPlacesUnder(ground, INCH);
  const points = Array.from({ length: ground.count }, (_, at) => at);

  it('are all that its disc covers on its level, the nearest first, for each size of it', () => {
    let others = 0;
    for (const inches of [1.5, 2.5]) {
      const radius = inches * INCH;
      for (let at = 0; at < ground.count; at += 7) {
        const covered = points.filter((place) => squareBetween(ground, at, place) <= radius * radius);
        const level = covered.filter((place) => Math.abs(ground.z[place] - ground.z[at]) < INCH);
        const found = under(at, radius);
        expect(new Set(found)).toEqual(new Set(level));
        const gaps = found.map((place) => squareBetween(ground, at, place));
        expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
        others += covered.length - level.length;
      }
    }
    expect(others).toBeGreaterThan(0);
  });
});
