import type { CompareResult } from '../../../experiments/designs/compare/compare.ts';
import { differenceChart } from '../../charts/difference-chart.ts';
import { roundsChart } from '../../charts/rounds-chart.ts';
import type { Figure } from '../../document/report.ts';
import { moveFigures, moveRow } from '../../sections/move-figures.ts';
import { inUnits, metricTitle } from '../../wording/metric-wording.ts';
import { rulesNames } from '../../wording/version-wording.ts';
import { percent, sentence } from '../../wording/wording.ts';
import { changeContestsFigure } from './compare-contests.ts';
import { isDescribed, isFinding, movedClauses } from './compare-findings.ts';

/** Figures of single changes at most. */
const MOVED = 4;

/** What a comparison shows in charts. */
export function compareFigures(result: CompareResult): Figure[] {
  const { from, to } = rulesNames(result);
  return [
    ...moveFigures(
      result.metrics,
      `was under "${from.short}"`,
      `Right of the dashed line it is more under "${to.short}", left of it more under "${from.short}".`,
    ),
    ...changeContestsFigure(result),
    ...foresightFigure(result),
    ...changeFigures(result),
    ...actsFigure(result),
  ];
}

/** How much of the outcome the lead explains, round by round. */
function foresightFigure(result: CompareResult): Figure[] {
  const { from, to } = rulesNames(result);
  const points = result.foresight.flatMap(({ round, first, second }) =>
    [
      { game: from.short, share: second.explained },
      { game: to.short, share: first.explained },
    ].flatMap(({ game, share }) =>
      share === null ? [] : [{ game, round, ...share, label: percent(share.mean) }],
    ),
  );
  if (points.length === 0) return [];
  return [
    {
      title: 'How early it is decided',
      caption:
        'How much of the outcome the lead in worth explains at the end of each round: at 0 % it says nothing, at 100 % all is decided.',
      chart: (width) => roundsChart(points, 'explained by the lead', width),
    },
  ];
}

/** For the figures that the whole moves most surely, what each change does to them alone. */
function changeFigures({ metrics, changes }: CompareResult): Figure[] {
  if (changes.length === 0) return [];
  const found = metrics.filter(isFinding).sort((a, b) => (b.eValue ?? 0) - (a.eValue ?? 0));
  const moved = [...found, ...metrics.filter(isDescribed)];
  return moved.slice(0, MOVED).map((whole) => {
    const rows = changes.flatMap(({ path, metrics: own }) =>
      own.filter(({ metric }) => metric === whole.metric).map((row) => moveRow(path, row)),
    );
    const unit = inUnits(whole);
    return {
      title: `Which change moves it: ${metricTitle(whole)}`,
      caption: `${sentence(whole.says)}: each change alone, and all together at the top, ${unit}.`,
      chart: (width) =>
        differenceChart([moveRow('all together', whole), ...rows], `difference ${unit}`, width),
    };
  });
}

/** Clauses that surely act more or less often. */
function actsFigure(result: CompareResult): Figure[] {
  const rows = movedClauses(result).map((row) => moveRow(row.metric, row, 1));
  if (rows.length === 0) return [];
  return [
    {
      title: 'Clauses that act more or less often',
      caption: 'How many more times per match each clause does something, both sides together.',
      chart: (width) => differenceChart(rows, 'difference per match', width),
    },
  ];
}
