import { availableParallelism } from 'node:os';
import { executorFor } from '../../execution/executor-for.ts';
import type { Manifest } from '../../execution/runs/manifest.ts';
import { Recording } from '../../execution/runs/recording.ts';
import { runIn } from '../../execution/runs/run-folder.ts';
import { verifyRun } from '../../execution/runs/verify-run.ts';
import { resumeLine } from '../../execution/typed-again.ts';
import { counted, thousands } from '../../reporting/wording/wording.ts';
import { InputError } from '../../rules/nearest.ts';
import { printableJson } from '../../rules/printable.ts';
import { type Command, flag, text, whole } from '../arguments/command.ts';
import { JSON_OPTION } from '../arguments/common-options.ts';
import { WORKERS, workersOf } from '../arguments/experiment-options.ts';
import { packageVersion } from '../running/package-folder.ts';
import { reportFaults } from '../running/report-faults.ts';
import { BROKEN, INTERRUPTED } from '../terminal/exit-codes.ts';
import { wrap } from '../terminal/layout.ts';

const BLOCKS = 50;
const SEED = '1';

/** Checks that a run is what its experiment gives. */
export const verify: Command = {
  name: 'verify',
  says: 'Check a run: make its result and reports anew from its matches, and play a sample of its blocks again.',
  words: [{ name: 'run', says: 'the folder of the run' }],
  options: () => ({
    blocks: { says: 'Blocks to play again, picked at random', otherwise: String(BLOCKS) },
    seed: { says: 'Any text; another one picks other blocks', otherwise: SEED },
    workers: WORKERS,
    json: JSON_OPTION,
  }),
  examples: [
    ['rulebench verify reports/mine', 'fifty blocks'],
    ['rulebench verify reports/mine --blocks 1000000', 'the whole run again'],
  ],
  async run(given, terminal) {
    const [folder] = given.words;
    const { experiment, path, manifest, sim } = await runIn(folder);
    const blocks = whole(given, 'blocks', 1, 1_000_000_000) ?? BLOCKS;
    const workers = workersOf(given) ?? sim.workers ?? availableParallelism();
    const executor = executorFor(experiment, workers, path);
    const recording = new Recording(folder, manifest, experiment.ruleset);
    const other = otherVersion(manifest);
    try {
      const seed = text(given, 'seed') ?? SEED;
      const { played, missing, result, ...found } = await verifyRun(
        recording,
        experiment,
        executor,
        blocks,
        seed,
        terminal.stop,
      ).catch((error) => {
        throw error instanceof InputError && other ? new InputError(`${error.message} ${other}`) : error;
      });
      if (terminal.stop.aborted) return INTERRUPTED;
      const isWhole = manifest.result !== null;
      const reports = result && (await reportFaults(folder, manifest, result));
      const faults = [...found.faults, ...(reports?.faults ?? [])];
      const notes = [
        ...(reports?.notes ?? []),
        ...(faults.length > 0 && other ? [other] : []),
        ...lost(folder, missing),
      ];
      const { rulebench, blocks: all } = manifest;
      terminal.out(
        flag(given, 'json')
          ? `${printableJson({ rulebench, played, blocks: all, isWhole, faults, missing, notes }, 2)}\n`
          : `${[...(faults.length > 0 ? faults : wrap(sound(folder, played, all, isWhole), terminal.room)), ...notes].join('\n')}\n`,
      );
      return faults.length > 0 ? BROKEN : 0;
    } finally {
      await executor.close();
    }
  },
};

/** What a run differs by may be what another version does otherwise. */
function otherVersion({ rulebench }: Manifest): string | undefined {
  const own = packageVersion();
  if (rulebench === own) return undefined;
  return `The run was begun by rulebench ${rulebench}, and this is ${own}, which may play and count otherwise; only ${rulebench} can tell whether it is as it was written.`;
}

function lost(folder: string, missing: readonly string[]): string[] {
  if (missing.length === 0) return [];
  return [`Missing: ${missing.join(', ')}. Make anew what is missing with: ${resumeLine(folder)}`];
}

function sound(folder: string, played: number, blocks: number, isWhole: boolean): string {
  if (blocks === 0)
    return `The run holds no matches yet, so there is nothing to check. Play it with: ${resumeLine(folder)}`;
  const rest = isWhole ? 'and the result follows from the matches' : 'the run has not come to its end';
  return `${thousands(played)} of ${counted(blocks, 'block')} ${played === 1 ? 'was played again and comes' : 'were played again and come'} out the same${isWhole ? ',' : ';'} ${rest}.`;
}
