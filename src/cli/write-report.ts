import { store, storeResult } from '../execution/store.ts';
import type { ExperimentResult } from '../experiments/designs/index.ts';
import { pngOf, svgOf } from '../reporting/image.ts';
import { pageOf } from '../reporting/page.ts';
import { postOf } from '../reporting/post.ts';
import type { Report } from '../reporting/report.ts';

/** Pixels across the plot of a picture. */
const WIDTH = 640;

/**
 * Writes a result as data, a page, a picture of its first chart and posts for a forum. Returns the paths, the page
 * first. Throws InputError when the folder cannot be written.
 */
export async function writeReport(
  folder: string,
  result: ExperimentResult,
  report: Report,
): Promise<string[]> {
  const files = [
    store(folder, 'report.html', pageOf(report)),
    storeResult(folder, result),
    store(folder, 'post.md', postOf(report, 'markdown')),
    store(folder, 'post.bbcode.txt', postOf(report, 'bbcode')),
  ];
  const [first] = report.figures;
  if (first === undefined) return files;
  const svg = await svgOf(first.chart(WIDTH));
  return [...files, store(folder, 'chart.svg', svg), store(folder, 'chart.png', pngOf(svg))];
}
