import { describe, expect, it } from 'vitest';
import { seedWords } from '../../../src/kernel/luck.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { playMatch } from '../../../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Player } from '../../../src/rules/decision.ts';
import type { MatchEvent } from '../../../src/rules/ruleset.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import { leadOf, outcomeOf } from '../../../src/rulesets/zone-control/score.ts';
import { REMOVED } from '../../../src/rulesets/zone-control/state.ts';
import { stage } from './stage.ts';

const arenas = createArenas(zoneControl);

function play(set: Variant, more: Partial<MatchSpec> = {}, instead?: readonly [Player, Player]) {
  const spec: MatchSpec = {
    ruleset: zoneControl.id,
    table: { name: '24x24-copses' },
    variants: [set, set],
    armies: ['line', 'strike'],
    policies: ['random', 'random'],
    seed: 'rounds',
    pitch: DEFAULT_PITCH,
    ...more,
  };
  const events: MatchEvent[] = [];
  const players = instead ?? ([createPlayer(spec.policies[0]), createPlayer(spec.policies[1])] as const);
  return { record: playMatch(arenas, spec, players, (event) => events.push(event)), events };
}

/** Seats of the models that moved or attacked, in order, a seat for each unbroken run. */
function runs(events: readonly MatchEvent[]): string {
  const acts = events.filter(({ kind }) => ['move', 'attack', 'round'].includes(kind));
  const letters = acts.map(({ kind, text }) => (kind === 'round' ? '|' : text[0]));
  return letters.filter((letter, i) => letter !== letters[i - 1]).join('');
}

describe('ZC-RND-03: the length of a game', () => {
  it('is five rounds, ten in a long game', () => {
    expect(play({}).record.rounds).toBe(5);
    expect(play(zoneControl.versions['long'].patch).record.rounds).toBe(10);
    expect(play({ 'rounds.length.rounds': 2 }).record.rounds).toBe(2);
  });

  it('is as long as both sides have somebody when it is off, and twenty rounds at most', () => {
    const waits: Player = () => 0;
    expect(play({ 'rounds.length': 'off' }, {}, [waits, waits]).record.rounds).toBe(20);
  });
});

describe('ZC-RND-02: turns in the action phase', () => {
  it('are one for each side, or go from unit to unit when that is off', () => {
    const turns = runs(play({ morale: 'off' }).events)
      .split('|')
      .slice(1);
    for (const turn of turns) expect(turn.length).toBeLessThanOrEqual(2);
    const units = runs(play({ morale: 'off', 'rounds.phases': 'off' }).events).split('|');
    expect(Math.max(...units.map((round) => round.length))).toBeGreaterThan(4);
  });
});

describe('ZC-A1: who goes first', () => {
  const firsts = (set: Variant) =>
    play({ 'rounds.length.rounds': 12, ...set })
      .events.filter(({ kind }) => kind === 'round')
      .map(({ data }) => data!['first']);

  it('is rolled for each round, or once when that is off', () => {
    expect(new Set(firsts({})).size).toBe(2);
    expect(new Set(firsts({ 'rounds.first': 'off' })).size).toBe(1);
  });
});

describe('ZC-ZON-08..10: who comes to a board', () => {
  const comers = (name: string, set: Variant = {}) => {
    const { events } = play({ reserves: 'off', ...set }, { table: { name }, armies: ['line', 'line'] });
    const units = events
      .filter(({ kind, text }) => kind === 'deploy' && text.startsWith('A '))
      .map(({ text }) => text.split(' ')[1]);
    return new Set(units).size;
  };

  it('are three, five or eight units by its size, or all', () => {
    expect(comers('24x24-copses')).toBe(3);
    expect(comers('24x36-orchards')).toBe(3);
    expect(comers('36x36-crossroads')).toBe(5);
    expect(comers('36x48-river-banks')).toBe(5);
    expect(comers('48x60-plain')).toBe(8);
    expect(comers('48x96-three-fields')).toBe(8);
    expect(comers('36x36-crossroads', { 'boards.medium': 'off' })).toBe(8);
    expect(comers('24x24-copses', { 'boards.small.units': 2 })).toBe(2);
  });
});

describe('ZC-CORE: deployment', () => {
  it('is within 6 inches of the own edge, whichever edges those are (ZC-AMB-17)', () => {
    for (const [edges, axis] of [
      ['as-drawn', 'y'],
      ['sides', 'x'],
    ] as const) {
      const set = { 'boards.setUp.edges': edges, reserves: 'off' };
      const spec = {
        table: { name: '24x36-orchards' },
        variants: [set, set],
        armies: ['line', 'line'],
      } as const;
      const game = zoneControl.compile(spec).open(arenas.field(spec.table, DEFAULT_PITCH));
      const players = [createPlayer('random'), createPlayer('random')] as const;
      const state = game.start(seedWords('edges'), players) as unknown as { point: Int16Array };
      const { ground } = arenas.field(spec.table, DEFAULT_PITCH);
      const half = ((axis === 'y' ? ground.spec.depth : ground.spec.width) * 2540) / 2;
      const places = [...state.point].map((at) => ground[axis][at] / 2540);
      const models = places.length / 2;
      for (const at of places.slice(0, models)) expect(at).toBeLessThan(-half / 2540 + 6 - 0.49);
      for (const at of places.slice(models)) expect(at).toBeGreaterThan(half / 2540 - 6 + 0.49);
    }
  });
});

describe('ZC-ZON-02 and ZC-A15: who wins', () => {
  /** An end with some zones and objectives counted and some models removed. */
  function end(
    zones: readonly [number, number],
    objectives: readonly [number, number],
    removed: readonly number[] = [],
    set: Variant = {},
  ) {
    const m = stage('A trooper 0,0 | A leader 3,0 | B trooper 0,10 | B leader 3,10', { set }).scripted([]);
    m.state.zones.splice(0, 2, ...zones);
    m.state.objectives.splice(0, 2, ...objectives);
    for (const model of removed) m.state.whereabouts[model] = REMOVED;
    return outcomeOf(m);
  }

  it('is the side with more zones', () => {
    expect(end([3, 2], [0, 2], [0, 1])).toBe('won');
    expect(end([1, 2], [1, 0], [2, 3])).toBe('lost');
  });

  it('is on equal counts the one with more objectives, then the one that removed more', () => {
    expect(end([2, 2], [1, 0], [0])).toBe('won');
    expect(end([2, 2], [1, 1], [0, 3])).toBe('won');
    expect(end([2, 2], [1, 1], [1, 2])).toBe('lost');
    expect(end([2, 2], [1, 1])).toBe('draw');
    expect(end([2, 2], [1, 0], [2], { 'victory.ties': 'off' })).toBe('draw');
  });

  it('is the one that removed more when zones do not count', () => {
    expect(end([0, 4], [0, 2], [2], { 'victory.zones': 'off' })).toBe('won');
    expect(end([4, 0], [0, 2], [], { 'victory.zones': 'off' })).toBe('draw');
  });
});

describe('the lead', () => {
  it('is the share of worth left, wounds counted', () => {
    const m = stage('A trooper 0,0 | A bulwark 3,0 | B bulwark 0,10').scripted([]);
    expect(leadOf(m)).toBe(0);
    m.state.wounds[1] = 2;
    expect(leadOf(m)).toBeCloseTo(3.5 / 6 - 1, 12);
  });
});

describe('ZC-AMB-18: zones counted before the last resolution phase', () => {
  it('count casualties that are still standing', () => {
    const end = (when: string, match: number) =>
      play(
        { 'victory.zones.when': when },
        { seed: `when ${match}`, policies: ['veteran', 'veteran'] },
      ).events.at(-1)!.text;
    const differs = (match: number) => end('before', match) !== end('after', match);
    expect(Array.from({ length: 40 }, (_, match) => match).some(differs)).toBe(true);
  });
});

describe('a game of no set length', () => {
  /** Zones of the side that was wiped out and of the other, in matches that ended with that. */
  const zonesAtEnd = (when: string) =>
    Array.from({ length: 6 }, (_, match) => {
      const set = { 'rounds.length': 'off', 'victory.zones.when': when };
      const { events, record } = play(set, { seed: `long ${match}`, policies: ['veteran', 'veteran'] });
      const [, a, b] = events
        .at(-1)!
        .text.match(/(\d+) for A, (\d+) for B/)!
        .map(Number);
      const lost = record.survivors.findIndex(({ models }) => models === 0);
      return record.rounds === 20 || lost < 0 ? [] : [lost === 0 ? [a, b] : [b, a]];
    }).flat();

  it('has its zones counted after its last casualties are removed', () => {
    const ends = zonesAtEnd('after');
    expect(ends.length).toBeGreaterThan(2);
    for (const [lost, other] of ends) expect([lost, other > 0]).toEqual([0, true]);
  });

  it('has them counted before, if they are to be', () => {
    const ends = zonesAtEnd('before');
    expect(ends.some(([lost]) => lost > 0)).toBe(true);
    expect(ends.some(([, other]) => other > 0)).toBe(true);
  });
});

describe('ZC-A11: weapons that run out', () => {
  it('shoot so often and no more, but are filled again near home', () => {
    // Ten models of each side come to so small a board.
    const models = 20;
    const shots = (set: Variant) =>
      play(
        {
          'command-phase.ammunition.shots': 1,
          'command-phase.steps.resupply': 0,
          'rounds.length.rounds': 12,
          morale: 'off',
          'resolution-phase.removal': 'on',
          ...set,
        },
        { policies: ['veteran', 'veteran'], armies: ['line', 'line'] },
      ).record.counters.reduce((sum, own) => sum + own[zoneControl.counters.indexOf('action:shooting')], 0);
    expect(shots({})).toBeLessThanOrEqual(models);
    expect(shots({ 'command-phase.steps.resupply': 1 })).toBeGreaterThan(models);
    expect(shots({ 'command-phase.ammunition.shots': 0 })).toBeGreaterThan(models);
    expect(shots({ 'command-phase.ammunition.shots': 6 })).toBeGreaterThan(shots({}));
  });
});
