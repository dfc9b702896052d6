import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { type PriceRow, price } from '../../src/experiments/designs/price/price.ts';
import { type Meeting, worthOf } from '../../src/experiments/designs/price/price-fit.ts';
import { resultHash } from '../../src/experiments/result/result.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Halves } from '../../src/experiments/terms/arm.ts';
import type { OnProgress, Progress } from '../../src/experiments/terms/executor.ts';
import { commonestUnit, randomPairings } from '../../src/experiments/terms/random-armies.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { toy } from '../toy-ruleset.ts';

/** Fighters of one, two and three lives: what they are worth in squires is what they have. */
const adds = { units: { squire: 1, knight: 2, lord: 3 } };
const set = { 'shield.dusk': 'off', 'sword.cut.bonus': 3 };

function run(more: Partial<Sim>, signal?: AbortSignal, onProgress?: OnProgress) {
  const sim = {
    design: 'price',
    ruleset: toy,
    adds,
    set,
    army: 'squire*3',
    units: ['squire', 'knight', 'lord'],
    tables: { designed: ['yard'], generated: 3 },
    ...more,
  } as unknown;
  const experiment = normalise(sim as Extract<Sim, { design: 'price' }>);
  return price.run(experiment, createInline(experiment), onProgress, signal);
}

const row = (rows: readonly PriceRow[], unit: string) => rows.find((candidate) => candidate.unit === unit)!;

describe('price', () => {
  it('finds what units are worth, by random armies and by contests', async () => {
    const { rows, spec, pairings } = await run({ blocks: { initial: 600, reserve: 240 } });
    expect(spec.asks.yardstick).toBe('squire');
    expect(pairings).toBe(600);
    for (const [unit, lives] of [
      ['knight', 2],
      ['lord', 3],
    ] as const) {
      const { worth, even } = row(rows, unit);
      expect(worth!.inYardsticks!.low).toBeLessThan(lives);
      expect(worth!.inYardsticks!.high).toBeGreaterThan(lives);
      expect(worth!.inYardsticks!.high - worth!.inYardsticks!.low).toBeLessThan(2);
      expect(even!.low).toBeLessThan(lives);
      expect(even!.high).toBeGreaterThan(lives);
    }
    expect(row(rows, 'squire').worth!.inYardsticks).toEqual({ mean: 1, low: 1, high: 1 });
    expect(row(rows, 'squire').even).toBeNull();
    expect(row(rows, 'lord').worth!.share.mean).toBeGreaterThan(row(rows, 'knight').worth!.share.mean);
  });

  it('gives the same bytes for the same spec, and carries its hash', async () => {
    const spec = { blocks: { initial: 30, reserve: 8 } };
    const [one, two, other] = [await run(spec), await run(spec), await run({ ...spec, seed: 2 })];
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
    expect(other.signature).not.toBe(one.signature);
    expect(resultHash(JSON.parse(JSON.stringify(one)))).toBe(one.hash);
  });

  it('leaves the contests out when no blocks are kept for them', async () => {
    const { rows, blocks } = await run({ blocks: { initial: 20, reserve: 0 } });
    expect(blocks).toBe(20);
    expect(rows.map(({ even }) => even)).toEqual([null, null, null]);
  });

  it('never tells that all is played while numbers are still tried', async () => {
    const told: Progress[] = [];
    const spec = { blocks: { initial: 10, reserve: 6 } };
    const { rows, blocks } = await run(spec, undefined, (progress) => told.push(progress));
    const tried = rows.flatMap(({ even }) => even?.trials ?? []);
    // More than are usual, of two units.
    expect(tried.length).toBeGreaterThan(12);
    expect(told.at(-1)!.done).toBe(blocks);
    expect(told.filter(({ done, total }) => done === total && done < blocks)).toEqual([]);
  });

  it('keeps what was done when it is stopped', async () => {
    const { rows, interrupted, pairings } = await run({}, AbortSignal.abort());
    expect(interrupted).toBe(true);
    expect(pairings).toBe(0);
    expect(rows[0].worth).toBeNull();
  });

  it.each([
    [{ units: ['squyre'] }, 'There is no unit "squyre" in Toy duel; the nearest is "squire".'],
    [{ yardstick: 'lard' }, 'There is no unit "lard" in Toy duel; the nearest is "lord".'],
    [{ units: ['lord', 'lord'] }, '"lord" is named twice among the units.'],
    [
      { units: ['squire'], yardstick: 'squire' },
      '"squire" is the yardstick; name another unit to price in it.',
    ],
  ])('refuses %j', (more, sentence) => {
    expect(() => run(more as Partial<Sim>)).toThrow(sentence);
  });
});

/** Random armies of four units that are worth nothing, each with as many points by luck alone. */
function meetings(count: number, seed: string): Meeting[] {
  const rng = seedrandom.alea(seed);
  return Array.from({ length: count }, () => ({
    differences: [0, 1, 2, 3].map(() => Math.floor(5 * rng()) - 2),
    halves: [Math.floor(3 * rng()), Math.floor(3 * rng())] as const as Halves,
    table: 0,
  }));
}

describe('what sets units apart', () => {
  it('is judged over all pairs and costs together', () => {
    const levels = { alpha: 0.05, together: 0.05 };
    const runs = 120;
    let [found, alone] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const worths = worthOf(meetings(100, `run ${run}`), 0, [1, 1, 1, 1], levels, 'a')!;
      const compared = worths.flatMap(({ instead, insteadOfCost }, i) => [
        ...instead.filter((_, other) => other !== i),
        ...(insteadOfCost ? [insteadOfCost] : []),
      ]);
      expect(compared).toHaveLength(15);
      if (compared.some(({ low, high }) => low > 0.5 || high < 0.5)) found++;
      if (worths.some(({ share: { low, high } }) => low > 0.5 || high < 0.5)) alone++;
    }
    // At 5 % 12 or more of 120 come about once in fifty times; four intervals one by one err three times as often.
    expect(found).toBeLessThan(12);
    expect(alone).toBeGreaterThan(found);
  });

  it('is the same seen from either unit, and nothing of a unit and itself', () => {
    const worths = worthOf(meetings(100, 'a'), 0, [1, 1, null, 2], { alpha: 0.05, together: 0.05 }, 'a')!;
    expect(worths[1].instead[1]).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
    const [one, other] = [worths[1].instead[2], worths[2].instead[1]];
    expect(one.mean + other.mean).toBeCloseTo(1, 6);
    expect(one.low + other.high).toBeCloseTo(1, 6);
    expect(worths.map(({ insteadOfCost }) => insteadOfCost === null)).toEqual([true, false, true, false]);
    // As many squires as it costs are one squire.
    expect(worths[1].insteadOfCost!.mean).toBeCloseTo(worths[1].instead[0].mean, 6);
  });
});

describe.each(rulesets)('random armies of $title', (ruleset) => {
  const { units, defaultArmy } = ruleset;
  const pairings = randomPairings(units, { army: defaultArmy, ruleset }, 200, 'a');

  it('can be fielded, are of similar size, and the same for the same seed', () => {
    const size = (army: string) =>
      Object.entries(ruleset.unitsOf(army)).reduce(
        (sum, [id, count]) => sum + count * (units.find((unit) => unit.id === id)!.cost ?? 1),
        0,
      );
    const sizes = pairings.flatMap(({ armies }) => armies.map(size));
    const dearest = Math.max(...units.map(({ cost = 1 }) => cost));
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(0.7 * Math.min(...sizes) + dearest);
    expect(randomPairings(units, { army: defaultArmy, ruleset }, 200, 'a')).toEqual(pairings);
    expect(randomPairings(units, { army: defaultArmy, ruleset }, 200, 'b')).not.toEqual(pairings);
  });

  it('hold every unit about as often', () => {
    // The more units there are, the farther apart the luck of as many draws alone sets some.
    const many = randomPairings(units, { army: defaultArmy, ruleset }, 100 * units.length, 'a');
    const counts = units.map(({ id }) => many.reduce((sum, { counts: [a, b] }) => sum + a[id] + b[id], 0));
    expect(Math.max(...counts)).toBeLessThan(1.3 * Math.min(...counts));
    expect(units.map(({ id }) => id)).toContain(commonestUnit(ruleset, defaultArmy));
  });
});
