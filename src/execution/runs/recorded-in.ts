import type { Block, BlockPlan, Executor } from '../../experiments/terms/executor.ts';
import type { MatchRecord } from '../../match/record.ts';
import { InputError } from '../../rules/nearest.ts';
import type { Recording } from './recording.ts';

interface Known {
  readonly block: Block;
  readonly records: readonly MatchRecord[];
}

/**
 * An executor whose blocks are recorded: those that the recording holds are recalled, the others played and added.
 * Before the first of the others the last one recalled is played again, so that no run goes on under other rules than
 * it began with. Throws InputError when the recording is of another experiment, or damaged.
 */
export function recordedIn(recording: Recording, executor: Executor): Executor {
  let last: Known | undefined;

  async function* played(plan: BlockPlan, signal: AbortSignal | undefined) {
    if (last !== undefined) await requireSame(recording, executor, last, signal);
    last = undefined;
    let position = 0;
    for await (const records of executor.runBlocks(plan, signal)) {
      recording.add(plan.block(position), records, plan.standing?.(position));
      position++;
      yield records;
    }
  }

  return {
    async *runBlocks(plan, signal) {
      let position = 0;
      for (; position < plan.count && !signal?.aborted; position++) {
        const block = plan.block(position);
        const records = await recording.recall(block, plan.standing?.(position));
        if (records === undefined) break;
        last = { block, records };
        yield records;
      }
      if (position < plan.count && !signal?.aborted) yield* played(from(plan, position), signal);
    },
    close: () => executor.close(),
  };
}

function from(plan: BlockPlan, start: number): BlockPlan {
  return {
    count: plan.count - start,
    block: (position) => plan.block(start + position),
    standing: (position) => plan.standing?.(start + position),
  };
}

async function requireSame(
  recording: Recording,
  executor: Executor,
  { block, records }: Known,
  signal: AbortSignal | undefined,
): Promise<void> {
  for await (const again of executor.runBlocks({ count: 1, block: () => block }, signal)) {
    if (recording.same(block, records, again)) continue;
    throw new InputError(
      `The run in ${recording.folder} was begun under other rules: its last block does not come out the same again; begin anew in another folder.`,
    );
  }
}
