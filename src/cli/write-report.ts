import { RUN_FILES } from '../execution/run-files.ts';
import { store, storeResult } from '../execution/store.ts';
import type { ExperimentResult } from '../experiments/designs/index.ts';
import { pngOf, svgOf } from '../reporting/image.ts';
import { pageOf } from '../reporting/page.ts';
import { postOf } from '../reporting/post.ts';
import type { Report } from '../reporting/report.ts';

/** Pixels across the plot of a picture. */
export const PICTURE_WIDTH = 640;

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
    store(folder, RUN_FILES.page, pageOf(report)),
    storeResult(folder, result),
    store(folder, RUN_FILES.markdown, postOf(report, 'markdown')),
    store(folder, RUN_FILES.bbcode, postOf(report, 'bbcode')),
  ];
  const [first] = report.figures;
  if (first === undefined) return files;
  const svg = await svgOf(first.chart(PICTURE_WIDTH));
  return [...files, store(folder, RUN_FILES.svg, svg), store(folder, RUN_FILES.png, pngOf(svg))];
}
