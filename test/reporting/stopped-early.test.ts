import { describe, expect, it } from 'vitest';
import { DESIGNS } from '../../src/experiments/designs/index.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import { stoppedAfter, undecided } from './undecided-results.ts';

/** A place left empty, or a figure of nothing. */
const OF_NOTHING =
  / (for|of|by|takes) [;,.]|\b(NaN|Infinity|undefined|null)\b|takes 50\.0 % of the points \(0\.0 to|measured as 0\.0 points|about 0 blocks|\b0 points were/;

/** One as if it were several. */
const ONE_AS_MANY = /(^|[ (])1 (blocks|matches|rules|numbers|readings|points|walks)\b|any of 1 |Of 1 number/;

const IDS = DESIGNS.map(({ id }) => id);

type Told = ReturnType<typeof reportOf>;

function sentencesOf({ title, subtitle, findings, notes, method }: Told): string[] {
  return [title, subtitle, ...findings, ...notes, ...method];
}

describe('the report of a run that was stopped', () => {
  for (const blocks of [0, 1, 6]) {
    it.each(IDS)(`tells nothing of %s that ${blocks} blocks do not show`, async (design) => {
      const sentences = sentencesOf(reportOf(await stoppedAfter(design, blocks), ''));
      expect(sentences.filter((sentence) => OF_NOTHING.test(sentence))).toEqual([]);
    });
  }

  it('tells how many blocks contestants met in, not how many were planned', async () => {
    const told = async (blocks: number) =>
      reportOf(await stoppedAfter('tournament', blocks, { policies: ['veteran', 'random', 'recruit'] }), '')
        .method;
    expect(await told(3)).toContain(
      'Every contestant met every other in 1 block, all pairs on the same tables.',
    );
    expect(await told(5)).toContain(
      'Every contestant met every other in 1 to 2 blocks, all pairs on the same tables.',
    );
  });

  it('gives no reason why some had more blocks than others', async () => {
    const fixed = await stoppedAfter('power', 6, { stop: 'fixed', adapt: false });
    expect(reportOf(fixed, '').method).toContain('Each rule got 0 to 4 blocks.');
  });
});

describe('the report of one of a kind', () => {
  it.each(IDS)('speaks of %s on a single block as of one', async (design) => {
    const sentences = sentencesOf(
      reportOf(await undecided(design, design === 'screen' ? {} : { blocks: 1 }), ''),
    );
    expect(sentences.filter((sentence) => ONE_AS_MANY.test(sentence))).toEqual([]);
  });

  it('names the number of a screening that has only one', async () => {
    const { title, notes, findings } = reportOf(await undecided('screen'), '');
    expect(title).toBe(
      'Not settled: what sword.cut.bonus does to the first player share may be luck; more walks would tell',
    );
    expect(findings[0]).toBe('First player share: not settled, since what the number does may be luck.');
    expect(notes.join(' ')).not.toContain('take the ranking');
  });
});
