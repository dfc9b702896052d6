import { describe, expect, it } from 'vitest';
import { countHidden } from '../../../src/rulesets/zone-control/attack/targets.ts';
import { CLAUSE } from '../../../src/rulesets/zone-control/rules/index.ts';
import { isSeen } from '../../../src/rulesets/zone-control/sight/looks.ts';
import { ground, type Staging, stage } from './stage.ts';

/** Whether the model of A sees that of B, and B sees A. */
function sees(position: string, staging: Staging): [boolean, boolean] {
  const m = stage(position, { depth: 48, ...staging }).scripted([]);
  return [isSeen(m.battlefield.sightings.look(0, 0, 1)), isSeen(m.battlefield.sightings.look(1, 1, 0))];
}

/** Two models look at each other over some pieces of terrain between and around them. */
function look(from: number, to: number, pieces: Staging['pieces'], set: Staging['set'] = {}) {
  return sees(`A trooper 0,${from} | B trooper 0,${to}`, {
    ...(pieces && { pieces }),
    ...(set && { set }),
  })[0];
}

const sparse = (near: number, far: number) => ground('sparse', -5, near, 5, far);
const dense = (near: number, far: number) => ground('dense', -5, near, 5, far);

describe('ZC-LOS-02: sparse terrain is seen into for 6 inches', () => {
  it('and not further', () => {
    expect(look(-10, 5.99, [sparse(0, 12)])).toBe(true);
    expect(look(-10, 6.01, [sparse(0, 12)])).toBe(false);
    expect(look(-10, 10, [sparse(0, 12)], { 'sight.sparseInto': 'off' })).toBe(true);
    expect(look(-10, 4, [sparse(0, 12)], { 'sight.sparseInto.inches': 3 })).toBe(false);
  });

  it('out of it as well as into it, or out freely by another reading (ZC-Q-01)', () => {
    const deep = { pieces: [sparse(0, 12)] };
    expect(sees('A trooper 0,-10 | B trooper 0,8', deep)).toEqual([false, false]);
    const free = { ...deep, set: { 'sight.lines.out': 'free' } };
    expect(sees('A trooper 0,-10 | B trooper 0,8', free)).toEqual([false, true]);
  });

  it('between two models inside it', () => {
    expect(look(1, 6.9, [sparse(0, 12)])).toBe(true);
    expect(look(1, 7.1, [sparse(0, 12)])).toBe(false);
  });
});

describe('ZC-LOS-03: sparse terrain is seen through where it is less than 6 inches deep', () => {
  it('and not at 6 inches', () => {
    expect(look(-10, 10, [sparse(0, 5.99)])).toBe(true);
    expect(look(-10, 10, [sparse(0, 6)])).toBe(false);
    expect(look(-10, 10, [sparse(0, 9)], { 'sight.sparseThrough': 'off' })).toBe(true);
    expect(look(-10, 10, [sparse(0, 1)], { 'sight.sparseThrough.inches': 0 })).toBe(false);
  });

  it('each piece by itself, or all together by another reading (ZC-AMB-15)', () => {
    const two = [sparse(-6, -2), sparse(2, 6)];
    expect(look(-10, 10, two)).toBe(true);
    expect(look(-10, 10, two, { 'sight.sparseThrough.several': 'together' })).toBe(false);
  });
});

describe('ZC-LOS-04/05: dense terrain', () => {
  it('is seen into for 3 inches', () => {
    expect(look(-10, 2.99, [dense(0, 8)])).toBe(true);
    expect(look(-10, 3.01, [dense(0, 8)])).toBe(false);
    expect(look(-10, 1, [dense(0, 8)], { 'sight.denseInto': 'off' })).toBe(false);
  });

  it('is not seen through', () => {
    expect(look(-10, 10, [dense(0, 0.5)])).toBe(false);
    expect(look(-10, 10, [dense(0, 8)], { 'sight.denseThrough': 'off' })).toBe(true);
  });
});

describe('ZC-AMB-16: through one piece into another', () => {
  it('each limit holds for itself, or nothing is seen behind the first', () => {
    const two = [sparse(-6, -4), sparse(0, 8)];
    expect(look(-10, 2, two)).toBe(true);
    expect(look(-10, 2, two, { 'sight.denseThrough.chain': 'one-piece' })).toBe(false);
    expect(look(-10, -2, two, { 'sight.denseThrough.chain': 'one-piece' })).toBe(true);
  });

  it('out of one into another, too, unless its own does not hinder it (ZC-Q-01)', () => {
    const two = [sparse(-6, -4), sparse(0, 8)];
    const chain = { 'sight.denseThrough.chain': 'one-piece' } as const;
    expect([look(-5, 2, two), look(-5, 2, two, chain)]).toEqual([true, false]);
    expect(look(-5, -2, two, chain)).toBe(true);
    expect(look(-5, 2, two, { ...chain, 'sight.lines.out': 'free' })).toBe(true);
    // Whoever stands in two at once is behind neither.
    expect(look(-2, 2, [sparse(0, 8), sparse(1, 9)], chain)).toBe(true);
  });

  it('and what is hidden so counts for the clause that is asked about', () => {
    const pieces = [sparse(-6, -4), sparse(0, 8)];
    const set = { 'sight.denseThrough.chain': 'one-piece' };
    const m = stage('A trooper 0,-10 | B trooper 0,2', { pieces, set, depth: 48 }).scripted([]);
    countHidden(m, 0);
    const { denseThrough, sparseThrough } = CLAUSE.sight;
    expect([m.state.acts[denseThrough], m.state.acts[sparseThrough]]).toEqual([1, 0]);
  });
});

describe('ZC-LOS-01: seeing', () => {
  it('is by the rules of whoever looks', () => {
    const pieces = [dense(-1, 1)];
    const blind = { pieces, setB: { sight: 'off' } };
    expect(sees('A trooper 0,-10 | B trooper 0,10', { pieces })).toEqual([false, false]);
    expect(sees('A trooper 0,-10 | B trooper 0,10', blind)).toEqual([false, true]);
    expect(look(-10, 10, pieces, { 'sight.lines': 'off' })).toBe(true);
  });

  it('does not stop at terrain beside the line', () => {
    expect(look(-10, 10, [ground('dense', 1, -1, 5, 1)])).toBe(true);
  });
});
