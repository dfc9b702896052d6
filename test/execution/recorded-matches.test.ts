import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readManifest } from '../../src/execution/runs/manifest.ts';
import { recordedIn } from '../../src/execution/runs/recorded-in.ts';
import { startRun } from '../../src/execution/runs/run-folder.ts';
import { createMatchPlayer } from '../../src/execution/sims/match-player.ts';
import { createInline } from '../../src/execution/threads/inline.ts';
import { runExperiment } from '../../src/experiments/designs/index.ts';
import { blockOf, mirror, sideOf } from '../../src/experiments/terms/arm.ts';
import type { Block, Executor } from '../../src/experiments/terms/executor.ts';
import { createArenas } from '../../src/match/arenas.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { scratch, sourced, VERSION } from './recording-scene.ts';
import { played } from './threads/simulated-lanes.ts';

/** Milliseconds of play that a run may lose when it is killed: a few seconds. */
const LOST = 5000;

describe('the matches of a recorded run', () => {
  it('are given exactly, and none beyond', async () => {
    const folder = join(scratch, 'exact');
    const { experiment, ...source } = await sourced();
    const spec = (seed: string, armies: [string, string]) =>
      ({
        ruleset: 'toy',
        table: { seed: '1.1', settings: { fog: 2 } },
        variants: [{}, { 'sword.cut.bonus': 1 }],
        armies,
        policies: ['veteran', 'random'],
        seed,
        pitch: 2500,
      }) as const;
    const record = (more: Partial<MatchRecord>): MatchRecord => ({
      outcome: 'won',
      score: 1,
      margin: 1 / 3,
      rounds: 3,
      survivors: [
        { models: 3, worth: 333 },
        { models: 0, worth: 0 },
      ],
      leads: [-250, 0, 1000],
      counters: [
        [1, 2, 3, 4],
        [5, 6, 7, 2 ** 31 - 1],
      ],
      acts: [0, 1, 0, 7, 0, 0, 9],
      digest: '00ff00ff',
      ...more,
    });
    const blocks: Block[] = [
      [spec("it's/0", ['duellist', 'giant']), spec("it's/0", ['giant', 'duellist'])],
      [spec('é/1', ['giant', 'giant'])],
      [{ ...spec('é/1', ['giant', 'giant']), alternatives: [{ 'sword.cut.bonus': 2 }, { curse: 'off' }] }],
    ];
    const records = [
      [record({}), record({ outcome: 'lost', score: 0, margin: -1 / 3 })],
      [record({ outcome: 'draw', score: 0.5, margin: 0, leads: [] })],
      [record({ divergences: [0, 3] })],
    ];
    const recording = startRun(folder, { ...source, experiment }, VERSION);
    for (const [i, block] of blocks.entries()) recording.add(block, records[i]);
    recording.flush();
    const recalled = startRun(folder, { ...source, experiment }, VERSION);
    for (const [i, block] of blocks.entries()) expect(await recalled.recall(block)).toEqual(records[i]);
    expect(await recalled.recall(blocks[0])).toBeUndefined();
  });

  it('follow a design that leaves a plan before its end', async () => {
    const { experiment } = await sourced();
    const collect = async (executor: Executor, blocks: readonly Block[]) => {
      const all: (readonly MatchRecord[])[] = [];
      for (const most of [3, 2]) {
        let taken = 0;
        const plan = { count: 4, block: (position: number) => blocks[all.length - taken + position] };
        for await (const records of executor.runBlocks(plan)) {
          all.push(records);
          if (++taken === most) break;
        }
      }
      return all;
    };
    const blocks: Block[] = [];
    const listing: Executor = {
      runBlocks(plan) {
        for (let i = 0; i < 10; i++) blocks.push(plan.block(i));
        throw new Error('They are listed.');
      },
      close: async () => {},
    };
    await expect(runExperiment(experiment, listing)).rejects.toThrow('They are listed.');
    const folder = join(scratch, 'left');
    const source = await sourced();
    const first = startRun(folder, source, VERSION);
    const played = await collect(recordedIn(first, createInline(experiment)), blocks);
    first.flush();
    expect(readManifest(folder).blocks).toBe(5);
    const again = startRun(folder, source, VERSION);
    const none: Executor = {
      runBlocks: () => {
        throw new Error('All of it was recorded.');
      },
      close: async () => {},
    };
    expect(await collect(recordedIn(again, none), blocks)).toEqual(played);
  });

  it.each([1, 2])('are there some seconds after they began, with %i workers', async (workers) => {
    const { experiment, ...source } = await sourced();
    const block = blockOf(mirror(experiment.spec, 'the book', sideOf(experiment.spec)), 0);
    const play = createMatchPlayer(createArenas(experiment.ruleset));
    const records = block.map((spec) => play(spec));
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const recording = startRun(join(scratch, `slow-${workers}`), { ...source, experiment }, VERSION);
    let most = 0;
    await played(
      { workers, times: Array(21).fill(60), count: 1000 },
      {
        handedOn(time) {
          now = time;
          recording.add(block, records);
        },
        before(time, begins) {
          const early = begins.filter((began) => began < time - LOST).length;
          expect(recording.manifest.blocks).toBeGreaterThanOrEqual(early);
          most = Math.max(most, early);
        },
      },
    ).finally(() => clock.mockRestore());
    expect(most).toBeGreaterThan(800);
  });
});
