import { describe, expect, it } from 'vitest';
import { metricsOf } from '../../src/experiments/metrics.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { toy } from '../toy-ruleset.ts';

const plain: MatchRecord = {
  outcome: 'won',
  score: 1,
  margin: 0.5,
  rounds: 4,
  leads: [0, 0, 0, 500],
  counters: [
    [1, 3, 2, 4],
    [0, 5, 1, 2],
  ],
  acts: [],
  digest: '',
};

function measured(id: string, more: Partial<MatchRecord> = {}): number | null {
  const metric = metricsOf(toy).find((candidate) => candidate.id === id)!;
  const value = metric.measure({ ...plain, ...more });
  return value === null ? null : value / metric.scale;
}

describe('what a match shows', () => {
  it('is the share of whoever took the first turn, on either seat', () => {
    expect(measured('first-player-share')).toBe(1);
    const turned = [plain.counters[1], plain.counters[0]] as const;
    expect(measured('first-player-share', { counters: turned })).toBe(0);
    expect(measured('first-player-share', { counters: turned, outcome: 'lost', score: 0 })).toBe(1);
    expect(measured('first-player-share', { outcome: 'draw', score: 0.5 })).toBe(0.5);
    expect(measured('first-player-share', { counters: [plain.counters[0], plain.counters[0]] })).toBeNull();
  });

  it('is the margin whoever won', () => {
    expect(measured('margin', { margin: -0.25 })).toBe(0.25);
  });

  it('is how often the lead passed, ties apart', () => {
    expect(measured('lead-changes', { leads: [] })).toBe(0);
    expect(measured('lead-changes', { leads: [0, 200, 0, 300] })).toBe(0);
    expect(measured('lead-changes', { leads: [100, 0, -100, 50, 60, -1] })).toBe(3);
  });

  it('is a comeback when the winner was behind at the end of round ceil(rounds / 2)', () => {
    expect(measured('comebacks', { rounds: 5, leads: [0, 0, -100, 200, 300] })).toBe(1);
    expect(measured('comebacks', { rounds: 4, leads: [0, -100, 200, 300] })).toBe(1);
    expect(measured('comebacks', { rounds: 4, leads: [0, 100, -200, 300] })).toBe(0);
    expect(measured('comebacks', { outcome: 'lost', rounds: 3, leads: [0, 100, -300] })).toBe(1);
    expect(measured('comebacks', { outcome: 'draw', rounds: 3, leads: [0, 100, 0] })).toBe(0);
  });

  it('counts draws and unresolved matches apart', () => {
    expect([measured('draws', { outcome: 'draw' }), measured('unresolved', { outcome: 'draw' })]).toEqual([
      1, 0,
    ]);
    expect(measured('unresolved', { outcome: 'unresolved' })).toBe(1);
  });

  it('adds up the counters of both sides', () => {
    expect(measured('hits')).toBe(6);
    expect(metricsOf(toy).map(({ id }) => id)).not.toContain('first');
  });

  it('has another primary metric where nobody counts the first turn', () => {
    expect(metricsOf(toy)[0].id).toBe('first-player-share');
    expect(metricsOf({ ...toy, counters: ['hits'] })[0].id).toBe('margin');
  });
});
