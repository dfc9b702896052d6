import { expect, it } from 'vitest';
import type { DesignId } from '../../src/experiments/designs/index.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import { samplePower } from './sample-results.ts';
import { undecided } from './undecided-results.ts';

/** A share of the points, or a difference in points, with no interval behind it. */
const BARE = /\d % of the points(?! \()|[+-]\d[\d.]* points(?! \()/;

const DECIDED: readonly (readonly [DesignId, object])[] = [
  ['ablate', { blocks: 400 }],
  ['compare', { blocks: 400 }],
  ['attribute', { blocks: 300 }],
  ['questions', { blocks: { initial: 400, reserve: 0 } }],
  ['sweep', { blocks: 300 }],
  ['tournament', { policies: ['veteran', 'random'], blocks: 200 }],
];

it.each(DECIDED)(
  'the report of %s gives no figure among its findings without its interval',
  async (id, more) => {
    const { title, findings } = reportOf(await undecided(id, more), '');
    expect([title, ...findings].filter((sentence) => BARE.test(sentence))).toEqual([]);
    expect([title, ...findings].join(' ')).toMatch(
      /\d(?: points| % of the points)? \([+-]?\d+\.\d+ to [+-]?\d/,
    );
  },
);

it('the report of power gives no figure among its findings without its interval', async () => {
  const { title, findings } = reportOf(await samplePower(1200), '');
  expect(title).toMatch(
    /^Sword is dominant: the side that has it takes \d\d\.\d % of the points \(.* to .* %\)$/,
  );
  expect(findings[0]).toMatch(/^Dominant: Sword \d\d\.\d % \(\d\d\.\d to \d\d\.\d %\)\.$/);
  expect([title, ...findings].filter((sentence) => BARE.test(sentence))).toEqual([]);
});
