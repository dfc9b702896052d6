import { describe, expect, it } from 'vitest';
import { describeTable } from '../../../src/kernel/tables/describe-table.ts';
import { passCounter } from '../../../src/rulesets/pass-counter/index.ts';

describe('tables', () => {
  it.each(Object.entries(passCounter.tables))('%s is 36 by 36 inches, symmetric and not bare', (_, spec) => {
    const measures = describeTable(spec, { zoneDepth: 6 });
    expect([spec.width, spec.depth]).toEqual([36, 36]);
    expect(spec.symmetric && measures.symmetric).toBe(true);
    expect(measures.coverage).toBeGreaterThan(0.1);
    expect(measures.coverage).toBeLessThan(0.5);
  });

  it('are drawn at random in the same size', () => {
    const spec = passCounter.generate({}, '1');
    expect([spec.width, spec.depth]).toEqual([36, 36]);
    expect(passCounter.generate({}, '1')).toEqual(spec);
  });
});
