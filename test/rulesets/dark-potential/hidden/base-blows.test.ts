import { expect, it } from 'vitest';
import { INCH } from '../../../../src/kernel/length.ts';
import { blowsOfBase } from '../../../../src/rulesets/dark-potential/hidden/base-blows.ts';
import { createGunnery } from '../../../../src/rulesets/dark-potential/matchup/gunnery.ts';
import { CLAUSE } from '../../../../src/rulesets/dark-potential/rules/index.ts';
import { hidden } from '../hiding.ts';

it('the blows that bases make for are the same whether or not the real one has moved', () => {
  const { position, model } = hidden('A soldier 0,0', ['0,6', '3,6']);
  const { matchup, ...rest } = position.scripted([]);
  const moments = { toHit: ({ moved }: { readonly moved: boolean }) => (moved ? -4 : 2) };
  const active = [
    [],
    [{ moments, own: {}, clauses: [{ number: CLAUSE.actions.menu, without: {} }] }],
  ] as const;
  const ruled = { ...matchup, active };
  const m = { ...rest, matchup: { ...ruled, gunnery: createGunnery(ruled) } };
  const blows = [0, 1].map((moved) => {
    m.state.moved[model] = moved;
    return blowsOfBase(m, model, m.state.base[0], 8 * INCH).map(({ harm }) => harm);
  });
  expect(blows[0]).toHaveLength(1);
  expect(blows[1]).toEqual(blows[0]);
});
