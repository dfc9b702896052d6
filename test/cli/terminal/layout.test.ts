import { expect, it } from 'vitest';
import { hanging, wrap } from '../../../src/cli/terminal/layout.ts';

it('breaks lines at spaces, but for the one before a percent sign', () => {
  expect(wrap('between 40.9 and 100.0 %; all', 24)).toEqual(['between 40.9 and', '100.0 %; all']);
  expect(hanging('- ', 'a share of 5.0 % of all', 15)).toEqual(['- a share of', '  5.0 % of all']);
});
