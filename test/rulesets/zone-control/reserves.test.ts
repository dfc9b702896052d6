import { describe, expect, it } from 'vitest';
import { HARM, type Player, RESERVE } from '../../../src/rules/decision.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { HELD_BACK, ON_TABLE } from '../../../src/rulesets/zone-control/battlefield/state.ts';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import type { Match } from '../../../src/rulesets/zone-control/match/match.ts';
import { mayCome, reinforce } from '../../../src/rulesets/zone-control/moves/arrival.ts';
import { strikesAt } from '../../../src/rulesets/zone-control/moves/arrival-worth.ts';
import { canBeHeldBack } from '../../../src/rulesets/zone-control/moves/holding-back.ts';
import { strikePlaces } from '../../../src/rulesets/zone-control/places/places.ts';
import { activate } from '../../../src/rulesets/zone-control/turn/activation.ts';
import { last } from '../scene.ts';
import { play } from './playing.ts';
import { ground, keenOn, type Script, stage } from './stage.ts';

const WOOD = [ground('sparse', -10, -4, -4, 4)];

function held(id: string, set: Variant = {}, script: Script = [], round = 2, player = keenOn(RESERVE)) {
  const staged = stage(`A ${id} - | A trooper 0,-10 | B trooper 0,10`, { set, lattice: true, pieces: WOOD });
  const m = staged.scripted(script, player);
  m.state.round = round;
  return { m, told: () => staged.told.map(({ text }) => text) };
}

/** Inches from each place to the enemy, edge to edge. */
const gaps = (m: Match, places: readonly number[]) =>
  places.map((at) => m.battlefield.distance(at, m.state.point[2]) / 2540);
const inTerrain = (m: Match, places: readonly number[]) =>
  new Set(places.map((at) => m.battlefield.ground.inside[at] !== 0));

describe('ZC-DEP-01: deep strike', () => {
  it('places a model outside terrain and further than 6 inches from enemies', () => {
    const { m } = held('raider');
    const places = strikePlaces(m, 0);
    expect(inTerrain(m, places)).toEqual(new Set([false]));
    expect(Math.min(...gaps(m, places))).toBeGreaterThan(6);
    expect(Math.min(...gaps(m, places))).toBeLessThan(7);
    expect(places).not.toContain(m.state.point[1]);
  });

  it('keeps as far off as asked for, or places it anywhere when it is off', () => {
    const near = held('raider', { 'reserves.deepStrike.clearance': 12 }).m;
    expect(Math.min(...gaps(near, strikePlaces(near, 0)))).toBeGreaterThan(12);
    const anywhere = held('raider', { 'reserves.deepStrike': 'off' }).m;
    expect(strikePlaces(anywhere, 0)).toHaveLength(anywhere.battlefield.ground.count - 2);
  });
});

describe('ZC-DEP-02: ambush', () => {
  it('places a model inside terrain and further than 6 inches from enemies', () => {
    const { m } = held('scout');
    const places = strikePlaces(m, 0);
    expect(inTerrain(m, places)).toEqual(new Set([true]));
    expect(Math.min(...gaps(m, places))).toBeGreaterThan(6);
    const anywhere = held('scout', { 'reserves.ambush': 'off' }).m;
    expect(strikePlaces(anywhere, 0)).toHaveLength(anywhere.battlefield.ground.count - 2);
  });
});

describe('whoever can come either way', () => {
  /** Of its places to strike and to ambush: whether all are clear of enemies, then whether any are in terrain, and in the open. */
  const ways = (set: Variant) => {
    const { m } = held('raider', set);
    const [raider] = m.matchup.models;
    Object.assign(m.matchup.models, { 0: { ...raider, profile: { ...raider.profile, ambush: true } } });
    const places = strikePlaces(m, 0);
    const [strikes, ambushes] = [true, false].map((is) => places.filter((at) => strikesAt(m, 0)(at) === is));
    return {
      strikes: [Math.min(...gaps(m, strikes)) > 6, ...inTerrain(m, strikes)],
      ambushes: [Math.min(...gaps(m, ambushes)) > 6, ...inTerrain(m, ambushes)],
    };
  };

  it('strikes wherever it may, and ambushes elsewhere (ZC-DEP-01, ZC-DEP-02)', () => {
    expect(ways({})).toEqual({ strikes: [true, false], ambushes: [true, true] });
    // Ambushers may be placed anywhere, strikers may not.
    const { strikes, ambushes } = ways({ 'reserves.ambush': 'off' });
    expect(strikes).toEqual([true, false]);
    expect([ambushes[0], ambushes.slice(1).sort()]).toEqual([false, [false, true]]);
    expect(ways({ 'reserves.deepStrike': 'off' }).ambushes).toEqual([true]);
  });
});

describe('ZC-MOV-03: coming on', () => {
  const comes = (set: Variant, script: Script = []) => {
    const { m, told } = held('raider', set, script, 2, last);
    activate(m, 0);
    m.dice.finish();
    expect(m.state.whereabouts[0]).toBe(ON_TABLE);
    return told();
  };

  it('uses up the move and leaves the action', () => {
    const told = comes({ 'shooting.target.inches': 0, melee: 'off' }, [
      ['hit', 1],
      ['hit', 1],
    ]);
    expect(told[0]).toMatch(/comes by deep strike/);
    expect(told[1]).toMatch(/shoots at/);
    expect(told).toHaveLength(2);
  });

  it('leaves nothing under the other reading (ZC-AMB-14)', () => {
    expect(comes({ 'reserves.wholeMove.action': 'may-not' })).toHaveLength(1);
  });

  it('leaves nothing where a model moves or acts', () => {
    expect(comes({ 'action-phase.one': 'off', 'shooting.target.inches': 0, melee: 'off' })).toHaveLength(1);
  });

  it('leaves the move too when that is off', () => {
    const told = comes({ 'reserves.wholeMove': 'off', shooting: 'off', melee: 'off' });
    expect(told[1]).toMatch(/moves to/);
  });

  it('shocks enemies near enough (ZC-A8)', () => {
    const player = ({ point, count }: { point: string; count: number }) =>
      point === 'ZC-D-06' ? count - 1 : 0;
    const struck = (set: Variant) => {
      const { m, told } = held('raider', set, [], 2, player);
      activate(m, 0);
      return { shock: m.state.shock[2], told: told().slice(1), gap: gaps(m, [m.state.point[0]])[0] };
    };
    const { gap } = struck({});
    const reach = Math.ceil(gap);
    expect(struck({ 'shock.strike.inches': reach })).toMatchObject({
      shock: 1,
      told: ['B 1 Trooper is shocked.'],
    });
    const calm = { shock: 0, told: [] };
    expect(struck({ 'shock.strike.inches': reach - 1 })).toMatchObject(calm);
    expect(struck({ 'shock.strike.inches': reach, 'shock.strike': 'off' })).toMatchObject(calm);
  });
});

describe('ZC-A12: models held back', () => {
  it('may come from the second round on, or from the first when it is off', () => {
    const may = (round: number, set: Variant = {}) => mayCome(held('raider', set, [], round).m, 0);
    expect([
      may(1),
      may(2),
      may(1, { 'reserves.arrival': 'off' }),
      may(3, { 'reserves.arrival.round': 4 }),
    ]).toEqual([false, true, true, false]);
  });

  it.each([
    ['on', false],
    ['off', true],
  ])('that came over their own edge move on, where coming takes the whole move is %s: %j', (set, moves) => {
    const { m } = held('raider', { 'reserves.wholeMove': set, shooting: 'off', melee: 'off' }, [], 2, last);
    reinforce(m, 0);
    const [at] = m.state.point;
    activate(m, 0);
    expect(m.state.point[0] !== at).toBe(moves);
  });

  it('may come over their own edge in the command phase, having moved', () => {
    const { m } = held('raider', {}, [], 2, last);
    reinforce(m, 0);
    expect([m.state.whereabouts[0], m.state.moved[0]]).toEqual([ON_TABLE, 1]);
    expect(m.battlefield.fromHome(0, m.state.point[0]) / 2540).toBeLessThan(6.1);
    const { m: stays } = held('raider', { 'reserves.arrival': 'off' }, [], 2, last);
    reinforce(stays, 0);
    expect(stays.state.whereabouts[0]).toBe(HELD_BACK);
  });

  it('are those with deep strike or ambush, and nobody when reserves are off', () => {
    const able = (id: string, set: Variant = {}) => canBeHeldBack(held(id, set).m, 0);
    expect([able('raider'), able('scout'), able('trooper'), able('raider', { reserves: 'off' })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the harm that a place is weighed by', () => {
  /** The most that any option of a decision promises. */
  const promised = (point: string, set: Variant = {}) => {
    let most = 0;
    const player: Player = (decision) => {
      for (let option = 0; decision.point === point && option < decision.count; option++) {
        const into = new Float64Array(WIDTH);
        decision.weigh(option, into);
        most = Math.max(most, into[HARM]);
      }
      return 0;
    };
    const { m } = held('scout', { 'shooting.target': 'off', ...set }, [], 2, player);
    if (point === 'ZC-D-07') reinforce(m, 0);
    else activate({ ...m, dice: { roll: () => 1 } }, point === 'ZC-D-04' ? 1 : 0);
    return most > 0;
  };
  const everywhere = (set: Variant) => ['ZC-D-04', 'ZC-D-06', 'ZC-D-07'].map((point) => promised(point, set));

  it('counts only where a model acts once it is there (ZC-A3, ZC-AMB-14)', () => {
    expect(everywhere({})).toEqual([true, true, true]);
    expect(everywhere({ 'action-phase.one.actions': 0 })).toEqual([false, false, false]);
    // Where it is it has not moved.
    expect(everywhere({ 'action-phase.one': 'off' })).toEqual([true, false, false]);
    // That is asked of strikes and ambushes alone.
    expect(everywhere({ 'reserves.wholeMove.action': 'may-not' })).toEqual([true, false, true]);
  });
});

it('nobody is held back who could not come before the game is over (ZC-A12)', () => {
  const heldBack = (round: number) => {
    const { record } = play({ 'reserves.arrival.round': round }, { policies: ['veteran', 'veteran'] });
    const held = zoneControl.counters.indexOf('chosen:reserves');
    return record.counters.reduce((sum, own) => sum + own[held], 0);
  };
  expect(heldBack(5)).toBeGreaterThan(0);
  expect(heldBack(6)).toBe(0);
});
