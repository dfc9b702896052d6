import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/inline.ts';
import { loadSim } from '../../src/execution/load-sim.ts';
import { power } from '../../src/experiments/designs/power.ts';
import { normalise } from '../../src/experiments/normalise.ts';
import type { Sim } from '../../src/experiments/sim-schema.ts';

const FILES = readdirSync('sims').filter((file) => file !== 'schema.json');

type PowerSim = Extract<Sim, { design: 'power' }>;

/** A sim cut down to a moment's work. */
function short(sim: Sim): PowerSim {
  return {
    ...(sim as PowerSim),
    tables: { designed: ['bare-field'], generated: 0 },
    blocks: { initial: 6, reserve: 0 },
  };
}

describe('the sims that come with the bench', () => {
  for (const file of FILES) {
    it(`${file} names nothing that is not there`, async () => {
      const path = `sims/${file}`;
      const sim = await loadSim(path);
      expect(() => normalise(sim, path)).not.toThrow();
    });
  }
});

describe('a house rule in a file of its own', () => {
  it('is played and measured, with nothing changed in the bench', async () => {
    const path = 'sims/house-rule.ts';
    const experiment = normalise(short(await loadSim(path)), path);
    const result = await power.run(experiment, createInline(experiment, path));
    expect(result.rows.map(({ path: rule, blocks }) => [rule, blocks])).toEqual([['steady-aim', 6]]);
    expect(result.assumptions.clauses.map(({ id }) => id)).toContain('HOUSE-AIM-01');
  });

  it('changes matches: a sharper aim kills sooner', async () => {
    const path = 'sims/house-rule.ts';
    const sim = short(await loadSim(path));
    const play = async (bonus: number) => {
      const experiment = normalise({ ...sim, set: { 'steady-aim.aim.bonus': bonus } }, path);
      return power.run(experiment, createInline(experiment, path));
    };
    const [none, four] = [await play(0), await play(4)];
    expect(none.rows[0].share.mean).toBe(0.5);
    expect(four.rows[0].share.mean).toBeGreaterThan(0.5);
    expect(four.signature).not.toBe(none.signature);
  });
});
