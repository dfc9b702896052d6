import { expect, it } from 'vitest';
import { COVER, type Decision } from '../../../src/rules/decision.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { HELD_BACK } from '../../../src/rulesets/zone-control/battlefield/state.ts';
import { ROLL } from '../../../src/rulesets/zone-control/matchup/rolls.ts';
import { setUp } from '../../../src/rulesets/zone-control/turn/setup.ts';
import { ground, stage } from './stage.ts';

it('nobody deploys by terrain that is no cover to his side (ZC-A5)', () => {
  /** What places have of cover to whoever deploys first. */
  const covers = (kind: 'sparse' | 'dense', set: Variant = {}, setB: Variant = {}) => {
    const pieces = [ground(kind, -6, -12, 6, -8)];
    const scene = stage('A trooper 0,0 | B trooper 0,9', { pieces, set, setB, lattice: true });
    scene.start.whereabouts.fill(HELD_BACK);
    scene.start.point.fill(-1);
    const seen = new Set<number>();
    const look = (decision: Decision) => {
      const { point, count, seat } = decision;
      for (let i = 0; point === 'ZC-D-02' && seat === 0 && i < count; i++) {
        const into = new Float64Array(WIDTH);
        decision.weigh(i, into);
        seen.add(into[COVER]);
      }
      return 0;
    };
    const faces = [6, 1];
    const dice = { roll: (name: number) => (name === ROLL['first-player'] ? faces.shift()! : 1) };
    setUp({ ...scene.scripted([], look), dice });
    return [...seen].sort();
  };
  const [off, none] = [{ 'shooting.cover': 'off' }, { 'shooting.cover.sparse': 0 }];
  expect([covers('sparse'), covers('sparse', off), covers('sparse', none)]).toEqual([[0, 1], [0], [0]]);
  expect([covers('dense'), covers('dense', off), covers('dense', none)]).toEqual([[0, 1], [0], [0, 1]]);
  expect(covers('sparse', {}, off)).toEqual([0, 1]);
});
