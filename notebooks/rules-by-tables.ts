/**
 * Exploration: which rules matter on which tables? Draws the effect of every rule on every table of a stored power
 * result as a heat map beside it. Run it with: node notebooks/rules-by-tables.ts reports/<folder>/result.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TopLevelSpec } from 'vega-lite';
import type { PowerResult } from '../src/experiments/designs/power/power.ts';
import { svgOf } from '../src/reporting/output/image.ts';

const path = process.argv[2];
if (!path) throw new Error('Name a result.json of a power run.');
const result = JSON.parse(readFileSync(path, 'utf8')) as PowerResult;
const values = result.rows.flatMap(({ title, perTable }) =>
  perTable.map(({ table, share }) => ({ rule: title, table, share })),
);
const spec: TopLevelSpec = {
  $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
  title: 'Share of the side that has the rule, by table',
  data: { values },
  mark: 'rect',
  encoding: {
    x: { field: 'table', type: 'nominal', sort: null, title: null, axis: { labelAngle: -40 } },
    y: { field: 'rule', type: 'nominal', sort: null, title: null },
    color: {
      field: 'share',
      type: 'quantitative',
      title: null,
      scale: { domain: [0.2, 0.5, 0.8], range: ['#b35806', '#f7f7f7', '#2166ac'] },
      legend: { format: '.0%' },
    },
  },
};
const image = join(dirname(path), 'rules-by-tables.svg');
writeFileSync(image, await svgOf(spec));
process.stdout.write(`${image}\n`);
