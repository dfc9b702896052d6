import { describe, expect, it } from 'vitest';
import { type BreakEvenQuestion, breakEvenSearch } from '../../src/experiments/play/break-even.ts';
import { contestsAfter, MOST_CONTESTS } from '../../src/experiments/play/next-count.ts';
import type { Arm } from '../../src/experiments/terms/arm.ts';
import type { MatchRecord } from '../../src/match/record.ts';

/** A mirrored pair that the side under test wins, loses, or shares. */
function pair(quarters: number): readonly MatchRecord[] {
  const scores = [
    [0, 1],
    [0.5, 1],
    [0.5, 0.5],
    [1, 0.5],
    [1, 0],
  ][quarters];
  return scores.map((score) => ({
    score,
    outcome: score === 1 ? 'won' : score === 0 ? 'lost' : 'draw',
  })) as unknown as MatchRecord[];
}

function armNamed(count: number): Arm {
  return { title: String(count), tables: [{ name: 'yard' }] } as unknown as Arm;
}

/** Plays a search from look to look, in which the side under test scores as the chance says: exactly, by turns. */
function search(chance: (count: number) => number, more: Partial<BreakEvenQuestion> = {}) {
  const asked: number[] = [];
  /** Blocks that may follow after each look. */
  const left: number[] = [];
  const own = breakEvenSearch({ armWith: armNamed, guess: 1, most: 16, blocks: 400, alpha: 0.05, ...more });
  let index = 0;
  for (let next = own.next(); next !== null; next = own.next()) {
    const count = Number(next.arm.title);
    expect(next.blocks).toBeGreaterThan(0);
    if (asked.at(-1) !== count) asked.push(count);
    left.push(next.further);
    for (let i = 0; i < next.blocks; i++, index++) {
      const due = Math.floor((index + 1) * chance(count)) - Math.floor(index * chance(count));
      own.add(index, pair(due === 1 ? 4 : 0));
    }
  }
  return { asked, left, found: own.found() };
}

describe('the search for the number that evens out', () => {
  it.each([12, 16])('goes on for so many contests at most among %i units either way', (most) => {
    const longest = Array.from({ length: 2 * most + 1 }, (_, i) => {
      const guess = i - most;
      return 1 + contestsAfter([], guess, { guess, most });
    });
    expect(Math.max(...longest)).toBeLessThanOrEqual(MOST_CONTESTS);
  });

  it('tells after each look how many blocks may follow at most, fewer and fewer', () => {
    const { left } = search((count) => (count < 2 ? 0.9 : count > 6 ? 0.1 : 0.5));
    expect(left.length).toBeGreaterThan(5);
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect(left.at(-1)).toBeLessThan(400);
  });

  it('encloses it between two whole numbers and puts the estimate between them', () => {
    const { found } = search((count) => 0.5 + 0.2 * Math.max(-2, Math.min(2, 3.4 - count)), { blocks: 2000 });
    expect(found).toMatchObject({ low: 3, high: 4 });
    expect(found.mean).toBeGreaterThan(3);
    expect(found.mean).toBeLessThan(4);
  });

  it('never asks for the same number twice and needs few', () => {
    const { asked } = search((count) => (count < 11.5 ? 0.9 : 0.1));
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThanOrEqual(8);
  });

  it('keeps every number in the interval that its blocks cannot tell from even', () => {
    const { found } = search((count) => (count < 2 ? 0.9 : count > 6 ? 0.1 : 0.5));
    expect(found).toMatchObject({ low: 1, high: 7 });
    expect(found.trials.filter(({ worth }) => worth === 'undecided').map(({ count }) => count)).toContain(2);
  });

  it('looks below nothing for what harms its side', () => {
    const { found } = search((count) => (count < -2.5 ? 0.9 : 0.1));
    expect(found).toMatchObject({ low: -3, high: -2 });
  });

  it('says so when no number is enough', () => {
    const { found } = search(() => 0.9, { most: 4 });
    expect(found).toMatchObject({ mean: null, low: 4, high: null });
  });

  it('calls nothing more or less before 200 blocks', () => {
    const { trials } = search((count) => (count < 3.5 ? 1 : 0)).found;
    expect(trials.length).toBeGreaterThan(2);
    expect(trials.filter(({ worth, blocks }) => worth !== 'undecided' && blocks < 200)).toEqual([]);
  });

  it('says of every number what common luck saves, and what holds for tables like those', () => {
    // Each pair is won or lost as a whole: what one match adds the other adds again.
    const armWith = (count: number) => ({ ...armNamed(count), tables: [{ name: 'yard' }, { name: 'hall' }] });
    const { trials } = search((count) => (count < 3 ? 0.75 : 0.25), { armWith }).found;
    expect(trials.map(({ gain }) => gain)).toEqual(trials.map(() => 0.5));
    for (const { acrossTables, share } of trials) {
      expect(acrossTables).toMatchObject({ tables: 2, mean: share.mean });
      // Two tables that differ speak for no others.
      expect(acrossTables!.agrees).toBe(false);
    }
  });

  it('ends and settles nothing where contests may have fewer', () => {
    const { asked, found } = search((count) => (count < 3.5 ? 1 : 0), { blocks: 100 });
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(found).toMatchObject({ low: null, high: null });
    expect(found.mean).toBeGreaterThan(3);
    expect(found.trials.map(({ worth }) => worth)).toEqual(found.trials.map(() => 'undecided'));
  });

  it('has nothing to tell before its first block', () => {
    const own = breakEvenSearch({ armWith: armNamed, guess: 1, most: 4, blocks: 10, alpha: 0.05 });
    own.next();
    expect(own.found()).toEqual({ mean: null, low: null, high: null, trials: [] });
  });
});
