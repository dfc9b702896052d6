import type { PowerResult } from '../../../experiments/designs/power/power.ts';
import type { PowerRow } from '../../../experiments/designs/power/power-row.ts';
import { isTest, type TestStop } from '../../../experiments/terms/stop-key.ts';
import { LEAST_BLOCKS } from '../../../experiments/terms/verdict.ts';
import type { Column } from '../../document/report.ts';
import { named } from '../../wording/not-settled.ts';
import {
  AFTER_STOP,
  isEarly,
  TEST_WORDS,
  testFigures,
  testMethod,
  testText,
} from '../../wording/stop-wording.ts';
import { counted, listed } from '../../wording/wording.ts';

type Test = NonNullable<PowerRow['test']>;
type State = Test['state'];

/** What a run of sequential tests has shown, for the parts of its report; null where another rule stops the run. */
export interface TestWording {
  readonly title: string;
  readonly findings: readonly string[];
  readonly notes: readonly string[];
  readonly columns: readonly Column[];
  wordOf(row: PowerRow): string;
  readonly caption: string;
  cellsOf(row: PowerRow): string[];
  readonly method: readonly string[];
}

const STATES: readonly State[] = ['accepted', 'rejected', 'continue'];

/** @param rows strongest first */
export function testWording(result: PowerResult, rows: readonly PowerRow[]): TestWording | null {
  const { stop } = result.spec.asks;
  if (!isTest(stop) || !rows[0]?.test) return null;
  const asked = testText(stop);
  return {
    title: titleOf(rows, asked, stop),
    findings: [
      ...STATES.flatMap((state) =>
        findingOf(
          inState(state, rows).filter((row) => !isEarly(row.test!)),
          sayingOf(state, stop),
        ),
      ),
      ...findingOf(
        rows.filter(({ test }) => test !== null && isEarly(test)),
        `Test still open, since none ends before ${LEAST_BLOCKS} blocks or between two looks`,
      ),
    ],
    notes: [
      ...(rows.length > 1
        ? [`The risks hold for each test by itself, not for all ${counted(rows.length, 'rule')} together.`]
        : []),
      ...(rows.some(endedShort)
        ? [
            `A test ends short of its bound by as much as its last blocks carry it beyond on average: ${listed(rows.filter(endedShort).map(({ title, test }) => `${title} at ${test!.llr.toFixed(2)}`))}.`,
          ]
        : []),
    ],
    columns: [
      { title: 'test', posted: true },
      {
        title: 'LLR',
        right: true,
        posted: true,
        says: 'log-likelihood ratio, how much better the higher strength fits than the lower',
      },
    ],
    wordOf: ({ test }) => TEST_WORDS[test?.state ?? 'continue'],
    caption: `Colour and shape say what became of the test of ${asked}.`,
    cellsOf: ({ test }) => (test === null ? ['', ''] : [TEST_WORDS[test.state], test.llr.toFixed(2)]),
    method: [...testMethod(stop), AFTER_STOP],
  };
}

/** Whether a test ended within its bounds, which allow for the mean overshoot. */
function endedShort({ test }: PowerRow): boolean {
  return test !== null && test.state !== 'continue' && test.llr > test.lower && test.llr < test.upper;
}

function titleOf(rows: readonly PowerRow[], asked: string, stop: TestStop): string {
  if (rows.length === 1) {
    const [{ title, test }] = rows;
    const is = test!.state === 'continue' ? 'is still open in' : TEST_WORDS[test!.state];
    return `${title} ${is} the test of ${asked} ${testFigures(stop, test!)}`;
  }
  const parts = STATES.flatMap((state) => {
    const titles = inState(state, rows).map(({ title }) => title);
    if (titles.length === 0) return [];
    return [`${named(titles, 'rule')} ${TEST_WORDS[state]}`];
  });
  return `Test of ${asked}: ${parts.join('; ')}`;
}

function sayingOf(state: State, { elo0, elo1, model }: TestStop): string {
  if (state === 'continue') return 'Test still open, neither bound reached';
  return state === 'accepted'
    ? `Test passed, ${elo1} ${model} Elo rather than ${elo0}`
    : `Test failed, ${elo0} ${model} Elo rather than ${elo1}`;
}

function findingOf(rows: readonly PowerRow[], says: string): string[] {
  const names = rows.map(
    ({ title, test, blocks }) => `${title} (LLR ${test!.llr.toFixed(2)} after ${counted(blocks, 'block')})`,
  );
  return names.length === 0 ? [] : [`${says}: ${listed(names)}.`];
}

function inState(state: State, rows: readonly PowerRow[]): PowerRow[] {
  return rows.filter(({ test }) => test?.state === state);
}
