import { describe, expect, it } from 'vitest';
import { DESIGNS } from '../../../src/experiments/designs/index.ts';
import { filled } from '../../../src/reporting/document/report.ts';
import { notesOf } from '../../../src/reporting/output/notes.ts';
import { pictureOf } from '../../../src/reporting/output/picture.ts';
import { postOf } from '../../../src/reporting/output/post.ts';
import { reportOf } from '../../../src/reporting/report-of.ts';
import { samplePower } from '../sample-results.ts';
import { undecided } from '../undecided-results.ts';

const LONG = 'Of Those Who Wait Behind The Third Wall Until Nobody Comes Any More';
const COMMAND = "npx rulebench run '/home/somebody/my sims/power.yaml' --sim=C:\\sims\\own.yaml";

/** Designs whose posts have no intervals beside their figures, or none of so few blocks: two walks of a screening play alike. */
const WITHOUT_INTERVALS: readonly string[] = ['plan', 'questions', 'screen', 'tune'];

/** Words as a reader counts them: without the marks of the markup. */
function wordsOf(post: string): number {
  const text = post.replace(/\[\/?\w+\]|[|#*\\`]|-{3,}:?/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A result in which everything with a title has a long one. */
function withLongNames<R>(result: R): R {
  return JSON.parse(JSON.stringify(result), (key, value) =>
    /title$/i.test(key) && typeof value === 'string' ? `${LONG} ${value}` : value,
  );
}

describe.each(DESIGNS.map(({ id }) => id))('the post of %s', (design) => {
  it('is short, has few columns and caveats, no path of a machine, and its notes in a file', async () => {
    const result = await undecided(design);
    for (const one of [result, withLongNames(result)]) {
      const report = reportOf(one, COMMAND);
      const markdown = postOf(report, 'markdown');
      const bbcode = postOf(report, 'bbcode');
      for (const post of [markdown, bbcode]) {
        expect(wordsOf(post)).toBeLessThanOrEqual(150);
        expect(post).not.toMatch(/\/home|somebody|my sims|C:/);
        expect(post).toContain('power.yaml');
        expect(post).toContain('notes.md');
        expect(post).toMatch(/\d blocks? \\?\([\d,]+ matches\\?\) on \d/);
      }
      const [head] = markdown.split('\n').filter((line) => line.startsWith('| '));
      const { columns } = filled(report.table);
      const least = Math.min(3, columns.filter(({ posted }) => posted).length);
      expect(head.split('|').length - 2).toBeGreaterThanOrEqual(least);
      expect(head.split('|').length - 2).toBeLessThanOrEqual(5);
      expect(head).not.toContain('|  |');
      if (!WITHOUT_INTERVALS.includes(design)) expect(head).toContain('95 % interval');
      expect(markdown.split('\n').filter((line) => line.startsWith('- ')).length).toBeLessThanOrEqual(3);
      expect(bbcode.split('[*]').length - 1).toBeLessThanOrEqual(3);
      const notes = notesOf(report);
      for (const sentence of [...report.method, ...report.notes])
        expect(notes).toContain(sentence.slice(0, 10).replace(/[\\`*_[\]<>|#]/g, '\\$&'));
      expect(notes).not.toMatch(/\/home|somebody|my sims/);
    }
  });
});

describe('a post', () => {
  it('has as many rows as there is room for, and says how many are left', async () => {
    const result = await samplePower(400);
    const [row] = result.rows;
    const rows = Array.from({ length: 40 }, (_, i) => ({ ...row, title: `Rule ${i}` }));
    const post = postOf(reportOf({ ...result, rows }, 'npx rulebench power toy'), 'markdown');
    const shown = post.split('\n').filter((line) => line.startsWith('| Rule ')).length;
    expect(shown).toBeGreaterThan(3);
    expect(post).toContain(`${40 - shown} more rows. `);
  });

  it('leaves out no last row that would fit in place of the words that say so', async () => {
    const result = await samplePower(4);
    const [row] = result.rows;
    const posts = Array.from({ length: 40 }, (_, words) => {
      const rows = ['One', 'Two', 'Three', `Four${' more'.repeat(words)}`].map((title) => ({
        ...row,
        title,
      }));
      return postOf(reportOf({ ...result, rows }, 'npx rulebench power toy'), 'markdown');
    });
    expect(wordsOf(posts.findLast((post) => !post.includes('1 more row. '))!)).toBe(150);
  });

  it('says who plays, and whether any looks ahead', async () => {
    const power = await samplePower(4);
    const tournament = await undecided('tournament');
    const played = (policy: string) => reportOf({ ...power, spec: { ...power.spec, policy } }, '').caveats[0];
    const met = (...policies: string[]) => {
      const asks = { ...tournament.spec.asks, policies };
      return reportOf({ ...tournament, spec: { ...tournament.spec, asks } } as typeof tournament, '')
        .caveats[0];
    };
    const scripts = 'Scripts play both sides; ';
    const usual = `${scripts}they weigh what they expect to lose and do not plan ahead.`;
    expect(played('veteran[sword=never]')).toBe(usual);
    expect(met('veteran', 'aggressive')).toBe(usual);
    expect(played('random')).toBe(`${scripts}they take any legal option, and none plans ahead.`);
    expect(played('strategist[playouts=6]')).toBe(
      `${scripts}they weigh what they expect to lose, and play options out first.`,
    );
    expect(met('random', 'veteran', 'strategist')).toBe(
      `${scripts}all but random weigh what they expect to lose, and only strategist plays options out first.`,
    );
  });

  it('has the interval of every share that its headline tells', async () => {
    const compared = await undecided('compare');
    const share = { mean: 0.614, low: 0.569, high: 0.657 };
    const contest = { ...compared.contest!, share, verdict: { word: 'helps', text: 'helps' } as const };
    const post = postOf(reportOf({ ...compared, contest }, ''), 'markdown');
    expect(post).toMatch(/^## .* takes 61\.4 % of the points \\?\(56\.9 to 65\.7 %\\?\)/);
  });

  it('keeps the sims of the package where they lie', async () => {
    const report = reportOf(await samplePower(4), 'npx rulebench run sims/start.yaml');
    expect(postOf(report, 'bbcode')).toContain('[code]npx rulebench run sims/start.yaml[/code]');
  });
});

describe('the picture', () => {
  it('carries the title, the game with its version, and how many matches there were', async () => {
    const result = await samplePower(400);
    const version = { name: '0.0.1', title: 'Alpha 0.0.1', reconstructed: true };
    const report = reportOf({ ...result, ruleset: { ...result.ruleset, version } }, '');
    const { title } = pictureOf(report) as { title: { text: string[]; subtitle: string[] } };
    expect(title.text.join(' ')).toBe(report.figures[0].title);
    expect(title.subtitle.join(' ')).toBe(
      `Toy duel Alpha 0.0.1 (reconstructed), ${result.matches.toLocaleString('en-GB')} matches on 8 tables`,
    );
  });

  it('says what is played otherwise than the game says, and so does the line above the page', async () => {
    const result = await samplePower(4);
    const of = (ruleset: object) => {
      const { game, subtitle } = reportOf({ ...result, ruleset: { ...result.ruleset, ...ruleset } }, '');
      expect(subtitle).toContain(game);
      return game;
    };
    const scenario = { name: 'dusk', title: 'Until dusk', says: '' };
    expect(of({ set: { 'sword.cut.bonus': 3 } })).toBe('Toy duel first, with sword.cut.bonus=3');
    expect(of({ scenario, set: {} })).toBe('Toy duel first, scenario "Until dusk"');
    expect(of({ scenario, set: { sword: 'off', curse: 'off', banner: 'off' } })).toBe(
      'Toy duel first, scenario "Until dusk", with 3 settings changed',
    );
  });

  it('names both versions where two are compared', async () => {
    const result = await undecided('compare');
    const of = (title: string, reconstructed: boolean) => ({ name: title, title, reconstructed, note: '' });
    const versions = { from: of('one', true), to: of('two', false) };
    expect(reportOf({ ...result, versions }, '').game).toBe('Toy duel one (reconstructed) and two');
  });
});

it('cuts a long line at its last colon, and not in the middle of a sentence', async () => {
  const report = reportOf(await samplePower(4), COMMAND);
  const subtitle = `What is each rule worth? (Dark Potential): ${'what a side gains by it and '.repeat(4)}no more`;
  const [, , line] = postOf({ ...report, subtitle }, 'markdown').split('\n');
  expect(line).toMatch(/^What is each rule worth\? \(Dark Potential\)\. /);
});
