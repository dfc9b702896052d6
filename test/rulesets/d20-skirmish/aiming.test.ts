import { expect, it } from 'vitest';
import { HARM } from '../../../src/rules/decision.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { aims } from '../../../src/rulesets/d20-skirmish/actions/aiming.ts';
import { strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { expectedHarm } from '../../../src/rulesets/d20-skirmish/attack/expected.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { stage } from './stage.ts';

/** What attacks on a target come to that is aimed at or not, by their number, and what Aim promises with three actions. */
function shooting(set: Variant) {
  const m = stage('A1 trooper 0,0 | B1 horror 0,9', { set }).scripted([]);
  const strike = strikeOf('ranged', 0, m.matchup.models[0].ranged[0], 1);
  const harm = (attacks: number, aimedAt: number) => {
    m.state.aim[0] = aimedAt;
    return expectedHarm(m, strike, attacks);
  };
  const [plain, aimed] = [-1, 1].map((at) => [1, 2, 3].map((attacks) => harm(attacks, at)));
  m.state.aim[0] = -1;
  const plan = planOf(m, 0, 3);
  const [still, into] = [new Float64Array(WIDTH), new Float64Array(WIDTH)];
  plan.weighStay(0, still, 0);
  aims(m, 0, plan)[0].weigh(into);
  return { plain, aimed, promised: into[HARM] - still[HARM] };
}

it('is reckoned with for all attacks on a target, or by a clause less for the first (DX-AIM-02)', () => {
  const book = shooting({});
  expect(book.aimed.map((harm, i) => harm / book.plain[i] > 1.1)).toEqual([true, true, true]);
  expect(book.promised).toBeCloseTo(book.aimed[1], 12);
  const { plain, aimed, promised } = shooting({ 'aim.lasts': 'off' });
  expect(plain).toEqual(book.plain);
  expect(aimed[0]).toBe(book.aimed[0]);
  for (const i of [1, 2]) expect(aimed[i] - plain[i]).toBeCloseTo(aimed[0] - plain[0], 12);
  expect(promised).toBeCloseTo(aimed[1], 12);
});
