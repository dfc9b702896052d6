import type { ExperimentResult } from '../../experiments/designs/index.ts';
import { isBlind, isForeseeing } from '../../policies/index.ts';
import type { Origin } from '../document/report.ts';
import { auditSummary } from '../wording/audit-wording.ts';
import { versionTitle } from '../wording/version-wording.ts';
import { counted, listed } from '../wording/wording.ts';
import { assumedIn, gameTitle, otherwiseIn, playedTables, playedText } from './result-notes.ts';

/** What a result is of, and what nobody should read it without. */
export function originOf(result: ExperimentResult): Origin {
  const { matches } = result;
  const tables = counted(playedTables(result).length, 'table');
  return {
    game: gameOf(result),
    matches: `${counted(matches, 'match', 'matches')} on ${tables}`,
    played: playedText(result),
    caveats: caveatsOf(result),
  };
}

/** The game as it was played, and both versions where two are compared. */
function gameOf(result: ExperimentResult): string {
  const versions = comparedIn(result).map(versionTitle);
  const { ruleset } = result;
  return versions.length === 0
    ? gameTitle(ruleset)
    : [`${ruleset.title} ${listed(versions)}`, ...otherwiseIn(ruleset)].join(', ');
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
  const read = readings === 0 ? '' : ` and ${counted(readings, 'reading')} of open questions`;
  const audited = 'audits' in result ? auditSummary(result) : '';
  return [
    ...(rebuilt.length > 0 ? [`Reconstructed, not read in print: ${rebuilt[0].title}.`] : []),
    [scriptsText(result), audited].filter((sentence) => sentence !== '').join(' '),
    `It rests on ${counted(assumedIn(result).length, 'assumption')} of ours${read}.`,
  ];
}

/** Who plays, in a sentence: what scripts weigh, and whether any looks ahead. */
function scriptsText({ spec }: ExperimentResult): string {
  const policies = 'policies' in spec.asks ? spec.asks.policies : [spec.policy];
  const blind = policies.filter(isBlind);
  const ahead = policies.filter(isForeseeing);
  if (blind.length === 0 && ahead.length === 0)
    return 'Scripts play both sides; they weigh what they expect to lose and do not plan ahead.';
  const all = (some: readonly string[]) => some.length === policies.length;
  const weighed =
    blind.length === 0
      ? 'they weigh what they expect to lose'
      : all(blind)
        ? 'they take any legal option'
        : `all but ${listed(blind)} weigh what they expect to lose`;
  const planned =
    ahead.length === 0
      ? 'none plans ahead'
      : all(ahead)
        ? 'play options out first'
        : `only ${listed(ahead)} ${ahead.length === 1 ? 'plays' : 'play'} options out first`;
  return `Scripts play both sides; ${weighed}, and ${planned}.`;
}
