import type { CompareResult } from '../../../experiments/designs/compare/compare.ts';
import { hasMoved } from '../../../experiments/measure/paired-tally.ts';
import type { Said } from '../../document/report.ts';
import { acrossAppendix, acrossMoves } from '../../sections/across-table.ts';
import { figuresGlossary } from '../../sections/figures-glossary.ts';
import { auditFindings } from '../../wording/audit-wording.ts';
import { FIGURES_METHOD, roundsTable } from '../../wording/foresight-wording.ts';
import { fortuneMethod } from '../../wording/fortune-wording.ts';
import { inGroups, TOGETHER } from '../../wording/metric-groups.ts';
import { isPart, metricTitle, theMetric } from '../../wording/metric-wording.ts';
import { stopMethod } from '../../wording/stop-wording.ts';
import { rulesNames } from '../../wording/version-wording.ts';
import { changeContestsMethod, changeContestsTable } from './compare-contests.ts';
import { compareFigures } from './compare-figures.ts';
import { compareFindings, compareNotes, compareTitle } from './compare-findings.ts';
import { actsTable, allChangesTable, allMetricsTable, changesTable, metricsTable } from './compare-tables.ts';

/** What a `compare` result says. */
export function compareReport(result: CompareResult): Said {
  const { from, to } = rulesNames(result);
  return {
    title: compareTitle(result),
    question: `what changed; "${from.short}" is ${from.long}; "${to.short}" is ${to.long}`,
    findings: [...compareFindings(result), ...auditFindings(result)],
    notes: compareNotes(result),
    table: metricsTable(
      result,
      result.metrics.filter((row) => !isPart(row)),
    ),
    appendices: [
      {
        title: 'What each change alone is worth to the side that has it',
        table: changeContestsTable(result),
      },
      { title: 'What each change does alone', table: changesTable(result) },
      {
        title: 'How much is decided by the end of each round',
        table: roundsTable(result.foresight, [to.short, from.short], result.spec.alpha),
      },
      {
        title:
          'Clauses that act more or less often (by Holm over all clauses, unless they may be looked at at any time)',
        table: actsTable(result),
      },
      {
        title: `What sides do more or less often (${TOGETHER})`,
        table: metricsTable(
          result,
          result.metrics.filter((row) => isPart(row) && hasMoved(row)),
        ),
      },
      { title: `All figures side by side (${TOGETHER})`, table: allMetricsTable(result) },
      { title: 'All that each change does alone', table: allChangesTable(result) },
      acrossAppendix('contest', result, contestLines(result)),
      acrossMoves(['change', 'figure'], result, movesOf(result)),
      figuresGlossary(result.metrics),
    ],
    figures: compareFigures(result),
    method: [
      'Both sides play by the earlier rules, then both by the later, then both by the earlier with each change alone: always the same tables and the same luck.',
      `Where both can be played in one match, a side under the later rules also meets one under the earlier, seats swapped.${contestGain(result)}`,
      ...changeContestsMethod(result),
      ...fortuneMethod(result.contest ? [result.contest, ...result.contests] : []),
      ...stopMethod(
        result.spec.asks.stop,
        'each game, and each contest,',
        `${theMetric(result.metrics[0])} or the contest`,
      ),
      ...FIGURES_METHOD,
    ],
  };
}

function contestLines(result: CompareResult) {
  const { from, to } = rulesNames(result);
  const title = `a side under "${to.short}" against one under "${from.short}"`;
  return result.contest ? [{ ...result.contest, title }] : [];
}

/** Every figure under all changes together, then under each alone. */
function movesOf({ metrics, changes }: CompareResult) {
  const games = [{ path: 'all together', metrics: inGroups(metrics) }, ...changes];
  return games.flatMap(({ path, metrics: own }) =>
    own.map((row) => ({ ...row, names: [path, metricTitle(row)] })),
  );
}

function contestGain({ contest }: CompareResult): string {
  const gain = contest?.gain ?? null;
  return gain === null
    ? ''
    : ` It would take ${gain.toFixed(1)} times as many blocks if the two matches of one had luck of their own.`;
}
