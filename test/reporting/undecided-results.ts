import { createInline } from '../../src/execution/threads/inline.ts';
import { type DesignId, type ResultOf, runExperiment } from '../../src/experiments/designs/index.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Executor } from '../../src/experiments/terms/executor.ts';
import { toy } from '../toy-ruleset.ts';

const BONUS = 'sword.cut.bonus';
const FEW = { initial: 4, reserve: 0 };

/** What the toy may say of itself. */
export const CLAIM = {
  id: 'swords-hit',
  clause: 'sword.cut',
  says: 'Swords make for more hits.',
  test: 'without them there are fewer',
  metric: 'count.hits',
  claimed: 'falls',
  where: [{ says: 'no swords', circumstances: { variant: { sword: 'off' } } }],
} as const;

/** What each design is asked, with too few blocks for any verdict. */
const ASKED: Readonly<Record<DesignId, object>> = {
  power: { blocks: FEW },
  ablate: { blocks: FEW },
  sweep: { factor: BONUS, values: [0, 1], blocks: FEW },
  price: {
    adds: { units: { squire: 1, lord: 3 } },
    army: 'squire*3',
    units: ['squire', 'lord'],
    blocks: FEW,
  },
  compare: { to: { set: { [BONUS]: 3, curse: 'off' } }, blocks: FEW },
  attribute: { to: { set: { [BONUS]: 3, curse: 'off' } }, blocks: FEW },
  questions: { blocks: FEW },
  claims: { blocks: FEW },
  fair: { rule: 'sword', parameter: BONUS, blocks: FEW },
  plan: { of: { design: 'power' }, halfWidth: 0.05, blocks: 1 },
  tournament: { policies: ['veteran', 'random'], blocks: 4 },
  screen: { trajectories: 2, blocks: 2 },
  tune: {
    targets: { rounds: { value: 3, tolerance: 0.5 } },
    parameters: [BONUS],
    blocks: { initial: 4, reserve: 4 },
  },
};

/** A sim of a design, with what is given besides. */
export function simOf(design: DesignId, more: object = {}): Sim {
  const ruleset = { ...toy, claims: [CLAIM] };
  return { design, ruleset, tables: { generated: 2 }, ...ASKED[design], ...more } as unknown as Sim;
}

/** A result of a design with which nothing is settled. */
export async function undecided<Id extends DesignId>(design: Id, more: object = {}): Promise<ResultOf<Id>> {
  const experiment = normalise(simOf(design, more));
  return (await runExperiment(experiment, createInline(experiment))) as ResultOf<Id>;
}

/** A result of a design that was stopped after so many blocks, however many it was to have. */
export async function stoppedAfter<Id extends DesignId>(
  design: Id,
  blocks: number,
  more: object = {},
): Promise<ResultOf<Id>> {
  const experiment = normalise(simOf(design, more));
  const inline = createInline(experiment);
  const stop = new AbortController();
  let left = blocks;
  if (left === 0) stop.abort();
  const executor: Executor = {
    ...inline,
    async *runBlocks(plan, signal) {
      for await (const records of inline.runBlocks(plan, signal)) {
        yield records;
        left--;
        if (left === 0) stop.abort();
      }
    },
  };
  return (await runExperiment(experiment, executor, undefined, stop.signal)) as ResultOf<Id>;
}
