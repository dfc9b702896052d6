import type { Meeting, TournamentResult } from '../../../experiments/designs/tournament/tournament.ts';
import type { Standing } from '../../../experiments/designs/tournament/tournament-standings.ts';
import { type MatrixCell, matrixChart } from '../../charts/matrix-chart.ts';
import type { Figure, ReportTable, Said } from '../../document/report.ts';
import { acrossAppendix } from '../../sections/across-table.ts';
import { CONTEST_GAIN, LOGISTIC_ELO, numberColumns, textColumns } from '../../sections/legend.ts';
import {
  blockRange,
  counted,
  gainText,
  intervalTitle,
  percent,
  shareCells,
  signed,
  thousands,
} from '../../wording/wording.ts';
import { type Placed, tournamentFindings, tournamentNotes, tournamentTitle } from './tournament-findings.ts';

/** What a `tournament` result says. */
export function tournamentReport(result: TournamentResult): Said {
  const placed = placedOf(result);
  const { selection, population } = result.evolution;
  return {
    title: tournamentTitle(result, placed),
    question: 'who wins when all play against all',
    findings: tournamentFindings(result, placed),
    notes: tournamentNotes(result, placed),
    table: standingsTable(result, placed),
    appendices: [
      { title: 'Who met whom', table: meetingsTable(result) },
      acrossAppendix(
        'contestant',
        result,
        placed.map(({ title, standing }) => ({ title, acrossTables: standing?.acrossTables ?? null })),
      ),
    ],
    figures: figuresOf(result, placed),
    method: [
      `Every contestant met every other in ${blockRange(result.meetings.map(({ blocks }) => blocks))}, all pairs on the same tables.`,
      'Logistic Elo: Bradley-Terry strengths with an effect of the first turn, 0 on average of those who have one. The unbeaten mix is the equilibrium of greatest entropy.',
      `Who takes over is told by alpha-rank (selection strength ${selection} for each share of the points, population of ${population}).`,
      ...resamplingSentences(result),
    ],
    sides: 'Each side fields the army and is played by the policy of its contestant.',
  };
}

/** Where the intervals come from that are by resampling. */
function resamplingSentences({ standings, rounds, playedTables }: TournamentResult): string[] {
  if (!standings) return [];
  const { rest, mix } = standings.replicates;
  const what =
    playedTables.length > 1
      ? `the ${playedTables.length} tables, and of the rounds on each`
      : `the ${counted(rounds, 'round')} of blocks`;
  return [
    `Intervals of logistic Elo, first turn, circles and who takes over: bootstrap with ${thousands(rest)} resamples of ${what}, all pairs together (of the unbeaten mix ${thousands(mix)}). That of logistic Elo reaches as far as the interval of the share at least.`,
    "What runs in circles: squared distances of the shares from the nearest ladder of strengths, whose differences are log-odds (Bradley-Terry), out of those and the ladder's own from one half, less what noise adds. A ladder on another scale leaves a little too, so a small share alone is no circle.",
  ];
}

/** The strongest first. */
function placedOf({ contestants, standings }: TournamentResult): Placed[] {
  return contestants
    .map(({ title }, number) => ({ number, title, standing: standings?.standings[number] ?? null }))
    .sort((a, b) => (b.standing?.share.mean ?? 0) - (a.standing?.share.mean ?? 0));
}

function standingsTable({ spec, standings }: TournamentResult, placed: readonly Placed[]): ReportTable {
  const level = intervalTitle(spec.alpha);
  return {
    columns: [
      { title: 'contestant', posted: true },
      { title: 'share', right: true, posted: true },
      { title: level, right: true, posted: true },
      { ...LOGISTIC_ELO, posted: true },
      { title: level, right: true, posted: true },
      {
        title: 'in unbeaten mix',
        right: true,
        says: 'how often to field it, so that on average nobody can take more than half against you',
      },
      { title: level, right: true },
      {
        title: 'takes over',
        right: true,
        says: 'share of the time for which players who copy what wins would all field it',
      },
      { title: level, right: true },
    ],
    rows: placed.map(({ title, standing }) =>
      standing === null
        ? [title, '', '', '', '', '', '', '', '']
        : [
            title,
            ...shareCells(standing.share),
            ...eloCells(standing, standings?.connected === true),
            ...shareCells(standing.nash),
            ...shareCells(standing.alphaRank),
          ],
    ),
  };
}

/** Logistic Elo and its interval; who has none where others have one is beyond them. */
function eloCells({ elo, share }: Standing, connected: boolean): [string, string] {
  const isBeyond = connected || share.mean === 0 || share.mean === 1;
  if (elo.mean === null) return [isBeyond ? 'beyond' : '', ''];
  const range =
    elo.low === null || elo.high === null ? '' : `${signed(elo.low, 0)} to ${signed(elo.high, 0)}`;
  return [signed(elo.mean, 0), range];
}

function meetingsTable({ spec, contestants, meetings }: TournamentResult): ReportTable {
  return {
    columns: [
      ...textColumns('contestant', 'against'),
      ...numberColumns('share', intervalTitle(spec.alpha)),
      { title: 'verdict' },
      CONTEST_GAIN,
      { title: 'blocks', right: true },
    ],
    rows: meetings.map(({ first, second, share, found, gain, blocks }) => [
      contestants[first].title,
      contestants[second].title,
      ...shareCells(share),
      found ? (share.mean > 0.5 ? 'better' : 'worse') : 'not settled',
      gainText(gain),
      thousands(blocks),
    ]),
  };
}

function figuresOf(result: TournamentResult, placed: readonly Placed[]): Figure[] {
  const names = placed.map(({ title }) => title);
  const cells: MatrixCell[] = result.meetings.flatMap((meeting) => cellsOf(result, meeting));
  return [
    {
      title: 'Who beats whom',
      caption:
        'The share of the points that the contestant of the row takes from that of the column, the strongest first. Blue is more than half, pink is less; a star marks what is told from even with all pairs taken together.',
      chart: (width) => matrixChart(cells, names, width),
    },
  ];
}

function cellsOf({ contestants }: TournamentResult, { first, second, share, found }: Meeting): MatrixCell[] {
  const star = found ? ' *' : '';
  const [row, column] = [contestants[first].title, contestants[second].title];
  const own = percent(share.mean);
  // What the other took is what is left as it is printed, so that both come to 100.
  const rest = percent(1 - Number.parseFloat(own) / 100);
  return [
    { row, column, share: share.mean, label: `${own}${star}` },
    { row: column, column: row, share: 1 - share.mean, label: `${rest}${star}` },
  ];
}
