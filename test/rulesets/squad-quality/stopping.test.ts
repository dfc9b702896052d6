import { describe, expect, it } from 'vitest';
import { fractionValue } from '../../../src/kernel/fraction.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { hullArmour, ratingAt, ratingsOf } from '../../../src/rulesets/squad-quality/attack/anti-tank.ts';
import { hitsBy, rollEffect } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import { expectedHarm, lead } from '../../../src/rulesets/squad-quality/attack/shots.ts';
import { chanceToStop, harmInPassing } from '../../../src/rulesets/squad-quality/ways/chance-to-stop.ts';
import { fireInPassing } from '../../../src/rulesets/squad-quality/ways/fire-in-passing.ts';
import { interrupt } from '../../../src/rulesets/squad-quality/ways/opportunity.ts';
import { travel } from '../../../src/rulesets/squad-quality/ways/travel.ts';
import { nearestTo } from '../scene.ts';
import { aim, first, type Stage, stage } from './stage.ts';

/** How likely the first unit of B makes so many hits on the first of A, each found by rolling all of its dice. */
function hitChances(scene: Stage): (readonly [hits: number, chance: number])[] {
  const rolled = scene.distribution((m) => {
    const shot = aim(m, undefined, 1, 0);
    return hitsBy(m, shot, rollEffect(m, shot));
  }, first);
  return [...rolled].map(([hits, share]) => [hits, fractionValue(share)] as const);
}

/** Of 36 ways to roll a die for it and one for the armour those in which a hit that is ahead by so much beats by a margin. */
function through(ahead: number, margin = 0): number {
  let ways = 0;
  for (let own = 1; own <= 6; own++)
    for (let their = 1; their <= 6; their++) if (own + ahead - their >= margin) ways++;
  return ways / 36;
}

describe('how likely opportunity fire stops a move', () => {
  it.each(['A line 0,-5 | B levy 0,5', 'A armoured 0,-5 | B machine-gun 0,5', 'A mob 0,-4 | B line 0,4'])(
    'is how likely any hit would fell a figure: %s',
    (position) => {
      const scene = stage(position);
      const m = scene.scripted([], first);
      const shot = aim(m, undefined, 1, 0);
      const spared = hitChances(scene).reduce(
        (sum, [hits, chance]) => sum + chance * (1 - through(lead(m, shot))) ** hits,
        0,
      );
      expect(chanceToStop(m, shot)).toBeCloseTo(1 - spared, 12);
    },
  );

  it('is how likely any hit on a vehicle penetrates it by 3, each with its own rating', () => {
    const scene = stage('A carrier 0,-5 | B tank-hunters 0,5');
    const m = scene.scripted([], first);
    const shot = aim(m, undefined, 1, 0);
    const ratings = ratingsOf(m, shot);
    expect(ratings.single.length).toBeGreaterThan(0);
    let spared = 0;
    for (const [hits, chance] of hitChances(scene)) {
      let each = chance;
      for (let hit = 0; hit < hits; hit++)
        each *= 1 - through(ratingAt(ratings, hit) - hullArmour(m, shot), 3);
      spared += each;
    }
    expect(chanceToStop(m, shot)).toBeCloseTo(1 - spared, 12);
  });
});

describe('what a shot in passing comes to by its clauses', () => {
  const shotUnder = (set: Variant, position = 'A line 0,-5 | B levy 0,5') => {
    const m = stage(position, { set }).scripted([], first);
    const shot = aim(m, undefined, 1, 0);
    return { stops: chanceToStop(m, shot), harm: harmInPassing(m, shot), full: expectedHarm(m, shot) };
  };

  it('stops nobody where nobody is repulsed, and everybody where nobody moves on (SQ-OP-04, SQ-OP-06)', () => {
    expect(shotUnder({}).stops).toBeGreaterThan(0);
    expect(shotUnder({}).stops).toBeLessThan(1);
    expect(shotUnder({ 'opportunity-fire.repulsed': 'off' }).stops).toBe(0);
    expect(shotUnder({ 'opportunity-fire.onwards': 'off' }).stops).toBe(1);
  });

  it('fells and marks only where it does (SQ-OP-03, SQ-AMB-10)', () => {
    expect(shotUnder({}).harm).toBe(0);
    const falls = { 'opportunity-fire.harmless': 'off' };
    const marks = { 'opportunity-fire.once.marks': 'yes' };
    const [felling, marking, both] = [falls, marks, { ...falls, ...marks }].map((set) => shotUnder(set));
    expect(Math.min(felling.harm, marking.harm)).toBeGreaterThan(0);
    expect(both.harm).toBe(both.full);
    expect(felling.harm + marking.harm).toBeCloseTo(both.full, 12);
    // Fire Effect pins, too, and without markers a shot takes whom it fells alone.
    expect(shotUnder({ ...marks, 'under-fire.pin.regular': 6 }).harm).toBeGreaterThan(marking.harm);
    expect(shotUnder({ ...falls, 'under-fire': 'off' }).full).toBeCloseTo(felling.harm, 12);
  });

  it('is offered for that alone, and not for nothing', () => {
    const isOffered = (set: Variant) => {
      let offers = 0;
      const repels = { 'opportunity-fire.repulsed': 'off', ...set };
      const m = stage('A line 0,-5 | B guard 0,5', { set: repels }).scripted([], () => {
        offers++;
        return 0;
      });
      const at = m.state.point[0];
      interrupt(m, { unit: 0, path: [at, at], to: at });
      return offers > 0;
    };
    expect(isOffered({})).toBe(false);
    expect(isOffered({ 'opportunity-fire.harmless': 'off' })).toBe(true);
    expect(isOffered({ 'opportunity-fire.once.marks': 'yes' })).toBe(true);
    expect(isOffered({ 'opportunity-fire.onwards': 'off' })).toBe(true);
  });
});

it('whoever stops anybody he shoots at does so as soon as he sees him on his way (SQ-OP-06)', () => {
  const set = { 'opportunity-fire.onwards': 'off', 'shooting.hits.open': 10 };
  const m = stage('A line -5,0 | B levy 0,9', { set }).scripted(
    [
      ['fire', 1],
      ['fire', 1],
    ],
    createPlayer('veteran'),
  );
  travel(m, 0, nearestTo(m.battlefield.ground, [0, 0]), 12 * INCH, 'moves', 'ways');
  expect(m.battlefield.ground.x[m.state.point[0]] / INCH).toBeLessThan(-3);
});

describe('opportunity fire meets a move (SQ-OP-01)', () => {
  const isMet = (position: string) => {
    let offers = 0;
    const m = stage(position).scripted([], ({ point }) => {
      if (point === 'SQ-D-05') offers++;
      return 0;
    });
    const to = nearestTo(m.battlefield.ground, [5, 0]);
    expect(travel(m, 1, to, 12 * INCH, 'rushes', 'ways')).toBe(true);
    return offers > 0;
  };

  it('of whoever steps off from a squad as of any other', () => {
    expect(isMet('A line 9,-9 | A officer 0,0 | B guard 0,8')).toBe(true);
    expect(isMet('A line 0,0 | A officer + | B guard 0,8')).toBe(true);
  });

  it('of whoever gets out of a vehicle', () => {
    expect(isMet('A carrier 0,0 | A line + | B guard 0,8')).toBe(true);
  });
});

it('a vehicle that is shot at as by any shot is turned back by as many points as ever (SQ-OP-03, SQ-OP-05)', () => {
  const turns = (set: Variant) => {
    const falls = { 'opportunity-fire.harmless': 'off', ...set };
    const m = stage('A carrier 0,-5 | B rocket-team 0,5', { set: falls }).scripted([
      ['fire', 3],
      ['penetration', 3],
      ['armour', 3],
    ]);
    const isTurned = fireInPassing(m, aim(m, undefined, 1, 0), {});
    expect(m.state.figures[0]).toBe(1);
    return isTurned;
  };
  expect(turns({})).toBe(false);
  expect(turns({ 'opportunity-fire.vehicles.margin': 0 })).toBe(true);
  expect(turns({ 'opportunity-fire.vehicles': 'off' })).toBe(false);
});
