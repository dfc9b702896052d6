import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../../src/kernel/entities.ts';
import { seedWords } from '../../../src/kernel/luck.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { type Decision, HARM, TACTICS } from '../../../src/rules/decision.ts';
import { quarryAmong } from '../../../src/rules/play/quarry.ts';
import { findRuleset } from '../../../src/rulesets/index.ts';

it('is the enemy worth most of those that are there, of equals the first', () => {
  const worth = [1, 4, 4, 9];
  expect(quarryAmong([0, 1, 2, 3], worth, (model) => model < 3)).toBe(1);
  expect(quarryAmong([0, 1, 2, 3], worth, () => true)).toBe(3);
  expect(quarryAmong([0, 1], worth, () => false)).toBe(NOBODY);
});

describe.each([
  ['dark-potential', { attack: 'DP-D-20', place: 'DP-D-14', unit: 'DP-D-08' }],
  ['zone-control', { attack: 'ZC-D-05', place: 'ZC-D-04', unit: 'ZC-D-03' }],
  ['squad-quality', { attack: 'SQ-D-04', place: 'SQ-D-03', unit: 'SQ-D-02' }],
  ['pass-counter', { attack: 'PC-D-03', place: 'PC-D-04', unit: 'PC-D-02' }],
])('of %s', (id, points) => {
  const ruleset = findRuleset(id);
  const veteran = createPlayer('veteran');
  /** What options at a point do to him, and their harm, over a match. */
  const seen = new Map<string, { quarry: number; harm: number }[]>();
  const asked = (decision: Decision) => {
    const own = seen.get(decision.point) ?? [];
    seen.set(decision.point, own);
    for (let option = 0; decision.quarry && option < decision.count; option++) {
      const weighing = new Float64Array(TACTICS.length);
      decision.weigh(option, weighing);
      own.push({ quarry: decision.quarry(option), harm: weighing[HARM] });
    }
    return veteran(decision);
  };
  const game = createArenas(ruleset).game({
    ruleset: id,
    table: { name: Object.keys(ruleset.tables)[0] },
    variants: [{}, {}],
    armies: [ruleset.defaultArmy, ruleset.defaultArmy],
    policies: ['veteran', 'veteran'],
    seed: 'quarry',
    pitch: DEFAULT_PITCH,
  });
  const state = game.start(seedWords('quarry'), [asked, asked]);
  while (!game.isOver(state)) game.advance(state, [asked, asked]);

  it('attacks at him do him some harm, all others none', () => {
    const attacks = seen.get(points.attack)!;
    expect(attacks.some(({ quarry }) => quarry > 0)).toBe(true);
    expect(attacks.some(({ quarry, harm }) => quarry === 0 && harm > 0)).toBe(true);
    for (const { quarry } of attacks) expect(quarry).toBeGreaterThanOrEqual(0);
  });

  it('places lie nearer to him or farther off, and units promise some of their harm at him', () => {
    const places = seen.get(points.place)!;
    expect(places.some(({ quarry }) => quarry > 0)).toBe(true);
    expect(places.some(({ quarry }) => quarry < 0)).toBe(true);
    for (const { quarry, harm } of seen.get(points.unit)!) {
      expect(quarry).toBeGreaterThanOrEqual(0);
      expect(quarry).toBeLessThanOrEqual(harm + 1e-9);
    }
  });
});
