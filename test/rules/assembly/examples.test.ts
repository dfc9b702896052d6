import { expect, it } from 'vitest';
import { examplesOf } from '../../../src/rules/assembly/examples.ts';

it('puts the command and the ruleset before what follows them, and leaves whole lines alone', () => {
  const lines = {
    power: [
      ['', 'everything'],
      ['--rules cover', 'one heading'],
    ],
    compare: [['@short any@long', 'two versions']],
    table: [['rulebench table meadow', 'a table']],
  } as const;
  expect(examplesOf('any', lines)).toEqual({
    power: [
      ['rulebench power any', 'everything'],
      ['rulebench power any --rules cover', 'one heading'],
    ],
    compare: [['rulebench compare any@short any@long', 'two versions']],
    table: [['rulebench table meadow', 'a table']],
  });
});
