import { expect, it } from 'vitest';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { COVER, type Decision } from '../../../src/rules/decision.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { ROLL } from '../../../src/rulesets/d20-skirmish/matchup/rolls.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { setUp } from '../../../src/rulesets/d20-skirmish/turn/setup.ts';
import { stage } from './stage.ts';

const coverOf = (weigh: (into: Float64Array) => void): number => {
  const into = new Float64Array(WIDTH);
  weigh(into);
  return into[COVER];
};

it('what is no cover to a side shelters nobody of it where places are weighed (DX-RM-02, DX-RM-03)', () => {
  const cover = (kind: 'hedge' | 'wall', set: Variant = {}, setB: Variant = {}) => {
    const pieces = [buildPiece({ kind, at: [0, 1], turn: 0, length: 6, height: 0.9 })];
    const m = stage('A1 trooper 0,0 | B1 trooper 0,9', { pieces, set, setB }).scripted([]);
    return coverOf((into) => planOf(m, 0, 3).weighStay(0, into));
  };
  expect([cover('wall'), cover('hedge')]).toEqual([0.5, 0.35]);
  const wall = [
    { cover: 'off' },
    { 'cover.hard': 'off' },
    { 'cover.hard.penalty': 0 },
    { 'cover.soft': 'off' },
  ];
  expect(wall.map((set) => cover('wall', set as Variant))).toEqual([0.1, 0.1, 0.1, 0.5]);
  expect([cover('hedge', { 'cover.soft': 'off' }), cover('hedge', { 'cover.hard': 'off' })]).toEqual([
    0.1, 0.35,
  ]);
  const [off, on] = [{ cover: 'off' }, { cover: 'on' }] as const;
  expect([cover('wall', off, on), cover('wall', {}, off)]).toEqual([0.1, 0.5]);
});

it('nor where models deploy (DX-RM-02, DX-RM-03)', () => {
  /** The most that a place has of cover to whoever deploys first, before anybody is in sight. */
  const most = (set: Variant) => {
    const wood = buildPiece({ kind: 'wood', at: [0, -15], size: [6, 6], turn: 0, height: 3, dense: false });
    const scene = stage('A1 trooper 0,0 | B1 trooper 0,9', { pieces: [wood], set });
    scene.start.point.fill(-1);
    const seen: number[] = [];
    const look = ({ point, count, seat, weigh }: Decision) => {
      if (point === 'DX-D-07' && seat === 0)
        for (let i = 0; i < count; i++) seen.push(coverOf((into) => weigh(i, into)));
      return 0;
    };
    const faces = [1, 2];
    const dice = { roll: (name: number) => (name === ROLL.deployment ? faces.shift()! : 1) };
    setUp({ ...scene.scripted([], look), dice });
    return Math.max(...seen);
  };
  expect([most({}), most({ 'cover.hard': 'off' }), most({ cover: 'off' })]).toEqual([1, 1, 0]);
});
