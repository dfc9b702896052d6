import type { AttributeResult } from '../../../experiments/designs/attribute/attribute.ts';
import type { AttributionRow } from '../../../experiments/designs/attribute/attribution.ts';
import type { Effect } from '../../../experiments/measure/effect-tally.ts';
import type { Share } from '../../../experiments/terms/verdict.ts';
import { differenceChart, differenceRow, intervalWord } from '../../charts/difference-chart.ts';
import { waterfallChart } from '../../charts/waterfall-chart.ts';
import type { Figure } from '../../document/report.ts';
import { differenceText, inUnits } from '../../wording/metric-wording.ts';
import { sentence } from '../../wording/wording.ts';
import { amountsOf, figureName, nameOf } from './attribute-findings.ts';

/** Figures shared out, how sure the first is, and what pairs of changes do to it together. */
export function attributeFigures(result: AttributeResult, shown: readonly AttributionRow[]): Figure[] {
  return [...shown.map((row) => waterfall(result, row)), intervals(result), ...pairsFigure(result)];
}

function waterfall(result: AttributeResult, row: AttributionRow): Figure {
  const scale = row.unit === 'share' ? 100 : 1;
  const amounts = amountsOf(row);
  const part = (title: string, { effect }: Effect, label: string) => ({
    title,
    value: scale * effect.mean,
    label,
  });
  const parts = row.values.map((value, i) => part(nameOf(result, i), value, amounts.values[i]));
  const unit = inUnits(row);
  return {
    title: sentence(figureName(row)),
    caption: `${sentence(row.says)}, ${unit}. Each bar begins where the one above it ends; the last is what all changes do together, measured.`,
    chart: (width) => waterfallChart(parts, part('all together', row.whole, amounts.whole), unit, width),
  };
}

function intervals(result: AttributeResult): Figure {
  const [first] = result.rows;
  const amounts = amountsOf(first);
  const rows = [
    { title: 'all together', effect: first.whole.effect, label: amounts.whole },
    ...first.values.map(({ effect }, i) => ({
      title: nameOf(result, i),
      effect,
      label: amounts.values[i],
    })),
  ];
  return effectsFigure(
    first,
    'How sure that is',
    'The line is the interval of each value; left of the dashed line the change takes away, right of it it adds.',
    rows,
  );
}

function pairsFigure(result: AttributeResult): Figure[] {
  const [first] = result.rows;
  if (first.interactions === null) return [];
  const rows = first.interactions.map(({ pair: [i, j], effect }) => ({
    title: `${i + 1} and ${j + 1}`,
    effect,
    label: differenceText({ ...first, difference: effect }, effect.mean),
  }));
  return [
    effectsFigure(
      first,
      'What pairs do together',
      'Changes by their numbers: how much more the two do together than apart, averaged over the other changes. Near the dashed line the two do not depend on one another.',
      rows,
    ),
  ];
}

function effectsFigure(
  row: AttributionRow,
  title: string,
  caption: string,
  effects: readonly { readonly title: string; readonly effect: Share; readonly label: string }[],
): Figure {
  const values = effects.map(({ title: name, effect, label }) => ({
    ...differenceRow(name, { ...row, difference: effect }, intervalWord(effect, row.blocks)),
    label,
  }));
  return {
    title: `${title}: ${figureName(row)}`,
    caption,
    chart: (width) => differenceChart(values, inUnits(row), width),
  };
}
