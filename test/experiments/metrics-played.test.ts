import { describe, expect, it } from 'vitest';
import { metricsOf } from '../../src/experiments/metrics/metrics.ts';
import { playMatch } from '../../src/match/play.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../src/match/spec.ts';
import { createPlayer } from '../../src/policies/index.ts';
import type { Player } from '../../src/rules/decision.ts';
import type { MatchEvent, Ruleset } from '../../src/rules/ruleset.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { knownArenas } from '../known-arenas.ts';
import { killsTold } from './kills-told.ts';

interface Played {
  readonly record: MatchRecord;
  readonly events: readonly MatchEvent[];
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function specOf(ruleset: Ruleset): MatchSpec {
  return {
    ruleset: ruleset.id,
    table: { name: Object.keys(ruleset.tables)[0] },
    variants: [{}, {}],
    armies: [ruleset.defaultArmy, ruleset.defaultArmy],
    policies: ['veteran', 'veteran'],
    seed: '1',
    pitch: DEFAULT_PITCH,
  };
}

describe.each(rulesets)('$title', (ruleset) => {
  const arenas = knownArenas(ruleset);
  const { mixes, deadTurns } = ruleset.tallies;
  const counted = ({ counters }: MatchRecord, name: string) =>
    counters.reduce((sum, own) => sum + own[ruleset.counters.indexOf(name)], 0);
  const play = (players: readonly [Player, Player], seed = '1'): Played => {
    const events: MatchEvent[] = [];
    const record = playMatch(arenas, { ...specOf(ruleset), seed }, players, (event) => events.push(event));
    return { record, events };
  };
  const mix = (record: MatchRecord, id: string) =>
    Object.fromEntries(
      Object.entries(mixes.find((one) => one.id === id)!.parts)
        .map(([part, counter]) => [part, counted(record, counter)] as const)
        .filter(([, count]) => count > 0),
    );

  it('names only counters it has, and each part of a mix once', () => {
    const named = [
      ...mixes.flatMap(({ parts }) => Object.values(parts)),
      ...Object.values(ruleset.tallies.tableTime).flatMap(({ counters }) => counters),
      ...ruleset.adoption.flatMap(({ legal, chosen }) => [legal, chosen]),
      deadTurns!.turns,
      deadTurns!.dead,
      ruleset.tallies.first!,
    ];
    expect(named.filter((name) => !ruleset.counters.includes(name))).toEqual([]);
    for (const { parts } of mixes) {
      expect(new Set(Object.values(parts)).size).toBe(Object.keys(parts).length);
    }
    expect(new Set(ruleset.counters).size).toBe(ruleset.counters.length);
  });

  describe('in a match', () => {
    const played = ['1', '2', '3'].map((seed) =>
      play([createPlayer('veteran'), createPlayer('veteran')], seed),
    );
    // The bloodiest of a few.
    const told = killsTold(ruleset);
    const killsOf = ({ events }: Played) => told(events);
    const match = played.reduce((most, one) => (killsOf(one).length > killsOf(most).length ? one : most));
    const { record } = match;

    it('counts the kills it tells', () => {
      const kills = killsOf(match);
      expect(kills.length).toBeGreaterThan(1);
      expect(mix(record, 'kill-by-weapon')).toEqual(tally(kills.map(({ weapon }) => weapon)));
      expect(mix(record, 'kill-by-action')).toEqual(tally(kills.map(({ kind }) => kind)));
      const byUnit = Object.values(mix(record, 'kill-by-unit')).reduce((sum, count) => sum + count);
      expect([byUnit, counted(record, 'kills')]).toEqual([kills.length, kills.length]);
    });

    it('shows shares within 0 and 1, and mixes that are whole', () => {
      const metrics = metricsOf(ruleset);
      for (const metric of metrics) {
        const value = metric.measure(record);
        if (value === null) continue;
        expect(Number.isSafeInteger(value), metric.id).toBe(true);
        expect(value, metric.id).toBeGreaterThanOrEqual(0);
        if (metric.unit === 'share') expect(value, metric.id).toBeLessThanOrEqual(metric.scale);
      }
      for (const { id } of mixes) {
        const parts = metrics.filter((metric) => metric.id.startsWith(`${id}.`));
        const total = parts.reduce((sum, metric) => sum + (metric.measure(record) ?? 0), 0);
        expect(total, id).toBe(parts[0].measure(record) === null ? 0 : parts[0].scale);
      }
    });

    it('has as much left as its margin says', () => {
      const [ours, theirs] = record.survivors;
      expect(Math.abs(ours.worth - theirs.worth - 1000 * record.margin)).toBeLessThanOrEqual(1);
      expect(ours.models === 0).toBe(ours.worth === 0);
    });
  });

  it('is dead whenever a side only waits', () => {
    const waits: Player = () => 0;
    const { record: still } = play([waits, waits]);
    const { turns, dead } = deadTurns!;
    const of = (records: readonly MatchRecord[], seat: 0 | 1, counter: string) =>
      records.reduce((sum, { counters }) => sum + counters[seat][ruleset.counters.indexOf(counter)], 0);
    const share = (records: readonly MatchRecord[], seat: 0 | 1) =>
      of(records, seat, dead) / of(records, seat, turns);
    expect([share([still], 0), share([still], 1)]).toEqual([1, 1]);
    const uneven = ['1', '2', '3', '4'].map((seed) => play([createPlayer('veteran'), waits], seed).record);
    expect(share(uneven, 0)).toBeLessThan(0.5);
    expect(share(uneven, 1)).toBeGreaterThan(0.5);
  });
});
