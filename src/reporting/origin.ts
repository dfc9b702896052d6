import type { ExperimentResult } from '../experiments/designs/index.ts';
import { auditSummary } from './audit-wording.ts';
import type { Origin } from './report.ts';
import { assumedIn, gameTitle, playedTables } from './result-notes.ts';
import { versionTitle } from './version-wording.ts';
import { counted, listed } from './wording.ts';

/** What a result is of, and what nobody should read it without. */
export function originOf(result: ExperimentResult): Origin {
  const { matches } = result;
  const tables = counted(playedTables(result).length, 'table');
  return {
    game: gameOf(result),
    matches: `${counted(matches, 'match', 'matches')} on ${tables}`,
    caveats: caveatsOf(result),
  };
}

/** The game, and both versions where two are compared. */
function gameOf(result: ExperimentResult): string {
  const versions = comparedIn(result).map(versionTitle);
  return versions.length === 0 ? gameTitle(result) : `${result.ruleset.title} ${listed(versions)}`;
}

function comparedIn(result: ExperimentResult) {
  if (!('versions' in result)) return [];
  return [result.versions.from, result.versions.to].flatMap((version) => version ?? []);
}

function caveatsOf(result: ExperimentResult): string[] {
  const { version } = result.ruleset;
  const rebuilt = [...comparedIn(result), ...(version ? [version] : [])].filter(
    ({ reconstructed }) => reconstructed,
  );
  const readings = result.assumptions.readings.length;
  const read = readings === 0 ? '' : ` and ${counted(readings, 'reading')} of what the document leaves open`;
  const audited = 'audits' in result ? auditSummary(result) : '';
  return [
    ...(rebuilt.length > 0 ? [`Reconstructed, not read in print: ${rebuilt[0].title}.`] : []),
    ['Scripts play both sides; they weigh what they expect to lose and do not plan ahead.', audited]
      .filter((sentence) => sentence !== '')
      .join(' '),
    `It rests on ${counted(assumedIn(result).length, 'assumption')} of ours${read}.`,
  ];
}
