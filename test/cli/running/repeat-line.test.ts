import { expect, it } from 'vitest';
import { repeatLine } from '../../../src/cli/running/repeat-line.ts';
import { normalise } from '../../../src/experiments/sim/normalise.ts';
import { toy } from '../../toy-ruleset.ts';

const given = { words: ['toy'], values: new Map() };

it('spells blocks out where one number says them, and leaves two shares to the design', () => {
  const ablate = normalise({ design: 'ablate', ruleset: toy });
  const price = normalise({ design: 'price', ruleset: toy, units: ['giant'] });
  expect(repeatLine(ablate.spec, given, undefined)).toContain(' --blocks=300 ');
  expect(repeatLine(price.spec, given, undefined)).not.toContain('--blocks');
  const typed = { words: ['toy'], values: new Map([['blocks', ['90']]]) };
  expect(repeatLine(price.spec, typed, undefined)).toContain(' --blocks=90');
});
