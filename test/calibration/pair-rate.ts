import { power } from '../../src/experiments/designs/power/power.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Block, Executor } from '../../src/experiments/terms/executor.ts';
import { seedWords } from '../../src/kernel/luck.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import type { Bank } from './bank.ts';
import { type Rate, rateOf } from './rate.ts';
import { atMost } from './rule.ts';
import { ALPHA, drawFrom } from './trial.ts';

/** Of a game with a dozen headings, none of which does anything here; of two that are picked luck has made most. */
const RUN = normalise({
  design: 'power',
  ruleset: 'dark-potential',
  tables: { designed: ['eight-features'], generated: 0 },
  blocks: { initial: 200, reserve: 0 },
  interactions: 2,
  adapt: false,
  price: false,
  alpha: ALPHA,
});

/** Half-width of a band within which all of them are settled, so that no time goes into forecasts. */
const BAND = 0.25;

/**
 * Whole runs of `power` on rules that do nothing, drawn from all nulls in turn: the two that luck made strongest are
 * picked and played together.
 */
export async function pairRate(banks: readonly Bank[], runs: number): Promise<Rate> {
  const executors = banks.filter(({ isNull }) => isNull).map(dealing);
  const found: boolean[] = [];
  for (let run = 0; run < runs; run++) {
    const spec = { ...RUN.spec, d: BAND, seed: `pairs/${run}` };
    const experiment = { ...RUN, spec } as Parameters<typeof power.run>[0];
    const { interactions } = await power.run(experiment, executors[run % executors.length]);
    found.push(interactions[0].found);
  }
  return rateOf(
    'nulls in pairs',
    'the strongest two found to make a difference beyond both',
    found,
    atMost(ALPHA),
  );
}

/** Deals a block of a bank to whatever is to be played: the same whenever it is the same, and otherwise another. */
function dealing(bank: Bank): Executor {
  let luck: number[] = [];
  const draw = drawFrom(bank, () => luck.pop()!);
  const { counters, rules } = RUN.ruleset;
  const none = counters.map(() => 0);
  const nothing: Pick<MatchRecord, 'counters' | 'acts' | 'digest'> = {
    counters: [none, none],
    acts: rules.flatMap(({ clauses }) => Object.keys(clauses).map(() => 0)),
    digest: '',
  };
  const dealt = ([{ seed, variants }]: Block) => {
    luck = seedWords(`${seed} ${JSON.stringify(variants)}`).map((word) => (word >>> 0) / 2 ** 32);
    return draw().map((match) => ({ ...match, ...nothing }));
  };
  return {
    async *runBlocks({ count, block }) {
      for (let position = 0; position < count; position++) yield dealt(block(position));
    },
    close: async () => {},
  };
}
