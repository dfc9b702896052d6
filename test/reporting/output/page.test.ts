import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/reporting/document/report.ts';
import { notesOf } from '../../../src/reporting/output/notes.ts';
import { pageOf } from '../../../src/reporting/output/page.ts';
import { postOf } from '../../../src/reporting/output/post.ts';
import { reportOf } from '../../../src/reporting/report-of.ts';
import { samplePower } from '../sample-results.ts';

const HOSTILE = '</script><img src=x onerror=alert(1)>';

const result = await samplePower(1200);
const report = reportOf(result, "npx rulebench power toy --set='a|b'");

/** The page without the libraries it carries. */
function withoutLibraries(page: string): string {
  return page.replace(/<script>[\s\S]*?<\/script>/g, '');
}

/** The script of a page at work: what it draws is handed out once. */
function scripted(page: string) {
  const [, specs] = /<script type="application\/json" id="charts">(.*?)<\/script>/s.exec(page)!;
  const [, script] = /<script>(\nconst options[\s\S]*?)<\/script>/.exec(page)!;
  const folds = [...withoutLibraries(page).matchAll(/<details>[\s\S]*?<\/details>/g)].map(([text]) => ({
    text,
    isOpen: false,
    opened() {},
    addEventListener(_: 'toggle', opened: () => void) {
      this.opened = opened;
    },
    querySelectorAll: () => placesIn(text),
  }));
  const placesIn = (text: string) =>
    [...text.matchAll(/id="(chart-\d+)"/g)].map(([named, id]) => ({
      id,
      closest: (): object | null => folds.find((fold) => fold.text.includes(named) && !fold.isOpen) ?? null,
    }));
  const places = () => placesIn(withoutLibraries(page));
  const found: Readonly<Record<string, () => readonly object[]>> = {
    details: () => folds,
    '.chart': places,
    'details:not([open]) .chart': () => places().filter((place) => place.closest() !== null),
  };
  const drawn: string[] = [];
  const heard: Record<string, () => void> = {};
  const addEventListener = (event: string, act: () => void) => {
    heard[event] = act;
  };
  runInNewContext(script, {
    document: {
      getElementById: () => ({ textContent: specs }),
      querySelectorAll: (what: string) => found[what](),
    },
    window: { matchMedia: () => ({ matches: false, addEventListener }), addEventListener },
    vegaEmbed: ({ id }: { id: string }) => drawn.push(id),
  });
  return {
    drawn: () => drawn.splice(0),
    hears: (event: 'change' | 'resize') => heard[event](),
    fold(isOpen: boolean) {
      for (const fold of folds) {
        fold.isOpen = isOpen;
        fold.opened();
      }
    },
  };
}

describe('the page', () => {
  it('keeps headings with what is below them, and charts and rows whole, on paper', () => {
    const [, paper] = /@media print \{\n(.*?)\n\}/s.exec(pageOf(report))!;
    expect(paper).toMatch(/h2, h3, summary \{ break-after: avoid; \}/);
    expect(paper).toMatch(/\.chart, tbody tr \{ break-inside: avoid; \}/);
  });

  it('states the finding in its title and holds every row', () => {
    const page = pageOf(report);
    expect(page).toContain(`<h1>${report.title.replaceAll(' %', '\u00a0%')}</h1>`);
    for (const row of report.table.rows) expect(page).toContain(`>${row[0]}</th>`);
    expect(page).toContain('npx rulebench power toy');
  });

  it('keeps short names of rows on one line', () => {
    const long = 'a.name.that.may=be-broken';
    const table = { columns: [{ title: 'question' }], rows: [['DP-Q-141'], [long]] };
    const page = pageOf({ ...report, table });
    expect(page).toContain('<th scope="row" class="whole">DP-Q-141</th>');
    expect(page).toContain('<th scope="row">a.<wbr>name.<wbr>that.<wbr>may=<wbr>be-broken</th>');
    const values = { columns: [{ title: 'value', right: true }], rows: [['1 (book)']] };
    expect(pageOf({ ...report, table: values })).toContain('<th scope="row" class="right">1 (book)</th>');
  });

  it('says in its notes nothing that it has said above', () => {
    const twice = {
      ...report,
      findings: ['Swords win.', 'Flags do not.'],
      notes: ['Swords win.', 'Beware.'],
    };
    for (const text of [pageOf(twice), notesOf(twice)]) {
      expect(text.split('Swords win.')).toHaveLength(2);
      expect(text).toContain('Beware.');
    }
  });

  it('prints tables, assumptions and readings that are folded away, and no menus of charts', () => {
    const [, paper] = /@media print \{\n(.*?)\n\}/s.exec(pageOf(report))!;
    expect(paper).toContain('details:not(:has(.chart))::details-content { content-visibility: visible; }');
    expect(paper).toContain('.chart details { display: none; }');
  });

  it('has a place and a spec for every chart', () => {
    const page = pageOf(report);
    const [, specs] = /<script type="application\/json" id="charts">(.*?)<\/script>/s.exec(page)!;
    expect(JSON.parse(specs)).toHaveLength(report.figures.length);
    for (const i of report.figures.keys()) expect(page).toContain(`id="chart-${i}"`);
  });

  it('draws every chart for a screen and for a phone', () => {
    const [, text] = /<script type="application\/json" id="charts">(.*?)<\/script>/s.exec(pageOf(report))!;
    for (const { wide, narrow } of JSON.parse(text)) {
      expect(wide.width).toBe('container');
      expect(narrow.width).toBe('container');
      expect(JSON.stringify(narrow)).not.toBe(JSON.stringify(wide));
    }
  });

  it('folds figures away that say so, after what is in sight, and draws them when they are opened', () => {
    const [first, ...rest] = report.figures;
    const folded = rest.map((figure) => ({ ...figure, folded: 'Flat' }));
    expect(folded.length).toBeGreaterThan(0);
    const page = pageOf({ ...report, figures: [first, ...folded] });
    const [shown, away] = withoutLibraries(page).split(`<summary>Flat (${folded.length})</summary>`);
    expect(shown).toContain('id="chart-0"');
    expect(shown).toContain('Run it again');
    for (const i of folded.keys()) expect(away.split('</details>')[0]).toContain(`id="chart-${i + 1}"`);
    const script = scripted(page);
    expect(script.drawn()).toEqual(['chart-0']);
    script.fold(true);
    expect(script.drawn()).toEqual(folded.map((_, i) => `chart-${i + 1}`));
  });

  it('draws what is folded away once, and anew only for a window of another size', () => {
    const folded = report.figures.map((figure) => ({ ...figure, folded: 'Flat' }));
    const all = folded.map((_, i) => `chart-${i}`);
    const script = scripted(pageOf({ ...report, figures: folded }));
    const again = () => {
      script.fold(false);
      script.fold(true);
      return script.drawn();
    };
    expect(again()).toEqual(all);
    expect(again()).toEqual([]);
    // Open it follows the window by itself.
    script.hears('resize');
    expect(again()).toEqual([]);
    script.fold(false);
    script.hears('resize');
    expect(again()).toEqual(all);
    script.hears('change');
    expect(script.drawn()).toEqual(all);
  });

  it('breaks the heads of columns, so that figures alone make tables wide', () => {
    const [large] = pageOf(report).split('@media');
    expect(large).toMatch(/\.right \{[^}]*white-space: nowrap; \}\nthead \.right \{ white-space: normal; \}/);
  });

  it('keeps all columns of a table in sight on small screens: each figure under its row, with its heading', () => {
    const page = withoutLibraries(pageOf(report));
    const [, small] = /@media \(max-width: 72rem\) \{([\s\S]*?)\n\}/.exec(page)!;
    expect(small).toMatch(/thead \{ display: none/);
    expect(small).toMatch(/td::before \{ content: attr\(data-head\)/);
    expect(small).toMatch(/white-space: normal/);
    const { verdict } = result.rows.find(({ title }) => title === report.table.rows[0][0])!;
    expect(page).toContain(`<td data-head="verdict">${verdict.text}</td>`);
    const cells = report.table.rows.length * (report.table.columns.length - 1);
    expect(page.split('data-head="').length - 1).toBeGreaterThanOrEqual(cells);
  });

  it('asks no network for anything', () => {
    const page = pageOf(report);
    expect(page).toContain("default-src 'none'");
    expect(withoutLibraries(page)).not.toMatch(/\b(src|href)\s*=|@import|url\(/);
  });

  it('lets no text of a ruleset become markup', () => {
    const rows = result.rows.map((row) => ({ ...row, title: HOSTILE }));
    const ruleset = { ...result.ruleset, title: HOSTILE };
    const page = withoutLibraries(pageOf(reportOf({ ...result, rows, ruleset }, HOSTILE)));
    expect(page).not.toContain('<img');
    expect(page.match(/<\/script>/g)).toHaveLength(1);
  });

  it('is the same bytes for the same result', () => {
    expect(pageOf(report)).toBe(pageOf(report));
  });
});

describe('the post', () => {
  const small: Report = {
    ...report,
    title: 'A *bold* claim [here]',
    findings: [],
    notes: [],
    method: [],
    table: {
      columns: [
        { title: 'rule', posted: true },
        { title: 'share', right: true, posted: true },
      ],
      rows: [['A|B', '51 %']],
    },
  };

  it('keeps signs of Markdown as text', () => {
    const post = postOf(small, 'markdown');
    expect(post).toContain('## A \\*bold\\* claim \\[here\\]');
    expect(post).toContain('| rule | share |\n| --- | ---: |\n| A\\|B | 51 % |');
  });

  it('writes tables of BBCode and keeps brackets out of it', () => {
    const post = postOf(small, 'bbcode');
    expect(post).toContain('[b]A *bold* claim (here)[/b]');
    expect(post).toContain('[tr][td]A|B[/td][td]51 %[/td][/tr]');
  });

  it('ends with the command', () => {
    expect(postOf(report, 'markdown').trimEnd().endsWith("--set='a|b'\n```")).toBe(true);
  });
});
