import { describe, expect, it } from 'vitest';
import { InputError, measure } from '../../src/index.ts';
import { toy } from '../toy-ruleset.ts';

const tables = { designed: ['yard'], generated: 0 };

describe('measuring in code', () => {
  it('gives each design the type of its result', async () => {
    const power = await measure({ design: 'power', ruleset: toy, rules: ['sword'], blocks: 20, tables });
    expect(power.rows.map(({ path, blocks }) => [path, blocks])).toEqual([['sword', 20]]);
    const ablate = await measure({ design: 'ablate', ruleset: toy, rules: ['sword'], blocks: 20, tables });
    expect(ablate.rows[0].metrics[0].blocks).toBeGreaterThan(0);
    expect(ablate.primary).toBe(ablate.rows[0].metrics[0].metric);
  });

  it('stops when told to and keeps what was done', async () => {
    const stop = new AbortController();
    const result = await measure(
      { design: 'ablate', ruleset: toy, rules: ['sword'], blocks: 50, tables },
      ({ done }) => done === 10 && stop.abort(),
      stop.signal,
    );
    expect([result.interrupted, result.blocks]).toEqual([true, 10]);
  });

  it('refuses what cannot be asked', async () => {
    await expect(measure({ design: 'power', ruleset: toy, rules: ['sward'] })).rejects.toThrow(InputError);
  });
});
