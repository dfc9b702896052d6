/** What strikes are worth wherever they may come down (SQ-ART-05, SQ-ART-06). */
import { expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { weaponOf } from '../../../src/rulesets/squad-quality/actions/artillery.ts';
import { worthOfAim } from '../../../src/rulesets/squad-quality/actions/strike-worth.ts';
import { armourAbout } from '../../../src/rulesets/squad-quality/attack/shots.ts';
import { costsOfMarkers, tollOf } from '../../../src/rulesets/squad-quality/attack/toll.ts';
import { first, stage } from './stage.ts';

const ALONE = 'A line 0,-14 | B line 0,12';

/** By passes of the test for accuracy, and what so many hits take of the target; it is the first unit of B. */
function strike(position: string, set: Variant = {}) {
  const m = stage(position, { set }).scripted([], first);
  const [target] = m.matchup.force[1];
  // No share of four comes to half a figure, which lengths of whole hundredths of a mm might round either way.
  m.state.figures[target] = 4;
  const lead = weaponOf(m, 0).damage - armourAbout(m, target);
  const toll = tollOf(m, { target, lead, atScout: false });
  const { marked } = costsOfMarkers(m, target);
  return {
    worth: worthOfAim(m, 0, target),
    figure: m.matchup.figureWorth[target],
    taken(share: number) {
      const hits = Math.round(share * m.state.figures[target]);
      return hits === 0 ? 0 : m.matchup.figureWorth[target] * (toll(hits) + marked);
    },
  };
}

it.each([
  // Its blast reaches 2 inches and their circle 1.5: right on them all, an inch off 5/6, then 1/2 and 1/6, then nobody.
  ['light-mortar', [5 / 6, 1 / 2, 1 / 6]],
  ['heavy-mortar', [1, 5 / 6, 1 / 2, 1 / 6]],
])('a %s that one die scatters is worth the mean of what it takes', (weapon, shares) => {
  const { worth, taken } = strike(ALONE, { 'artillery.batteries.weapon': weapon });
  expect(worth(3)).toBeCloseTo(taken(1), 12);
  expect(worth(2)).toBeCloseTo(shares.reduce((sum, share) => sum + taken(share), 0) / 6, 12);
  // Two dice come to two inches at least, and to three as often as to eleven.
  const two = (taken(shares[1]) + 2 * taken(shares[2]) + 3 * taken(shares[3] ?? 0)) / 36;
  expect(worth(1)).toBeCloseTo(two, 12);
});

it('scatters onto others, too, friends against it', () => {
  const by = (others: string, passes: number) => {
    const { worth, figure } = strike(`${ALONE}${others}`);
    return worth(passes) / figure;
  };
  const [enemy, friend] = [' | B line 0,5', ' | A line 0,5'];
  for (const other of [enemy, friend]) expect(by(other, 3)).toBeCloseTo(by('', 3), 12);
  expect(by(enemy, 1)).toBeGreaterThan(by('', 1));
  expect(by(friend, 1)).toBeLessThan(by('', 1));
});
