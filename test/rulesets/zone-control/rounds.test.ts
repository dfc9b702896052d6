import { describe, expect, it } from 'vitest';
import { seedWords } from '../../../src/kernel/luck.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Player } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import { commandPhase } from '../../../src/rulesets/zone-control/turn/command.ts';
import { arenas, play, runs } from './playing.ts';
import { stage } from './stage.ts';

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

  it('are filled again astride the border of a zone where a model counts for that of its centre (ZC-ZON-03)', () => {
    const left = (y: number, set: Variant) => {
      const all = { 'command-phase.ammunition.shots': 3, 'rounds.first': 'off', ...set } as const;
      const m = stage(`A trooper 3,${y} | B trooper 3,9`, { set: all }).scripted([]);
      m.state.round = 1;
      m.state.shots[0] = 0;
      commandPhase(m);
      return m.state.shots[0];
    };
    const off = { 'zones.wholly': 'off' } as const;
    expect([-1, -0.2, 0.2].map((y) => left(y, {}))).toEqual([3, 0, 0]);
    expect([-1, -0.2, 0.2].map((y) => left(y, off))).toEqual([3, 3, 0]);
  });
});
