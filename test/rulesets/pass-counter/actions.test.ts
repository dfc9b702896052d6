import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { labelsOf } from '../../../src/rules/decision.ts';
import { attack } from '../../../src/rulesets/pass-counter/attack/retaliation.ts';
import { costOf, type Effort, type Kind } from '../../../src/rulesets/pass-counter/match/effort.ts';
import type { Match } from '../../../src/rulesets/pass-counter/match/match.ts';
import { destinations } from '../../../src/rulesets/pass-counter/moves/moves.ts';
import { activate, reactivate } from '../../../src/rulesets/pass-counter/turn/activation.ts';
import { alike, optionCalled } from '../scene.ts';
import { choosing, counted, last, type Staging, spotOf, stage } from './stage.ts';
import { strike } from './strike.ts';

const FACING = 'A trooper 0,0 | B trooper 0,10';

function effort(used: Kind[] = [], more: Partial<Effort> = {}): Effort {
  return { model: 0, shorts: 2, long: true, mayBuy: true, used, offered: new Set(), bought: 0, ...more };
}

/** What actions cost a trooper with some command points, one after the other. */
function price(kinds: readonly Kind[], points = 0, staging: Staging = {}, own: Effort = effort()): number {
  const scene = stage(FACING, staging);
  scene.start.points[0] = points;
  return costOf(scene.scripted([]), own, ...kinds);
}

describe('PC-ACT-01, PC-ACT-02, PC-CP-03: what an activation allows', () => {
  it('is one long action or two short ones, free of charge', () => {
    for (const kinds of [['run'], ['charge'], ['walk', 'attack'], ['aim', 'attack']] as const)
      expect(price(kinds), kinds.join()).toBe(0);
    expect(price(['aim', 'walk', 'attack'])).toBe(Infinity);
    expect(price(['charge', 'attack'])).toBe(Infinity);
    expect(price(['run', 'charge'], 5)).toBe(Infinity);
  });

  it('is more for a point each, as long as nothing is repeated', () => {
    expect(price(['aim', 'walk', 'attack'], 1)).toBe(1);
    expect(price(['charge', 'attack'], 1)).toBe(1);
    expect(price(['aim', 'focus', 'walk', 'attack'], 2)).toBe(2);
    expect(price(['aim', 'focus', 'walk', 'attack'], 1)).toBe(Infinity);
    expect(price(['attack', 'attack'], 5)).toBe(Infinity);
    expect(price(['attack', 'attack'], 0, { set: { 'activation.unique': 'off' } })).toBe(0);
  });

  it('can be bought once only, or not at all (PC-AMB-23)', () => {
    const once = { set: { 'extra-action.buy.limit': 'once' } };
    expect(price(['aim', 'focus', 'attack'], 5, once)).toBe(1);
    expect(price(['aim', 'focus', 'walk', 'attack'], 5, once)).toBe(Infinity);
    expect(price(['aim', 'focus', 'attack'], 5, { set: { 'extra-action': 'off' } })).toBe(Infinity);
    expect(price(['aim', 'focus', 'attack'], 5, { set: { 'extra-action.buy.cost': 3 } })).toBe(3);
    expect(price(['aim', 'focus', 'attack'], 0, {}, effort([], { shorts: 3 }))).toBe(0);
  });

  it('takes no points where it costs none, so that nobody need have any', () => {
    const free = { 'extra-action.buy.cost': 0 };
    expect(price(['aim', 'walk', 'attack'], 0, { set: free })).toBe(0);
    expect(price(['aim', 'walk', 'attack'], 0, { set: { ...free, 'command-points': 'off' } })).toBe(0);
    expect(price(['aim', 'walk', 'attack'], 0, { set: { 'command-points': 'off' } })).toBe(Infinity);
  });

  it('counts as an Extra Action where that costs nothing, too', () => {
    for (const cost of [0, 1]) {
      const scene = stage(FACING, { set: { 'extra-action.buy.cost': cost } });
      scene.start.points[0] = 9;
      const m = scene.scripted(alike(9, 'hit', 1), choosing({ 'PC-D-03': last }));
      activate(m, 0);
      const [legal, chosen] = [counted(m, 0, 'legal:extra-action'), counted(m, 0, 'chosen:extra-action')];
      expect([legal, chosen], `for ${cost}`).toEqual([1, 1]);
    }
  });

  it('is one short action for a model that is re-activated', () => {
    const again = (used: Kind[]) => effort(used, { shorts: 1, long: false, mayBuy: false });
    expect(price(['attack'], 5, {}, again([]))).toBe(0);
    expect(price(['run'], 5, {}, again([]))).toBe(Infinity);
    expect(price(['attack'], 5, {}, again(['aim']))).toBe(Infinity);
  });
});

describe('PC-ACT-04, PC-AMB-25: walking and running in one turn', () => {
  const barred = (reading: string) => ({ set: { 'moving.walk.barred': reading } });

  it('is barred, with bought actions too', () => {
    expect(price(['walk', 'charge'], 5)).toBe(Infinity);
    expect(price(['run', 'walk'], 5)).toBe(Infinity);
    expect(price(['walk', 'charge'], 5, barred('never'))).toBe(1);
  });

  it('is barred for the round, or for the activation, by its reading', () => {
    for (const [reading, still] of [
      ['round', 1],
      ['activation', 0],
    ] as const) {
      const scene = stage(FACING, barred(reading));
      scene.start.dashed[0] = 1;
      const m = scene.scripted([], choosing({ 'PC-D-03': 'stop' }));
      reactivate(m, 0);
      expect(m.state.dashed[0], reading).toBe(still);
    }
  });
});

describe('moves', () => {
  /** How far straight on a model can get, in inches. */
  function farthest(m: Match, allowance: number): number {
    const { places } = destinations(m, 0, allowance * INCH);
    return Math.max(...places.map((at) => m.battlefield.distance(m.state.point[0], at))) / INCH + 25 / 25.4;
  }

  it('reach as far as the SP, twice that, or three inches more', () => {
    const m = stage('A trooper 0,0 | B trooper 11,11').scripted([]);
    expect(farthest(m, 5)).toBeGreaterThan(4);
    expect(farthest(m, 5)).toBeLessThanOrEqual(5.001);
    expect(farthest(m, 10)).toBeGreaterThan(9);
  });

  it('walk when they are chosen, and end where an enemy is met (PC-A4)', () => {
    const walk = choosing({ 'PC-D-03': 'walk', 'PC-D-04': last });
    const m = stage(FACING).scripted([], walk);
    activate(m, 0);
    expect(counted(m, 0, 'action:walk')).toBe(1);
    expect(m.state.walked[0]).toBe(1);
    const [x, y] = spotOf(m, 0);
    expect(Math.hypot(x, y)).toBeGreaterThan(4);
  });
});

describe('PC-ACT-07, PC-ACT-08, PC-AMB-18: Aim and Focus', () => {
  const aim = choosing({ 'PC-D-03': 'aim' });

  it('last until the end of the round, or of the activation', () => {
    const round = stage(FACING).scripted([], aim);
    activate(round, 0);
    expect(round.state.aimed[0]).toBe(1);
    const turn = stage(FACING, { set: { 'activation.budget.turn': 'activation' } }).scripted([], aim);
    activate(turn, 0);
    expect(turn.state.aimed[0]).toBe(0);
  });

  it('are used up by the attack they are for', () => {
    const m = stage(FACING).scripted(
      [
        ['hit', 3],
        ['hit', 2],
        ['armour', 5],
      ],
      choosing({ 'PC-D-03': (one) => optionCalled(one, one.count === 7 ? 'aim' : /^shoot/) }),
    );
    activate(m, 0);
    m.dice.finish();
    expect(m.state.aimed[0]).toBe(0);
    expect(counted(m, 0, 'action:ranged')).toBe(1);
  });

  it('outlast being knocked down', () => {
    const m = stage('A trooper 0,0 | B trooper 0,9').scripted([
      ['hit', 4],
      ['hit', 1],
      ['armour', 1],
      ['recovery', 5],
    ]);
    m.state.aimed[1] = m.state.focused[1] = 1;
    attack(m, strike(m, 'ranged'));
    expect([m.state.down[1], m.state.aimed[1], m.state.focused[1]]).toEqual([1, 1, 1]);
  });

  it('are not there when they are off', () => {
    const m = stage(FACING, { set: { aim: 'off', focus: 'off', charge: 'off' } }).scripted(
      [],
      choosing({
        'PC-D-03': (one) => {
          expect(labelsOf(one)).toEqual(['stop', 'shoot B Trooper with Rifle', 'walk', 'run']);
          return 0;
        },
      }),
    );
    activate(m, 0);
  });
});

describe('PC-ACT-09: Stand Up', () => {
  it('is all that a model on the ground can begin with', () => {
    const asked: (readonly string[])[] = [];
    const up = choosing({
      'PC-D-03': (decision) => {
        asked.push(labelsOf(decision));
        return Math.max(0, labelsOf(decision).indexOf('stand up'));
      },
    });
    const m = stage('A trooper 0,0 down | B trooper 0,10').scripted([], up);
    activate(m, 0);
    expect(asked[0]).toEqual(['stop', 'stand up']);
    expect(asked[1]).not.toContain('stand up');
    expect(m.state.down[0]).toBe(0);
    expect(counted(m, 0, 'action:stand-up')).toBe(1);
  });

  it('costs nothing when it is off', () => {
    const scene = stage('A trooper 0,0 down | B trooper 0,10', { set: { 'knocked-down.standUp': 'off' } });
    const m = scene.scripted([], choosing({ 'PC-D-03': 'stop' }));
    activate(m, 0);
    expect(m.state.down[0]).toBe(0);
    expect(counted(m, 0, 'action:stand-up')).toBe(0);
    expect(scene.told.map(({ kind }) => kind)).toEqual(['activation', 'stand-up']);
  });

  it('is no action when it is off, so that whoever is knocked down as he acts stays on the ground', () => {
    /** What a model may do that has been struck down in answer to its blow. */
    const struckDown = (set: Staging['set'] = {}) => {
      const asked: (readonly string[])[] = [];
      const player = choosing({
        'PC-D-03': (decision) => {
          asked.push(labelsOf(decision));
          return Math.max(0, optionCalled(decision, /^fight/));
        },
        'PC-D-08': 'strike back',
      });
      const scene = stage('A trooper 0,0 | B sergeant 0,1', { set });
      scene.start.points[1] = 1;
      const m = scene.scripted(
        [
          ['hit', 1],
          ['hit', 6],
          ['hit', 1],
          ['armour', 1],
          ['recovery', 6],
        ],
        player,
      );
      activate(m, 0);
      m.dice.finish();
      return { down: m.state.down[0], asked: asked.slice(1) };
    };
    expect(struckDown()).toEqual({ down: 1, asked: [['stop', 'stand up']] });
    expect(struckDown({ 'knocked-down.standUp': 'off' })).toEqual({ down: 1, asked: [] });
  });
});
