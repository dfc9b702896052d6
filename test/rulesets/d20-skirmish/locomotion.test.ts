import { describe, expect, it } from 'vitest';
import type { Model } from '../../../src/kernel/entities.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { turned } from '../../../src/rulesets/d20-skirmish/battlefield/compass.ts';
import { crossingsOf, endsOf, moveOf, reachOf } from '../../../src/rulesets/d20-skirmish/ways/reach.ts';
import { nearestTo, type Staging, stage } from './stage.ts';

const hedge = buildPiece({ kind: 'hedge', at: [0, 3], turn: 0, length: 12 });
const crater = buildPiece({ kind: 'crater', at: [0, 4], turn: 0, size: [6, 4] });
const rock = (height: number) =>
  buildPiece({ kind: 'rock', at: [0, 3], turn: 0, size: [9, 1], height, climbable: false });

/** Whether the first model gets to a spot with one action, by whatever move takes it there. */
function gets(unit: string, to: readonly number[], staging: Staging = {}, heading = 0): boolean {
  const scene = stage(`A1 ${unit} 0,0`, staging);
  scene.start.heading[0] = heading;
  const m = scene.scripted([]);
  const goal = nearestTo(m.battlefield.ground, to);
  return crossingsOf(m, 0, 1).some(([crossing]) =>
    endsOf(m, 0, reachOf(m, 0, crossing, moveOf(m, 0), [])).places.includes(goal),
  );
}

describe('limiting terrain', () => {
  const pieces = [hedge];

  it('may be crossed by the longest moves that variants and units give, of each as far as its own go (DX-MOV-LIM)', () => {
    const far = buildPiece({ kind: 'hedge', at: [0, 9.5], turn: 0, length: 12 });
    const profiles = { runner: { like: 'trooper', move: 10 } };
    const crossings = (position: string, set = {}) => {
      const m = stage(position, { pieces: [far], set, profiles }).scripted([]);
      return m.matchup.models.map((_, model) => crossingsOf(m, model as Model, 2).length);
    };
    expect(crossings('A1 trooper 0,0', { 'moving.move.factor': 2 })).toEqual([2]);
    expect(crossings('A1 trooper 0,0 | A1 runner 1,0')).toEqual([1, 2]);
  });

  it.each([
    ['trooper', 4.8, false],
    ['biker', 6, false],
    ['car', 7.5, true],
    ['car', 8.7, false],
    ['tank', 5.8, true],
    ['walker', 4.8, true],
  ])('lets a %s %f inches far: %s', (unit, far, does) => {
    expect(gets(unit, [0, far], { pieces })).toBe(does);
  });

  it('and rough terrain may have changed places for bikes (DX-AMB-01)', () => {
    const set = { 'locomotion.bike.columns': 'swapped' };
    expect(gets('biker', [0, 6], { pieces, set })).toBe(true);
    expect(gets('biker', [0, 5], { pieces: [crater] })).toBe(true);
    expect(gets('biker', [0, 5], { pieces: [crater], set })).toBe(false);
  });

  it('is like on foot for whoever has no column of his own (DX-LOC-TRACK)', () => {
    expect(gets('tank', [0, 5.8], { pieces, set: { 'locomotion.tracked': 'off' } })).toBe(false);
  });
});

describe('rough terrain and water', () => {
  it('slow whom the table says (DX-LOC-WHEEL, DX-MOV-06)', () => {
    const pieces = [crater];
    const set = { 'locomotion.water.craters': 'flooded' };
    expect(gets('tank', [0, 5.8], { pieces })).toBe(true);
    expect(gets('car', [0, 8.7], { pieces })).toBe(false);
    expect(gets('car', [0, 7.5], { pieces })).toBe(true);
    expect(gets('car', [0, 8.7], { pieces, set: { 'locomotion.wheeled.loss': 0 } })).toBe(true);
    expect(gets('biker', [0, 7.8], { pieces })).toBe(true);
    expect(gets('biker', [0, 7.8], { pieces, set })).toBe(false);
    expect(gets('skimmer', [0, 9.7], { pieces })).toBe(false);
    expect(gets('skimmer', [0, 9.7], { pieces, set })).toBe(true);
    expect(gets('skimmer', [0, -9.7], { pieces, set })).toBe(false);
  });
});

it('rough terrain slows walkers that stride over it where they move like models on foot (DX-LOC-WALK, DX-MOV-04)', () => {
  const off = { 'locomotion.walker': 'off' } as const;
  const wood = [buildPiece({ kind: 'wood', at: [0, 3], turn: 0, size: [8, 3], height: 3, dense: false })];
  expect([
    gets('walker', [0, 4.8], { pieces: wood }),
    gets('walker', [0, 4.8], { pieces: wood, set: off }),
  ]).toEqual([true, false]);
  expect(gets('walker', [0, 4.8], { pieces: [rock(2)], set: off })).toBe(true);
  const flooded = { ...off, 'locomotion.water.craters': 'flooded', 'moving.rough': 'off' } as const;
  expect(gets('walker', [0, 4.8], { pieces: [crater], set: flooded })).toBe(false);
});

describe('impassable terrain', () => {
  it('is stridden over by walkers up to half their SZ, and no matter to skimmers and flyers (DX-MOV-04, DX-MOV-05)', () => {
    expect(gets('walker', [0, 4.8], { pieces: [rock(2)] })).toBe(true);
    expect(gets('walker', [0, 4.8], { pieces: [rock(3)] })).toBe(false);
    expect(gets('walker', [0, 4.8], { pieces: [rock(2)], set: { 'locomotion.stride': 'off' } })).toBe(false);
    expect(gets('skimmer', [0, 6], { pieces: [rock(6)] })).toBe(true);
    expect(gets('gunship', [0, 6], { pieces: [rock(6)] })).toBe(true);
    expect(gets('tank', [0, 5.8], { pieces: [rock(2)] })).toBe(false);
  });
});

describe('turning', () => {
  it('by 90 degrees lets a car reach what is ahead or beside it, and back up half as far (DX-LOC-TURN, DX-REV-ASM)', () => {
    expect(gets('car', [0, 6])).toBe(true);
    expect(gets('car', [6, 0])).toBe(true);
    expect(gets('car', [0, -6])).toBe(false);
    expect(gets('car', [0, -4])).toBe(true);
    expect(gets('car', [0, -4], { set: { 'locomotion.reverse': 'off' } })).toBe(false);
    expect(gets('car', [0, -6], { set: { 'locomotion.turning': 'off' } })).toBe(true);
    expect(gets('car', [0, -6], {}, 16)).toBe(true);
    expect(gets('tank', [0, -5.8])).toBe(true);
  });

  it('stops at what is allowed', () => {
    expect(turned(0, 8, 8)).toBe(8);
    expect(turned(0, 12, 8)).toBe(8);
    expect(turned(4, 30, 4)).toBe(0);
    expect(turned(0, 16, 8)).toBe(24);
  });
});

it('an inch is the least that terrain leaves (DX-MOV-03)', () => {
  const m = stage('A1 car 0,0', { set: { 'locomotion.wheeled.loss': 6 } }).scripted([]);
  const { cost, count } = reachOf(m, 0, 'across', 4 * INCH, []);
  expect(cost[count - 1]).toBeLessThanOrEqual(INCH);
  expect(count).toBeGreaterThan(1);
});

it('an inch is left of what moves like a model on foot, too, but where it is not to go at all (DX-MOV-03)', () => {
  const ends = (unit: string, move: number, set: Variant) => {
    const wood = buildPiece({ kind: 'wood', at: [0, 0], turn: 0, size: [14, 14], height: 3, dense: false });
    const profiles = { slow: { like: unit, move } };
    const m = stage('A1 slow 0,0', { pieces: [wood], profiles, set }).scripted([]);
    return endsOf(m, 0, reachOf(m, 0, 'plain', moveOf(m, 0), [])).places.length;
  };
  const rough = { 'moving.rough.factor': 4 };
  expect([ends('tank', 1, rough), ends('tank', 1, { ...rough, 'locomotion.tracked': 'off' })]).toEqual([
    5, 5,
  ]);
  expect(ends('biker', 9, { 'locomotion.bike.columns': 'swapped' })).toBe(1);
});

describe('deep water', () => {
  const pieces = [crater];
  const set = { 'locomotion.water.craters': 'deep' };

  it.each([
    ['tank', 5.8, false],
    ['skimmer', 7.5, true],
    ['gunship', 7.5, true],
  ])('lets a %s %f inches far: %s (DX-MOV-06)', (unit, far, does) => {
    expect(gets(unit, [0, far], { pieces })).toBe(true);
    expect(gets(unit, [0, far], { pieces, set })).toBe(does);
  });

  it('is gone round where the way is no longer than the move', () => {
    const pool = [buildPiece({ kind: 'crater', at: [0, 2.5], turn: 0, size: [2, 2] })];
    expect(gets('trooper', [0, 4], { pieces: pool, set: { ...set, 'moving.move.factor': 2 } })).toBe(true);
    expect(gets('walker', [0, 4], { pieces: pool, set })).toBe(true);
  });

  it('is passed over by a skimmer, as all that is impassable, and an inch farther (DX-LOC-SKIM)', () => {
    const far = (craters: string) => {
      const set = { 'locomotion.water.craters': craters };
      const m = stage('A1 skimmer 0,0', { pieces, set }).scripted([]);
      const { places } = endsOf(m, 0, reachOf(m, 0, 'plain', moveOf(m, 0), []));
      return Math.max(...places.map((at) => m.battlefield.ground.y[at])) / INCH;
    };
    const [over, flooded, deep] = ['dry', 'flooded', 'deep'].map(far);
    expect([flooded > over, deep]).toEqual([true, flooded]);
  });

  it('bars a way that bends into it, be the straight line dry', () => {
    // Round the left end of a wall, where the pool is.
    const screen = buildPiece({ kind: 'hulk', at: [3, 2], turn: 0, size: [8, 1], height: 4 });
    const pool = buildPiece({ kind: 'crater', at: [-4.4, 2], turn: 0, size: [6, 3] });
    const reach = { 'moving.move.factor': 2 };
    expect(gets('trooper', [0, 4], { pieces: [screen], set: reach })).toBe(true);
    expect(gets('trooper', [0, 4], { pieces: [screen, pool], set: { ...set, ...reach } })).toBe(false);
  });

  it('is no matter beside it, and lets go whoever is in it', () => {
    expect(gets('tank', [5, 2], { pieces, set })).toBe(true);
    const m = stage('A1 trooper 0,4', { pieces, set }).scripted([]);
    expect(endsOf(m, 0, reachOf(m, 0, 'plain', moveOf(m, 0), [])).places.length).toBeGreaterThan(1);
  });
});

it('flyers pass over what is not at their altitude (DX-MOV-05, DX-ALT-ASM)', () => {
  const pieces = [rock(4)];
  expect(gets('gunship', [0, 7], { pieces })).toBe(true);
  expect(gets('gunship', [0, 7], { pieces, set: { 'locomotion.altitude.inches': 3 } })).toBe(false);
  expect(gets('skimmer', [0, 7], { pieces, set: { 'locomotion.altitude.inches': 3 } })).toBe(true);
});
