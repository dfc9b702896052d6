import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { DANGER } from '../../../src/rules/decision.ts';
import { canCall } from '../../../src/rulesets/squad-quality/actions/artillery.ts';
import { offerTo } from '../../../src/rulesets/squad-quality/actions/options.ts';
import { perform } from '../../../src/rulesets/squad-quality/actions/perform.ts';
import { call } from '../../../src/rulesets/squad-quality/actions/strike.ts';
import { weighingOf } from '../../../src/rulesets/squad-quality/actions/weigh-options.ts';
import { recover } from '../../../src/rulesets/squad-quality/actions/wounded.ts';
import { MOVED, UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { targetsOf } from '../../../src/rulesets/squad-quality/attack/targets.ts';
import { RIGGED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { faultsOf } from '../../../src/rulesets/squad-quality/match/faults.ts';
import { isLeft, type Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { DEAF, FREE, type Orders } from '../../../src/rulesets/squad-quality/moves/orders.ts';
import type { Action } from '../../../src/rulesets/squad-quality/places/option.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { CLAUSE } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { alike, last, nearestTo, rolls } from '../scene.ts';
import { type Script, stage } from './stage.ts';

const options = (m: Match, orders: Orders = FREE) => offerTo(m, 0, outlookOf(m, 0), orders).options;
const mannerOf = (m: Match, action: Action) => options(m).find((option) => option.action === action)!.manner;

describe('a unit that does not respond (SQ-CR-06)', () => {
  it('neither rigs nor detonates charges', () => {
    const m = stage('A sappers 0,0 | B levy 0,8', { set: { 'demolitions.target.structures': 1 } }).scripted(
      [],
    );
    const rigs = (orders: Orders) => options(m, orders).some(({ action }) => action === 'rig');
    expect([rigs(FREE), rigs(DEAF)]).toEqual([true, false]);
  });

  it('invokes no power', () => {
    const invoke = (orders: Orders) => {
      const m = stage('A psionic 0,0 | B levy 0,8').scripted(orders.deaf ? [] : alike(3, 'power', 1), last);
      perform(m, 0, { action: 'engage', at: m.state.point[0], target: 0, manner: UNMOVED }, orders);
      m.dice.finish();
      return m.state.strength[0];
    };
    expect([invoke(FREE), invoke(DEAF)]).toEqual([2, 3]);
  });
});

it('a unit that has none but wounded left tends them and does nothing else (SQ-WND-02, SQ-WND-06)', () => {
  const set = { 'recover-wounded.all': 'off', 'recover-wounded.most': 'off' } as const;
  const actions = (unit: string, hurt: number) => {
    const m = stage(`A ${unit} 0,0 | B armoured 0,8`, {
      set: { ...set, 'demolitions.target.structures': 1 },
    }).scripted([]);
    m.state.hurt[0] = Math.min(hurt, m.state.figures[0]);
    return [...new Set(options(m).map(({ action }) => action))];
  };
  for (const [unit, action] of [
    ['hackers', 'hack'],
    ['sappers', 'rig'],
    ['grenadiers', 'smoke'],
  ]) {
    expect(actions(unit, 1)).toContain(action);
    expect(actions(unit, 9)).toEqual(['engage', 'recover']);
  }
});

describe('a unit that makes a last stand (SQ-LST-02)', () => {
  const actions = (unit: string, standing: number) => {
    const m = stage(`A ${unit} 0,0 | B armoured 0,8`).scripted([]);
    m.state.standing[0] = standing;
    return new Set(options(m).map(({ action }) => action));
  };

  it('hacks and lays smoke from where it is', () => {
    expect(actions('hackers', 1)).toContain('hack');
    expect(actions('grenadiers', 1)).toContain('smoke');
  });

  it('goes nowhere', () => {
    const goes = (action: Action) => ['move-out', 'assault', 'bound', 'leap'].includes(action);
    expect([...actions('jumpers', 0)].some(goes)).toBe(true);
    expect([...actions('jumpers', 1)].some(goes)).toBe(false);
    const m = stage('A grenadiers 0,0 | B armoured 0,8').scripted([]);
    m.state.standing[0] = 1;
    expect(options(m).every(({ at }) => at === m.state.point[0])).toBe(true);
  });
});

describe('who shoots beside a command action (SQ-CORE-ACT)', () => {
  it('has nothing for standing still', () => {
    const m = stage('A line 0,0 | B levy 0,8', { set: { 'artillery.batteries.number': 1 } }).scripted([]);
    m.state.hurt[0] = 1;
    for (const action of ['open-fire', 'recover-and-fire', 'call'] as const)
      expect([action, mannerOf(m, action).still]).toEqual([action, action === 'open-fire']);
  });

  it('is a figure fewer for each that is busy (SQ-DEMO-02, SQ-ART-01)', () => {
    const set = { 'demolitions.target.structures': 1, 'artillery.batteries.number': 1 };
    const m = stage('A sappers 0,0 | B levy 0,8', { set }).scripted([]);
    const shooting = (action: Action) => targetsOf(m, 0, mannerOf(m, action))[0].shot.attack.figures;
    expect([shooting('open-fire'), shooting('rig'), shooting('call')]).toEqual([5, 4, 4]);
    m.state.figures[0] = 1;
    expect(targetsOf(m, 0, mannerOf(m, 'rig'))).toEqual([]);
  });
});

describe('two command actions without shooting (SQ-CORE-ACT-command)', () => {
  const set = { 'demolitions.target.structures': 1, 'artillery.batteries.number': 1 };
  const hurt = (more = {}) => {
    const m = stage('A sappers 0,0 | B levy 0,8', { set: { ...set, ...more } }).scripted(
      [
        ['rig', 6],
        ['rig', 6],
        ['rig', 6],
        ['recovery', 6],
        ['recovery', 6],
        ['recovery', 6],
      ],
      last,
    );
    m.state.hurt[0] = m.state.losses[0] = 1;
    return m;
  };
  const pairsIn = (m: Match, orders = FREE) =>
    options(m, orders).flatMap(({ action, second }) => (second ? [`${action} ${second.action}`] : []));

  it('are any two of rigging, calling for a strike and recovering wounded', () => {
    expect(pairsIn(hurt())).toEqual(['call recover', 'rig recover', 'rig call']);
    expect(pairsIn(hurt(), DEAF)).toEqual(['call recover']);
    expect(pairsIn(hurt({ 'demolitions.operator': 'off' }))).toEqual(['call recover']);
    expect(pairsIn(hurt({ 'actions.command': 'off' }))).toEqual([]);
  });

  it('are both carried out, and nobody shoots', () => {
    const m = hurt();
    const both = options(m).find(({ action, second }) => action === 'rig' && second?.action === 'recover')!;
    expect(perform(m, 0, both, FREE)).toBe(undefined);
    m.dice.finish();
    expect([m.state.rigged[0] > 0, m.state.hurt[0]]).toEqual([true, 0]);
  });
});

describe('a die that may be rolled again is kept until one fails', () => {
  it('for the aim of a strike that has come without it (SQ-PER-02)', () => {
    const strike = (battery: number[], accuracy: number[]) => {
      const set = { 'artillery.batteries.number': 1, 'opportunity-fire': 'off' } as const;
      const m = stage('A specialists 0,0 | B levy 0,17', { set }).scripted([
        ...rolls('battery', ...battery),
        ...rolls('accuracy', ...accuracy),
        ...Array.from({ length: 10 }, () => [['damage', 1] as const, ['armour', 6] as const]).flat(),
      ]);
      call(m, 0, 1);
      return m.state.acts[CLAUSE.personalities.comms];
    };
    expect(strike([6, 6, 1], [6, 6, 1, 6])).toBe(1);
    expect(strike([6, 1, 1, 6], [6, 6, 6])).toBe(1);
    expect(strike([6, 6, 6], [6, 6, 6])).toBe(0);
  });

  it('for the wounded whom it helps (SQ-PER-05)', () => {
    const scene = stage('A specialists 0,0 | B levy 0,17');
    scene.start.hurt[0] = 2;
    scene.start.losses[0] = 2;
    const m = scene.scripted(rolls('recovery', 6, 6, 6, 6, 6, 1, 6));
    recover(m, 0, false);
    m.dice.finish();
    expect(m.state.hurt[0]).toBe(0);
    expect(m.state.figures[0]).toBe(4);
  });
});

it('whoever has fired in passing recovers wounded as one who fired this turn (SQ-WND-08)', () => {
  const left = (opFired: number) => {
    const scene = stage('A line 0,0 | B levy 0,17');
    scene.start.hurt[0] = scene.start.losses[0] = 1;
    scene.start.opFired[0] = opFired;
    const m = scene.scripted(rolls('recovery', 3, 3, 3));
    recover(m, 0, false);
    m.dice.finish();
    return m.state.figures[0];
  };
  expect([left(0), left(1)]).toEqual([5, 4]);
});

it('a unit whose wounded cannot be carried moves only once it has left them behind (SQ-WND-11)', () => {
  const goes = (set = {}) => {
    const m = stage('A line 0,0 | B levy 0,8', { set }).scripted([]);
    m.state.hurt[0] = 1;
    return options(m).some(({ at }) => at !== m.state.point[0]);
  };
  expect([goes(), goes({ 'recover-wounded.carry': 'off' })]).toEqual([true, false]);
});

it('nobody charges through smoke (SQ-SMK-03)', () => {
  const charges = (half: number) => {
    const m = stage('A line 0,0 | B levy 0,6').scripted([]);
    m.state.smoke.set([-half * INCH, 1.5 * INCH, half * INCH, 1.5 * INCH], 4);
    m.state.smoking[1] = half > 0 ? 1 : 0;
    return options(m).some(({ action }) => action === 'assault');
  };
  expect([charges(0), charges(8)]).toEqual([true, false]);
});

it('the last of an army does not go up with its charges, which would end the game (SQ-DEMO-07)', () => {
  const danger = (position: string) => {
    const m = stage(position, { set: { 'demolitions.target.structures': 1 } }).scripted([]);
    m.state.figures[0] = 1;
    m.state.rigged[0] = RIGGED;
    const outlook = outlookOf(m, 0);
    const all = options(m);
    const into = new Float64Array(8);
    weighingOf(m, 0, outlook, all).weigh(
      all.findIndex(({ action }) => action === 'detonate'),
      into,
    );
    return into[DANGER];
  };
  const [among, alone] = ['A sappers 0,-2 | A line 9,-9 | B levy 0,15', 'A sappers 0,-2 | B levy 0,15'].map(
    danger,
  );
  expect(alone - among).toBeGreaterThan(3);
});

describe('smoke is laid before a squad moves or after it (SQ-SMK-02)', () => {
  const lay = (laidThere: boolean, script: Script = []) => {
    const m = stage('A grenadiers 0,0 | B levy 0,14', { set: { 'opportunity-fire': 'off' } }).scripted(
      script,
    );
    const at = nearestTo(m.battlefield.ground, [0, 5]);
    const screen = { x1: -8 * INCH, y1: 9 * INCH, x2: 8 * INCH, y2: 9 * INCH };
    const told: string[] = [];
    const watched = { ...m, log: ({ text }: { text: string }) => told.push(text) };
    perform(watched, 0, { action: 'smoke', at, target: 0, manner: MOVED, screen, laidThere }, FREE);
    return [told.map((text) => (/smoke/.test(text) ? 'smoke' : 'move')), m.state.smoking[0]];
  };

  it('in the order that is chosen', () => {
    expect(lay(false)).toEqual([['smoke', 'move'], 1]);
    expect(lay(true)).toEqual([['move', 'smoke'], 1]);
  });

  it('after it only where it reaches too short from here', () => {
    const m = stage('A grenadiers 0,-9 | B line 0,9').scripted([]);
    const from = m.state.point[0];
    const there = options(m).filter(({ laidThere }) => laidThere);
    expect(there.length).toBeGreaterThan(0);
    const { x, y } = m.battlefield.ground;
    for (const { at, screen } of there) {
      const farthest = (point: number) =>
        Math.max(
          Math.hypot(screen!.x1 - x[point], screen!.y1 - y[point]),
          Math.hypot(screen!.x2 - x[point], screen!.y2 - y[point]),
        );
      expect([farthest(from) > 10 * INCH, farthest(at) <= 10 * INCH]).toEqual([true, true]);
    }
  });
});

it('a unit whose last figures die of their wounds is gone (SQ-WND-06, SQ-WND-09)', () => {
  const scene = stage('A sniper 0,0 | B levy 0,17', { set: { 'recover-wounded.all': 'off' } });
  scene.start.hurt[0] = scene.start.losses[0] = 1;
  const m = scene.scripted(rolls('recovery', 1, 1, 1));
  recover(m, 0, false);
  expect(faultsOf(m)).toEqual([]);
  expect(isLeft(m, 0)).toBe(false);
});

describe('batteries (SQ-ART-03, SQ-ART-04)', () => {
  it('that are lost take no call of another with them', () => {
    const dice: Script = [
      ['battery', 1],
      ['battery', 1],
      ['battery', 1],
    ];
    const set = { 'artillery.batteries.number': 2, 'personalities.comms': 'off' } as const;
    const m = stage('A line 0,0 | A line 6,0 | B levy 0,8', { set }).scripted([...dice, ...dice]);
    call(m, 0, 2);
    expect(canCall(m, 1)).toBe(true);
    call(m, 1, 2);
    expect(canCall(m, 1)).toBe(false);
    m.dice.finish();
  });

  it('strike nobody once more who gets out of what they have wrecked (SQ-ART-06)', () => {
    const set = { 'artillery.batteries.number': 1, 'artillery.timing': 'off', 'artillery.accuracy': 'off' };
    const scene = stage('A line 0,-9 | B truck 0,8 | B line +', { set });
    const hurt: Script = Array(scene.start.figures[2]).fill(['passenger', 1]);
    const m = scene.scripted([['penetration', 6], ['armour', 1], ...hurt]);
    call(m, 0, 1);
    m.dice.finish();
    expect(m.state.figures[2]).toBe(scene.start.figures[2]);
  });
});
