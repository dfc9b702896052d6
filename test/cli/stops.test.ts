import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../scratch.ts';
import { toy } from '../toy-ruleset.ts';
import { typeIn } from './type-in.ts';

const scratch = scratchFolder();

const COMMANDS = {
  power: 'power toy --rules sword,banner',
  ablate: 'ablate toy --rules sword,banner',
  compare: 'compare toy --to-set sword=off',
  questions: 'questions toy',
  sweep: 'sweep toy sword.cut.bonus --values 0',
};

const asked = async (line: string) =>
  JSON.parse((await typeIn([toy], `${line} --blocks 400 --tables 1 --workers 1 --json`)).out).spec.asks.stop;

describe.each(Object.entries(COMMANDS))('rulebench %s', (name, line) => {
  it('stops as it is told', async () => {
    const isSequential = name === 'power' || name === 'questions';
    expect(await asked(line)).toBe(isSequential ? 'verdict' : 'fixed');
    if (isSequential) expect(await asked(`${line} --fixed`)).toBe('fixed');
    else expect(await asked(`${line} --until-verdict`)).toBe('verdict');
    expect(await asked(`${line} --half-width 0.05`)).toEqual({ halfWidth: 0.05 });
  });
});

describe.each(['power', 'compare', 'sweep'] as const)('rulebench %s', (name) => {
  it('takes a sequential test', async () => {
    expect(await asked(`${COMMANDS[name]} --sprt 0,10 --normalised`)).toEqual({
      elo0: 0,
      elo1: 10,
      model: 'normalised',
      alpha: 0.05,
      beta: 0.05,
    });
  });
});

/** What a terminal shows of a run, and its page. */
async function shown(line: string): Promise<{ readonly out: string; readonly page: string }> {
  const folder = mkdtempSync(join(scratch, 'run-'));
  const { out } = await typeIn([toy], `${line} --tables 1 --workers 1 --out ${folder}`);
  return { out, page: readFileSync(join(folder, 'report.html'), 'utf8') };
}

/** The head of a table with figures corrected for the stop. */
const COLUMN = /95 % interval +corrected +verdict/;

describe('a terminal', () => {
  it('has the corrected share and the Elo of a test, and says which Elo', async () => {
    const { out } = await shown('power toy --rules sword --sprt 0,10 --blocks 300');
    expect(out).toContain('Sword passed the test of 0 against 10 logistic Elo');
    expect(out).toMatch(/^rule +test +LLR +share +95 % interval +corrected +logistic Elo/m);
    expect(out).toMatch(
      /^Sword +passed +[\d.]+ +(\d+\.\d) % +[\d.]+ to [\d.]+ % +\1 \([\d.]+ to [\d.]+\) % +\+\d+ /m,
    );
    expect(out).toContain('stopped at a good moment, and its 95 % interval.');
  });

  it('has the test of a contest with its Elo', async () => {
    const tested = /test of 0 against 10 logistic Elo failed \(LLR -[\d.]+, bounds -2\.94 and 2\.94\); /;
    const corrected = /corrected for the stop [\d.]+ % \([\d.]+ to [\d.]+ %\), -\d+ logistic Elo/;
    for (const name of ['compare', 'sweep'] as const) {
      const { out } = await shown(`${COMMANDS[name]} --sprt 0,10 --blocks 300`);
      const said = out.replaceAll(/\n +/g, ' ');
      expect(said).toMatch(tested);
      expect(said).toMatch(corrected);
    }
  });

  it.each(['ablate', 'compare', 'sweep'] as const)('has the corrected figure of %s', async (name) => {
    const { out, page } = await shown(`${COMMANDS[name]} --until-verdict --blocks 300`);
    expect(out).toMatch(COLUMN);
    expect(out).toMatch(/ to \S+ +[+-]?\d\S* \([+-]?\d\S* to [+-]?\d\S*\) +(rises|falls|stays|undecided)/);
    for (const said of ['got blocks until the verdict on', 'Blocks ended by what they showed']) {
      expect(page).toContain(said);
    }
    const fixed = await shown(`${COMMANDS[name]} --blocks 300`);
    expect(fixed.out).not.toMatch(COLUMN);
    expect(fixed.page).not.toContain('Blocks ended by what they showed');
  });

  it('has the blocks that a half-width took', async () => {
    const { out, page } = await shown('ablate toy --rules sword,banner --half-width 0.05 --blocks 2000');
    expect(out).toMatch(/^Banner +first player share .* 201$/m);
    expect(page).toContain(
      'until the interval of the first player share reached 5.0 points or less either way',
    );
  });
});
