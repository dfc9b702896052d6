import type { TableMeasures } from '../../kernel/tables/describe-table.ts';
import type { TableSpec } from '../../kernel/terrain.ts';
import { roundedParts } from '../../reporting/document/rounded-parts.ts';
import { percent } from '../../reporting/wording/wording.ts';
import { columns, wrap } from '../terminal/layout.ts';

/** What a table measures, as lines. */
export function tablePage(spec: TableSpec, measures: TableMeasures, width: number): string[] {
  const { coverage, features, widestGap, tooOpen, zones, connected, upperFloors, symmetric } = measures;
  const figures = [
    ['size', `${spec.width} x ${spec.depth} inches`],
    ['covered', `${percent(coverage)}, as much as ${features.toFixed(1)} features of 12 x 12 inches`],
    ['upper floors', String(upperFloors)],
    [
      'widest open spot',
      measures.pieces === 0 ? 'all of it' : `${widestGap.toFixed(1)} inches between pieces`,
    ],
    ['too open', `${percent(tooOpen)} of the table lies in gaps wider than 8 inches`],
    ['room to deploy', `${percent(zones[0])} of the near zone, ${percent(zones[1])} of the far one`],
    ['reachable', `${percent(connected)} of the ground where a base fits hangs together`],
    ['symmetric', symmetric ? 'yes, turned by 180 degrees' : 'no'],
  ];
  const longest = Math.max(...figures.map(([label]) => label.length));
  return [
    spec.name,
    ...wrap(spec.title, width, '  '),
    '',
    ...figures.map(([label, value]) => `${label.padEnd(longest)}  ${value}`),
    '',
    ...columns(
      [{ title: 'kind' }, { title: 'pieces', right: true }, { title: 'share of the terrain', right: true }],
      kindRows(measures),
    ),
    ...namesText(measures, width),
  ];
}

function namesText({ names }: TableMeasures, width: number): string[] {
  const counts = Object.entries(names).map(([name, count]) => `${count} ${name}`);
  return counts.length === 0 ? [] : ['', ...wrap(counts.join(', '), width)];
}

/** A row for each kind of piece; the shares as printed sum to all of the terrain. */
function kindRows({ kinds }: TableMeasures): string[][] {
  const all = Object.entries(kinds);
  const { parts } = roundedParts(
    all.map(([, { share }]) => 100 * share),
    1,
  );
  return all.map(([kind, { pieces }], i) => [kind, String(pieces), percent(parts[i] / 100)]);
}
