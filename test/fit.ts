import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { type ParsedArguments, text, whole } from '../src/cli/arguments/command.ts';
import { createArenas } from '../src/match/arenas.ts';
import { VETERAN } from '../src/policies/judgements.ts';
import type { Ruleset } from '../src/rules/ruleset.ts';
import { climb, type Effort, type Mean, type Meet, meanOf, type Round } from './fit/climb.ts';
import type { Duel } from './fit/duel-worker.ts';
import { fittedFile, prefixOf } from './fit/fitted-file.ts';
import { type Grounds, groundsToFitOn, groundsToProveOn, matchOn } from './fit/grounds.ts';
import { judgementOf, vectorOf } from './fit/vector.ts';
import { type Parameter, weighedPoints } from './fit/weighed-points.ts';
import { MOST, RULESET, rulesetAsked, runScript, script, stepsOf } from './script.ts';

/** Matches in which is found what weights bear on anything. */
const PROBES = 24;
/** Blocks that a thread plays at a time. */
const PORTION = 20;
/** What is played where nothing else is asked. */
const BLOCKS = 5000;
const TRIAL = 1500;
const ROUNDS = 6;
const SEED = 'fit';
/** What becomes of weights that nothing betters. */
const AS_THEY_ARE = 'weights and where they come from stay as they are.\n';

type Play = (duels: readonly Duel[]) => Promise<number[]>;

export const fit = script({
  name: 'fit',
  says: 'Fits the weights by which a veteran decides to what they win, and writes them into src/policies/fitted/.',
  words: [RULESET],
  options: {
    blocks: { says: 'Blocks by which weights are moved in a round', otherwise: `${BLOCKS}` },
    trial: { says: 'Blocks of each trial, and of the proof', otherwise: `${TRIAL}` },
    rounds: { says: 'Rounds at most', otherwise: `${ROUNDS}` },
    seed: { says: 'Any text; the same seed plays the same matches', otherwise: SEED },
  },
  async run(given, terminal) {
    const ruleset = rulesetAsked(given, terminal);
    const effort = {
      blocks: whole(given, 'blocks', 1, MOST) ?? BLOCKS,
      trial: whole(given, 'trial', 1, MOST) ?? TRIAL,
      rounds: whole(given, 'rounds', 1, MOST) ?? ROUNDS,
    };
    const pool = new Piscina<Duel[], number[]>({
      filename: new URL('./fit/duel-worker.ts', import.meta.url).href,
      maxThreads: availableParallelism(),
    });
    const play: Play = async (duels) => {
      const count = Math.ceil(duels.length / PORTION);
      const played = stepsOf(terminal, count, [
        `portion of ${PORTION} blocks`,
        `portions of ${PORTION} blocks`,
      ]);
      const portions = Array.from({ length: count }, async (_, i) => {
        const shares = await pool.run(duels.slice(i * PORTION, (i + 1) * PORTION));
        played();
        return shares;
      });
      return (await Promise.all(portions)).flat();
    };
    await fitWeights(ruleset, effort, text(given, 'seed') ?? SEED, commandOf(given), play);
    await pool.destroy();
    return 0;
  },
});

/** What was typed, but for the ruleset: files of fitted weights name none, see the laws of the house. */
function commandOf({ values }: ParsedArguments): string {
  const options = [...values].map(([name, [value]]) => `--${name}=${value}`);
  return ['npm run fit -- ...', ...options].join(' ');
}

/**
 * All weights are moved at random at once, up for one side where down for the other, and followed where that gains,
 * until it gains no more; then they show what they take off those they began from on tables and luck of their own. Only
 * what wins there as well is written.
 */
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
  if (weights === start) {
    process.stdout.write(`Nothing is shown to win more, so ${AS_THEY_ARE}`);
    return;
  }
  const pairs = Array.from({ length: effort.trial }, (_, block) => ({ one: weights, other: start, block }));
  const proof = meanOf(await meetOn(groundsToProveOn(ruleset, seed))('proof', pairs));
  process.stdout.write(`On tables and luck of their own: ${inPercent(proof)}.\n`);
  if (proof.share - 1.96 * proof.error <= 0.5) {
    process.stdout.write(`They are not shown to win more there, so ${AS_THEY_ARE}`);
    return;
  }
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

if (import.meta.main) await runScript(fit);
