import type { PlanResult } from '../experiments/designs/plan.ts';
import type { BlocksEstimate, PlanRow } from '../experiments/plan-row.ts';
import { type BarRow, barsChart } from './charts/bars-chart.ts';
import { metricTitle } from './metric-wording.ts';
import type { Figure, Report, ReportTable } from './report.ts';
import { assumptionsOf, methodOf, readingsOf, subtitleOf } from './result-notes.ts';
import { counted, percent, thousands } from './wording.ts';

/** What a `plan` result says; `command` repeats the run. */
export function planReport(result: PlanResult, command: string): Report {
  const { spec, total, rows } = result;
  const { blocks } = total.forHalfWidth;
  return {
    title:
      blocks.likely === 0
        ? 'The pilot was too short to plan from'
        : `${precise(spec.asks.halfWidth)} takes about ${counted(blocks.likely, 'block')} in all, at most ${thousands(blocks.most)}`,
    subtitle: subtitleOf(result, `what ${spec.asks.of} would take`),
    findings: [],
    notes: notesOf(result),
    table: tableOf(result),
    appendices: [],
    figures: rows.some(({ forHalfWidth }) => forHalfWidth) ? [figureOf(result)] : [],
    method: [
      `A pilot of ${counted(spec.blocks.initial, 'block')} for each arm measures how much the value of one block varies.`,
      'Blocks are those after which half of all runs have an interval as narrow as asked; runs with more luck need fewer.',
      `At most: at the largest variance that the pilot does not rule out (${percent(1 - spec.alpha)} confidence for each arm).`,
      'Never fewer than 200 blocks for an arm, since rare effects hide in fewer.',
      ...methodOf(result),
    ],
    assumptions: assumptionsOf(result),
    readings: readingsOf(result),
    command,
  };
}

function precise(halfWidth: number): string {
  return `An interval of ${percent(halfWidth)} either way`;
}

function notesOf({ primary, rows, alike, spec, total }: PlanResult): string[] {
  const blind = rows.filter(({ variance }) => variance === null).length;
  const still = rows.filter(({ variance }) => variance?.seen === 0).length;
  const { blocks } = total.forD;
  return [
    ...(spec.asks.halfWidth === spec.d
      ? [`As many tell an effect of ${percent(spec.d)} from none.`]
      : [
          `To tell an effect of ${percent(spec.d)} from none takes about ${counted(blocks.likely, 'block')} in all, at most ${thousands(blocks.most)}.`,
        ]),
    alike
      ? 'All arms play the same blocks, as many as the one that needs most.'
      : 'Each arm plays its own blocks; those that are decided sooner stop sooner.',
    ...(rows.some(({ measured }) => measured === 'difference')
      ? [
          `Differences are those of the ${metricTitle({ metric: primary })} from the first arm on the same blocks.`,
        ]
      : []),
    ...(still > 0
      ? [`${counted(still, 'arm')} showed no spread at all, which rules out no rare effect.`]
      : []),
    ...(blind > 0 ? [`${counted(blind, 'arm')} showed too few blocks to plan from.`] : []),
  ];
}

function tableOf({ spec, rows }: PlanResult): ReportTable {
  const { halfWidth } = spec.asks;
  const isSame = halfWidth === spec.d;
  return {
    columns: [
      { title: 'arm' },
      { title: 'measured' },
      { title: 'pilot', right: true },
      { title: 'deviation', right: true },
      { title: `blocks for ${percent(halfWidth)}`, right: true },
      { title: 'at most', right: true },
      ...(isSame
        ? []
        : [
            { title: `to tell ${percent(spec.d)}`, right: true },
            { title: 'at most', right: true },
          ]),
    ],
    rows: rows.map((row) => [
      row.title,
      row.measured,
      thousands(row.pilot),
      row.variance === null ? '' : Math.sqrt(row.variance.seen).toFixed(3),
      ...blocksCells(row.forHalfWidth),
      ...(isSame ? [] : blocksCells(row.forD)),
    ]),
  };
}

function blocksCells(estimate: BlocksEstimate | null): string[] {
  return estimate === null ? ['', ''] : [thousands(estimate.likely), thousands(estimate.most)];
}

function figureOf({ rows, spec }: PlanResult): Figure {
  const bars = rows.flatMap(({ title, forHalfWidth }: PlanRow): BarRow[] =>
    forHalfWidth === null
      ? []
      : [{ title, value: forHalfWidth.likely, label: thousands(forHalfWidth.likely) }],
  );
  return {
    title: 'Blocks that each arm needs',
    caption: `${precise(spec.asks.halfWidth)}. Arms whose blocks vary more need more of them.`,
    chart: (width) => barsChart(bars, { title: 'blocks', format: ',' }, width),
  };
}
