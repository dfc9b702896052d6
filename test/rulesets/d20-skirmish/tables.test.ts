import { describe, expect, it } from 'vitest';
import { describeTable } from '../../../src/kernel/tables/describe-table.ts';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';

describe('tables', () => {
  it.each(Object.entries(d20Skirmish.tables))('%s is 48 by 48 inches, symmetric and not bare', (_, spec) => {
    const measures = describeTable(spec, { zoneDepth: 8 });
    expect([spec.width, spec.depth]).toEqual([48, 48]);
    expect(spec.symmetric && measures.symmetric).toBe(true);
    expect(measures.coverage).toBeGreaterThan(0.1);
    expect(measures.coverage).toBeLessThan(0.5);
  });

  it('are drawn at random in the same size', () => {
    const spec = d20Skirmish.generate({}, '1');
    expect([spec.width, spec.depth]).toEqual([48, 48]);
  });
});
