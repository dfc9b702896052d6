import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TABLE_SETTINGS } from '../../src/kernel/tables/table-settings.ts';
import { darkPotential } from '../../src/rulesets/dark-potential/index.ts';
import { scratchFolder } from '../scratch.ts';
import { toy } from '../toy-ruleset.ts';
import { typeIn } from './type-in.ts';

const scratch = scratchFolder();

describe('rulebench table', () => {
  it('lists designed tables', async () => {
    const { out } = await typeIn([toy], 'table');
    expect(out).toContain('hall   toy      hall, an empty field');
  });

  it('says which part of the terrain each kind of piece is, in parts that sum to all of it', async () => {
    const { out } = await typeIn([darkPotential], 'table old-wood');
    const shares = [...out.matchAll(/^[a-z-]+ +\d+ +([\d.]+) %$/gm)].map(([, share]) => Number(share));
    expect(shares).toHaveLength(4);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(100, 5);
  });

  it('measures a designed table and a generated one', async () => {
    for (const name of ['hall', 'generated:5']) {
      const { code, out } = await typeIn([toy], `table ${name}`);
      expect(code).toBe(0);
      expect(out).toMatch(/size +\d\d x 24 inches/);
    }
  });

  it('draws a table into a file', async () => {
    const path = join(scratch, 'new', 'hall.svg');
    expect(await typeIn([toy], `table hall --svg --out ${path}`)).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(path, 'utf8')).toMatch(/^<svg/);
  });

  it('draws deployment zones as deep as its ruleset has them, or as the generator was told', async () => {
    const zoneDepth = { ...TABLE_SETTINGS.zoneDepth, default: 5 };
    const deep = { ...toy, generator: { zoneDepth } };
    const drawn = async (line: string) => (await typeIn([deep], `table ${line} --svg`)).out;
    expect(await drawn('hall')).toContain('M-15,-7h30');
    expect(await drawn('generated:5 --generator zoneDepth=3')).toMatch(/M-\d+,-9h\d+/);
  });

  it('gives the drawing as data, beside the table and its measures', async () => {
    const drawing = (await typeIn([toy], 'table hall --svg')).out;
    const plain = JSON.parse((await typeIn([toy], 'table hall --json')).out);
    const { code, out } = await typeIn([toy], 'table hall --svg --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ ...plain, svg: drawing });
    expect(Object.keys(plain)).toEqual(['table', 'measures']);
  });

  it('refuses a folder for a file, and a seed that is missing', async () => {
    expect((await typeIn([toy], `table hall --svg --out ${tmpdir()}`)).err).toBe(
      `${tmpdir()} is a folder; give --out the name of a file.\n`,
    );
    for (const line of ['table generated:', 'play toy --table generated:'])
      expect((await typeIn([toy], line)).err).toBe(
        '"generated:" lacks its seed, any text, as in generated:1.\n',
      );
    expect((await typeIn([toy], 'play toy --table generated')).err).toBe(
      'There is no table "generated" in Toy duel; the nearest is "generated:1".\n',
    );
    expect((await typeIn([toy], 'play toy --table generatd:4')).err).toBe(
      'There is no table "generatd:4" in Toy duel; the nearest is "generated:4".\n',
    );
  });

  it('refuses a table nobody has', async () => {
    const { code, err } = await typeIn([toy], 'table hell');
    expect({ code, err }).toEqual({
      code: 2,
      err: 'There is no table "hell" in rulebench; the nearest is "hall".\n',
    });
    expect((await typeIn([toy], 'table hell --ruleset toy')).err).toBe(
      'There is no table "hell" in Toy duel; the nearest is "hall".\n',
    );
  });
});
