import { beforeAll, describe, expect, it } from 'vitest';
import type { PowerResult } from '../../../../src/experiments/designs/power/power.ts';
import type { PowerRow } from '../../../../src/experiments/designs/power/power-row.ts';
import { LOOKS } from '../../../../src/reporting/document/theme.ts';
import { notesOf } from '../../../../src/reporting/output/notes.ts';
import { pageOf } from '../../../../src/reporting/output/page.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { percent, percentRange } from '../../../../src/reporting/wording/wording.ts';
import { samplePower } from '../../sample-results.ts';
import { only, withRow } from './power-rows.ts';

let power: PowerResult;

beforeAll(async () => {
  power = await samplePower(1200);
});

const title = (result: PowerResult) => reportOf(result, '').title;

describe('the report of power', () => {
  const across = {
    mean: 0.6,
    low: 0.48,
    high: 0.72,
    tables: 8,
    standardError: 0.05,
    betweenDeviation: 0.1,
    byLuck: 0.01,
    agrees: false,
  };

  it('lists rules from the strongest to the most harmful', () => {
    const { table } = reportOf(power, '');
    expect(table.rows.map(([rule]) => rule)).toEqual(['Sword', 'Shield', 'Banner', 'Curse']);
  });

  it('puts the verdict that lies farthest from even into the title', () => {
    expect(title(power)).toMatch(
      /^Sword is dominant: the side that has it takes \d\d\.\d % of the points \(\d\d\.\d to \d\d\.\d %\)$/,
    );
    const curse = { mean: 0.1, low: 0.05, high: 0.15 };
    const verdict = { word: 'costs', text: 'costs 40.0 points' } as const;
    expect(title(withRow(power, 'curse', { share: curse, verdict }))).toBe(
      'Curse costs 40.0 points: the side that bears it takes 10.0 % of the points (5.0 to 15.0 %)',
    );
  });

  it('says so when nothing is settled and when nothing matters', () => {
    const undecided = { word: 'undecided', text: 'undecided' } as const;
    expect(title(only(power, 'banner', { verdict: undecided }))).toBe(
      'Not settled: what Banner is worth; more blocks would tell',
    );
    const none = { word: 'no effect', text: 'no effect' } as const;
    expect(title(only(power, 'banner', { verdict: none }))).toBe(
      'Banner does not move the result by more than 2.0 points',
    );
  });

  it('has only what the correction for many rules keeps in its title', () => {
    const hints = { ...power, rows: power.rows.map((row) => ({ ...row, found: false })) };
    expect(title(hints)).toBe(
      'Not settled: with 4 rules tested at once, Sword, Shield and Curse are no more than hints; more blocks would tell',
    );
    expect(title(withRow(power, 'sword', { found: false }))).not.toContain('Sword');
  });

  it('calls a verdict a hint that the correction for many rules does not keep', () => {
    const { notes } = reportOf(withRow(power, 'sword', { found: false }), '');
    expect(notes).toContain('With 4 rules tested at once, treat these as hints only: Sword.');
  });

  it('warns of verdicts that counting each table once does not keep', () => {
    const { notes } = reportOf(withRow(power, 'sword', { acrossTables: across }), '');
    expect(notes.join(' ')).toContain('may differ for Sword (48.0 to 72.0 %)');
    const even = { ...across, low: 0.355, high: 0.645, standardError: 0, betweenDeviation: 0, byLuck: 1 };
    expect(reportOf(withRow(power, 'sword', { acrossTables: even }), '').notes.join(' ')).toContain(
      'Sword (35.5 to 64.5 %, the same on every table)',
    );
  });

  it.each([
    [0.06, 'not told from luck', 0],
    [0.04, '10.0', 10],
  ])('draws how far tables lie apart where luck alone seldom sets them so: %s', (byLuck, label, value) => {
    const { figures } = reportOf(withRow(power, 'sword', { acrossTables: { ...across, byLuck } }), '');
    const { chart } = figures.find(({ title }) => title === 'How much it depends on the table')!;
    const { values } = chart('container').data as { values: { title: string }[] };
    expect(values.find(({ title }) => title === 'Sword')).toMatchObject({ label, value });
  });

  it('says of rules that no match used only that, and not that other tables may differ', () => {
    const notesWith = (
      actsPerMatch: PowerRow['actsPerMatch'],
      chosen: number,
      own: Partial<PowerRow> = {},
    ) => {
      const adoption = { legal: 9, chosen, share: null, acrossTables: null };
      const row = { acrossTables: across, actsPerMatch, adoption, ...own };
      return reportOf(withRow(power, 'sword', row), '').notes.join(' ');
    };
    // Clauses that keep others from choosing act where nobody chooses.
    const even = { blocks: 200, counts: [0, 0, 200, 0, 0] } as const;
    const acted = (mean: number) => ({ mean, low: 0, high: 1 });
    const idle = 'No match made use of Sword; what is said of it means no more than that.';
    for (const notes of [notesWith(acted(0), 0), notesWith(null, 0), notesWith(acted(8), 0, even)]) {
      expect(notes).toContain(idle);
      expect(notes).not.toMatch(/may differ for [^;]*Sword/);
    }
    for (const notes of [notesWith(acted(0.01), 0), notesWith(null, 1)]) {
      expect(notes).not.toContain('No match made use of');
      expect(notes).toMatch(/may differ for [^;]*Sword/);
    }
    const { rows } = power;
    const nobody = rows.slice(0, 2).map((row) => ({ ...row, actsPerMatch: acted(0) }));
    expect(reportOf({ ...power, rows: nobody }, '').notes.join(' ')).toMatch(
      /^.*No match made use of \w+ or \w+; what is said of them /,
    );
  });

  it('shows no figures of a rule that was not played', () => {
    const { table, notes, figures } = reportOf(
      withRow(power, 'sword', { blocks: 0, share: { mean: 0.5, low: 0, high: 1 }, actsPerMatch: null }),
      '',
    );
    const [share] = table.columns.flatMap(({ title: column }, i) => (column === 'share' ? [i] : []));
    const row = table.rows.find(([rule]) => rule === 'Sword')!;
    expect(row.slice(share, share + 2)).toEqual(['not played', '']);
    expect(notes.join(' ')).not.toMatch(/No match made use of [^;]*Sword/);
    expect(JSON.stringify(figures[0].chart(640))).not.toContain('Sword');
  });

  it('names clauses that both sides kept, and counts unresolved matches', () => {
    const { notes } = reportOf(power, '');
    expect(notes).toContain('Shield: both sides kept shield.dusk, which one side cannot have alone.');
    expect(notes.join(' ')).toMatch(
      / The bench stopped \d+ of [\d,]+ matches \(\d\.\d %\) before their end; they count half\./,
    );
  });

  it('does not take a draw for a decision', () => {
    const outcomes = { won: 1, lost: 1, draw: 2, unresolved: 0 };
    const drawn = power.rows.map((row) => ({ ...row, blocks: 2, outcomes }));
    const { notes } = reportOf({ ...power, rows: drawn }, '');
    expect(notes).toContain('Every match was played to its end.');
    expect(notes.join(' ')).not.toMatch(/decided/);
  });

  it('explains uses of options only where the table has some', () => {
    const share = { mean: 0.5, low: 0.4, high: 0.6 };
    const methodWith = (share: PowerRow['share'] | null) => {
      const adoption = { legal: 9, chosen: 4, share, acrossTables: null };
      return reportOf(only(power, 'shield', { adoption }), '').method.join(' ');
    };
    expect(methodWith(share)).toContain('Used: adoption');
    expect(methodWith(null)).not.toContain('Used: adoption');
  });

  it('lists what the finding rests on', () => {
    const { grounds, readings, method } = reportOf(power, '');
    expect(grounds).toEqual([
      {
        title: 'What the bench assumes',
        sentences: ['TOY-03 (Shield, assumed): The duel ends after eight rounds.', 'Duels are fair.'],
      },
      { title: 'What is inferred', sentences: ['TOY-02 (inferred): A shield stops a hit on a 6.'] },
    ]);
    expect(readings).toEqual([
      {
        id: 'TQ-01',
        asks: 'In which rounds?',
        reading: 'Played as "always": in every round (shield.block.when)',
      },
    ]);
    expect(method.join(' ')).toContain('yard, hall and 6 generated tables');
  });

  it('says in every post how much it rests on, without what it measures', () => {
    const sentence = 'Rests on 2 assumptions of ours, among them TOY-03: see the end of the report.';
    expect(notesOf(reportOf(power, ''))).toContain(`- ${sentence}`);
    const [clause, ...rest] = power.assumptions.ruleset;
    const ruleset = [{ ...clause, standing: 'varied' as const }, ...rest];
    const measured = { ...power, assumptions: { ...power.assumptions, ruleset } };
    const report = reportOf(measured, '');
    expect(report.method).toContain('Rests on 1 assumption of ours: see the end of the report.');
    const page = pageOf(report);
    for (const title of [
      'What the bench assumes (1)',
      'What of ours is measured (1)',
      'What is inferred (1)',
    ])
      expect(page).toContain(title);
  });

  it('names no clause of ours where they are more than a sentence holds', () => {
    const [clause] = power.assumptions.ruleset;
    const restingOn = (count: number) => {
      const ruleset = Array.from({ length: count }, () => clause);
      return reportOf({ ...power, assumptions: { ...power.assumptions, ruleset } }, '').method;
    };
    const five = 'Rests on 5 assumptions of ours, among them TOY-03, TOY-03, TOY-03, TOY-03 and TOY-03';
    expect(restingOn(5)).toContain(`${five}: see the end of the report.`);
    expect(restingOn(6)).toContain('Rests on 6 assumptions of ours: see the end of the report.');
  });

  it('says how many blocks were played, and on which of the tables', async () => {
    expect(reportOf(power, '').method.join(' ')).toMatch(
      /Played: [\d,]+ blocks \([\d,]+ matches\) on 8 tables: yard, hall and 6 generated tables\./,
    );
    expect(reportOf(await samplePower(3), '').method.join(' ')).toContain(
      'on 3 of 8 tables: yard, hall and 1 generated table.',
    );
  });

  it('shows the interval that counts each table once, and names how it comes about only there', () => {
    const appendixOf = (result: PowerResult) =>
      reportOf({ ...result, prices: [] }, '').appendices.find(({ title }) => title.includes('Student'))!;
    const apart = { ...only(power, 'sword').rows[0].acrossTables!, byLuck: 0.01 };
    const { mean, low, high, betweenDeviation } = apart;
    const spread = (100 * betweenDeviation!).toFixed(1);
    // Student's t with seven degrees of freedom over the root of eight tables.
    const endless = `±${((100 * 2.364624 * betweenDeviation!) / Math.sqrt(8)).toFixed(1)}`;
    expect(appendixOf(power).table.rows).toHaveLength(power.rows.length);
    expect(appendixOf(only(power, 'sword', { acrossTables: apart })).table.rows).toEqual([
      ['Sword', percent(mean), percentRange({ low, high }), spread, endless, '8'],
    ]);
    expect(appendixOf(only(power, 'sword', { acrossTables: null })).table.rows).toEqual([]);
    expect(reportOf(power, '').method.join(' ')).not.toContain('Student');
  });

  it('marks a reconstructed version wherever it names it', () => {
    const version = { name: 'mild', title: 'Mild', reconstructed: true };
    const { subtitle } = reportOf({ ...power, ruleset: { ...power.ruleset, version } }, '');
    expect(subtitle).toContain('Mild (reconstructed)');
  });

  it('explains every word of the legend under the first chart', () => {
    const [{ caption }] = reportOf(power, '').figures;
    for (const word of Object.keys(LOOKS)) expect(caption).toContain(word);
  });

  it('takes luck off the spread between tables only where two blocks of each show it', async () => {
    const captions = async (blocks: number) =>
      reportOf(await samplePower(blocks), '').figures.map(({ title, caption }) => `${title}: ${caption}`);
    expect((await captions(8)).join(' ')).not.toMatch(/depends on the table|takes luck off/);
    expect((await captions(32)).join(' ')).toMatch(/takes luck off.*depends on the table/);
  });

  it('draws no bars of use where nothing counts it', () => {
    expect(reportOf(power, '').figures).toHaveLength(4);
    expect(reportOf(only(power, 'banner'), '').figures).toHaveLength(3);
  });
});
