import { spawnSync } from 'node:child_process';
import fs, {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/inline.ts';
import { loadSim } from '../../src/execution/load-sim.ts';
import { type Manifest, readManifest, writeManifest } from '../../src/execution/manifest.ts';
import { recordedIn } from '../../src/execution/recorded-in.ts';
import type { Recording } from '../../src/execution/recording.ts';
import { resumeRun, type Sourced, startRun } from '../../src/execution/run-folder.ts';
import { runExperiment } from '../../src/experiments/designs/index.ts';
import type { Block, Executor } from '../../src/experiments/executor.ts';
import { normalise } from '../../src/experiments/normalise.ts';
import type { Sim } from '../../src/experiments/sim-schema.ts';
import type { Experiment } from '../../src/experiments/spec.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { InputError } from '../../src/rules/nearest.ts';

const PATH = 'test/execution/killed-sim.ts';
const VERSION = '0.0.0';
const PARTS = ['000000', '000001', '000002'].map((number) => `${number}.parquet`);

const scratch = mkdtempSync(join(tmpdir(), 'recording-'));
afterAll(() => rmSync(scratch, { recursive: true }));

async function sourced(more: Partial<Sim> = {}): Promise<Sourced> {
  const sim = { ...(await loadSim(PATH)), blocks: 400, ...more } as Sim;
  return { sim, path: PATH, experiment: normalise(sim), command: 'again' };
}

/** Plays on to the end, or until so many blocks are done. */
async function play(recording: Recording, experiment: Experiment, stopAfter = Infinity) {
  const stop = new AbortController();
  const executor = recordedIn(recording, createInline(experiment));
  const result = await runExperiment(
    experiment,
    executor,
    ({ done }) => done >= stopAfter && stop.abort(),
    stop.signal,
  );
  recording.flush();
  if (!result.interrupted) recording.finish(result.hash);
  return result;
}

/** Of 1200 blocks: two parts that are full and one that is not. */
const whole = join(scratch, 'whole');
beforeAll(async () => {
  const source = await sourced();
  await play(startRun(whole, source, VERSION), source.experiment);
});

function bytesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.includes('.'),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'base64')]));
}

function copied(name: string): string {
  const folder = join(scratch, name);
  cpSync(whole, folder, { recursive: true });
  return folder;
}

function edit(folder: string, change: Partial<Manifest>): void {
  writeManifest(folder, { ...readManifest(folder), ...change });
}

/** As it was when so many parts were written. */
function unfinished(name: string, parts: number): string {
  const folder = copied(name);
  const early = earlier.get(parts)!;
  copyFileSync(early, join(folder, 'manifest.json'));
  return folder;
}

/** Manifests after one and two parts. */
const earlier = new Map<number, string>();
beforeAll(async () => {
  for (const parts of [1, 2]) {
    const folder = join(scratch, `stopped-${parts}`);
    const { experiment, ...source } = await sourced();
    await play(startRun(folder, { ...source, experiment }, VERSION), experiment, parts * 500);
    earlier.set(parts, join(folder, 'manifest.json'));
  }
});

async function goOn(folder: string, more: Partial<Sim> = {}) {
  const source = await sourced(more);
  return play(startRun(folder, source, VERSION), source.experiment);
}

/** What a process does that is killed when so many files have come to their place. Returns whether it was. */
async function killedAfter(files: number, work: () => Promise<unknown>): Promise<boolean> {
  const { renameSync } = fs;
  let left = files;
  fs.renameSync = (from, to) => {
    if (left <= 0) throw new Error('It was killed.');
    renameSync(from, to);
    if (--left === 0) throw new Error('It was killed.');
  };
  syncBuiltinESMExports();
  try {
    await work();
    return false;
  } catch (error) {
    expect(String(error)).toContain('It was killed');
    return true;
  } finally {
    fs.renameSync = renameSync;
    syncBuiltinESMExports();
  }
}

describe('a recorded run', () => {
  it('has a manifest that names its parts, and nothing else beside them', () => {
    expect(readManifest(whole)).toMatchObject({ blocks: 1200, blocksPerPart: 500, rulebench: VERSION });
    expect(Object.keys(bytesOf(whole)).sort()).toEqual([
      'manifest.json',
      ...PARTS.map((part) => join('matches', part)),
    ]);
  });

  it('knows the files that its sim imports, and leaves those of the bench to its version', () => {
    const { modules } = readManifest(whole).sim;
    expect(Object.keys(modules ?? {})).toEqual([relative(whole, 'test/toy-ruleset.ts')]);
  });

  it('has the signature and the hash of its result', async () => {
    const { experiment } = await sourced();
    const plain = await runExperiment(experiment, createInline(experiment));
    expect(readManifest(whole)).toMatchObject({ signature: plain.signature, result: plain.hash });
  });

  it.each([1, 499, 500, 501, 1199])(
    'comes to the same bytes when it is stopped after %i blocks',
    async (blocks) => {
      const folder = join(scratch, `after-${blocks}`);
      const { experiment, ...source } = await sourced();
      const partial = await play(startRun(folder, { ...source, experiment }, VERSION), experiment, blocks);
      expect(partial.interrupted).toBe(true);
      expect(readManifest(folder)).toMatchObject({ blocks, result: null });
      await goOn(folder);
      expect(bytesOf(folder)).toEqual(bytesOf(whole));
    },
  );

  it.each([
    [450, 'verdict'],
    [700, 'verdict'],
    [450, 'fixed'],
  ])(
    'of several plans comes to the same bytes when it is stopped after %i blocks and ends at %s',
    async (blocks, stop) => {
      const source = await sourced({
        design: 'power',
        stop,
        blocks: { initial: 200, reserve: 200 },
      } as Partial<Sim>);
      const { experiment } = source;
      const [plain, stopped] = ['plain', 'stopped'].map((name) => join(scratch, `${name}-${stop}-${blocks}`));
      await play(startRun(plain, source, VERSION), experiment);
      expect((await play(startRun(stopped, source, VERSION), experiment, blocks)).interrupted).toBe(true);
      await play(startRun(stopped, source, VERSION), experiment);
      expect(bytesOf(stopped)).toEqual(bytesOf(plain));
    },
  );

  it('comes to the same bytes when it is stopped while it counts how often questions come up', async () => {
    const blocks = { initial: 60, reserve: 0 };
    const source = await sourced({ design: 'questions', rules: ['shield.block'], blocks } as Partial<Sim>);
    const { experiment } = source;
    const [plain, stopped] = ['asked', 'asked-in-part'].map((name) => join(scratch, name));
    await play(startRun(plain, source, VERSION), experiment);
    expect((await play(startRun(stopped, source, VERSION), experiment, 140)).interrupted).toBe(true);
    expect(readManifest(stopped).blocks).toBe(140);
    await play(startRun(stopped, source, VERSION), experiment);
    expect(bytesOf(stopped)).toEqual(bytesOf(plain));
  });

  it('comes to the same bytes when it was killed before the manifest named its last parts', async () => {
    const folder = unfinished('killed', 1);
    writeFileSync(join(folder, 'matches', '000001.parquet.77.unfinished'), 'half');
    writeFileSync(join(folder, 'manifest.json.77.unfinished'), '{');
    await goOn(folder);
    expect(bytesOf(folder)).toEqual(bytesOf(whole));
  });

  it('loses what killed processes left there while they took the folder, and nothing of living ones', async () => {
    const folder = unfinished('left-over', 1);
    const { pid } = spawnSync(process.execPath, ['--version']);
    for (const gone of [pid, process.pid]) {
      writeFileSync(join(folder, `run.lock.${gone}`), '{}');
      writeFileSync(join(folder, `.probe-${gone}`), '');
    }
    const living = [`.probe-${process.ppid}`, `run.lock.${process.ppid}`];
    for (const file of living) writeFileSync(join(folder, file), '');
    await goOn(folder);
    expect(readdirSync(folder).sort()).toEqual([...living, 'manifest.json', 'matches'].sort());
  });

  it('comes to the same bytes when it was stopped and then killed at any moment of going on', async () => {
    const { experiment, ...source } = await sourced();
    const stopped = join(scratch, 'stopped-at-700');
    await play(startRun(stopped, { ...source, experiment }, VERSION), experiment, 700);
    let killed = true;
    for (let files = 1; killed; files++) {
      const folder = join(scratch, `stopped-and-killed-${files}`);
      cpSync(stopped, folder, { recursive: true });
      killed = await killedAfter(files, () => goOn(folder));
      await play(startRun(folder, { ...source, experiment }, VERSION), experiment);
      if (killed) expect(bytesOf(folder), `killed after ${files} files`).toEqual(bytesOf(whole));
      else expect(files).toBeGreaterThan(5);
    }
  });

  it('is replaced by the same run once it has come to its end', async () => {
    const folder = copied('again');
    expect(startRun(folder, await sourced(), VERSION).manifest).toMatchObject({ blocks: 0, result: null });
    expect(readdirSync(join(folder, 'matches'))).toEqual([]);
  });

  it('gives the records of its blocks exactly, and none beyond', async () => {
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
      [{ ...spec('é/1', ['giant', 'giant']), instead: [{ 'sword.cut.bonus': 2 }, { curse: 'off' }] }],
    ];
    const records = [
      [record({}), record({ outcome: 'lost', score: 0, margin: -1 / 3 })],
      [record({ outcome: 'draw', score: 0.5, margin: 0, leads: [] })],
      [record({ arose: [0, 3] })],
    ];
    const recording = startRun(folder, { ...source, experiment }, VERSION);
    for (const [i, block] of blocks.entries()) recording.add(block, records[i]);
    recording.flush();
    const recalled = startRun(folder, { ...source, experiment }, VERSION);
    for (const [i, block] of blocks.entries()) expect(await recalled.recall(block)).toEqual(records[i]);
    expect(await recalled.recall(blocks[0])).toBeUndefined();
  });

  it('follows a design that leaves a plan before its end', async () => {
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
});

describe('a folder that does not hold the run is refused with one sentence', () => {
  async function refusal(folder: string, more: Partial<Sim> = {}): Promise<string> {
    const error = await goOn(folder, more).catch((caught) => caught);
    expect(error).toBeInstanceOf(InputError);
    return error.message.replaceAll(folder, 'DIR');
  }

  const part = (folder: string) => join(folder, 'matches', PARTS[0]);
  const damaged = (what: string) => `The run in DIR is damaged: ${what}; begin anew in another folder.`;

  it('a part with another byte', async () => {
    const folder = unfinished('flipped', 2);
    const bytes = readFileSync(part(folder));
    bytes[bytes.length >> 1] ^= 1;
    writeFileSync(part(folder), bytes);
    expect(await refusal(folder)).toBe(damaged('matches/000000.parquet is not as it was written'));
  });

  it('a part that is cut short', async () => {
    const folder = unfinished('short', 2);
    truncateSync(part(folder), 100);
    expect(await refusal(folder)).toBe(damaged('matches/000000.parquet is not as it was written'));
  });

  it('a part that is missing', async () => {
    const folder = unfinished('missing', 2);
    rmSync(part(folder));
    expect(await refusal(folder)).toBe(damaged('matches/000000.parquet cannot be read'));
  });

  it('a part that is no Parquet, though its hash says so', async () => {
    const folder = unfinished('other', 2);
    writeFileSync(part(folder), '');
    const { parts } = readManifest(folder);
    const none = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    edit(folder, { parts: [none, parts[1]] });
    expect(await refusal(folder)).toBe(
      damaged('matches/000000.parquet does not hold matches of this ruleset'),
    );
  });

  it('parts in another order', async () => {
    const folder = unfinished('swapped', 2);
    const [first, second] = readManifest(folder).parts;
    const [one, two] = PARTS.map((name) => readFileSync(join(folder, 'matches', name)));
    writeFileSync(join(folder, 'matches', PARTS[0]), two);
    writeFileSync(join(folder, 'matches', PARTS[1]), one);
    edit(folder, { parts: [second, first] });
    expect(await refusal(folder)).toBe(
      'The run in DIR is not of this experiment, which has no such block 0; begin anew in another folder.',
    );
  });

  it('a manifest that somebody changed', async () => {
    const folder = unfinished('edited', 2);
    const path = join(folder, 'manifest.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"blocks": 1000', '"blocks": 999'));
    expect(await refusal(folder)).toBe(damaged('its manifest is not as it was written'));
  });

  it('a manifest of something else', async () => {
    const folder = unfinished('else', 2);
    writeFileSync(join(folder, 'manifest.json'), '{"name": "a web page"}');
    expect(await refusal(folder)).toBe(
      'DIR/manifest.json is not the manifest of a run that this rulebench can read.',
    );
  });

  it('another run, whether or not it has come to its end', async () => {
    const sentence = 'The folder DIR holds another run; choose another with --out.';
    expect(await refusal(unfinished('foreign', 2), { seed: 'other' })).toBe(sentence);
    expect(await refusal(copied('foreign-whole'), { seed: 'other' })).toBe(sentence);
  });

  it('a run that was begun by another version', async () => {
    const folder = unfinished('version', 2);
    edit(folder, { rulebench: '0.0.1' });
    expect(await refusal(folder)).toBe('The folder DIR holds another run; choose another with --out.');
    await expect(resumeRun(folder, VERSION)).rejects.toThrow(
      'was begun by rulebench 0.0.1, and this is 0.0.0',
    );
  });

  it('a run that was begun by rules that play otherwise now', async () => {
    const folder = unfinished('rules', 2);
    const source = await sourced();
    const { ruleset, spec } = source.experiment;
    const later = {
      ...ruleset,
      compile: () => ruleset.compile({ variants: [{}, {}], armies: ['giant', 'giant'] }),
    };
    const error = await play(startRun(folder, source, VERSION), { ruleset: later, spec }).catch(
      (caught) => caught,
    );
    expect(error).toBeInstanceOf(InputError);
    expect(error.message).toContain(
      'was begun under other rules: its last block does not come out the same again',
    );
    expect(readManifest(folder).blocks).toBe(1000);
  });

  it('a folder with nothing in it', async () => {
    await expect(resumeRun(join(scratch, 'nowhere'), VERSION)).rejects.toThrow(
      new InputError(
        `There is no run in ${join(scratch, 'nowhere')}; a run is a folder that "rulebench run <file> --out <folder>" has written.`,
      ),
    );
  });
});
