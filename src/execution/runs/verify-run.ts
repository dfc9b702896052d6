import { existsSync } from 'node:fs';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { type ExperimentResult, runExperiment } from '../../experiments/designs/index.ts';
import type { Block, Executor } from '../../experiments/terms/executor.ts';
import type { Experiment } from '../../experiments/terms/spec.ts';
import type { MatchRecord } from '../../match/record.ts';
import type { Recording } from './recording.ts';
import { RUN_FILES, textIn } from './run-files.ts';
import { resultText } from './store.ts';

/** What came of checking a run. */
interface Verification {
  /** Blocks that were played again. */
  readonly played: number;
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[];
  /** Reports that a run that came to its end has lost, by name; they can be made anew. */
  readonly missing: readonly string[];
  /** The result made anew; null where the run has not come to its end, or to another one. */
  readonly result: ExperimentResult | null;
}

/** What every run has written when it came to its end, beside its result. */
const REPORTS = [RUN_FILES.page, RUN_FILES.markdown, RUN_FILES.bbcode, RUN_FILES.notes];

interface Sampled {
  readonly number: number;
  readonly block: Block;
  readonly records: readonly MatchRecord[];
}

/**
 * Makes the result of a run anew from its recorded blocks, and plays a random sample of them again. Throws InputError
 * when the recording is of another experiment, or damaged.
 *
 * @param blocks size of the sample; of a smaller run all are played
 */
export async function verifyRun(
  recording: Recording,
  experiment: Experiment,
  executor: Executor,
  blocks: number,
  seed: string,
  signal?: AbortSignal,
): Promise<Verification> {
  const chosen = sample(recording.manifest.blocks, blocks, seed);
  const sampled: Sampled[] = [];
  const result = await runExperiment(experiment, recalling(recording, chosen, sampled), undefined, signal);
  const plan = { count: sampled.length, block: (position: number) => sampled[position].block };
  const faults = resultFaults(recording, result);
  let played = 0;
  for await (const again of executor.runBlocks(plan, signal)) {
    const { number, block, records } = sampled[played++];
    if (!recording.same(block, records, again)) {
      faults.push(`Block ${number} comes out otherwise when it is played again.`);
    }
  }
  const { folder, manifest } = recording;
  const missing = REPORTS.filter((name) => manifest.result !== null && !existsSync(join(folder, name)));
  const isItsOwn = manifest.result !== null && manifest.result === result.hash;
  return { played, faults, missing, result: isItsOwn ? result : null };
}

/** A run that has not come to its end has no result to compare with. */
function resultFaults({ folder, manifest }: Recording, result: ExperimentResult): string[] {
  if (manifest.result === null) return [];
  if (result.hash !== manifest.result) return ['The recorded matches come to another result.'];
  const file = join(folder, RUN_FILES.result);
  return textIn(file) === resultText(result) ? [] : [`${file} does not hold the result of the run.`];
}

/** Plays nothing: yields what is recorded and ends with it, keeping the chosen blocks. */
function recalling(recording: Recording, chosen: ReadonlySet<number>, into: Sampled[]): Executor {
  let number = 0;
  return {
    async *runBlocks(plan, signal) {
      for (let position = 0; position < plan.count && !signal?.aborted; position++) {
        const block = plan.block(position);
        const records = await recording.recall(block);
        if (records === undefined) return;
        if (chosen.has(number)) into.push({ number, block, records });
        number++;
        yield records;
      }
    },
    close: async () => {},
  };
}

/** So many different whole numbers below `below`, or all of them. */
function sample(below: number, size: number, seed: string): Set<number> {
  const luck = seedrandom.alea(seed);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(size, below)) chosen.add(Math.floor(luck() * below));
  return chosen;
}
