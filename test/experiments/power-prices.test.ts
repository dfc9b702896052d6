import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { power } from '../../src/experiments/designs/power/power.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import type { Rule } from '../../src/rules/rule.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { toy, toyUnder } from '../toy-ruleset.ts';
import { seedsNoted } from './power-run.ts';

type PowerSim = Extract<Sim, { design: 'power' }>;

/** The toy with a price on swords; nothing comes of it, so that they help as much at any. */
function priced(): Ruleset {
  const breath = { says: 'breath it takes', default: 2, min: 1, max: 4, step: 1 };
  const cost = {
    id: 'TOY-20',
    basis: 'text',
    says: 'A sword takes breath.',
    off: 'none',
    params: { breath },
  };
  const withCost = (rule: Rule) => ({ ...rule, clauses: { ...rule.clauses, cost } }) as unknown as Rule;
  return toyUnder(toy.rules.map((rule) => (rule.id === 'sword' ? withCost(rule) : rule)));
}

function run(more: Partial<PowerSim>, ruleset = priced()) {
  const alone = { tables: { generated: 3 }, interactions: 0, confirm: false };
  const experiment = normalise({ design: 'power', ruleset, ...alone, ...more } as PowerSim);
  return power.run(experiment, createInline(experiment));
}

const blocks = { initial: 240, reserve: 0 };

describe('prices of options that help', () => {
  it('tell at which costs they are worth something, and what makes up for them', async () => {
    const result = await run({ rules: ['sword', 'shield', 'banner'], blocks });
    expect(result.prices.map(({ path }) => path)).toEqual(['sword']);
    const [{ cost, units }] = result.prices;
    expect(cost).toMatchObject({ parameter: 'sword.cost.breath', book: 2 });
    expect(cost!.points.map(({ value, blocks }) => [value, blocks])).toEqual([3, 4].map((at) => [at, 200]));
    expect(cost!.points.map(({ worth }) => worth)).toEqual(['more', 'more']);
    expect(units.low).toBe(0);
    expect(units.high).toBeGreaterThan(0);

    const { findings, appendices, notes, method } = reportOf(result, '');
    expect(method.join(' ')).toContain('Nothing is corrected for how many options are priced.');
    expect(findings.at(-1)).toBe(
      `Its price: Sword is worth something extra at every cost tried, up to 4 (the book says 2), and is made up for by 0 to ${units.high} more the duellists on the other side.`,
    );
    expect(notes.at(-2)).toBe('What else the same resource buys is told by "npx rulebench fair toy sword".');
    const table = appendices.find(({ title }) => title === 'What helps, by its cost')!.table;
    expect(table.rows.map((row) => row[1])).toEqual(['3', '4']);
    expect(table.columns[5].title).toBe('gain');
    expect(table.rows.map((row) => row[5])).toEqual(cost!.contests.map(({ gain }) => gain!.toFixed(1)));
    const tables = appendices.find(({ title }) => title.startsWith('For tables like these'))!.table;
    expect(tables.rows.map(([what]) => what).slice(3)).toEqual([
      'Sword at a cost of 3',
      'Sword at a cost of 4',
      ...units.trials.map(({ count }) =>
        count === 0
          ? 'Sword against as many the duellists'
          : `Sword against ${count} more the duellist${count === 1 ? '' : 's'}`,
      ),
    ]);
  });

  it('have no block in common with those by which options were found to help', async () => {
    const experiment = normalise({
      design: 'power',
      ruleset: priced(),
      tables: { generated: 3 },
      interactions: 0,
      confirm: false,
      rules: ['sword'],
      blocks,
    } as PowerSim);
    const seeds = seedsNoted(createInline(experiment));
    await power.run(experiment, seeds.executor);
    const picking = seeds.of('main');
    const pricing = [...seeds.of('prices'), ...seeds.of('searches')];
    expect([picking.length, pricing.length]).toEqual([240, 400]);
    expect(pricing.filter((seed) => picking.includes(seed))).toEqual([]);
  });

  it('are counted in units alone where there is no cost', async () => {
    const result = await run({ rules: ['sword'], blocks }, toy);
    expect(result.prices[0].cost).toBeNull();
    expect(reportOf(result, '').findings.at(-1)).toMatch(/^Its worth in units: Sword is made up for by/);
  });

  it('are told of options alone, and not where nobody asks', async () => {
    const shield = await run({ rules: ['shield'], blocks: { initial: 1200, reserve: 0 } });
    expect(shield.rows[0].found).toBe(true);
    expect(shield.prices).toEqual([]);
    expect((await run({ rules: ['sword'], blocks, price: false })).prices).toEqual([]);
  });
});
