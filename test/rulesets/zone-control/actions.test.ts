import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { type Decision, labelsOf } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { lookAtFoes } from '../../../src/rulesets/zone-control/match/foes.ts';
import { surveyPlaces } from '../../../src/rulesets/zone-control/places/survey.ts';
import { activate } from '../../../src/rulesets/zone-control/turn/activation.ts';
import { choosing } from '../scene.ts';
import { type Script, stage } from './stage.ts';

const FACING = 'A trooper 0,-6 | B leader 0,4';

describe('ZC-A3, ZC-ACN-01: several actions', () => {
  /** What a model does that acts before it moves as often as it is told to, and whether it did all that was scripted. */
  function turn(first: number, misses: number, set: Variant, fleeing = false): string[] {
    let left = first;
    const order = (decision: Decision) => {
      const labels = labelsOf(decision);
      const acts = labels.findIndex((label) => /^act, then (move|flee)/.test(label));
      const goes = labels.findIndex((label) => /^move|^flee/.test(label));
      return acts >= 0 && left-- > 0 ? acts : goes;
    };
    const staged = stage(FACING, { set, lattice: true, depth: 36 });
    const script: Script = Array.from({ length: misses }, () => ['hit', 1] as const);
    const m = staged.scripted(script, choosing({ 'ZC-D-04': order, 'ZC-D-05': /^shoot .* with Rifle$/ }));
    if (fleeing) m.state.falling[0] = m.state.fleeing[0] = 1;
    activate(m, 0);
    m.dice.finish();
    return staged.told.map(({ kind }) => kind).filter((kind) => kind !== 'flight');
  }

  it.each([false, true])(
    'are made before the move, after it, or on both sides of it; in flight: %j',
    (flees) => {
      const three = { 'action-phase.one.actions': 3 };
      expect(turn(0, 3, three, flees)).toEqual(['move', 'attack', 'attack', 'attack']);
      expect(turn(1, 3, three, flees)).toEqual(['attack', 'move', 'attack', 'attack']);
      expect(turn(2, 3, three, flees)).toEqual(['attack', 'attack', 'move', 'attack']);
      expect(turn(3, 3, three, flees)).toEqual(['attack', 'attack', 'attack', 'move']);
      expect(turn(3, 3, { ...three, 'action-phase.order': 'off' }, flees)).toEqual([
        'move',
        'attack',
        'attack',
        'attack',
      ]);
    },
  );

  it('are one by the book, before the move or after it', () => {
    expect(turn(0, 1, {})).toEqual(['move', 'attack']);
    expect(turn(1, 1, {})).toEqual(['attack', 'move']);
  });

  it('are all reckoned with in what a turn comes to, by those of its side', () => {
    const weighed = (set: Variant = {}, setB: Variant = {}) => {
      const m = stage('A trooper 0,0 | B leader 0,10', { set, setB }).scripted([]);
      lookAtFoes(m, 0);
      const { danger, harm } = surveyPlaces(m, 0, [m.state.point[0]], 1);
      return { danger: danger[0], harm: harm[0] };
    };
    const [one, two] = [1, 2].map((actions) => ({ 'action-phase.one.actions': actions }));
    const usual = weighed();
    expect(weighed(two, one).danger).toBe(usual.danger);
    expect(weighed(two, one).harm).toBeGreaterThan(1.5 * usual.harm);
    expect(weighed(one, two).harm).toBe(usual.harm);
    expect(weighed(one, two).danger).toBeGreaterThan(1.1 * usual.danger);
  });
});

it('a shooter wants to be where the range is not long, or in range where all of it is (ZC-A5-range)', () => {
  const wanted = (set: Variant = {}) =>
    stage('A trooper 0,0 | B trooper 0,9', { set }).scripted([]).matchup.wanted[0] / INCH;
  expect([wanted(), wanted({ 'shooting.far': 'off' })]).toEqual([12, 12]);
  expect([0.75, 1, 0].map((share) => wanted({ 'shooting.far.share': share }))).toEqual([18, 24, 24]);
  expect([wanted({ shooting: 'off' }), wanted({ shooting: 'off', melee: 'off' })]).toEqual([6, 0]);
});
