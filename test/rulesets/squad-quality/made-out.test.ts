import { expect, it } from 'vitest';
import { HARM, type Player, TACTICS } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { STILL, UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { fireAlone } from '../../../src/rulesets/squad-quality/attack/fire.ts';
import { fireJointly } from '../../../src/rulesets/squad-quality/attack/fire-together.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { last, rolls } from '../scene.ts';
import { stage } from './stage.ts';

const TESTED = { 'priority.nearest.choice': 'test' };

/** Of Regulars two dice of three come to 3 in 20 of 27. */
const SEEN = 20 / 27;

/** What the options of the first decision of a position are weighed at as harm; the first option is taken. */
function harms(position: string, set: Variant, act: (m: Match) => void): number[] {
  const found: number[] = [];
  const player: Player = (decision) => {
    for (let option = 0; found.length < decision.count; option++) {
      const into = new Float64Array(TACTICS.length);
      decision.weigh(option, into);
      found.push(into[HARM]);
    }
    return 0;
  };
  act(stage(position, { set }).scripted([], player));
  return found;
}

/** The farther of two enemies is easier to hit. */
const ENEMIES = 'B guard 0,8 | B mob 0,9.5';

it('a shot at another than the nearest is worth what the test for it makes of it (SQ-Q-03)', () => {
  const shot = (set: Variant) => harms(`A line 0,0 | ${ENEMIES}`, set, (m) => void fireAlone(m, 0, STILL));
  const [, nearest, farther] = shot({ priority: 'off' });
  expect(farther).toBeGreaterThan(nearest);
  expect(shot(TESTED)).toEqual([0, nearest, expect.closeTo(SEEN * farther, 12)]);
  const promised = (set: Variant) => {
    const m = stage(`A line 0,0 | ${ENEMIES}`, { set }).scripted([]);
    return outlookOf(m, 0).harmAt(m.state.point[0], STILL);
  };
  expect(promised({ priority: 'off' })).toBeCloseTo(farther, 12);
  expect(promised(TESTED)).toBeCloseTo(Math.max(nearest, SEEN * farther), 12);
});

it('and so is one of two who shoot together (SQ-Q-03, SQ-FT-05)', () => {
  const pair = (set: Variant) =>
    harms(`A fire-team -2,0 | A fire-team 2,0 | ${ENEMIES}`, set, (m) => {
      fireJointly(m, [0, 1] as never, [UNMOVED, UNMOVED]);
    });
  const [, nearest, farther] = pair({ priority: 'off' });
  const [, near, far] = pair(TESTED);
  expect([near, far]).toEqual([nearest, expect.closeTo(SEEN * farther, 12)]);
});

it('whoever makes out nobody is told not to, and does not shoot (SQ-Q-03)', () => {
  const scene = stage(`A line 0,0 | ${ENEMIES}`, { set: TESTED });
  const m = scene.scripted(rolls('priority', 3, 1, 1), last);
  expect(fireAlone(m, 0, STILL)).toBe(false);
  m.dice.finish();
  expect(scene.told.map(({ text }) => text)).toEqual([
    'A Line Squad does not make out B Mob: 1 of 3 dice pass.',
  ]);
});
