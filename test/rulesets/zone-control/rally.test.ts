import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { holdsFirm, rallies } from '../../../src/rulesets/zone-control/attack/morale.ts';
import { ACTION } from '../../../src/rulesets/zone-control/battlefield/state.ts';
import { commandPhase } from '../../../src/rulesets/zone-control/turn/command.ts';
import { advanceMatch } from '../../../src/rulesets/zone-control/turn/phases.ts';
import { choosing } from '../scene.ts';
import { first, fromHome, type Script, type Staging, stage } from './stage.ts';

const ROLL_OFF: Script = [
  ['first-player', 6],
  ['first-player', 1],
];

describe('ZC-MOR-06 and ZC-MOR-07: rallying', () => {
  const FALLEN = 'A trooper 0,0 | B trooper 0,12';

  /** The command phase of a round in which the model of A is falling back with one shock behind it. */
  function command(face: number | null, set: Variant = {}, staging: Staging = {}) {
    const staged = stage(FALLEN, { set, lattice: true, depth: 36, ...staging });
    const m = staged.scripted(face === null ? ROLL_OFF : [...ROLL_OFF, ['rally', face]]);
    m.state.falling[0] = 3;
    commandPhase(m);
    m.dice.finish();
    return m;
  }

  it('needs 7 with the whole morale', () => {
    expect(command(3).state.falling[0]).toBe(0);
    const failed = command(2);
    expect([failed.state.falling[0], failed.state.fleeing[0]]).toEqual([3, 1]);
  });

  it('counts shock under the other reading (ZC-AMB-11)', () => {
    expect(command(4, { 'rally.check.shock': 'counts' }).state.fleeing[0]).toBe(1);
    expect(command(5, { 'rally.check.shock': 'counts' }).state.fleeing[0]).toBe(0);
  });

  it('is done without a roll when that is off, and never when the step is', () => {
    expect(command(null, { 'rally.check': 'off' }).state.falling[0]).toBe(0);
    expect(command(null, { 'command-phase.steps.rally': 0 }).state.fleeing[0]).toBe(1);
  });

  it('is not needed when models do not stay fallen', () => {
    for (const set of [{ rally: 'off' }, { 'rally.falling': 'off' }] as Variant[]) {
      const m = stage(FALLEN, { set }).scripted([['morale', 1]]);
      expect(holdsFirm(m, 0)).toBe(false);
      expect(m.state.falling[0]).toBe(0);
    }
  });

  /** The turn of a model that did not rally, an enemy in its sights. */
  function flee(set: Variant = {}, script: Script = []) {
    const staged = stage('A trooper 0,0 | B trooper 0,10', { set, lattice: true, depth: 36 });
    const m = staged.scripted(script, choosing({ 'ZC-D-05': /^shoot .* with Rifle$/ }));
    m.state.phase = ACTION;
    m.state.falling[0] = 2;
    m.state.fleeing[0] = 1;
    advanceMatch(m);
    m.dice.finish();
    return { m, kinds: staged.told.map(({ kind }) => kind) };
  }

  it('sends a model that fails its whole move back, and lets it act as usual', () => {
    const { m, kinds } = flee({}, [['hit', 1]]);
    expect(kinds).toEqual(['flight', 'move', 'attack']);
    expect(fromHome(m, 0)).toBeGreaterThan(11);
    expect(fromHome(m, 0)).toBeLessThan(12.5);
  });

  it('lets it do nothing else under the other reading (ZC-AMB-10)', () => {
    expect(flee({ 'rally.flight.actions': 'none' }).kinds).toEqual(['flight', 'move']);
  });

  it('keeps it where it is when that is off', () => {
    expect(flee({ 'rally.flight': 'off' }, [['hit', 1]]).kinds).toEqual(['attack']);
  });

  it('asks whether it acts before it flees only where it flees', () => {
    const asked = (set: Variant) => {
      const points: string[] = [];
      const staged = stage('A trooper 0,0 | B trooper 0,10', { set, lattice: true, depth: 36 });
      const m = staged.scripted([], ({ point }) => points.push(point) - points.length);
      m.state.phase = ACTION;
      m.state.falling[0] = m.state.fleeing[0] = 1;
      advanceMatch(m);
      return points;
    };
    expect(asked({})).toEqual(['ZC-D-04', 'ZC-D-05']);
    expect(asked({ 'rally.flight': 'off' })).toEqual(['ZC-D-05']);
  });
});

describe('ZC-CMD-01: effects that expire', () => {
  it('are cleared before models rally, or stay', () => {
    for (const [set, left] of [
      [{}, 0],
      [{ 'command-phase.steps.clear': 0 }, 2],
      [{ 'command-phase.steps': 'off' }, 2],
    ] as const) {
      const m = stage('A trooper 0,0 | B trooper 0,10', { set, lattice: true }).scripted(ROLL_OFF, first);
      m.state.shock[0] = 2;
      commandPhase(m);
      expect(m.state.shock[0]).toBe(left);
    }
  });
});

describe('rallying in the end', () => {
  it('takes the roll of the model that rallies', () => {
    const m = stage('A leader 0,0 | B trooper 0,10').scripted([['rally', 2]]);
    m.state.falling[0] = 1;
    expect(rallies(m, 0)).toBe(true);
  });
});
