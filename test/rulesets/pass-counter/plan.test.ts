import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { DANGER, HARM, PROMISE, TACTICS } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import type { Match } from '../../../src/rulesets/pass-counter/match/match.ts';
import { destinations } from '../../../src/rulesets/pass-counter/moves/moves.ts';
import { foesOf } from '../../../src/rulesets/pass-counter/places/foes.ts';
import { threatBy } from '../../../src/rulesets/pass-counter/places/menace.ts';
import { outlook } from '../../../src/rulesets/pass-counter/places/outlook.ts';
import { type Plan, plansOf } from '../../../src/rulesets/pass-counter/places/plan.ts';
import { promise } from '../../../src/rulesets/pass-counter/places/promise.ts';
import { box, wall } from '../../kernel/bare-table.ts';
import { nearestTo, type Staging, stage } from './stage.ts';

const SKIRMISH =
  'A trooper 0,-5 | A leader 4,-6 | B gunner 1,7 | B leader -4,1 | B trooper 0,-3 | B marksman 9,11';

function skirmish(): Match {
  return stage(SKIRMISH, { pieces: [wall(box([-3, 0, 2, 1])), wall(box([4, 2, 7, 3]))] }).scripted([]);
}

function told(weigh: (into: Float64Array) => void): number[] {
  const into = new Float64Array(TACTICS.length);
  weigh(into);
  return Array.from(into);
}

/** All that a plan says. */
function allOf(plan: Plan): unknown {
  return [
    told(plan.weighStay),
    told((into) => plan.weighBest('walk', true, into)),
    told((into) => plan.weighBest('walk', false, into)),
    told((into) => plan.weighBest('run', false, into)),
    plan.ends('walk'),
    plan.ends('run'),
  ];
}

describe('an outlook', () => {
  it('says of each of many places what it says of it alone', () => {
    const m = skirmish();
    const { places } = destinations(m, 0, 6 * INCH);
    const view = outlook(m, 0);
    view.look(places);
    const together = places.map((at) => told((into) => view.weigh(at, into)));
    expect(together.some((one) => one[HARM] > 0 && one[DANGER] > 0)).toBe(true);
    expect(places.map((at) => told((into) => outlook(m, 0).weigh(at, into)))).toEqual(together);
  });

  it('holds while somebody else looks about', () => {
    const m = skirmish();
    const { places } = destinations(m, 0, 6 * INCH);
    const view = outlook(m, 0);
    view.look(places);
    const before = places.map((at) => told((into) => view.weigh(at, into)));
    outlook(m, 1).look(places.map((_, i) => i));
    expect(places.map((at) => told((into) => view.weigh(at, into)))).toEqual(before);
  });
});

describe('the danger of a place', () => {
  /** Of staying, and of leaving everybody, for a trooper of a side that plays by the book. */
  const dangers = (set: Variant, enemy = 'B sergeant 0,1') => {
    const m = stage(`A trooper 0,0 | ${enemy}`, { setB: set }).scripted([]);
    const view = outlook(m, 0);
    const away = nearestTo(m.battlefield.ground, [0, -4]);
    return [m.state.point[0], away].map((at) => told((into) => view.weigh(at, into))[DANGER]);
  };

  it('has strikes at leavers only from enemies who may make them (PC-DIS-01, PC-KD-01)', () => {
    const usual = dangers({})[1];
    const free = dangers({ disengaging: 'off' })[1];
    expect(free).toBeLessThan(usual);
    expect(dangers({ 'disengaging.strike': 'off' })[1]).toBe(free);
    const plain = dangers({ 'disengaging.bonus': 'off' })[1];
    expect(plain).toBeGreaterThan(free);
    expect(plain).toBeLessThan(usual);
    // The bonus is of its own, and no Focus.
    expect(dangers({ focus: 'off' })[1]).toBe(usual);
    expect(dangers({ 'disengaging.bonus.hit': 3 })[1]).toBeGreaterThan(usual);
    const lying = (set: Variant) => {
      const m = stage('A trooper 0,0 | B sergeant 0,1 down', {
        set: { 'engagement.range.downed': 'yes', ...set },
      }).scripted([]);
      const at = nearestTo(m.battlefield.ground, [0, -4]);
      return told((into) => outlook(m, 0).weigh(at, into))[DANGER];
    };
    expect(lying({})).toBe(lying({ disengaging: 'off' }));
    expect(lying({ 'knocked-down.attack': 'off' })).toBeGreaterThan(lying({}));
  });

  it('has no Focus, Aim or Walk that enemies may not use', () => {
    const far = 'B bruiser 0,7';
    expect(dangers({ 'charge.focus': 'off' }, far)[0]).toBeLessThan(dangers({}, far)[0]);
    const near = 'B bruiser 0,5';
    const walks = dangers({ charge: 'off' }, near)[0];
    expect(dangers({ charge: 'off', 'moving.walk': 'off' }, near)[0]).toBeLessThan(walks);
    const gunner = 'B gunner 0,10';
    expect(dangers({ 'aim.action': 'off' }, gunner)[0]).toBe(dangers({ aim: 'off' }, gunner)[0]);
  });
});

describe('plans of one activation', () => {
  const changes: Readonly<Record<string, (m: Match, places: readonly number[]) => void>> = {
    'nothing changes': () => {},
    'the model walks': (m, places) => {
      m.state.point[0] = places[places.length - 1];
    },
    'it is knocked down': (m) => {
      m.state.down[0] = 1;
    },
    'an enemy is removed': (m) => {
      m.state.point[2] = -1;
    },
    'an enemy goes elsewhere': (m) => {
      m.state.point[3] = m.state.point[4] + 4;
    },
    'an enemy is wounded': (m) => {
      m.state.wounds[3] = 1;
    },
    'an enemy is knocked down': (m) => {
      m.state.down[2] = 1;
    },
    'a friend engages an enemy': (m) => {
      m.state.point[1] = m.state.point[4] + 1;
    },
  };

  for (const [what, change] of Object.entries(changes)) {
    it(`say after an action what new ones say: ${what}`, () => {
      const m = skirmish();
      const plans = plansOf(m, 0);
      const before = allOf(plans(true));
      change(m, destinations(m, 0, 3 * INCH).places);
      const after = allOf(plans(true));
      expect(after).toEqual(allOf(plansOf(m, 0)(true)));
      if (what === 'nothing changes') expect(after).toEqual(before);
      else expect(after).not.toEqual(before);
    });
  }
});

it('a Run leads as far as it likes where there is no Walk to go less far by (PC-ACT-05)', () => {
  const nearest = (set = {}, walked = 0) => {
    const m = stage('A trooper 0,0 | B trooper 11,11', { set }).scripted([]);
    m.state.walked[0] = walked;
    const { places } = plansOf(m, 0)(false).ends('run');
    return Math.min(...places.slice(1).map((at) => m.battlefield.distance(m.state.point[0], at))) / INCH;
  };
  expect(nearest()).toBeGreaterThan(3);
  expect(nearest({ 'moving.walk': 'off' })).toBeLessThan(1);
  expect(nearest({ 'moving.walk.barred': 'never' }, 1)).toBeLessThan(1);
});

it('whoever gets up by itself promises and is feared as if it stood (PC-ACT-09)', () => {
  const found = (down: 0 | 1, set: Variant = {}) => {
    const scene = stage('A trooper 0,0 | B trooper 0,9', { set });
    scene.start.down.fill(down);
    const m = scene.scripted([]);
    return [promise(m, 0), foesOf(m, 0)[0].readiness, m.state.down[0]];
  };
  const [usual] = found(0);
  expect(usual).toBeGreaterThan(0);
  expect(found(1)).toEqual([0, 0.7, 1]);
  const [freely, ready, lies] = found(1, { 'knocked-down.standUp': 'off', 'knocked-down.height': 'off' });
  expect([freely > 0, ready, lies]).toEqual([true, 1, 1]);
});

it('an enemy in contact is feared for the blow that it focuses on first, where it can (PC-ACT-08)', () => {
  const blow = (bruiser: string, set: Variant = {}) => {
    const [foe] = foesOf(stage(`A trooper 0,0 | B bruiser 0,1 ${bruiser}`.trim(), { set }).scripted([]), 0);
    return { feared: foe.blow, focused: foe.lunge };
  };
  const { feared, focused } = blow('');
  expect(feared).toBe(focused);
  expect(blow('', { 'focus.action': 'off' }).feared).toBeLessThan(feared);
  expect(blow('down').feared).toBeLessThan(feared);
});

it.each([
  ['in contact', 'B bruiser 0,1'],
  ['on the ground in contact, who gets up first', 'B bruiser 0,1 down'],
  ['who may charge', 'B bruiser 0,7'],
  ['who may shoot', 'B gunner 0,10'],
  ['too far off', 'B bruiser 0,12'],
])('a model fears an enemy %s alike where it stands and where it may go', (_, enemy) => {
  const m = stage(`A trooper 0,0 | ${enemy}`).scripted([]);
  const here = m.state.point[0];
  const [{ readiness }] = foesOf(m, 0);
  const danger = told((into) => outlook(m, 0).weigh(here, into))[DANGER];
  // There is nobody else whom he could attack.
  expect(danger).toBeCloseTo(readiness * (0.03 + 0.5) * threatBy(m, 1, 0), 12);
});

describe('danger', () => {
  const at = (scene: string, model = 0) => {
    const m = stage(scene).scripted([]);
    return told((into) => outlook(m, model).weigh(m.state.point[model], into))[DANGER];
  };

  it('is little where an enemy can do as much to a friend, since he attacks one of them', () => {
    const alone = at('A trooper 0,0 | B gunner 0,9');
    expect(alone).toBeGreaterThan(0);
    expect(at('A trooper 0,0 | A trooper 1,0 | B gunner 0,9')).toBeCloseTo(alone * (0.03 / 0.53), 9);
    const farther = at('A trooper 0,0 | A trooper 0,-12 | B gunner 0,9');
    expect(farther).toBeGreaterThan(1.5 * alone * (0.03 / 0.53));
    expect(farther).toBeLessThan(alone);
  });

  it('knows that nobody shoots at a friend in close combat whose side has that (PC-RNG-02)', () => {
    const most = (staging: Staging) => {
      const scene = stage('A trooper 0,0 | A trooper 4,0 | B gunner 0,12 | B trooper 5,0', staging);
      return foesOf(scene.scripted([]), 0)[0].other;
    };
    const [on, off] = [{ 'ranged.atEngaged': 'on' }, { 'ranged.atEngaged': 'off' }];
    expect(most({})).toBe(0);
    expect(most({ setB: off })).toBe(0);
    expect(most({ set: off })).toBeGreaterThan(0);
    expect(most({ set: off, setB: on })).toBe(most({ set: off }));
  });
});

it('a place is worth more with friends beside it, three at most', () => {
  const beside = (...at: readonly string[]) => {
    const m = stage(['A trooper 0,0', ...at.map((one) => `A trooper ${one}`), 'B trooper 0,9'].join(' | '));
    const match = m.scripted([]);
    return told((into) => outlook(match, 0).weigh(match.state.point[0], into))[PROMISE];
  };
  expect(beside('8,0')).toBe(0);
  expect(beside('2,0')).toBeGreaterThan(0);
  expect(beside('2,0', '-2,0', '0,-2')).toBeCloseTo(3 * beside('2,0'), 12);
  expect(beside('2,0', '-2,0', '0,-2', '2,-2')).toBe(beside('2,0', '-2,0', '0,-2'));
});
