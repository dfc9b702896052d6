import { describe, expect, it } from 'vitest';
import type { ClaimsResult } from '../../../../src/experiments/designs/claims/claims.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import type { Claim } from '../../../../src/rules/claim.ts';
import { toy } from '../../../toy-ruleset.ts';
import { expectWhole, played, reportFor } from '../../played-reports.ts';

const LONG: Claim = {
  id: 'swords-shorten',
  clause: 'sword.cut',
  says: 'Swords bring a duel to its end.',
  test: 'without them it takes more rounds',
  metric: 'rounds',
  claimed: 'rises',
  where: [{ says: 'no swords', circumstances: { variant: { sword: 'off' } } }],
};

describe('the report of claims', () => {
  it('says what holds and what does not, with what was measured', async () => {
    const report = await reportFor({ design: 'claims', blocks: 400 });
    expectWhole(report);
    expect(report.title).toBe('Of 2 claims of the document: 1 holds and 1 does not hold');
    expect(report.findings[0]).toMatch(
      /^"Swords make for more hits\." holds .*No swords: .* by the book, about -.* \(-.* to -.*\)\.$/,
    );
    expect(report.findings[1]).toMatch(/does not hold .* against an even share, .* points \(.* to .*\)\.$/);
    expect(report.table.rows.map((row) => row[6])).toEqual(['holds', 'does not hold']);
  });

  it('groups the digits of blocks as everywhere', async () => {
    const result = (await played({ design: 'claims', blocks: 4 })) as ClaimsResult;
    const [claim] = result.rows;
    const tests = [{ ...claim.tests[0], row: { ...claim.tests[0].row, blocks: 2000 } }];
    const spec = { ...result.spec, blocks: { initial: 2000, reserve: 0 } };
    const { table } = reportOf({ ...result, spec, rows: [{ ...claim, tests }] } as ClaimsResult, '');
    expect(table.rows[0].at(-1)).toBe('2,000');
  });

  it('says how many matches were stopped where rounds are judged, and that they are a lower bound', async () => {
    const result = await played({ design: 'claims', ruleset: { ...toy, claims: [LONG] }, blocks: 400 });
    const [{ tests }] = (result as ClaimsResult).rows;
    const { first, second } = tests[0].stopped!;
    expect(first).toBeGreaterThan(second + 0.03);
    const withStopped = (stopped: (typeof tests)[0]['stopped']) =>
      reportOf(
        {
          ...result,
          rows: [{ ...(result as ClaimsResult).rows[0], tests: [{ ...tests[0], stopped }] }],
        } as ClaimsResult,
        '',
      );
    const censored = withStopped({ first: 0.97, second: 0.002 });
    const sentences =
      /the bench stopped 97\.0 % of the matches there and 0\.2 % by the book at its cap: the \d\.\d+ rounds between them are a lower bound, and matches played to their end would differ by at least as much\./;
    expect(censored.findings[0]).toMatch(/^"Swords bring .*" holds, with rounds counted up to the cap \(/);
    expect(censored.findings[0]).toMatch(
      /No swords: at least \d\.\d+ against \d\.\d+ by the book, .* \(.* to .*\), where/,
    );
    expect(censored.findings[0]).toMatch(sentences);
    expect(censored.notes.join('\n')).toContain(
      'Stopped at the cap of the bench: 0.2 % of the matches by the book and 97.0 % of the matches under "no swords". Their rounds count as the cap',
    );
    expect(censored.notes.join('\n')).toMatch(sentences);
    expect(censored.table.rows[0][3]).toMatch(/^at least /);
    expect(withStopped({ first: 0.97, second: 0.5 }).findings[0]).toContain(
      'the difference is that of rounds up to the cap; what lies beyond it is not known',
    );
    const plain = withStopped({ first: 0.03, second: 0 });
    expect(plain.findings[0]).not.toMatch(/at least|cap/);
    expect(plain.notes.join('\n')).toContain('3.0 % of the matches under "no swords"');
    expect(withStopped({ first: 0, second: 0 }).notes.join('\n')).toContain(
      'No match was stopped at the cap',
    );
  });

  it('asks for more blocks where it cannot tell', async () => {
    const report = await reportFor({ design: 'claims', blocks: 20 });
    expect(report.notes).toContain('More blocks are needed for swords-hit and swords-win.');
  });
});
