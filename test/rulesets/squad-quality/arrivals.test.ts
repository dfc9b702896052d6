import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { seedWords } from '../../../src/kernel/luck.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Decision } from '../../../src/rules/decision.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import { activate } from '../../../src/rulesets/squad-quality/turn/activation.ts';
import { entrancesOf } from '../../../src/rulesets/squad-quality/turn/entrances.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { NOWHERE, type Point } from '../../../src/rulesets/squad-quality/units/entities.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { choosing, last, optionCalled, rolls } from '../scene.ts';
import { type Script, type Staging, stage } from './stage.ts';

const AIRBORNE = {
  ruleset: 'squad-quality',
  table: { seed: '1', settings: { coverage: 0.1 } },
  variants: [{}, {}],
  armies: ['line+paratroopers+second-line', 'line+paratroopers+second-line'],
  policies: ['random', 'random'],
  seed: 'held',
  pitch: DEFAULT_PITCH,
} as const;

/** What is told of a match in which those who may be held back are until some turn. */
function heldUntil(turn: number): string[] {
  const game = createArenas(squadQuality).game(AIRBORNE);
  const told: string[] = [];
  const rounds = () => told.filter((text) => text.startsWith('Turn ')).length;
  const choices = {
    'SQ-D-17': (decision: Decision) => optionCalled(decision, rounds() < turn ? /^hold/ : /^bring/),
  };
  const players = [choosing(choices), choosing(choices)] as const;
  const note = ({ text }: { text: string }) => told.push(text);
  const state = game.start(seedWords('held'), players, note);
  while (!game.isOver(state)) game.advance(state, players, note);
  expect(game.faults(state)).toEqual([]);
  return told;
}

/** How many are told to do so. */
const count = (told: readonly string[], does: string) => told.filter((text) => text.includes(does)).length;

it('drop troops and reserves may be held back until a turn of choice (SQ-DROP-02, SQ-RES-01)', () => {
  const early = heldUntil(1);
  expect(count(early, 'is held back')).toBe(0);
  expect(count(early, 'Paratroop Squad lands')).toBe(2);
  const late = heldUntil(3);
  const third = late.findIndex((text) => text.startsWith('Turn 3'));
  expect(count(late.slice(0, third), 'is held back')).toBe(8);
  expect(count(late.slice(0, third), 'lands at') + count(late.slice(0, third), 'comes on at')).toBe(0);
  expect(count(late.slice(third), 'Paratroop Squad lands')).toBe(2);
  expect(count(heldUntil(99), 'is held back')).toBe(4 * 6);
});

it('whoever finds no room to deploy comes on later from his own edge (SQ-CORE-SCN-set-up)', () => {
  const game = createArenas(squadQuality).game({
    ruleset: 'squad-quality',
    table: { name: 'sq-hamlet' },
    variants: [{}, {}],
    armies: ['line*30', 'line'],
    policies: ['random', 'random'],
    seed: 'full',
    pitch: DEFAULT_PITCH,
  });
  const players = [createPlayer('random'), createPlayer('random')] as const;
  const told: string[] = [];
  const note = ({ text }: { text: string }) => told.push(text);
  const state = game.start(seedWords('full'), players, note);
  const late = told.filter((text) => text.includes('finds no room to deploy, and comes on later'));
  expect(late.length).toBeGreaterThan(0);
  while (!game.isOver(state)) game.advance(state, players, note);
  expect(game.faults(state)).toEqual([]);
  const unit = late[0].slice(0, late[0].indexOf(' finds'));
  expect(told.some((text) => text.startsWith(`${unit} comes on at`))).toBe(true);
});

describe('whoever comes on from an edge', () => {
  const ONE_PASS: Script = [
    ['reserve', 4],
    ['reserve', 1],
    ['reserve', 1],
  ];

  /** Passes one die and so comes from its own edge, to the last of the places that are open to it. */
  function comeOn(enemy: string, script: Script, staging: Staging = {}) {
    const scene = stage(`A second-line - | B ${enemy}`, staging);
    const m = scene.scripted(
      [...ONE_PASS, ...script],
      [choosing({ 'SQ-D-12': (decision) => decision.count - 1 }), last],
    );
    m.state.mines.fill(NOWHERE);
    const { from, to } = entrancesOf(m, 0, 1).at(-1)!;
    return { m, from, to, come: () => activate(m, 0), told: scene.told };
  }

  const HIT: Script = [
    ['damage', 6],
    ['armour', 1],
  ];

  it('meets opportunity fire on its way (SQ-RES-02, SQ-OP-01)', () => {
    const shot: Script = [['fire', 6], ['fire', 6], ...HIT, ...HIT, ...HIT];
    const { m, come, told } = comeOn('guard 15,0', shot);
    come();
    m.dice.finish();
    expect(told.map(({ text }) => text).filter((text) => /is repulsed/.test(text))).toHaveLength(1);
  });

  it('has acted by coming on, so that what marked it on its way fades (SQ-CORE-UF-fades, SQ-AMB-10)', () => {
    const set = { 'opportunity-fire.once.marks': 'yes' };
    const shot: Script = [['fire', 6], ['fire', 6], ...HIT, ...HIT, ...HIT];
    const { m, come, told } = comeOn('guard 15,0', shot, { set });
    come();
    m.dice.finish();
    expect(told.filter(({ kind }) => kind === 'marker').map(({ text }) => text)).toEqual([
      'A Second Line Squad is under fire.',
      'A Second Line Squad loses its marker.',
    ]);
  });

  it('may join others where it ends, as after any activation (SQ-CHR-02)', () => {
    const officer = { ...unitData.profiles['officer'], id: 'second-line', traits: ['reserves' as const] };
    const data = { ...unitData, profiles: { ...unitData.profiles, 'second-line': officer } };
    const scene = stage('A second-line - | A line 0,-15 | B guard 0,15', { data });
    const gapTo = (at: Point) => m.battlefield.distance(at, m.state.point[1]);
    const nearest = () => {
      const gaps = entrancesOf(m, 0, 1).map(({ to }) => gapTo(to));
      return gaps.indexOf(Math.min(...gaps));
    };
    const m = scene.scripted([...ONE_PASS], choosing({ 'SQ-D-12': nearest, 'SQ-D-08': /^join/ }));
    activate(m, 0);
    expect(m.state.host[0]).toBe(1);
  });

  it('stands with its front to the enemy once it has come, if it is a vehicle (SQ-CORE-VEH-facing)', () => {
    const { truck } = unitData.profiles;
    const late = { ...truck, id: 'second-line', traits: ['reserves' as const] };
    const data = { ...unitData, profiles: { ...unitData.profiles, 'second-line': late } };
    const { m, come } = comeOn('guard 0,15', [], { data, set: { 'opportunity-fire': 'off' } });
    come();
    const [at, enemy] = m.state.point;
    const { x, y } = m.battlefield.ground;
    expect(Array.from(m.state.heading.slice(0, 2))).toEqual([x[enemy] - x[at], y[enemy] - y[at]]);
  });

  it('meets mines on its way (SQ-MINE-04)', () => {
    const { m, to, come } = comeOn('guard 0,15', [['mine', 6]], {
      set: { 'opportunity-fire': 'off', 'mines.fields.number': 1 },
    });
    m.state.mines[0] = to;
    come();
    m.dice.finish();
    expect(m.state.point[0]).toBe(to);
  });

  it('meets mines beside which it comes on, wherever it goes from there (SQ-MINE-04)', () => {
    const { m, from, come } = comeOn('guard 0,15', [['mine', 6]], {
      set: { 'opportunity-fire': 'off', 'mines.fields.number': 1 },
    });
    m.state.mines[0] = from;
    come();
    m.dice.finish();
  });

  it('keeps away from the enemy where it crosses any edge, too (SQ-RES-03)', () => {
    const { m } = comeOn('guard 0,16', []);
    const { distance } = m.battlefield;
    const nearest = (passes: number) =>
      Math.min(...entrancesOf(m, 0, passes).map(({ from }) => distance(from, m.state.point[1])));
    expect(nearest(3)).toBeGreaterThanOrEqual(6 * INCH);
  });

  it('comes on as by two passes where three find no place far enough from objectives (SQ-RES-03, SQ-Q-19)', () => {
    const scene = stage('A second-line - | B guard 0,15', {
      set: { 'reserves.edges.clearance': 24, 'opportunity-fire': 'off' },
    });
    const m = scene.scripted(rolls('reserve', 6, 6, 6));
    expect(entrancesOf(m, 0, 3)).toEqual(entrancesOf(m, 0, 2));
    activate(m, 0);
    m.dice.finish();
    expect(
      count(
        scene.told.map(({ text }) => text),
        'comes on at',
      ),
    ).toBe(1);
  });

  it('goes as far as the ground lets it (SQ-CORE-MOVE-difficult)', () => {
    const mire = piece(box([-18, -18, 18, -10]), { area: true, difficult: true, height: 0.1 });
    const deepest = (pieces: (typeof mire)[]) => {
      const { m } = comeOn('guard 0,15', [], { pieces });
      const { fromHome } = m.battlefield;
      return Math.max(...entrancesOf(m, 0, 1).map(({ to }) => fromHome(0, to))) / INCH;
    };
    expect(deepest([])).toBeGreaterThan(5);
    expect(deepest([mire])).toBeLessThan(4);
  });
});

describe('whoever has scattered acts like any other where only the perfect drop forbids it (SQ-AMB-23)', () => {
  const dropped = (acts: string, faces: readonly number[], set = {}, response: readonly number[] = []) => {
    const scene = stage('A paratroopers - | B levy 0,16', {
      set: { 'drop-troops.perfect.acts': acts, 'opportunity-fire': 'off', ...set },
    });
    const failed = faces.filter((face) => face === 1);
    const scatter: Script =
      failed.length > 0 ? [...failed.map(() => ['scatter', 1] as const), ['direction', 1]] : [];
    const m = scene.scripted(
      [...rolls('drop', ...faces), ...scatter, ...rolls('response', ...response)],
      choosing({ 'SQ-D-03': /^move to/ }),
    );
    activate(m, 0);
    m.dice.finish();
    return [
      count(
        scene.told.map(({ text }) => text),
        'moves to',
      ),
      m.state.bunched[0],
    ];
  };

  it('and moves, unless it is pinned', () => {
    expect(dropped('move', [6, 6, 1])).toEqual([1, 0]);
    expect(dropped('move', [6, 6, 6])).toEqual([0, 1]);
    expect(dropped('move', [1, 1, 1])).toEqual([0, 1]);
    expect(dropped('shoot', [6, 6, 1])).toEqual([0, 1]);
  });

  it('and tests whether it responds where it has landed near an enemy (SQ-CR-02)', () => {
    const near = { 'command-response.near.inches': 36 };
    expect(dropped('move', [6, 6, 1], near, [6, 6, 6])).toEqual([1, 0]);
    expect(dropped('move', [6, 6, 1], near, [1, 1, 1])).toEqual([0, 0]);
    const lost = { ...near, 'command-response.shooting': 'off' };
    expect(dropped('move', [6, 6, 1], lost, [1, 1, 1])).toEqual([0, 1]);
    expect(dropped('shoot', [6, 6, 1], near)).toEqual([0, 1]);
  });
});
