import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import type { AttributeResult } from '../../src/experiments/designs/attribute/attribute.ts';
import { runExperiment } from '../../src/experiments/designs/index.ts';
import type { PriceResult } from '../../src/experiments/designs/price/price.ts';
import type { ScreenResult } from '../../src/experiments/designs/screen/screen.ts';
import type { TournamentResult } from '../../src/experiments/designs/tournament/tournament.ts';
import { coveragePlanned } from '../../src/experiments/measure/looks.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { blocksNeeded } from '../../src/statistics/index.ts';
import { toy } from '../toy-ruleset.ts';
import { run } from './plans.ts';

describe('what a plan foretells', () => {
  type Interval = { readonly low: number; readonly high: number };
  const reachOf = ({ low, high }: Interval) => (high - low) / 2;

  /** How far the widest interval reaches in a run of as many blocks as a plan says. */
  async function reached(of: object, asked: number, widest: (result: never) => number, blocksIn = 1) {
    const plan = await run(of, { halfWidth: asked, blocks: 80 });
    const likely = Math.max(...plan.rows.map(({ forHalfWidth }) => forHalfWidth!.likely));
    const more = 'rules' in of ? { trajectories: likely } : { blocks: blocksIn * likely };
    const experiment = normalise({
      ruleset: toy,
      tables: { generated: 3 },
      ...of,
      ...more,
    } as unknown as Sim);
    return widest((await runExperiment(experiment, createInline(experiment))) as never);
  }

  it.each([
    [
      'attribute',
      { design: 'attribute', to: { set: { 'sword.cut.bonus': 1, 'shield.block.when': 'opening' } } },
      ({ rows }: AttributeResult) => Math.max(...rows[0].values.map(({ effect }) => reachOf(effect))),
      1,
      0.02,
    ],
    [
      'price',
      { design: 'price' },
      ({ rows }: PriceResult) => Math.max(...rows.map(({ worth }) => reachOf(worth!.share))),
      2,
      0.04,
    ],
    [
      'tournament',
      { design: 'tournament', policies: ['veteran', 'random'] },
      ({ meetings }: TournamentResult) => Math.max(...meetings.map(({ share }) => reachOf(share))),
      1,
      0.02,
    ],
    [
      'screen',
      { design: 'screen', rules: ['sword'] },
      ({ rows }: ScreenResult) =>
        Math.max(...rows.map(({ effects: [{ low, high }] }) => reachOf({ low, high }))),
      1,
      0.04,
    ],
  ] as const)('comes true for %s', async (_, of, widest, blocksIn, asked) => {
    const reach = await reached(of, asked, widest as (result: never) => number, blocksIn);
    expect(reach / asked).toBeGreaterThan(0.7);
    expect(reach / asked).toBeLessThan(1.3);
  });

  it('shares the error rate among the values of a price', async () => {
    const of = { design: 'fair', rule: 'sword', parameter: 'sword.cut.bonus', values: [1, 3] };
    const [first] = (await run(of)).rows;
    expect(first.title).toBe('sword.cut.bonus=1');
    const level = 0.05 / (await run(of)).rows.length;
    expect(first.forHalfWidth!.likely).toBe(
      blocksNeeded(first.variance!.seen, 0.02, coveragePlanned('verdict', level)),
    );
  });
});
