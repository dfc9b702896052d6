import { type AblateResult, ablate } from '../../src/experiments/designs/ablate/ablate.ts';
import type { PowerResult } from '../../src/experiments/designs/power/power.ts';
import { power } from '../../src/experiments/designs/power/power.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Executor } from '../../src/experiments/terms/executor.ts';
import { below, seedWords } from '../../src/kernel/luck.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { type MatchSpec, tableTitle } from '../../src/match/spec.ts';
import { toy } from '../toy-ruleset.ts';

/** Chance in a thousand that the side with the rule wins a match. */
const WINS: Readonly<Record<string, number>> = { sword: 660, shield: 560, curse: 430, banner: 510 };

function roll(count: number, ...key: readonly (string | number)[]): number {
  return below(count, seedWords(key.join('/'))[0] >>> 0);
}

/** Matches whose outcome is drawn without playing, so that charts and pages have something to show. */
function drawn(spec: MatchSpec): MatchRecord {
  const holder = Object.keys(spec.variants[0]).length === 0 ? 0 : 1;
  const [rule] = Object.keys(spec.variants[1 - holder]);
  const table = tableTitle(spec.table);
  const swing = roll(160, rule, table) - 80;
  const held = roll(1000, spec.seed, rule, holder) < WINS[rule] + swing;
  const unresolved = roll(100, spec.seed, rule, holder, 'cap') === 0;
  const won = held === (holder === 0);
  return {
    outcome: unresolved ? 'unresolved' : won ? 'won' : 'lost',
    score: unresolved ? 0.5 : won ? 1 : 0,
    margin: won ? 0.25 : -0.25,
    rounds: 4 + roll(4, spec.seed, rule),
    survivors: [
      { models: 2, worth: won ? 500 : 250 },
      { models: 2, worth: won ? 250 : 500 },
    ],
    leads: new Array(7).fill(0),
    counters: [
      [1, 8, rule === 'sword' ? 3 : 0, 4],
      [0, 8, rule === 'sword' ? 3 : 0, 4],
    ],
    acts: [3, 1, 1, 1, 2, 0, 0],
    digest: '00000000',
  };
}

/** Matches that a sword shortens by two rounds and in which it hits twice as often. */
function shortened(spec: MatchSpec): MatchRecord {
  const armed = spec.variants[0].sword !== 'off';
  const record = drawn({ ...spec, variants: [{}, { banner: 'off' }] });
  const hits = armed ? 4 : 2;
  return {
    ...record,
    rounds: armed ? 4 : 6,
    counters: [
      [1, 8, 3, hits],
      [0, 8, 3, hits],
    ],
  };
}

function drawing(draw: (spec: MatchSpec) => MatchRecord): Executor {
  return {
    async *runBlocks(plan) {
      for (let position = 0; position < plan.count; position++) yield plan.block(position).map(draw);
    },
    close: async () => {},
  };
}

/** A result of `power` over the toy's headings on eight tables; `blocks` for each, half of them in reserve. */
export function samplePower(blocks: number): Promise<PowerResult> {
  const sim = { design: 'power', ruleset: toy, blocks, tables: { generated: 6 } } as const;
  return power.run(normalise(sim), drawing(drawn));
}

/** A result of `ablate` over all that can be off. */
export function sampleAblate(blocks: number): Promise<AblateResult> {
  const sim = { design: 'ablate', ruleset: toy, blocks, tables: { generated: 6 } } as const;
  return ablate.run(normalise(sim), drawing(shortened));
}
