/**
 * Exploration: which rules matter on which tables? Draws the effect of every rule on every table of a stored power
 * result as a heat map beside it. Run it with: node notebooks/rules-by-tables.ts reports/<folder>/result.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TopLevelSpec } from 'vega-lite';
import type { ExperimentResult } from '../src/experiments/designs/index.ts';
import { svgOf } from '../src/reporting/output/image.ts';
import { gameTitle } from '../src/reporting/sections/result-notes.ts';
import { blockRange } from '../src/reporting/wording/wording.ts';

const path = process.argv[2] ?? '';
const result = readResult(path);
if (result?.design === 'power') {
  const { ruleset, rows } = result;
  const cells = rows.flatMap(({ title, perTable }) =>
    perTable.flatMap((cell) => (cell.blocks > 0 ? [{ rule: title, ...cell }] : [])),
  );
  const blocks = blockRange(cells.map((cell) => cell.blocks));
  const image = join(dirname(path), 'rules-by-tables.svg');
  writeFileSync(
    image,
    await svgOf(
      heatMap(cells, [gameTitle(ruleset), `each cell: ${blocks}, mostly luck where these are few`]),
    ),
  );
  process.stdout.write(`${image}\n`);
} else {
  process.stderr.write('Name the result.json of a power run, as in reports/<folder>/result.json.\n');
  process.exitCode = 2;
}

/** A stored result; nothing where the path leads to none. */
function readResult(from: string): ExperimentResult | undefined {
  try {
    return JSON.parse(readFileSync(from, 'utf8'));
  } catch {
    return undefined;
  }
}

function heatMap(values: object[], subtitle: string[]): TopLevelSpec {
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title: { text: 'Share of the points of the side that has the rule, by table', subtitle },
    data: { values },
    mark: 'rect',
    encoding: {
      x: { field: 'table', type: 'nominal', sort: null, title: null, axis: { labelAngle: -40 } },
      y: { field: 'rule', type: 'nominal', sort: null, title: null },
      color: {
        field: 'share',
        type: 'quantitative',
        title: null,
        // Single tables go to the very ends: a scale that stopped short of them would make up colours of its own.
        scale: { domain: [0, 0.5, 1], range: ['#b35806', '#f7f7f7', '#2166ac'] },
        legend: { format: '.0%' },
      },
    },
  };
}
