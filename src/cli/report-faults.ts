import { join } from 'node:path';
import type { Manifest } from '../execution/manifest.ts';
import { RUN_FILES, textIn } from '../execution/run-files.ts';
import type { ExperimentResult } from '../experiments/designs/index.ts';
import { reportOf } from '../reporting/report-of.ts';
import { packageVersion } from './package-folder.ts';
import { typedAgain } from './repeat-line.ts';

/**
 * Pages and posts that are not those of the result, a sentence each; those that are missing are another matter. What
 * another version wrote may be worded otherwise: then only that it is not compared.
 */
export async function reportFaults(
  folder: string,
  { rulebench, command }: Manifest,
  result: ExperimentResult,
): Promise<{ readonly faults: string[]; readonly notes: string[] }> {
  if (rulebench !== packageVersion())
    return { faults: [], notes: [`Reports were written by version ${rulebench} and are not compared.`] };
  const [{ pageOf }, { postOf }] = await Promise.all([
    import('../reporting/page.ts'),
    import('../reporting/post.ts'),
  ]);
  const report = reportOf(result, command);
  const texts = {
    [RUN_FILES.page]: () => pageOf(report),
    [RUN_FILES.markdown]: () => postOf(report, 'markdown'),
    [RUN_FILES.bbcode]: () => postOf(report, 'bbcode'),
  };
  const anew = typedAgain(['npx', 'rulebench', 'run', '--resume', folder]);
  const faults = Object.entries(texts).flatMap(([name, text]) => {
    const path = join(folder, name);
    const found = textIn(path);
    return found === undefined || found === text()
      ? []
      : [`${path} does not say what the result of the run says. Make it anew with: ${anew}`];
  });
  return { faults, notes: [] };
}
