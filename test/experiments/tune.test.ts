import { describe, expect, it } from 'vitest';
import { tune } from '../../src/experiments/designs/tune/tune.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { toy } from '../toy-ruleset.ts';
import { type Aside, runInline } from './run-inline.ts';

function asked(more: object) {
  return normalise({
    design: 'tune',
    ruleset: toy,
    tables: { designed: [], generated: 3 },
    targets: { rounds: 5 },
    parameters: ['sword.cut.bonus', 'table.fog'],
    ...more,
  } as Extract<Sim, { design: 'tune' }>);
}

function run(more: object, ...aside: Aside) {
  return runInline(tune.run, asked(more), ...aside);
}

/** Mean rounds with a bonus of none and of three, which the book's two lies between. */
async function roundsAt(bonus: number): Promise<number> {
  const { finalists } = await run({
    set: { 'sword.cut.bonus': bonus },
    parameters: ['table.fog'],
    blocks: { initial: 8, reserve: 300 },
  });
  return finalists[0].levels[0]!.mean;
}

describe('tune', () => {
  it('finds the one number that gives the game wanted, and leaves alone what does nothing', async () => {
    const wanted = await roundsAt(0);
    expect(wanted).toBeGreaterThan((await roundsAt(2)) + 0.5);
    const { finalists, spec } = await run({
      targets: { rounds: { value: wanted, tolerance: 0.3 } },
      blocks: { initial: 120, reserve: 200 },
    });
    expect(spec.asks.targets[0]).toEqual({ metric: 'rounds', of: 'mean', value: wanted, tolerance: 0.3 });
    const [book, best] = finalists;
    expect(book).toMatchObject({ changes: {}, beyondBook: null, met: ['missed'] });
    expect(best.changes).toEqual({ 'sword.cut.bonus': 0 });
    expect(best.met).toEqual(['met']);
    expect(best.beyondBook!.high).toBeLessThan(0);
    const [, ...changed] = finalists;
    const least = Math.min(...changed.map(({ loss }) => loss));
    for (const { loss, beyondBest } of changed) {
      if (loss === least) expect(beyondBest).toBeNull();
      else expect(beyondBest!.mean).toBeCloseTo(loss - least, 5);
    }
  });

  it('speaks of no point that plays like another, and says which do', async () => {
    const { finalists, tried } = await run({
      targets: { rounds: { value: 8, tolerance: 0.3 } },
      blocks: { initial: 60, reserve: 20 },
    });
    const withFog = tried.filter(({ changes }) => 'table.fog' in changes);
    expect(withFog.length).toBeGreaterThan(2);
    for (const { changes, blocks, like } of withFog) {
      const { 'table.fog': _, ...rest } = changes;
      const twin = tried.find((one) => JSON.stringify(one.changes) === JSON.stringify(rest));
      if (twin?.blocks === blocks) expect(like).toEqual(rest);
    }
    expect(tried[0].like).toBeNull();
    expect(tried.find(({ changes }) => changes['sword.cut.bonus'] === 0)!.like).toBeNull();
    expect(finalists.length).toBeGreaterThan(1);
    for (const { changes } of finalists) expect(changes).not.toHaveProperty('table.fog');
  });

  it('stays with the book where the book is what is wanted', async () => {
    const { finalists, tried } = await run({
      targets: { rounds: { value: await roundsAt(2), tolerance: 0.3 } },
      blocks: { initial: 200, reserve: 40 },
    });
    expect(finalists).toHaveLength(1);
    expect(finalists[0].changes).toEqual({});
    expect(tried[0].changes).toEqual({});
    expect(tried.some(({ dropped, blocks }) => dropped && blocks < 200)).toBe(true);
    for (const { blocks } of tried) expect(blocks).toBeGreaterThanOrEqual(50);
  });

  it('lets no point fall out on a handful of blocks', async () => {
    const { tried } = await run({
      targets: { rounds: { value: 5, tolerance: 0.01, of: 'median' } },
      blocks: { initial: 16, reserve: 8 },
    });
    expect(tried.map(({ dropped, blocks }) => [dropped, blocks])).toEqual(tried.map(() => [false, 16]));
  });

  it('says beforehand how many blocks a search takes over a number of many values', async () => {
    const sim = { blocks: { initial: 4, reserve: 4 }, parameters: ['table.fog'] };
    const [search] = tune.cost(asked(sim));
    const { tried } = await run(sim);
    const played = tried.reduce((sum, { blocks }) => sum + blocks, 0);
    expect(played).toBeLessThanOrEqual(search.blocks.usual!);
    expect(played).toBeGreaterThan(search.blocks.usual! / 2);
  });

  it('aims at medians, and at several targets at once', async () => {
    const { spec, finalists } = await run({
      targets: { rounds: { value: 8, of: 'median' }, 'first-player-share': 0.5 },
      parameters: ['sword.cut.bonus'],
      blocks: { initial: 20, reserve: 20 },
    });
    expect(spec.asks.targets.map(({ of, tolerance }) => [of, tolerance])).toEqual([
      ['median', 0.4],
      ['mean', 0.02],
    ]);
    expect(finalists[0].levels).toHaveLength(2);
    expect(Number.isInteger(2 * finalists[0].levels[0]!.mean)).toBe(true);
  });

  it('gives the same bytes for the same spec, and plays finalists on luck of their own', async () => {
    const spec = { blocks: { initial: 16, reserve: 8 } };
    const [one, two] = [await run(spec), await run(spec)];
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
    expect(one.finalists[0].levels[0]!.mean).not.toBe(one.tried[0].levels[0]);
  });

  it('keeps what was done when it is stopped', async () => {
    const stop = new AbortController();
    const partial = await run(
      { blocks: { initial: 40, reserve: 40 } },
      ({ done }) => done === 15 && stop.abort(),
      stop.signal,
    );
    expect(partial).toMatchObject({ interrupted: true, blocks: 15 });
    expect(partial.finalists.map(({ blocks }) => blocks)).toEqual([0]);
    expect(partial.tried.reduce((sum, { blocks }) => sum + blocks, 0)).toBe(15);
  });

  it.each([
    [{ targets: { round: 5 } }, 'There is no metric "round" in Toy duel; the nearest is "rounds".'],
    [{ targets: {} }, 'No target is named; say which metric is wanted where.'],
    [
      { targets: { 'first-player-share': 50 } },
      '"first-player-share" is a share, from 0 to 1; it can never be 50.',
    ],
    [{ targets: { rounds: -3 } }, '"rounds" is 1 at least; it can never be -3.'],
    [{ targets: { rounds: { value: 0.5, of: 'median' } } }, '"rounds" is 1 at least; it can never be 0.5.'],
    [{ targets: { 'lead-changes': -1 } }, '"lead-changes" is 0 at least; it can never be -1.'],
    [{ parameters: ['sword.cut.bonus', 'sword.cut.bonus'] }, '"sword.cut.bonus" is named twice'],
    [{ parameters: ['shield.block.when'] }, '"shield.block.when" is no number, so it cannot be tuned'],
    [
      { parameters: ['sword'] },
      '"sword" is no number, so it cannot be tuned; the nearest that can is "sword.cut.bonus".',
    ],
    [{ parameters: ['sword.cut.bonas'] }, 'There is no setting "sword.cut.bonas"'],
  ])('refuses %j', (more, sentence) => {
    expect(() => run(more)).toThrow(sentence);
  });
});
