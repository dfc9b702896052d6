import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { policyNames } from '../../src/policies/index.ts';
import { scratchFolder } from '../scratch.ts';
import { toy } from '../toy-ruleset.ts';
import { typeIn } from './type-in.ts';

const scratch = scratchFolder();

const COMMANDS = [
  'power toy --rules sword',
  'ablate toy --rules sword',
  'compare toy --to-set sword=off',
  'questions toy',
  'sweep toy sword.cut.bonus',
  'fair toy sword --parameter sword.cut.bonus',
  'price toy',
  'attribute toy --to-set sword=off --to-set banner=off',
  'tune toy --target rounds=5 --parameters sword.cut.bonus',
  'screen toy',
];

describe.each(COMMANDS)('rulebench %s', (line) => {
  const typed = (more: string) => typeIn([toy], `${line} --blocks 4 --tables 1 --workers 1 --json ${more}`);

  it('takes --audit', async () => {
    const asked = async (more: string) => JSON.parse((await typed(more)).out).spec.asks.audit;
    expect(await asked('')).toEqual([]);
    expect(await asked('--audit')).toEqual(policyNames.filter((name) => name !== 'veteran'));
    expect(await asked('--audit --policies random,cautious')).toEqual(['random', 'cautious']);
  });

  it('refuses policies without it', async () => {
    expect(await typed('--policies random')).toEqual({
      code: 2,
      out: '',
      err: '--policies says whom --audit asks; give --audit as well.\n',
    });
  });
});

describe('a terminal', () => {
  it('is told which policies a verdict holds for', async () => {
    const out = join(scratch, 'holds');
    const line = `power toy --rules sword --fixed --blocks 300 --tables 1 --workers 1 --out ${out}`;
    const { out: page } = await typeIn([toy], `${line} --audit --policies cautious`);
    expect(page).toMatch(
      /- Played by other policies, the verdict on Sword holds for "cautious" as for\s+"veteran"\.$/m,
    );
  });

  it('is told before that looking ahead is not reckoned with', async () => {
    const line = 'power toy --rules sword --blocks 4 --tables 1 --workers 1 --json --audit --policies';
    const { err } = await typeIn([toy], `${line} strategist,cautious`);
    expect(err).toMatch(/^To play: .* That leaves out how long "strategist" looks ahead: .* a match\.$/m);
    expect((await typeIn([toy], `${line} cautious`)).err).not.toContain('ahead');
  });

  it('is told where there is no verdict to ask about', async () => {
    const out = join(scratch, 'none');
    const line = `fair toy sword --parameter sword.cut.bonus --blocks 4 --tables 1 --workers 1 --out ${out}`;
    expect((await typeIn([toy], `${line} --audit`)).out).toContain('- There is no headline verdict');
    expect((await typeIn([toy], `${line}-plain`)).out).not.toContain('headline');
  });
});

describe('commands without a headline verdict', () => {
  it.each([
    [
      'tournament toy --policies veteran,random',
      /^A tournament cannot be audited by other policies: .*"policies".*\.\n$/,
    ],
    ['plan power toy', /^A plan gives no verdict that other policies could contradict; .*\.\n$/],
  ])('refuse an audit in a sentence: %s', async (line, sentence) => {
    const { code, out, err } = await typeIn([toy], `${line} --audit`);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });
});
