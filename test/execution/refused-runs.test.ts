import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../src/execution/runs/manifest.ts';
import { resumeRun, startRun } from '../../src/execution/runs/run-folder.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { InputError } from '../../src/rules/nearest.ts';
import { copied, edit, goOn, PARTS, play, scratch, sourced, unfinished, VERSION } from './recording-scene.ts';

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

  it('a manifest with what a terminal would act on', async () => {
    const folder = unfinished('acting', 2);
    edit(folder, { command: 'npx rulebench \u001b[2J' });
    expect(await refusal(folder)).toBe(
      '"command" of DIR/manifest.json has the character U+001B, which would not show; leave it out.',
    );
  });

  it('a manifest of something else', async () => {
    const folder = unfinished('else', 2);
    writeFileSync(join(folder, 'manifest.json'), '{"name": "a web page"}');
    expect(await refusal(folder)).toBe(
      'DIR/manifest.json is not the manifest of a run that this rulebench can read.',
    );
    writeFileSync(join(folder, 'manifest.json'), '{"formatVersion": 1, "rulebench": "0.0.1"}');
    expect(await refusal(folder)).toBe(
      'DIR/manifest.json is not the manifest of a run of rulebench 0.0.1 that this rulebench can read.',
    );
  });

  it('another run, whether or not it has come to its end', async () => {
    const sentence = 'The folder DIR holds another run; choose another with --out.';
    expect(await refusal(unfinished('foreign', 2), { seed: 'other' })).toBe(sentence);
    expect(await refusal(copied('foreign-whole'), { seed: 'other' })).toBe(sentence);
  });

  it('a run of other code, whether or not it has come to its end', async () => {
    for (const folder of [unfinished('code', 2), copied('code-whole')]) {
      edit(folder, { sim: { ...readManifest(folder).sim, digest: '0' } });
      expect(await refusal(folder)).toBe('The folder DIR holds another run; choose another with --out.');
    }
  });

  it('a run that was begun by another version', async () => {
    const folder = unfinished('version', 2);
    edit(folder, { rulebench: '0.0.1' });
    expect(await refusal(folder)).toBe(
      'The folder DIR holds this run as rulebench 0.0.1 began it; choose another with --out.',
    );
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

  it('a report that "measure" has written', async () => {
    const folder = join(scratch, 'measured');
    mkdirSync(folder);
    writeFileSync(join(folder, 'result.json'), '{}\n');
    await expect(resumeRun(folder, VERSION)).rejects.toThrow(
      new InputError(
        `${folder} holds a report without its matches, as "measure" writes it, and no run; "rulebench run <file> --out <folder>" keeps the matches as well.`,
      ),
    );
  });

  it('a folder with nothing in it', async () => {
    await expect(resumeRun(join(scratch, 'nowhere'), VERSION)).rejects.toThrow(
      new InputError(
        `There is no run in ${join(scratch, 'nowhere')}; a run is a folder that "rulebench run <file> --out <folder>" has written.`,
      ),
    );
  });
});
