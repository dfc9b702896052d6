import { describe, expect, it } from 'vitest';
import { HARM } from '../../../src/rules/decision.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { offerTo } from '../../../src/rulesets/squad-quality/actions/options.ts';
import { perform } from '../../../src/rulesets/squad-quality/actions/perform.ts';
import { weighingOf } from '../../../src/rulesets/squad-quality/actions/weigh-options.ts';
import { IN_HIDING } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { FREE } from '../../../src/rulesets/squad-quality/moves/orders.ts';
import type { Action } from '../../../src/rulesets/squad-quality/places/option.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { NOWHERE } from '../../../src/rulesets/squad-quality/units/entities.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { alike, last } from '../scene.ts';
import { type Script, stage } from './stage.ts';

const SCENARIO = { 'demolitions.target.structures': 1, 'artillery.batteries.number': 1 };
const WOOD = piece(box([-3, 5, 3, 11]), { area: true, difficult: true, height: 3, cover: 'light' });

/** Sappers with a levy to shoot at, and a squad that hides in a wood. */
function staged(set: Variant, script: Script = []) {
  const m = stage('A sappers 0,0 | B levy 8,0 | B line 0,8', {
    set: { ...SCENARIO, ...set },
    pieces: [WOOD],
  }).scripted(script, last);
  m.state.hiding[6] = m.state.point[2];
  m.state.whereabouts[2] = IN_HIDING;
  m.state.point[2] = NOWHERE;
  return m;
}

/** What an option is weighed at as harm, undefined where there is none. */
function harmOf(action: Action, set: Variant): number | undefined {
  const m = staged(set);
  const outlook = outlookOf(m, 0);
  const { options } = offerTo(m, 0, outlook, FREE);
  const found = options.findIndex((one) => one.action === action && one.second === undefined);
  if (found < 0) return undefined;
  const into = new Float64Array(WIDTH);
  weighingOf(m, 0, outlook, options).weigh(found, into);
  return into[HARM];
}

/** Whether a unit that has done so may shoot. */
function shootsAfter(action: Action, set: Variant, script: Script): boolean {
  const m = staged(set, script);
  const { options } = offerTo(m, 0, outlookOf(m, 0), FREE);
  return perform(m, 0, options.find((one) => one.action === action)!, FREE) !== undefined;
}

const ONE = { 'actions.command.acts': 1 };
const OFF = { 'actions.command': 'off' };

describe('a unit with one command action (SQ-CORE-ACT-command)', () => {
  it.each([ONE, OFF])('sends a figure ahead and shoots no more (%o)', (set) => {
    expect(shootsAfter('scout', {}, [])).toBe(true);
    expect(shootsAfter('scout', set, [])).toBe(false);
    expect(harmOf('scout', {})).toBeGreaterThan(0);
    expect(harmOf('scout', set)).toBe(0);
  });

  it('sends nobody ahead who calls for a strike: those are two (SQ-SCT-03)', () => {
    const m = (set: Variant) => {
      const wall = {
        set: { ...SCENARIO, ...set },
        pieces: [piece(box([-8, 2, 8, 6]), { area: true, height: 3 })],
      };
      const at = stage('A line 0,0 | B levy 0,9', wall).scripted([]);
      return offerTo(at, 0, outlookOf(at, 0), FREE).options.some(({ action }) => action === 'scout-call');
    };
    expect([m({}), m(ONE), m(OFF)]).toEqual([true, false, false]);
  });

  it('weighs no shot beside charges and calls', () => {
    expect(harmOf('rig', {})).toBeGreaterThan(0);
    expect(harmOf('rig', ONE)).toBe(0);
    expect(harmOf('call', ONE)).toBeLessThan(harmOf('call', {})!);
  });
});

it('who weighs charges that take the whole squad weighs no shot beside them (SQ-DEMO-02)', () => {
  const set = { 'demolitions.operator': 'off' };
  expect(shootsAfter('rig', set, alike(3, 'rig', 6))).toBe(false);
  expect(harmOf('rig', set)).toBe(0);
});

it('the others weigh their shot where they may shoot beside a scout who calls (SQ-SCT-03)', () => {
  const harm = (set: Variant) => {
    const wood = piece(box([-8, 3, 3, 6]), { area: true, height: 3 });
    const m = stage('A line 0,0 | B levy 0,10 | B levy 9,2', {
      set: { ...SCENARIO, ...set },
      pieces: [wood],
    });
    const at = m.scripted([]);
    const outlook = outlookOf(at, 0);
    const { options } = offerTo(at, 0, outlook, FREE);
    const into = new Float64Array(WIDTH);
    weighingOf(at, 0, outlook, options).weigh(
      options.findIndex(({ action }) => action === 'scout-call'),
      into,
    );
    return into[HARM];
  };
  expect(harm({ 'scouts.calls': 'off' })).toBeGreaterThan(harm({}));
});
