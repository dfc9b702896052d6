import { describe, expect, it } from 'vitest';
import { BASE_RADIUS } from '../../../src/kernel/base.ts';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { circleAbout } from '../../../src/kernel/geometry/circle.ts';
import type { Ground } from '../../../src/kernel/ground.ts';
import { createCirclesBetween } from '../../../src/kernel/sight/circles-between.ts';
import { reachOf } from '../../../src/kernel/sight/corridor.ts';
import { type Obscurer, obscurersOf } from '../../../src/kernel/sight/obscurer.ts';

import { findRuleset } from '../../../src/rulesets/index.ts';
import { numbers } from '../random-table.ts';

/** Whether the box about an obscurer, along the line between two points, meets the strip one base wide between them. */
function reachesIn({ x, y }: Ground, { outline }: Obscurer, a: number, b: number): boolean {
  const [dx, dy] = [x[b] - x[a], y[b] - y[a]];
  const length = Math.hypot(dx, dy);
  const corners = Array.from({ length: outline.length / 2 }, (_, i) => {
    const [cx, cy] = [outline[2 * i] - x[a], outline[2 * i + 1] - y[a]];
    return { along: (cx * dx + cy * dy) / length, aside: (cy * dx - cx * dy) / length };
  });
  const along = corners.map((corner) => corner.along);
  const aside = corners.map((corner) => corner.aside);
  return (
    Math.max(...along) > 0 &&
    Math.min(...along) < length &&
    Math.max(...aside) > -BASE_RADIUS &&
    Math.min(...aside) < BASE_RADIUS
  );
}

describe('the obscurers between two points', () => {
  it('are all that reach in, in order, and few of the rest', () => {
    const { tables } = findRuleset('dark-potential');
    const next = numbers(11);
    for (const spec of Object.values(tables).slice(0, 3)) {
      const ground = compileGround(spec, 2500);
      const obscurers = obscurersOf(spec);
      const circles = obscurers.map(({ outline }) => reachOf(circleAbout(outline)));
      const between = createCirclesBetween(ground, circles);
      let found = 0;
      for (let i = 0; i < 400; i++) {
        const a = Math.floor(next() * ground.count);
        const b = Math.floor(next() * ground.count);
        if (ground.x[a] === ground.x[b] && ground.y[a] === ground.y[b]) continue;
        const candidates = [...between(a, b)];
        const reaching = [...obscurers.keys()].filter((k) => reachesIn(ground, obscurers[k], a, b));
        expect(candidates.filter((k) => reaching.includes(k))).toEqual(reaching);
        found += candidates.length;
      }
      expect(found / 400).toBeLessThan(obscurers.length / 3);
    }
  });
});
