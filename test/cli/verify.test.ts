import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageVersion } from '../../src/cli/running/package-folder.ts';
import { readManifest, writeManifest } from '../../src/execution/runs/manifest.ts';
import type { Row } from '../../src/execution/runs/match-columns.ts';
import { matchRows } from '../../src/execution/runs/match-rows.ts';
import { fromParquet, toParquet } from '../../src/execution/runs/parquet.ts';
import { toy } from '../toy-ruleset.ts';
import { playedRun, words } from './played-run.ts';
import { typeIn } from './type-in.ts';

/** 400 blocks for each of two rules at most, in one part or two. */
const { scratch, whole, copied } = playedRun('test/cli/toy-sim.ts');

const { columns } = matchRows(toy);
const column = (name: string) => columns.findIndex((one) => one.name === name);

/** Changes rows of the first part and makes its hash fit. */
async function tamper(folder: string, change: (row: Row) => Row): Promise<void> {
  const path = join(folder, 'matches', '000000.parquet');
  const rows = await fromParquet(columns, readFileSync(path));
  const bytes = toParquet(columns, rows.map(change));
  writeFileSync(path, bytes);
  const { parts, ...rest } = readManifest(folder);
  const hash = createHash('sha256').update(bytes).digest('hex');
  writeManifest(folder, { ...rest, parts: [hash, ...parts.slice(1)] });
}

describe('rulebench verify', () => {
  it('breaks what it found at the width of a screen', async () => {
    const screen = { liveRoom: 0, columns: 60, room: 60 };
    const { out } = await typeIn([toy], ['verify', whole, '--workers', '1'], undefined, undefined, screen);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map(({ length }) => length > 60),
    ).toEqual([false, false]);
  });

  it('says that a run is as it should be', async () => {
    const { blocks } = readManifest(whole);
    const all = blocks.toLocaleString('en-GB');
    expect(await words('verify', whole, '--workers', '1')).toEqual({
      code: 0,
      err: '',
      out: `50 of ${all} blocks were played again and come out the same, and the result follows from the matches.\n`,
    });
  });

  it('claims nothing of a run that holds no matches yet', async () => {
    const folder = join(scratch, 'empty');
    const line = `run test/cli/toy-sim.ts --workers 1 --out ${folder}`;
    expect((await typeIn([], line, AbortSignal.abort())).code).toBe(130);
    expect(await words('verify', folder, '--workers', '1')).toEqual({
      code: 0,
      err: '',
      out: `The run holds no matches yet, so there is nothing to check. Play it with: npx rulebench run --resume ${folder}\n`,
    });
  });

  it('finds a row that was changed, though every hash fits', async () => {
    const folder = copied('tampered');
    const [block, digest] = [column('block'), column('hits_0')];
    await tamper(folder, (row) => (row[block] === 7 ? row.with(digest, 99) : row));
    const sampled = await words('verify', folder, '--blocks', '1000000', '--workers', '1');
    expect(sampled).toEqual({
      code: 1,
      err: '',
      out: 'Block 7 comes out otherwise when it is played again.\n',
    });
  });

  it('finds a score that was changed, even in a block that is not played again', async () => {
    const folder = copied('score');
    const [block, score] = [column('block'), column('score')];
    await tamper(folder, (row) => (row[block] === 7 ? row.with(score, row[score] === 1 ? 0 : 1) : row));
    const printed = await words('verify', folder, '--blocks', '1', '--seed', 'elsewhere', '--workers', '1');
    expect(printed).toEqual({ code: 1, err: '', out: 'The recorded matches come to another result.\n' });
    const before = readFileSync(join(folder, 'result.json'));
    expect(await words('run', '--resume', folder, '--workers', '1')).toEqual({
      code: 2,
      out: '',
      err: `The run in ${folder} is damaged: its matches come to another result than the one it ended with; begin anew in another folder.\n`,
    });
    expect(readFileSync(join(folder, 'result.json'))).toEqual(before);
  });

  it('names the version that wrote a run, where it is another and the run comes out otherwise', async () => {
    const folder = copied('older');
    const why = `The run was begun by rulebench 0.0.1, and this is ${packageVersion()}, which may play and count otherwise`;
    writeManifest(folder, { ...readManifest(folder), rulebench: '0.0.1' });
    const verified = () => words('verify', folder, '--blocks', '1', '--workers', '1');
    expect((await verified()).out).not.toContain(why);
    const [block, score] = [column('block'), column('score')];
    await tamper(folder, (row) => (row[block] === 7 ? row.with(score, row[score] === 1 ? 0 : 1) : row));
    expect((await verified()).out).toContain(`The recorded matches come to another result.\n${why}`);
    const data = (await words('verify', folder, '--blocks', '1', '--workers', '1', '--json')).out;
    expect(JSON.parse(data)).toMatchObject({ rulebench: '0.0.1', notes: [expect.stringContaining(why)] });
    const digest = column('digest');
    await tamper(folder, (row) => (row[block] === 450 ? row.with(digest, '00000000') : row));
    expect((await verified()).err).toContain(`begin anew in another folder. ${why}`);
  });

  // A block that the verdict is read from; another digest of a race could change what races on.
  it('refuses a digest that was changed', async () => {
    const folder = copied('digest');
    const [block, digest] = [column('block'), column('digest')];
    await tamper(folder, (row) => (row[block] === 450 ? row.with(digest, '00000000') : row));
    const printed = await words('verify', folder, '--workers', '1');
    expect(printed).toMatchObject({ code: 2, out: '' });
    expect(printed.err).toContain('is damaged: its manifest has the signature of other matches;');
  });

  it('names reports that are missing, which are no fault and can be made anew', async () => {
    const folder = copied('reports-missing');
    for (const file of ['report.html', 'post.md']) rmSync(join(folder, file));
    const printed = await words('verify', folder, '--blocks', '1', '--workers', '1');
    expect(printed.code).toBe(0);
    expect(printed.out).toContain(
      `\nMissing: report.html, post.md. Make anew what is missing with: npx rulebench run --resume ${folder}\n`,
    );
    await words('run', '--resume', folder, '--workers', '1');
    expect((await words('verify', folder, '--blocks', '1', '--workers', '1')).out).not.toContain('Missing');
  });

  it('finds a result that is not that of the run', async () => {
    const folder = copied('result');
    const path = join(folder, 'result.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"design": "power"', '"design": "Power"'));
    const printed = await words('verify', folder, '--blocks', '1', '--workers', '1');
    expect(printed.out).toBe(`${path} does not hold the result of the run.\n`);
  });

  /** What a verification prints once a file of a run is changed, which is put back. */
  const verifiedWith = async (folder: string, path: string, change: (before: Buffer) => Buffer | string) => {
    const before = readFileSync(path);
    writeFileSync(path, change(before));
    const printed = await words('verify', folder, '--blocks', '1', '--workers', '1');
    writeFileSync(path, before);
    return printed;
  };
  const anew = (folder: string) => `Make it anew with: npx rulebench run --resume ${folder}`;

  it('finds pictures that show something else than the result', async () => {
    const folder = copied('pictures');
    const spoilt = (before: Buffer) => {
      const at = before.length - 20;
      return Buffer.concat([before.subarray(0, at), Buffer.from('x'), before.subarray(at + 1)]);
    };
    for (const name of ['chart.svg', 'chart.png']) {
      const path = join(folder, name);
      expect(await verifiedWith(folder, path, spoilt)).toMatchObject({
        code: 1,
        out: `${path} does not show what the result of the run shows. ${anew(folder)}\n`,
      });
    }
    expect((await words('verify', folder, '--blocks', '1', '--workers', '1')).code).toBe(0);
  });

  it('finds pages and posts that say something else than the result', async () => {
    const folder = copied('page');
    const spoilt = (before: Buffer) => before.toString('utf8').replace(/\d\d\.\d %/, '99.9 %');
    for (const name of ['report.html', 'post.md', 'post.bbcode.txt', 'notes.md']) {
      const path = join(folder, name);
      expect(await verifiedWith(folder, path, spoilt)).toMatchObject({
        code: 1,
        out: `${path} does not say what the result of the run says. ${anew(folder)}\n`,
      });
    }
    expect((await words('verify', folder, '--blocks', '1', '--workers', '1')).code).toBe(0);
  });
});
