import { expect, it } from 'vitest';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { COVER, type Decision } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { ROLL } from '../../../src/rulesets/pass-counter/matchup/rolls.ts';
import { setUp } from '../../../src/rulesets/pass-counter/turn/setup.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { stage } from './stage.ts';

it('nobody deploys by terrain that neither covers nor obscures his side (PC-RNG-05, PC-RNG-08)', () => {
  /** The most that a place has of cover to whoever deploys first, before anybody is in sight. */
  const most = (set: Variant, setB: Variant = {}) => {
    const wood = piece(box([-6, -13, 6, -8]), { area: true, height: 3, cover: 'light' });
    const scene = stage('A trooper 0,0 | B trooper 0,9', { pieces: [wood], set, setB });
    scene.start.point.fill(NOWHERE);
    const seen: number[] = [];
    const look = ({ point, count, seat, weigh }: Decision) => {
      for (let i = 0; point === 'PC-D-10' && seat === 0 && i < count; i++) {
        const into = new Float64Array(6);
        weigh(i, into);
        seen.push(into[COVER]);
      }
      return 0;
    };
    const faces = [1, 2];
    const dice = { roll: (name: number) => (name === ROLL.deployment ? faces.shift()! : 1) };
    setUp({ ...scene.scripted([], look), dice });
    return Math.max(...seen);
  };
  const [cover, obscured] = [{ 'cover.ranged': 'off' }, { 'obscured.penalty.hit': 0 }];
  expect([{}, cover, obscured, { ...cover, ...obscured }].map((set) => most(set))).toEqual([1, 1, 1, 0]);
  expect(most({}, { cover: 'off', obscured: 'off' })).toBe(1);
});
