import type { Foreseen } from '../../experiments/metrics/foreseen.ts';
import { atHalfTime, type Foresight, type ForesightRow } from '../../experiments/metrics/foresight.ts';
import type { ReportTable } from '../document/report.ts';
import { ADOPTION_METHOD, AVERAGED_METHOD, UNBOUNDED_METHOD } from './metric-wording.ts';
import { intervalTitle, percent, percentRange, signed } from './wording.ts';

/** What the columns of foresight mean. */
const FORESIGHT_METHOD =
  'How much is decided by the end of a round: a win probability is fitted on the lead in worth alone (logistic, on one half of the blocks and judged on the other); explained is the share of the outcome’s spread that it takes away, as good as decided the share of matches that are over or in which one side is nine in ten sure to win. Intervals count each table once; on a single table they are of its matches. Half time is that of the usual match.';

/** Why figures of single rounds end where they do. */
const ROUNDS_METHOD =
  'The figures "decided by round" end at round 4, since each figure more makes findings harder; how it goes on is told round by round at the end of the page.';

/** How all figures of how a game plays were measured. */
export const FIGURES_METHOD = [
  FORESIGHT_METHOD,
  ROUNDS_METHOD,
  UNBOUNDED_METHOD,
  AVERAGED_METHOD,
  ADOPTION_METHOD,
];

/** Share of matches over, or as good as decided, from which on nothing is left to tell. */
const NEARLY_ALL = 0.95;

/** The rounds of a game up to the one by whose end nearly all matches are decided. */
function tellingRounds(rounds: readonly Foresight[]): readonly Foresight[] {
  const last = rounds.findIndex(({ settled }) => settled.mean >= NEARLY_ALL);
  return last < 0 ? rounds : rounds.slice(0, last + 1);
}

function decidedColumns(alpha: number): ReportTable['columns'] {
  const level = intervalTitle(alpha);
  return [
    {
      title: 'leader takes',
      right: true,
      says: 'share of the points that the side ahead then takes in the end',
    },
    { title: level, right: true, pageOnly: true },
    {
      title: 'explained',
      right: true,
      says: 'how much of the spread of outcomes the lead takes away by then',
    },
    { title: level, right: true },
    {
      title: 'as good as decided',
      right: true,
      says: 'matches that are over, or in which one side is nine in ten sure to win',
    },
    { title: level, right: true, pageOnly: true },
  ];
}

function decidedCells({ leader, explained, settled }: Foresight): string[] {
  return [leader, explained, settled].flatMap(withRange);
}

/** How much is decided by the end of each round of several games, until nearly all is. */
export function everyRoundTable(
  what: string,
  games: readonly { readonly title: string; readonly rounds: readonly Foresight[] }[],
  alpha: number,
): ReportTable {
  return {
    columns: [
      { title: what },
      { title: 'round', right: true },
      { title: 'matches over', right: true },
      { title: intervalTitle(alpha), right: true, pageOnly: true },
      ...decidedColumns(alpha),
    ],
    rows: games.flatMap(({ title, rounds }) =>
      tellingRounds(rounds).map((foresight) => [
        title,
        String(foresight.round),
        ...withRange(foresight.ended),
        ...decidedCells(foresight),
      ]),
    ),
  };
}

/** How much is decided at half time of several games, a row each. */
export function halfTimeTable(
  what: string,
  games: readonly { readonly title: string; readonly rounds: readonly Foresight[] }[],
  alpha: number,
): ReportTable {
  return {
    columns: [{ title: what }, { title: 'half time', right: true }, ...decidedColumns(alpha)],
    rows: games.flatMap(({ title, rounds }) => {
      const half = atHalfTime(rounds);
      if (half === null) return [];
      return [[title, `round ${half.round}`, ...decidedCells(half)]];
    }),
  };
}

/** How much is decided by the end of each round of two games. */
export function roundsTable(
  rows: readonly ForesightRow[],
  [first, second]: readonly [string, string],
  alpha: number,
): ReportTable {
  const level = intervalTitle(alpha);
  return {
    columns: [
      { title: 'round', right: true },
      { title: `explained, ${second}`, right: true },
      { title: level, right: true, pageOnly: true },
      { title: `explained, ${first}`, right: true },
      { title: level, right: true, pageOnly: true },
      { title: 'difference', right: true },
      { title: level, right: true },
      { title: `decided, ${second}`, right: true },
      { title: level, right: true, pageOnly: true },
      { title: `decided, ${first}`, right: true },
      { title: level, right: true, pageOnly: true },
    ],
    rows: rows.map(({ round, first: one, second: other, difference }) => [
      String(round),
      ...[other.explained, one.explained].flatMap(withRange),
      difference === null ? '' : signed(100 * difference.mean, 1),
      difference === null || difference.low === null
        ? ''
        : `${signed(100 * difference.low, 1)} to ${signed(100 * difference.high!, 1)}`,
      ...[other.settled, one.settled].flatMap(withRange),
    ]),
  };
}

/** How much the lead at half time explains: `41.0 % (35.0 to 47.0 %)`; null where nothing can be explained. */
export function explainedText({ explained }: Foresight): string | null {
  if (explained === null) return null;
  const range = rangeText(explained);
  return range === '' ? shareText(explained) : `${shareText(explained)} (${range})`;
}

function withRange(share: Foreseen | null): [share: string, interval: string] {
  return [shareText(share), rangeText(share)];
}

function shareText(share: Foreseen | null): string {
  return share === null ? '' : percent(share.mean);
}

function rangeText(share: Foreseen | null): string {
  return share === null || share.low === null ? '' : percentRange({ low: share.low, high: share.high! });
}
