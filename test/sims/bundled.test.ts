import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSim } from '../../src/execution/sims/load-sim.ts';
import { createInline } from '../../src/execution/threads/inline.ts';
import { power } from '../../src/experiments/designs/power/power.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { LEAST_BLOCKS } from '../../src/experiments/terms/verdict.ts';

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

    it(`${file} plays blocks enough for verdicts`, async () => {
      const { design, blocks } = normalise(await loadSim(`sims/${file}`), file).spec;
      expect(blocks.initial).toBeGreaterThanOrEqual(design === 'screen' ? 6 : LEAST_BLOCKS);
      if (design === 'price' || design === 'tune')
        expect(blocks.reserve).toBeGreaterThanOrEqual(LEAST_BLOCKS);
    });
  }
});

describe("units of one's own in a sim", () => {
  it('are played in the army that fields them', async () => {
    const path = 'sims/own-units.yaml';
    const sim = (await loadSim(path)) as PowerSim;
    const tables = { designed: ['broken-street'], generated: 0 };
    const cut = { ...short(sim), tables, rules: ['suppressing-fire'], adapt: false };
    const experiment = normalise(cut, path);
    expect(experiment.ruleset.unitsOf('gun-line')).toMatchObject({ gunner: 3, leader: 1 });
    const result = await power.run(experiment, createInline(experiment, path));
    expect(result.rows.map(({ path: rule, blocks }) => [rule, blocks])).toEqual([['suppressing-fire', 6]]);
    // A first look races for no appetite, and has to meet what is asked about.
    expect(result.rows[0].adoption!.share!.mean).toBeGreaterThan(0);
  });
});

describe('a house rule in a file of its own', () => {
  it('is played and measured, with nothing changed in the bench', async () => {
    const path = 'sims/house-rule.ts';
    const experiment = normalise(short(await loadSim(path)), path);
    const result = await power.run(experiment, createInline(experiment, path));
    expect(result.rows.map(({ path: rule, blocks }) => [rule, blocks])).toEqual([['steady-aim', 6]]);
    const own = result.assumptions.ruleset.find(({ clause }) => clause?.id === 'HOUSE-AIM-01');
    expect(own?.standing).toBe('varied');
  });

  it('is asked wherever a model shoots that has not moved', async () => {
    const path = 'sims/house-rule.ts';
    const { ruleset } = normalise(await loadSim(path), path);
    const shot = { attacker: 'soldier', weapon: 'pistol', target: 'soldier', distance: '9' };
    const hit = (bonus: number) => {
      const aim = { 'steady-aim.aim.bonus': bonus };
      return (ruleset.odds!.answer(shot, [aim, {}]).data as { hit: string }).hit;
    };
    expect([hit(0), hit(1), hit(4)]).toEqual(['13/18', '5/6', '1/1']);
  });
});
