import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Piscina } from 'piscina';
import { createArenas } from '../src/match/arenas.ts';
import { VETERAN } from '../src/policies/judgements.ts';
import type { Ruleset } from '../src/rules/ruleset.ts';
import { findRuleset } from '../src/rulesets/index.ts';
import { climb, type Effort, type Mean, type Meet, meanOf, type Round } from './fit/climb.ts';
import type { Duel } from './fit/duel-worker.ts';
import { fittedFile, prefixOf } from './fit/fitted-file.ts';
import { type Grounds, groundsToFitOn, groundsToProveOn, matchOn } from './fit/grounds.ts';
import { judgementOf, vectorOf } from './fit/vector.ts';
import { type Parameter, weighedPoints } from './fit/weighed-points.ts';

/** Matches in which is found what weights bear on anything. */
const PROBES = 24;
/** Blocks that a thread plays at a time. */
const PORTION = 20;

type Play = (duels: readonly Duel[]) => Promise<number[]>;

/**
 * `npm run fit -- dark-potential` fits the weights by which a veteran decides to what they win: all are moved at random
 * at once, up for one side where down for the other, and followed where that gains, until it gains no more. It writes
 * them into `src/policies/fitted/`, with what they take off those they began from on tables and luck of their own.
 */
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      blocks: { type: 'string', default: '5000' },
      trial: { type: 'string', default: '1500' },
      rounds: { type: 'string', default: '6' },
      seed: { type: 'string', default: 'fit' },
    },
  });
  const [id = 'dark-potential'] = positionals;
  const effort = {
    blocks: Number(values.blocks),
    trial: Number(values.trial),
    rounds: Number(values.rounds),
  };
  // Files of fitted weights name no ruleset, see the laws of the house.
  const command = ['npm run fit -- ...', ...process.argv.slice(2).filter((word) => word !== id)].join(' ');
  const pool = new Piscina<Duel[], number[]>({
    filename: new URL('./fit/duel-worker.ts', import.meta.url).href,
    maxThreads: availableParallelism(),
  });
  const play: Play = async (duels) => {
    const portions = Array.from({ length: Math.ceil(duels.length / PORTION) }, (_, i) =>
      pool.run(duels.slice(i * PORTION, (i + 1) * PORTION)),
    );
    return (await Promise.all(portions)).flat();
  };
  await fitWeights(findRuleset(id), effort, values.seed, command, play);
  await pool.destroy();
}

async function fitWeights(
  ruleset: Ruleset,
  effort: Effort,
  seed: string,
  command: string,
  play: Play,
): Promise<void> {
  const fitting = groundsToFitOn(ruleset, seed);
  const probes = Array.from({ length: PROBES }, (_, i) => matchOn(ruleset, fitting, `${seed} probe`, i));
  const parameters = weighedPoints(createArenas(ruleset), probes, VETERAN);
  const meetOn =
    (grounds: Grounds): Meet =>
    (name, meetings) =>
      play(
        meetings.map(({ one, other, block }) => ({
          spec: matchOn(ruleset, grounds, `${seed} ${name}`, block),
          one: judgementOf(VETERAN, parameters, one),
          other: judgementOf(VETERAN, parameters, other),
        })),
      );
  const start = vectorOf(VETERAN, parameters);
  let weights: readonly number[] = start;
  let rounds = 0;
  for await (const round of climb(start, meetOn(fitting), effort)) {
    process.stdout.write(toldOf(parameters, weights, ++rounds, round));
    weights = round.weights;
  }
  const pairs = Array.from({ length: effort.trial }, (_, block) => ({ one: weights, other: start, block }));
  const proof = meanOf(await meetOn(groundsToProveOn(ruleset, seed))('proof', pairs));
  process.stdout.write(`On tables and luck of their own: ${inPercent(proof)}.\n`);
  const fitted = judgementOf(VETERAN, parameters, weights);
  const provenance = { command, rounds, blocks: effort.blocks, proof: { ...proof, blocks: effort.trial } };
  const file = new URL(`../src/policies/fitted/${prefixOf(parameters)}.ts`, import.meta.url);
  writeFileSync(file, fittedFile(fitted, parameters, provenance));
}

function toldOf(
  parameters: readonly Parameter[],
  before: readonly number[],
  number: number,
  { slopes, trials, weights }: Round,
): string {
  const rows = parameters.map(({ point, tactic }, k) => {
    const slope = inPercent({ share: slopes[k].gain, error: slopes[k].error });
    return `  ${point} ${tactic.padEnd(9)} ${before[k].toFixed(3).padStart(7)} -> ${weights[k].toFixed(3).padStart(7)}  a step gains ${slope}\n`;
  });
  const tried = trials.map(({ steps, ...mean }) => `  ${steps} steps: ${inPercent(mean)}\n`);
  return `Round ${number}\n${rows.join('')}${tried.join('')}`;
}

function inPercent({ share, error }: Mean): string {
  return `${(100 * share).toFixed(1)} % (within ${(196 * error).toFixed(1)})`;
}
