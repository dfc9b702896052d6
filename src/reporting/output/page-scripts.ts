import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TopLevelSpec } from 'vega-lite';
import { PHONE } from './page-style.ts';

const LIBRARIES = ['vega', 'vega-lite', 'vega-embed'];

const OPTIONS = { renderer: 'svg', actions: { export: true, source: false, compiled: false, editor: false } };

/** A chart as it is drawn on a screen and on a phone. */
interface PageChart {
  readonly wide: TopLevelSpec;
  readonly narrow: TopLevelSpec;
}

/**
 * Script elements that draw charts into the elements `chart-0`, `chart-1` and so on, libraries included; nothing without
 * charts. What is folded away has no width and is drawn when it is first opened, and once more where the window changed
 * its size while it was closed.
 */
export function pageScripts(charts: readonly PageChart[]): string {
  if (charts.length === 0) return '';
  const draw = `
const options = ${JSON.stringify(OPTIONS)};
const charts = JSON.parse(document.getElementById('charts').textContent);
const phone = window.matchMedia('${PHONE}');
const drawn = new Set();
function draw(within) {
  within.querySelectorAll('.chart').forEach(function (place) {
    if (drawn.has(place.id) || place.closest('details:not([open])')) return;
    drawn.add(place.id);
    const chart = charts[Number(place.id.slice('chart-'.length))];
    vegaEmbed(place, phone.matches ? chart.narrow : chart.wide, options);
  });
}
phone.addEventListener('change', function () {
  drawn.clear();
  draw(document);
});
window.addEventListener('resize', function () {
  document.querySelectorAll('details:not([open]) .chart').forEach(function (place) { drawn.delete(place.id); });
});
document.querySelectorAll('details').forEach(function (folded) {
  folded.addEventListener('toggle', function () { draw(folded); });
});
draw(document);
`;
  return [
    `<script type="application/json" id="charts">${safe(JSON.stringify(charts))}</script>`,
    ...LIBRARIES.map((name) => `<script>${library(name)}</script>`),
    `<script>${draw}</script>`,
  ].join('\n');
}

/** Text from a ruleset or a user must not end the script element it stands in. */
function safe(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

function library(name: string): string {
  // The packages export only their module builds; the one for browsers stands beside it.
  const entry = createRequire(import.meta.url).resolve(name);
  const code = readFileSync(join(dirname(entry), `${name}.min.js`), 'utf8');
  return code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}
