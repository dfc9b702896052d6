import { RUN_FILES } from '../../execution/runs/run-files.ts';
import { store, storeResult } from '../../execution/runs/store.ts';
import type { ExperimentResult } from '../../experiments/designs/index.ts';
import type { Report } from '../../reporting/document/report.ts';
import { pngOf, svgOf } from '../../reporting/output/image.ts';
import { notesOf } from '../../reporting/output/notes.ts';
import { pageOf } from '../../reporting/output/page.ts';
import { pictureOf } from '../../reporting/output/picture.ts';
import { postOf } from '../../reporting/output/post.ts';

/**
 * Writes a result as data, a page, a picture of its first chart, posts for a forum and the notes they point to. Returns
 * the paths, the page first. Throws InputError when the folder cannot be written.
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
    store(folder, RUN_FILES.notes, notesOf(report)),
  ];
  const picture = pictureOf(report);
  if (picture === null) return files;
  const svg = await svgOf(picture);
  return [...files, store(folder, RUN_FILES.svg, svg), store(folder, RUN_FILES.png, pngOf(svg))];
}
