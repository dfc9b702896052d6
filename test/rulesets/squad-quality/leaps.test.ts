import { expect, it } from 'vitest';
import { HARM } from '../../../src/rules/decision.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { offerTo } from '../../../src/rulesets/squad-quality/actions/options.ts';
import { weighingOf } from '../../../src/rulesets/squad-quality/actions/weigh-options.ts';
import { FREE } from '../../../src/rulesets/squad-quality/moves/orders.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { stage } from './stage.ts';

it('a leap that leaves a shot is weighed with it (SQ-JET-03)', () => {
  const best = (set: Variant) => {
    const m = stage('A jumpers 0,-8 | B levy 0,8', { set: { 'jet-packs.bound': 'off', ...set } }).scripted(
      [],
    );
    const outlook = outlookOf(m, 0);
    const { options } = offerTo(m, 0, outlook, FREE);
    const harms = options.map(({ action }, i) => {
      const into = new Float64Array(WIDTH);
      weighingOf(m, 0, outlook, options).weigh(i, into);
      return action === 'leap' ? into[HARM] : 0;
    });
    return Math.max(...harms);
  };
  expect(best({})).toBe(0);
  expect(best({ 'jet-packs.spent': 'off' })).toBeGreaterThan(0);
});
