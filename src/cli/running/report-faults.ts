import { join } from 'node:path';
import type { Manifest } from '../../execution/runs/manifest.ts';
import { bytesIn, RUN_FILES, textIn } from '../../execution/runs/run-files.ts';
import { resumeLine } from '../../execution/typed-again.ts';
import type { ExperimentResult } from '../../experiments/designs/index.ts';
import type { Report } from '../../reporting/document/report.ts';
import { reportOf } from '../../reporting/report-of.ts';
import { packageVersion } from './package-folder.ts';

/**
 * Pages, posts and pictures that are not those of the result, a sentence each; those that are missing are another matter. What
 * another version wrote may be worded otherwise: then only that it is not compared.
 */
export async function reportFaults(
  folder: string,
  { rulebench, command }: Manifest,
  result: ExperimentResult,
): Promise<{ readonly faults: string[]; readonly notes: string[] }> {
  if (rulebench !== packageVersion())
    return { faults: [], notes: [`Reports were written by version ${rulebench} and are not compared.`] };
  const [{ pageOf }, { postOf }, { notesOf }] = await Promise.all([
    import('../../reporting/output/page.ts'),
    import('../../reporting/output/post.ts'),
    import('../../reporting/output/notes.ts'),
  ]);
  const report = reportOf(result, command);
  const texts = {
    [RUN_FILES.page]: () => pageOf(report),
    [RUN_FILES.markdown]: () => postOf(report, 'markdown'),
    [RUN_FILES.bbcode]: () => postOf(report, 'bbcode'),
    [RUN_FILES.notes]: () => notesOf(report),
  };
  const fault = (name: string, does: string) =>
    `${join(folder, name)} does not ${does}. Make it anew with: ${resumeLine(folder)}`;
  const worded = Object.entries(texts).flatMap(([name, text]) => {
    const found = textIn(join(folder, name));
    return found === undefined || found === text()
      ? []
      : [fault(name, 'say what the result of the run says')];
  });
  const drawn = (await wrongPictures(folder, report)).map((name) =>
    fault(name, 'show what the result of the run shows'),
  );
  return { faults: [...worded, ...drawn], notes: [] };
}

/** Pictures in a folder that are not those of the report. */
async function wrongPictures(folder: string, report: Report): Promise<string[]> {
  const [svg, png] = [RUN_FILES.svg, RUN_FILES.png].map((name) => bytesIn(join(folder, name)));
  if (svg === undefined && png === undefined) return [];
  const [{ svgOf, pngOf }, { pictureOf }] = await Promise.all([
    import('../../reporting/output/image.ts'),
    import('../../reporting/output/picture.ts'),
  ]);
  const picture = pictureOf(report);
  if (picture === null) return [];
  const drawn = await svgOf(picture);
  return [
    ...(svg === undefined || svg.equals(Buffer.from(drawn)) ? [] : [RUN_FILES.svg]),
    ...(png === undefined || png.equals(pngOf(drawn)) ? [] : [RUN_FILES.png]),
  ];
}
