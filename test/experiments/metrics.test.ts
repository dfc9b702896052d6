import { describe, expect, it } from 'vitest';
import { metricsOf } from '../../src/experiments/metrics/metrics.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { mixOf } from '../../src/rules/tallies.ts';
import { toy } from '../toy-ruleset.ts';

/** A ruleset that counts all there is to count. */
const counting: Ruleset = {
  ...toy,
  counters: [
    'first',
    'sword.legal',
    'sword.chosen',
    'act:cut',
    'act:stab',
    'act:wait',
    'turns',
    'idle',
    'dice',
    'cards',
    'wounds',
  ],
  tallies: {
    first: 'first',
    mixes: [mixOf('act', 'share of the acts', 'act', ['cut', 'stab', 'wait'], 'acts')],
    deadTurns: { turns: 'turns', dead: 'idle', says: 'share of the turns in which nothing was done' },
    tableTime: {
      chance: { says: 'dice and cards', counters: ['dice', 'cards'] },
      rolls: { says: 'dice', counters: ['dice'] },
    },
  },
};

const plain: MatchRecord = {
  outcome: 'won',
  score: 1,
  margin: 0.5,
  rounds: 4,
  survivors: [
    { models: 3, worth: 750 },
    { models: 1, worth: 250 },
  ],
  leads: [0, 0, 0, 500],
  counters: [
    [1, 6, 3, 1, 1, 0, 4, 1, 9, 2, 5],
    [0, 4, 1, 0, 1, 0, 4, 2, 4, 1, 2],
  ],
  acts: [],
  digest: '',
};

const LOST = { outcome: 'lost', score: 0, margin: -0.5 } as const;

function measured(id: string, more: Partial<MatchRecord> = {}): number | null {
  const metric = metricsOf(counting).find((candidate) => candidate.id === id)!;
  const value = metric.measure({ ...plain, ...more });
  if (value !== null && !Number.isInteger(value)) throw new Error(`${id} is not a whole number of scale.`);
  return value === null ? null : value / metric.scale;
}

describe('what a match shows', () => {
  const turned = [plain.counters[1], plain.counters[0]] as const;

  it('is the share of whoever took the first turn, on either seat', () => {
    expect(measured('first-player-share')).toBe(1);
    expect(measured('first-player-share', { counters: turned })).toBe(0);
    expect(measured('first-player-share', { counters: turned, ...LOST })).toBe(1);
    expect(measured('first-player-share', { outcome: 'draw', score: 0.5 })).toBe(0.5);
    expect(measured('first-player-share', { counters: [plain.counters[0], plain.counters[0]] })).toBeNull();
  });

  it('is that share from each edge', () => {
    expect(measured('first-player-share.near-edge')).toBe(1);
    expect(measured('first-player-share.far-edge')).toBeNull();
    expect(measured('first-player-share.near-edge', { counters: turned })).toBeNull();
    expect(measured('first-player-share.far-edge', { counters: turned })).toBe(0);
  });

  it('is the margin whoever won', () => {
    expect(measured('margin', { margin: -0.25 })).toBe(0.25);
  });

  it('is what the winner and the loser have left, and nobody where nobody won', () => {
    const left = (more?: Partial<MatchRecord>) =>
      ['winner-worth', 'winner-models', 'loser-worth', 'loser-models'].map((id) => measured(id, more));
    expect(left()).toEqual([0.75, 3, 0.25, 1]);
    expect(left(LOST)).toEqual([0.25, 1, 0.75, 3]);
    expect(left({ outcome: 'draw', score: 0.5 })).toEqual([null, null, null, null]);
    expect(left({ outcome: 'unresolved', score: 0.5 })).toEqual([null, null, null, null]);
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

  it('is decided by a round when the side ahead then wins', () => {
    const decided = (more: Partial<MatchRecord>) =>
      [1, 2, 3, 4].map((round) => measured(`decided-by-round-${round}`, { rounds: 5, ...more }));
    const leads = [0, -100, 100, 200, 300];
    expect(decided({ leads })).toEqual([0.5, 0, 1, 1]);
    expect(decided({ leads, ...LOST })).toEqual([0.5, 1, 0, 0]);
    expect(decided({ leads, outcome: 'draw', score: 0.5 })).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  it('is decided in the round in which it ends, whatever the lead is worth', () => {
    const decided = (more: Partial<MatchRecord>) =>
      [1, 2, 3].map((round) => measured(`decided-by-round-${round}`, { rounds: 2, ...more }));
    expect(decided({ leads: [-10] })).toEqual([0, 1, 1]);
    expect(decided({ leads: [-10, -20] })).toEqual([0, 1, 1]);
    expect(decided({ leads: [-10], outcome: 'draw', score: 0.5 })).toEqual([0.5, 0.5, 0.5]);
  });

  it('counts draws and unresolved matches apart', () => {
    expect([measured('draws', { outcome: 'draw' }), measured('unresolved', { outcome: 'draw' })]).toEqual([
      1, 0,
    ]);
    expect(measured('unresolved', { outcome: 'unresolved' })).toBe(1);
  });
});

describe('what is counted', () => {
  it('is a mix: shares of both sides together that are exactly the whole', () => {
    const parts = ['act.cut', 'act.stab', 'act.wait'];
    expect(parts.map((id) => measured(id))).toEqual([0.333, 0.667, 0]);
    expect(measured('count.acts')).toBe(3);
    for (const [a, b, c] of [
      [1, 1, 1],
      [2, 2, 3],
      [0, 0, 7],
      [1999, 1, 4000],
    ]) {
      const counters = [
        plain.counters[0].with(3, a).with(4, b).with(5, c),
        plain.counters[1].map(() => 0),
      ] as const;
      const metrics = metricsOf(counting).filter(({ id }) => parts.includes(id));
      const values = metrics.map((metric) => metric.measure({ ...plain, counters })!);
      expect(values.every((value) => value >= 0)).toBe(true);
      expect(values.reduce((sum, value) => sum + value)).toBe(metrics[0].scale);
    }
  });

  it('is nothing where there was nothing to count', () => {
    const none = { counters: [plain.counters[0].map(() => 0), plain.counters[1].map(() => 0)] } as const;
    for (const id of ['act.cut', 'adoption.sword', 'dead-turns', 'first-player-share'])
      expect(measured(id, none)).toBeNull();
    expect([measured('count.acts', none), measured('rolls-per-round', none)]).toEqual([0, 0]);
  });

  it('is called what the ruleset calls it', () => {
    const named = {
      ...counting,
      tallies: { ...counting.tallies, counts: { wounds: 'wounds given and taken' } },
    };
    const metric = metricsOf(named).find(({ id }) => id === 'count.wounds-given-and-taken');
    expect(metric?.says).toBe('wounds given and taken, both sides together');
  });

  it('is how often an option was chosen when it was legal', () => {
    expect(measured('adoption.sword')).toBe(0.4);
  });

  it('is the turns in which nothing was done', () => {
    expect(measured('dead-turns')).toBe(0.375);
  });

  it('is what takes time at the table, each round', () => {
    expect(measured('rolls-per-round')).toBe(13 / 4);
    expect(measured('chance-per-round')).toBe(16 / 4);
  });

  it('is everything else by its name, and nothing twice', () => {
    expect(measured('count.wounds')).toBe(7);
    const ids = metricsOf(counting).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('count.'))).toEqual(['count.acts', 'count.wounds']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has another primary metric where nobody counts the first turn', () => {
    expect(metricsOf(counting)[0].id).toBe('first-player-share');
    expect(metricsOf({ ...counting, tallies: { mixes: [], tableTime: {} } })[0].id).toBe('margin');
  });
});

describe('a ruleset that miscounts', () => {
  it('is told which counter outgrew which', () => {
    const adoption = metricsOf(counting).find(({ id }) => id === 'adoption.sword')!;
    const [mine, theirs] = plain.counters;
    const record = { ...plain, counters: [mine.with(2, 20), theirs] as const };
    expect(() => adoption.measure(record)).toThrow(
      'The ruleset counted "sword.chosen" 21 times in a match and "sword.legal" 10 times.',
    );
  });
});
