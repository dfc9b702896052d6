import { expect, it } from 'vitest';
import { compileSettings } from '../../../../src/rules/variant.ts';
import { exchangeRules } from '../../../../src/rulesets/dark-potential/rolls/exchange-rules.ts';
import { solveExchange, UNPRICED } from '../../../../src/rulesets/dark-potential/rolls/exchange-solver.ts';
import { throwOf } from '../../../../src/rulesets/dark-potential/rolls/test-roll.ts';
import { rules, type Settings } from '../../../../src/rulesets/dark-potential/rules/index.ts';

it('an exchange of many positions is worth the same in whatever order they are solved', () => {
  const own = compileSettings<Settings>(rules, { 'command-points.limit': 'off' });
  // More numbers than 16 bits hold: 8,000 totals, and some dozen ways to have spent.
  const thrown = throwOf(2, 4000);
  const exchange = exchangeRules(own, own, 'hit', thrown);
  const stakes = { ...UNPRICED, thrown, payoff: (total: number) => 1 / total };
  const held = [
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 1],
    [1, 2],
    [3, 2],
    [3, 3],
  ] as const;
  const apart = held.map((points) => {
    const solver = solveExchange(exchange, stakes);
    return solver.payoff(solver.open(points));
  });
  const solver = solveExchange(exchange, stakes);
  expect(held.map((points) => solver.payoff(solver.open(points)))).toEqual(apart);
  expect(held.toReversed().map((points) => solver.payoff(solver.open(points)))).toEqual(apart.toReversed());
  expect(apart[1]).toBeGreaterThan(apart[0]);
  expect(apart[2]).toBeLessThan(apart[0]);
});
