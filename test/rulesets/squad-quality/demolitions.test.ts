import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import {
  collapse,
  detonate,
  finishRigging,
  rig,
} from '../../../src/rulesets/squad-quality/actions/demolition.ts';
import { RIGGED, RIGGING, UNDER_FIRE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { moveTo, retreat } from '../../../src/rulesets/squad-quality/moves/moves.ts';
import { chargeWorth } from '../../../src/rulesets/squad-quality/places/charges.ts';
import { activate } from '../../../src/rulesets/squad-quality/turn/activation.ts';
import { endMatch } from '../../../src/rulesets/squad-quality/turn/end-match.ts';
import { alike, rolls } from '../scene.ts';
import { played, stage } from './stage.ts';

describe('demolitions', () => {
  it('are rigged with two passes, by a die less Under Fire, and destroy with two', () => {
    const scene = stage('A sappers 0,0 | B levy 0,16', { set: { 'demolitions.target.structures': 1 } });
    scene.start.marker[0] = UNDER_FIRE;
    played(scene, rolls('rig', 3, 3), (match) => {
      rig(match, 0);
      expect(match.state.rigged[0]).toBe(2);
    });
    scene.start.rigged[0] = 2;
    const m = played(scene, rolls('detonate', 3, 3, 1), (match) => {
      moveTo(match, 0, match.battlefield.zones[0][0], 'goes');
      detonate(match, 0);
    });
    expect([m.state.structure, m.state.wrecker, m.state.figures[0]]).toEqual([2, 0, 5]);
  });

  it('that take longer are rigged by whoever may do nothing, too: he stays (SQ-DEMO-04, SQ-CR-06)', () => {
    const set = { 'demolitions.target.structures': 1, 'command-response.shooting': 'off' };
    const m = stage('A sappers 0,0 | B levy 0,8', { set }).scripted(alike(3, 'response', 1));
    m.state.rigged[0] = RIGGING;
    m.state.begunRigging[0] = 1;
    activate(m, 0);
    m.dice.finish();
    expect(m.state.rigged[0]).toBe(RIGGED);
  });

  it('that take longer are rigged by whoever remains in place, and not by whoever is driven off (SQ-DEMO-04)', () => {
    const rigged = (away: number) => {
      const m = stage('A sappers 0,0 | B levy 0,16').scripted([]);
      m.state.rigged[0] = RIGGING;
      finishRigging(m, 0);
      retreat(m, 0, away, 'is driven back');
      m.state.moved[0] = 0;
      finishRigging(m, 0);
      return m.state.rigged[0];
    };
    expect([rigged(0), rigged(6 * INCH)]).toEqual([RIGGED, 0]);
  });

  it('kill the last figure that stays with them', () => {
    const scene = stage('A sappers 0,0 | B levy 0,16', { set: { 'demolitions.target.structures': 1 } });
    scene.start.figures[0] = 1;
    const m = played(scene, rolls('detonate', 3, 1, 1), (match) => void detonate(match, 0));
    expect([m.state.structure, m.state.figures[0]]).toEqual([1, 0]);
  });
});

it('what becomes of charges and their target later on is told (SQ-DEMO-04, SQ-DEMO-09, SQ-DEMO-target)', () => {
  const scene = stage('A sappers 0,0 | B levy 0,16', { set: { 'demolitions.target.structures': 1 } });
  scene.start.rigged[0] = RIGGING;
  scene.start.structure = 1;
  scene.start.wrecker = 0;
  const m = scene.scripted([...rolls('collapse', 3), ...rolls('collapse', 4)]);
  for (let activation = 0; activation < 2; activation++) finishRigging(m, 0);
  for (let turn = 0; turn < 2; turn++) collapse(m);
  endMatch(m);
  expect(scene.told.map(({ text }) => text)).toEqual([
    'A Sapper Squad has rigged its charges.',
    'The structure that was badly damaged falls.',
    'A holds the middle.',
    'A has destroyed the structure, which counts for 2 objectives.',
  ]);
});

it('charges take the number of the quality and no more where tests must exceed it (SQ-DEMO-03, SQ-AMB-01)', () => {
  const strict = { 'demolitions.target.structures': 1, 'quality.test.reach': 'exceed' };
  const m = stage('A sappers 0,0 | B levy 0,16', { set: strict }).scripted(alike(3, 'rig', 3));
  rig(m, 0);
  expect(m.state.rigged[0]).toBe(RIGGED);
  const worth = (set: Variant) =>
    chargeWorth(stage('A sappers 0,0 | B levy 0,16', { set }).scripted([]), 0, 'detonate');
  expect(worth(strict)).toBe(worth({ 'demolitions.target.structures': 1 }));
});

describe('whoever weighs charges', () => {
  const worth = (set: Variant) => {
    const all = { 'demolitions.target.structures': 1, ...set };
    const m = stage('A sappers 0,0 | B levy 0,16', { set: all }).scripted([]);
    return chargeWorth(m, 0, 'detonate');
  };

  it('has no use for the structure where objectives count for nothing (SQ-DEMO-target, SQ-CORE-SCN-objectives)', () => {
    expect(worth({})).toBeGreaterThan(0);
    expect(worth({ 'scenario.objectives': 'off' })).toBe(0);
  });

  it('counts on one that is badly damaged as it comes down (SQ-DEMO-09)', () => {
    const stands = worth({ 'demolitions.collapse': 'off' });
    expect(worth({})).toBeGreaterThan(stands);
    expect(worth({ 'demolitions.collapse.needs': 7 })).toBe(stands);
    expect(worth({ 'demolitions.collapse.needs': 2 })).toBeGreaterThan(worth({}));
  });
});
