import { describe, expect, it } from 'vitest';
import { policyNames } from '../../src/policies/index.ts';
import { toy } from '../toy-ruleset.ts';
import { typeIn } from './type-in.ts';

const COMMANDS = [
  'power toy --rules sword',
  'ablate toy --rules sword',
  'compare toy --to-set sword=off',
  'questions toy',
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
