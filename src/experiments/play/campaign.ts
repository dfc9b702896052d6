import type { MatchRecord } from '../../match/record.ts';
import type { MatchSpec } from '../../match/spec.ts';
import type { Variant } from '../../rules/variant.ts';
import { type Arm, blockOf } from '../terms/arm.ts';
import { runningDigest } from '../terms/digest.ts';
import type { Executor, OnProgress, Phase } from '../terms/executor.ts';
import { variantsPlayed } from '../terms/variants-played.ts';
import { createExtraWork } from './extra-work.ts';
import { inTurn, type Place, type Places, type Portion, sideBySide } from './places.ts';

/** Takes the records of one block of one arm. */
export type Take = (arm: number, index: number, records: readonly MatchRecord[]) => void;

/** Takes the records of a block, arm by arm. */
type TakeBlock = (index: number, block: readonly (readonly MatchRecord[])[]) => void;

/** How a run went. */
export interface RunFacts {
  /** Stopped by the user: what was done until then. */
  readonly interrupted: boolean;
  readonly blocks: number;
  readonly matches: number;
  /** Keys of the tables that had a block (a designed one's name, a generated one's seed), in the order in which they first had one. */
  readonly playedTables: readonly string[];
  /** The rules that sides played by, each once, in the order in which they first did. */
  readonly variants: readonly Variant[];
  /** Digest of the final positions of all matches in the order in which they were played. */
  readonly signature: string;
}

/** Plays blocks of arms and keeps count of them. */
export interface Campaign {
  /** Plays portions, arm after arm, each going on from the block it has reached. False once the user has stopped it. */
  play(arms: readonly Arm[], portions: readonly Portion[], take: Take): Promise<boolean>;
  /**
   * Plays the next so many blocks of all arms side by side, block after block, so that their records of one index come
   * one after the other. All arms must have reached the same block.
   */
  playTogether(arms: readonly Arm[], blocks: number, take: Take): Promise<boolean>;
  /**
   * Plays blocks from the first on, each with arms of its own, as many in every block and side by side; passes the
   * records of all arms of a block at once.
   */
  playVarying(armsOf: (index: number) => readonly Arm[], blocks: number, take: TakeBlock): Promise<boolean>;
  /** The same campaign, for what is played in a phase of its own. */
  in(phase: Phase): Campaign;
  /** Blocks that an arm has reached. */
  reached(arm: Arm): number;
  /** For progress: from now on the run takes so many blocks more, at most. */
  expect(further: number): void;
  readonly stopped: boolean;
  facts(): RunFacts;
}

/** @param most blocks that the run takes at most, as far as is known before; for progress */
export function createCampaign(
  executor: Executor,
  most: number,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Campaign {
  const run = createRun(executor, onProgress, signal);
  run.log.expect(most);
  return campaignIn('main', run);
}

/** What all phases of a run share. */
type Run = ReturnType<typeof createRun>;

function createRun(executor: Executor, onProgress?: OnProgress, signal?: AbortSignal) {
  const log = runLog();
  let stopped = false;
  return {
    log,
    /** Blocks by arm that it has reached. */
    reached: new Map<Arm, number>(),
    get stopped() {
      return stopped;
    },
    /** Plays blocks at some places, one after another. False once the user has stopped it. */
    async play(
      phase: Phase,
      armAt: (place: Place) => Arm,
      { count, at }: Places,
      take: Take,
    ): Promise<boolean> {
      if (stopped) return false;
      const plan = {
        count,
        block: (position: number) => blockOf(armAt(at(position)), at(position).index),
        standing: (position: number) => ({ arm: armAt(at(position)).title, phase }),
      };
      let position = 0;
      for await (const records of executor.runBlocks(plan, signal)) {
        const { arm, index } = at(position);
        const [match] = plan.block(position);
        take(arm, index, records);
        log.note(armAt(at(position++)), match, records);
        onProgress?.(log.progress());
      }
      stopped = position < count;
      return !stopped;
    },
  };
}

function campaignIn(phase: Phase, run: Run): Campaign {
  const { log, reached } = run;
  const start = (arm: Arm) => reached.get(arm) ?? 0;

  const play = (arms: readonly Arm[], places: Places, take: Take): Promise<boolean> => {
    const noted: Take = (arm, index, records) => {
      take(arm, index, records);
      reached.set(arms[arm], index + 1);
    };
    return run.play(phase, ({ arm }) => arms[arm], places, noted);
  };

  return {
    play(arms, portions, take) {
      const starts = portions.map(({ arm }) => start(arms[arm]));
      log.extra.expect(portions.map(({ arm, blocks }) => ({ arm: arms[arm], blocks })));
      return play(arms, inTurn(portions, starts), take);
    },
    playTogether(arms, blocks, take) {
      log.extra.expect(arms.map((arm) => ({ arm, blocks })));
      return play(arms, sideBySide(arms.length, start(arms[0]), blocks), take);
    },
    playVarying(armsOf, blocks, take) {
      const [first, second] = [armsOf(0), armsOf(1)];
      const places = sideBySide(first.length, 0, blocks);
      const further = second.filter((arm) => !first.includes(arm)).length;
      const shares = first.map((arm) => ({ arm, blocks }));
      log.extra.expect(shares, further * (blocks - 1));
      return run.play(phase, ({ arm, index }) => armsOf(index)[arm], places, byBlock(first.length, take));
    },
    in: (other) => campaignIn(other, run),
    reached: start,
    expect: log.expect,
    get stopped() {
      return run.stopped;
    },
    facts: () => ({ interrupted: run.stopped, ...log.facts() }),
  };
}

/** Keeps count of what is played. */
function runLog() {
  const signature = runningDigest();
  const extra = createExtraWork();
  const variants = variantsPlayed();
  const sums = { blocks: 0, matches: 0 };
  let expected = 0;
  return {
    extra,
    expect(further: number): void {
      expected = sums.blocks + further;
    },
    /** Notes a block of an arm, of which one match is given. */
    note(arm: Arm, match: MatchSpec, records: readonly MatchRecord[]): void {
      extra.see(arm, match.table);
      variants.see(match);
      sums.blocks++;
      sums.matches += records.length;
      for (const record of records) signature.add(record.digest);
    },
    progress: () => ({
      done: sums.blocks,
      total: Math.max(sums.blocks, expected),
      ...extra.progress(),
    }),
    facts: () => ({
      ...sums,
      playedTables: extra.tables(),
      variants: variants.all(),
      signature: signature.read(),
    }),
  };
}

/** Gathers the records of a block from arm to arm and passes them at once. */
function byBlock(arms: number, take: TakeBlock): Take {
  let block: (readonly MatchRecord[])[] = [];
  return (arm, index, records) => {
    if (arm === 0) block = [];
    block.push(records);
    if (arm === arms - 1) take(index, block);
  };
}
