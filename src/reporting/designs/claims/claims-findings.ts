import type { ClaimRow } from '../../../experiments/designs/claims/claim-row.ts';
import { SHARE } from '../../../experiments/designs/claims/claim-test.ts';
import { figureText } from '../../wording/metric-wording.ts';
import { atLeast, censoredText, moveText, stoppedNotes } from '../../wording/stopped-wording.ts';
import { percent, sentence } from '../../wording/wording.ts';

/** What became of a claim, in a sentence. */
export function claimFinding({ says, word, test, tests }: ClaimRow): string {
  const seen = tests.map((one) => `${one.where}: ${testText(one)}${stoppedText(one)}`);
  const capped = tests.some((one) => stoppedText(one) !== '') ? ', with rounds counted up to the cap' : '';
  return `"${says}" ${VERDICTS[word]}${capped} (measured: ${test}). ${sentence(seen.join('; '))}.`;
}

const VERDICTS: Readonly<Record<ClaimRow['word'], string>> = {
  holds: 'holds',
  'does not hold': 'does not hold',
  undecided: 'is not settled',
};

type Test = ClaimRow['tests'][number];

function testText({ row, stopped }: Test): string {
  const text = (value: number | null) =>
    value === null ? 'not seen' : figureText(row.unit, row.difference, value);
  const book = atLeast(text(row.second), stopped?.second ?? 0);
  const there = row.metric === SHARE ? 'an even share' : `${book} by the book`;
  const difference = row.first === null ? '' : `, ${moveText(row, null)}`;
  return `${atLeast(text(row.first), stopped?.first ?? 0)} against ${there}${difference}`;
}

/** What matches that the bench stopped leave of a claim about rounds; nothing where they are few. */
function stoppedText({ row, stopped }: Test): string {
  const left = stopped && censoredText(row, stopped);
  if (!stopped || left === null) return '';
  const shares = `${percent(stopped.first)} of the matches there and ${percent(stopped.second)} by the book`;
  return `, where the bench stopped ${shares} at its cap: ${left}`;
}

/** How many matches were stopped wherever rounds are judged, and what that leaves of each claim. */
export function stoppedClaims(rows: readonly ClaimRow[]): string[] {
  const tests = rows.flatMap(({ id, word, tests: own }) =>
    own.map((test) => ({ ...test, id, verdict: VERDICTS[word] })),
  );
  const inRounds = tests.flatMap(({ where, stopped }) => (stopped ? [{ where, stopped }] : []));
  const sides = inRounds.map(({ where, stopped }) => ({ side: `under "${where}"`, share: stopped.first }));
  const book = inRounds.slice(0, 1).map(({ stopped }) => ({ side: 'by the book', share: stopped.second }));
  const capped = tests.flatMap((test) => {
    const text = stoppedText(test);
    return text === ''
      ? []
      : [`${test.id} ${test.verdict} with rounds counted up to the cap: ${test.where}${text}.`];
  });
  return [...stoppedNotes([...book, ...sides]), ...capped];
}
