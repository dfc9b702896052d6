import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolder } from '../scratch.ts';
import { toy } from '../toy-ruleset.ts';
import { typeIn } from './type-in.ts';

const scratch = scratchFolder();

const LEGEND = /^- Gain: how many times as many blocks it would take if /m;

async function page(line: string): Promise<string> {
  const out = mkdtempSync(join(scratch, 'run-'));
  return (await typeIn([toy], `${line} --tables 1 --workers 1 --out ${out}`)).out;
}

it.each([
  'power toy --rules sword --blocks 40',
  'ablate toy --rules sword --blocks 40',
  'compare toy --to-set sword=off --blocks 40',
  'questions toy --blocks 40',
  'sweep toy sword.cut.bonus --values 0 --blocks 40',
  'fair toy sword --parameter sword.cut.bonus --blocks 40',
  'price toy --blocks 40',
  'attribute toy --to-set sword=off --to-set curse=off --blocks 40',
  'tune toy --target rounds=5 --parameters sword.cut.bonus --blocks 40',
  'screen toy --rules sword --blocks 4',
])('"%s" prints the gain of each comparison, and what gain is', async (line) => {
  const printed = await page(line);
  const [head, , ...rows] = printed.slice(printed.search(/^.* gain\b.*$/m)).split('\n');
  const end = head.search(/gain\b/) + 'gain'.length;
  const cells = rows
    .slice(0, rows.indexOf(''))
    .map((row) => row.slice(0, end).trimEnd().split(/ {2,}/).at(-1));
  expect(cells.some((cell) => /^[\d,]+(\.\d)?$/.test(cell!))).toBe(true);
  expect(printed).toMatch(LEGEND);
});

it('"compare" says what shared luck saves its contest, and "tournament" each pair', async () => {
  expect(await page('compare toy --to-set sword=off --blocks 40')).toMatch(
    /; without\s+shared\s+luck\s+it\s+would\s+take\s+\d+\.\d\s+times\s+as\s+many\s+blocks\./,
  );
  const printed = await page('tournament toy --policies veteran,random --blocks 40');
  expect(printed.replaceAll(/\s+/g, ' ')).toMatch(
    /- Without shared luck within a block it would take so many times as many blocks: \d+\.\d for veteran against random\./,
  );
});
