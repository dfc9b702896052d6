import { beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../../../../src/execution/threads/inline.ts';
import { type FairResult, fair } from '../../../../src/experiments/designs/fair/fair.ts';
import { fairCurve } from '../../../../src/experiments/measure/fair-curve.ts';
import { normalise } from '../../../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../../../src/experiments/sim/sim-schema.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { legendOf } from '../../../../src/reporting/sections/legend.ts';
import { toy } from '../../../toy-ruleset.ts';

let result: FairResult;

beforeAll(async () => {
  const sim = {
    design: 'fair',
    ruleset: toy,
    rule: 'sword',
    parameter: 'sword.cut.bonus',
    tables: { designed: ['yard'], generated: 2 },
    blocks: { initial: 24, reserve: 0 },
    adapt: false,
  };
  const experiment = normalise(sim as Extract<Sim, { design: 'fair' }>);
  result = await fair.run(experiment, createInline(experiment));
});

/** The result with other shares at values 0, 1, 2, ..., of which the book has 2. */
function withShares(shares: readonly number[], half = 0.01): FairResult {
  const measured = shares.map((mean, value) => ({
    value,
    share: { mean, low: mean - half, high: mean + half },
    blocks: 400,
  }));
  return { ...result, ...fairCurve(measured, 2, 0.02) };
}

const title = (shares: readonly number[], half?: number) => reportOf(withShares(shares, half), '').title;

describe('the report of fair', () => {
  it('says in its title what would be fair and what the book says', () => {
    expect(title([0.6, 0.5, 0.4, 0.3])).toBe('Sword is fair at 1; the book says 2');
    expect(title([0.7, 0.6, 0.5, 0.4])).toBe('Sword is fair at 2, as the book has it');
    expect(title([0.7, 0.6, 0.5, 0.4], 0.05)).toBe(
      'Not settled: whether Sword is fair at 2, as the book has it; more blocks would tell',
    );
    expect(title([0.7, 0.55, 0.45, 0.4], 0.05)).toBe(
      'Not settled: whether Sword is fair somewhere between 1 and 2 (the book says 2); more blocks would tell',
    );
    expect(title([0.53, 0.51, 0.5, 0.4], 0.2)).toBe(
      'Not settled: what would make Sword fair; more blocks would tell',
    );
    expect(title([0.7, 0.6, 0.3, 0.2])).toBe('Sword is fair somewhere between 1 and 2; the book says 2');
    expect(title([0.9, 0.8, 0.7, 0.6])).toBe(
      'No value tried makes Sword fair: it is worth more than nothing at all of them',
    );
    expect(title([0.9, 0.8, 0.7, 0.55], 0.04)).toBe(
      'Not settled: whether Sword, which seems worth more than nothing at every value tried, is fair at one; more blocks would tell',
    );
  });

  it('names the values that are left, its power in units and what else the resource buys', () => {
    const { findings, notes, appendices } = reportOf(withShares([0.6, 0.5, 0.4, 0.3]), '');
    expect(findings[0]).toBe("At the book's 2 the side that has it takes 40.0 % (39.0 to 41.0 %).");
    expect(findings[1]).toBe('Values tried that may be fair: 1; excluded are 0 and less, 2 and more.');
    expect(findings.at(-1)).toMatch(
      /^What breath buy, and how many are spent on it per match: Sword \d\d\.\d % .* of the rest most by Banner/,
    );
    expect(notes.some((note) => note.startsWith('The more of this number'))).toBe(false);
    expect(appendices.map(({ table }) => table.rows.length > 0)).toEqual([true, true, true, false, false]);
  });

  it('prints for each value and each use what common luck saves', () => {
    const contests = result.contests.map((own, i) => ({ ...own, gain: i === 0 ? 1.26 : null }));
    const uses = result.uses.map((use) => ({ ...use, gain: 2.34 }));
    const { table, appendices } = reportOf({ ...result, contests, uses }, '');
    const cells = ({ columns, rows }: typeof table) =>
      rows.map((row) => row[columns.findIndex(({ title }) => title === 'gain')]);
    expect(cells(table)).toEqual(['1.3', '', '', '']);
    expect(cells(appendices[0].table)).toEqual(uses.map(() => '2.3'));
    expect(legendOf(table).join(' ')).toContain('Gain: how many times as many blocks');
    expect(result.contests.some(({ gain }) => gain !== null)).toBe(true);
  });

  it('excludes nothing before 200 blocks, and says which values intervals speak against', () => {
    const few = (blocks: number) => {
      const measured = [1, 0.55, 0.5].map((mean, value) => {
        const half = value === 0 ? 0.1 : 0.06;
        return { value, share: { mean, low: mean - half, high: Math.min(1, mean + half) }, blocks };
      });
      return reportOf({ ...result, ...fairCurve(measured, 2, 0.02) }, '');
    };
    expect(few(60).findings[1]).toBe(
      'Values tried that may be fair: 1 and 2; none is excluded, but so far intervals speak against 0. Nothing is excluded before 200 blocks.',
    );
    const unplayed = result.uses.map((use) => ({ ...use, blocks: 0 }));
    const begun = reportOf({ ...result, uses: unplayed, even: { ...result.even, trials: [] } }, '');
    expect(begun.notes.join(' ')).not.toContain('hints only');
    expect(reportOf({ ...result, uses: [] }, '').notes.join(' ')).toContain(
      'Contests in units had as few as ',
    );
    expect(few(60).notes.slice(1, 3)).toEqual([
      'Nothing is settled before 200 blocks, and these are 60: rare effects hide in fewer.',
      'Contests of other uses and in units had as few as 24 blocks, and nothing is settled before 200: shares from fewer are hints only.',
    ]);
    expect(few(200).findings[1]).toBe('Values tried that may be fair: 1 and 2; excluded are 0 and less.');
    expect(few(200).notes[2]).toBe('Not settled whether it is fair at 1 and 2; more blocks would tell.');
  });

  it.each([
    [2, 4, '2 to 4 more'],
    [0, 1, '0 to 1 more'],
    [-3, -1, '1 to 3 fewer'],
    [-1, 0, '0 to 1 fewer'],
    [3, null, 'over 3 more'],
    [null, -2, 'over 2 fewer'],
  ])('counts units from %s to %s as %s', (low, high, words) => {
    const { findings, method } = reportOf({ ...result, even: { ...result.even, low, high } }, '');
    expect(findings.join(' ')).toContain(`it is made up for by ${words} `);
    expect(method.join(' ')).toContain(`by bisection: ${words}.`);
  });

  it.each([
    [-2, 4, 'not told from nothing yet (2 fewer to 4 more)'],
    [null, 2, 'not told from nothing yet (under 2 more)'],
    [-1, null, 'not told from nothing yet (under 1 fewer)'],
    [null, null, 'not told from nothing yet'],
  ])('does not tell units from %s to %s from nothing', (low, high, words) => {
    const { findings } = reportOf({ ...result, even: { ...result.even, low, high } }, '');
    expect(findings.join(' ')).toContain(`Its power in the duellists is ${words}.`);
  });

  it('says over how many blocks nothing was spent, not that it never is', () => {
    const [own, ...others] = result.uses;
    const idle = {
      ...result,
      uses: [{ ...own, spentPerMatch: { mean: 0, low: 0, high: 0.1 }, blocks: 30 }, ...others],
      isCost: true,
    };
    expect(reportOf(idle, '').notes).toContain(
      'In the 30 blocks that tell what is spent the policy spent nothing on it; its price matters only where it does.',
    );
  });

  it('asks for a price only where the number is one', () => {
    const subtitle = (more: object) =>
      reportOf({ ...withShares([0.5, 0.4, 0.3, 0.2]), ...more }, '').subtitle;
    expect(subtitle({})).toMatch(/: at which sword\.cut\.bonus having Sword is worth nothing extra$/);
    const asks = { ...result.spec.asks, parameter: 'sword.cost.breath' };
    expect(subtitle({ isCost: true, spec: { ...result.spec, asks } })).toMatch(
      /: what Sword should cost \(sword\.cost\.breath\)$/,
    );
  });

  it('calls a number that makes a rule worth more a strength', () => {
    const told = (shares: number[], more: object = {}) => {
      const rising = withShares(shares);
      const points = rising.points.map((point) => ({ ...point, ...more }));
      return reportOf({ ...rising, points }, '').notes;
    };
    const strength = expect.stringMatching(/ it is a strength, not a price\.$/);
    const open = expect.stringMatching(/^The curve nearest to the shares rises, but it is not settled /);
    expect(told([0.3, 0.4, 0.5, 0.6])).toContainEqual(strength);
    for (const luck of [told([0.3, 0.4, 0.5, 0.6], { blocks: 60 }), told([0.49, 0.5, 0.5, 0.51])]) {
      expect(luck).not.toContainEqual(strength);
      expect(luck).toContainEqual(open);
    }
  });

  it('can be told of a run that never began', async () => {
    const stopped: FairResult = { ...result, points: [], fair: null, uses: [] };
    expect(reportOf(stopped, '').title).toBe(
      'Not settled: what would make Sword fair; more blocks would tell',
    );
    expect(reportOf(stopped, '').figures).toEqual([]);
  });
});
