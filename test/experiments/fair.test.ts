import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { fair } from '../../src/experiments/designs/fair/fair.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { toy } from '../toy-ruleset.ts';

function run(more: object, signal?: AbortSignal) {
  const sim = {
    design: 'fair',
    ruleset: toy,
    tables: { designed: ['yard'], generated: 3 },
    rule: 'sword',
    parameter: 'sword.cut.bonus',
    adapt: false,
    ...more,
  } as Extract<Sim, { design: 'fair' }>;
  const experiment = normalise(sim);
  return fair.run(experiment, createInline(experiment), undefined, signal);
}

describe('fair', () => {
  it('finds that a sword is fair when it adds nothing, and what it is worth in lives', async () => {
    const {
      points,
      fair: found,
      even,
    } = await run({
      adds: { units: { squire: 1 } },
      army: 'squire*4',
      blocks: { initial: 240, reserve: 120 },
    });
    expect(points.map(({ value }) => value)).toEqual([0, 1, 2, 3]);
    expect(points.map(({ worth }) => worth)).toEqual(['fair', 'more', 'more', 'more']);
    expect(points.find(({ isBook }) => isBook)?.value).toBe(2);
    expect(found).toMatchObject({ direction: 'rises', value: 0, possible: [0], below: 1 });
    expect(even.low).toBeGreaterThanOrEqual(1);
    expect(even.high).toBeLessThanOrEqual(8);
    expect(even.mean).toBeGreaterThan(even.low!);
  });

  it('measures what else the resource is spent on, the rule itself first', async () => {
    const { uses, resource, points, blocks, even } = await run({ blocks: { initial: 40, reserve: 0 } });
    expect(resource).toBe('breath');
    expect(uses.map(({ path }) => path)).toEqual(['sword', 'banner']);
    expect(uses[0].share.mean).toBeGreaterThan(0.6);
    expect(uses[1].share.mean).toBe(0.5);
    const { mean, low, high } = uses[0].spentPerMatch!;
    expect(mean).toBeGreaterThan(1);
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
    // The rule as the book has it is played once, and has one figure.
    expect(uses[0].share).toEqual(points.find(({ isBook }) => isBook)!.share);
    const ofUnits = even.trials.reduce((sum, trial) => sum + trial.blocks, 0);
    expect(blocks - ofUnits).toBe(40 * (points.length + 1));
  });

  it('takes the values asked for, with that of the book', async () => {
    const { points } = await run({ values: [3, 0], blocks: { initial: 8, reserve: 0 } });
    expect(points.map(({ value, isBook }) => [value, isBook])).toEqual([
      [0, false],
      [2, true],
      [3, false],
    ]);
  });

  it('gives the same bytes for the same spec', async () => {
    const spec = { blocks: { initial: 16, reserve: 8 } };
    expect(JSON.stringify(await run(spec))).toBe(JSON.stringify(await run(spec)));
  });

  it('keeps what was done when it is stopped', async () => {
    const result = await run({}, AbortSignal.abort());
    expect(result).toMatchObject({ interrupted: true, points: [], fair: null });
    expect(result.even.trials).toEqual([]);
  });

  it.each([
    [{ rule: 'sward' }, 'There is no rule "sward"'],
    [{ rule: 'weather' }, '"weather" holds for both sides at once'],
    [
      { parameter: undefined },
      '"sword" has no number that is plainly its cost; name one with --parameter (in a sim: "parameter"), such as sword.cut.bonus.',
    ],
    [
      { rule: 'banner', parameter: undefined },
      '"banner" has no number that is plainly its cost; name a number of another rule that prices it with --parameter (in a sim: "parameter").',
    ],
    [{ parameter: 'shield.block.when' }, '"shield.block.when" is no number that one side can have alone'],
    [{ values: [1.5] }, '"sword.cut.bonus" takes a number from 0 to 3 in steps of 1, not 1.5'],
    [{ yardstick: 'dwarf' }, 'There is no unit "dwarf" in Toy duel; there are "duellist", "giant".'],
    [{ set: { sword: 'off' } }, '"sword" is switched off for both sides here'],
  ])('refuses %j', (more, sentence) => {
    expect(() => run(more)).toThrow(sentence);
  });
});
