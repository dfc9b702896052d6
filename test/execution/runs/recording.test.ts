import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../../src/execution/runs/manifest.ts';
import { queryRun } from '../../../src/execution/runs/query-run.ts';
import { defaultFolder, type Sourced, startRun } from '../../../src/execution/runs/run-folder.ts';
import { createInline } from '../../../src/execution/threads/inline.ts';
import { runExperiment } from '../../../src/experiments/designs/index.ts';
import type { Sim } from '../../../src/experiments/sim/sim-schema.ts';
import {
  bytesOf,
  copied,
  goOn,
  killedAfter,
  PARTS,
  play,
  scratch,
  sourced,
  unfinished,
  VERSION,
  whole,
} from '../recording-scene.ts';
import { asWrittenEarlier } from '../written-earlier.ts';

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
    expect(Object.keys(modules ?? {})).toEqual(
      ['test/toy-ruleset.ts', 'test/toy-rules.ts'].map((file) => relative(whole, file)),
    );
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
      mkdirSync(join(folder, `run.lock.${gone}`));
      writeFileSync(join(folder, `run.lock.${gone}`, 'own'), '{}');
      writeFileSync(join(folder, `.probe-${gone}`), '');
    }
    const living = [`.probe-${process.ppid}`, `run.lock.${process.ppid}`];
    writeFileSync(join(folder, living[0]), '');
    mkdirSync(join(folder, living[1]));
    await goOn(folder);
    expect(readdirSync(folder).sort()).toEqual([...living, 'manifest.json', 'matches'].sort());
  });

  it('comes to the same bytes and loses no part when it was stopped and then killed at any moment of going on', async () => {
    const { experiment, ...source } = await sourced();
    const stopped = join(scratch, 'stopped-at-700');
    await play(startRun(stopped, { ...source, experiment }, VERSION), experiment, 700);
    let killed = true;
    for (let files = 1; killed; files++) {
      const folder = join(scratch, `stopped-and-killed-${files}`);
      cpSync(stopped, folder, { recursive: true });
      killed = await killedAfter(files, () => goOn(folder));
      expect(readManifest(folder).blocks).toBeGreaterThanOrEqual(700);
      await play(startRun(folder, { ...source, experiment }, VERSION), experiment);
      if (killed) expect(bytesOf(folder), `killed after ${files} files`).toEqual(bytesOf(whole));
      else expect(files).toBeGreaterThan(5);
    }
  });

  it('is gone on with where an earlier rulebench began it, and its rows say more from the open part on', async () => {
    const { experiment, ...source } = await sourced();
    const folder = join(scratch, 'begun-earlier');
    await play(startRun(folder, { ...source, experiment }, VERSION), experiment, 700);
    await asWrittenEarlier(folder);
    const { result } = readManifest(whole);
    expect((await goOn(folder)).hash).toBe(result);
    const parts = (at: string) => PARTS.map((part) => bytesOf(at)[join('matches', part)]);
    const [, ...rest] = parts(whole);
    expect(parts(folder).slice(1)).toEqual(rest);
    const { rows } = await queryRun(
      folder,
      "select count(*), count(*) filter (phase = 'main' and arm != '') from matches",
    );
    expect(rows).toEqual([[1200, 700]]);
  });

  it('is replaced by the same run once it has come to its end', async () => {
    const folder = copied('again');
    expect(startRun(folder, await sourced(), VERSION).manifest).toMatchObject({ blocks: 0, result: null });
    expect(readdirSync(join(folder, 'matches'))).toEqual([]);
  });

  it('takes the place of another of which no match was kept, with the sim that it had', async () => {
    const folder = join(scratch, 'barren');
    startRun(folder, await asData(), VERSION);
    expect(readdirSync(folder)).toContain('sim.json');
    await goOn(folder);
    expect(bytesOf(folder)).toEqual(bytesOf(whole));
  });

  it.each([
    ['where there is no run', async () => undefined],
    ['of which no match was kept', async (folder: string) => startRun(folder, await sourced(), VERSION)],
  ])('leaves a sim.json of another kind as it is in a folder %s', async (_, before) => {
    const folder = mkdtempSync(join(scratch, 'others-'));
    const own = join(folder, 'sim.json');
    await before(folder);
    writeFileSync(own, 'mine');
    startRun(folder, await sourced({ seed: 'other' }), VERSION);
    expect(readFileSync(own, 'utf8')).toBe('mine');
    const data = await asData();
    expect(() => startRun(folder, data, VERSION)).toThrow(
      `${folder} holds a sim.json that is not from a run`,
    );
    expect(readFileSync(own, 'utf8')).toBe('mine');
  });

  it('has a folder for each state of its code where none is named', async () => {
    const source = { ...(await sourced()), path: join(scratch, 'edited.ts') };
    const folder = (code: string) => {
      writeFileSync(source.path, code);
      return defaultFolder(source);
    };
    expect(folder('// Before.')).toBe(folder('// Before.'));
    expect(folder('// Before.')).not.toBe(folder('// After.'));
  });
});

/** A run whose sim is data, which is kept in its folder. */
async function asData(): Promise<Sourced> {
  const sim: Sim = { design: 'power', ruleset: 'pass-counter' };
  return { ...(await sourced({ seed: 'data' })), sim, path: undefined };
}
