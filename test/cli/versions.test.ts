import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../scratch.ts';
import { toy } from '../toy-ruleset.ts';
import { typeIn } from './type-in.ts';

const scratch = scratchFolder();

const QUICK = '--blocks 6 --tables 0 --workers 1';

async function asksOf(line: string) {
  const printed = await typeIn([toy], `${line} ${QUICK} --json`);
  expect(printed.code).toBe(0);
  return JSON.parse(printed.out).spec.asks;
}

describe('rulebench compare', () => {
  it('takes versions behind an @ or as options, and settings over them', async () => {
    const words = await asksOf('compare toy@mild toy --to-set sword.cut.bonus=3');
    const options = await asksOf('compare toy --from mild --to-set sword.cut.bonus=3');
    expect(words).toEqual(options);
    expect(words).toMatchObject({
      from: { version: 'mild', set: {} },
      to: { version: null, set: { 'sword.cut.bonus': 3 } },
    });
    expect((await asksOf('compare toy --from-set sword=off --to mild')).to.version).toBe('mild');
  });

  it('says of both what both sides play with', async () => {
    const line = `compare toy@mild toy --set curse=off --to-set sword=off --out ${join(scratch, 'shared')}`;
    const { out } = await typeIn([toy], `${line} ${QUICK}`);
    expect(out.split(/\s+/).join(' ')).toContain(
      '"mild" is Mild (reconstructed), with curse=off; "after" is the book, with curse=off and sword=off',
    );
  });

  it('names the command that gives the same result again', async () => {
    const out = join(scratch, 'again');
    await typeIn([toy], `compare toy@mild toy --to-set sword=off ${QUICK} --out ${out}`);
    const page = readFileSync(join(out, 'report.html'), 'utf8');
    const [, command] = /<pre>npx rulebench (.*)<\/pre>/.exec(page)!;
    const again = await typeIn([toy], `${command} --workers 1 --json`);
    expect(again.out).toBe(readFileSync(join(out, 'result.json'), 'utf8'));
  });

  it.each([
    [
      'compare toy@mild fox',
      '"toy" and "fox" are different rulesets; versions of one can be compared, the later written "toy@<version>".',
    ],
    ['compare toy@mild --from wild', '"toy@mild" and --from=wild are different versions; keep one.'],
    ['compare toy@mild toy@mild', 'The earlier and the later rules are the same'],
    [
      'compare toy --set sword=off --to-set sword.cut.bonus=3',
      '"sword.cut.bonus" is given a value and "sword" is off; keep one.',
    ],
    [
      'attribute toy --to-set sword=off --to-set sword.cut.bonus=3',
      '"sword.cut.bonus" is given a value and "sword" is off; keep one.',
    ],
    ['compare toy@mile toy', 'There is no version "mile" in Toy duel; the nearest is "mild".'],
    ['attribute toy@mild toy', 'Only "weather.storm" changes, so there is nothing to share out'],
    [
      'attribute toy@mild toy --by rule',
      'There is no choice "rule" in --by; there are "setting", "heading".',
    ],
    ['questions toy --stake H,X', 'There is no choice "X" in --stake; there are "H", "M", "L", "none".'],
  ])('"%s" is refused', async (line, sentence) => {
    const printed = await typeIn([toy], `${line} ${QUICK}`);
    expect(printed).toMatchObject({ code: 2, out: '' });
    expect(printed.err).toContain(sentence);
  });
});

describe('rulebench attribute', () => {
  it('says how many matches it takes before it plays them', async () => {
    const set = '--to-set sword=off --to-set curse=off';
    const printed = await typeIn([toy], `attribute toy ${set} ${QUICK} --json`);
    expect(printed.err).toContain('To play: 42 blocks (60 matches), some seconds.\n');
    expect(JSON.parse(printed.out).matches).toBe(60);
  });
});

describe('rulebench questions', () => {
  it('keeps to the rules and stakes named', async () => {
    const asks = await asksOf('questions toy --stake H,M --rules shield');
    expect(asks.readings.map(({ path }: { path: string }) => path)).toEqual(['shield.block.when']);
  });
});
