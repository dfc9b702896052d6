import { designOf, type ExperimentResult } from '../../experiments/designs/index.ts';
import { type TableRef, tableKey } from '../../match/spec.ts';
import { type Assumption, assumptionText } from '../../rules/assumption.ts';
import type { Grounds, ReadingPlayed } from '../document/report.ts';
import { scenarioText } from '../wording/scenario-wording.ts';
import { versionTitle } from '../wording/version-wording.ts';
import { counted, listed, pointsText, present } from '../wording/wording.ts';
import { calibrationSentence } from './calibration.ts';

/** The sim's own title, the game and the question in one line. */
export function subtitleOf(result: ExperimentResult, question: string): string {
  const { spec, ruleset, interrupted } = result;
  // Where two rules are compared the question says what each is.
  const game = 'versions' in result ? editionTitle(ruleset) : gameTitle(ruleset);
  const isPlain = spec.title === `${ruleset.title}: ${spec.design}`;
  return `${isPlain ? game : `${spec.title} (${game})`}: ${question}${interrupted ? ' (stopped early)' : ''}`;
}

/** The game and its version, with what is played otherwise than they say. */
export function gameTitle(ruleset: ExperimentResult['ruleset']): string {
  return [editionTitle(ruleset), ...otherwiseIn(ruleset)].join(', ');
}

function editionTitle({ title, edition, version }: ExperimentResult['ruleset']): string {
  return `${title} ${version === null ? edition : versionTitle(version)}`;
}

/** Settings told one by one at most. */
const TOLD = 2;

/** The scenario and the settings that both sides play with. */
export function otherwiseIn({ scenario, set }: ExperimentResult['ruleset']): string[] {
  const settings = Object.entries(set).map(([path, value]) => `${path}=${value}`);
  return present([
    scenario && `scenario "${scenario.title}"`,
    settings.length > 0 &&
      `with ${settings.length > TOLD ? `${settings.length} settings changed` : listed(settings)}`,
  ]);
}

/** Designs whose main intervals come from resampling, as their own method says. */
const RESAMPLED: ReadonlySet<string> = new Set(['price', 'screen', 'tournament', 'tune']);

/**
 * How any result was measured, a sentence each.
 *
 * @param sides who met, where it is not the same army and policy on both sides
 */
export function methodOf(
  result: ExperimentResult,
  sides = `Both sides field the army "${result.spec.army}" and are played by the "${result.spec.policy}" policy.`,
): string[] {
  const { spec, method, interrupted, signature } = result;
  const settings = Object.entries(spec.variant).map(([path, value]) => `${path}=${value}`);
  return present([
    playedSentence(result),
    blockSentence(result),
    result.ruleset.scenario && scenarioText(result.ruleset.scenario),
    sides,
    settings.length > 0 && `Both sides play with ${listed(settings)}.`,
    `Luck belongs to the block, not to the rule: seed ${spec.seed}. Draws and unresolved matches count half.`,
    `A difference of shares below ${pointsText(spec.d)} is taken as no effect.`,
    `${RESAMPLED.has(spec.design) ? 'All other intervals' : 'Intervals'}: ${method.interval}`,
    method.family !== null && `Several findings at once: ${method.family}`,
    interrupted &&
      'The run was stopped before its end; what was played until then is shown. Figures by bootstrap and those that count each table once are as sure as said only if it was not stopped for what it showed.',
    calibrationSentence(),
    restingSentence(result),
    `Signature of the matches: ${signature}.`,
  ]);
}

/** `4 blocks (8 matches) on 4 of 20 tables`: which of the tables had a block at all. */
export function playedText(result: ExperimentResult): string {
  const { blocks, matches, spec } = result;
  const played = playedTables(result).length;
  const all = counted(spec.tables.length, 'table');
  const tables = played === spec.tables.length ? all : `${played} of ${all}`;
  return `${counted(blocks, 'block')} (${counted(matches, 'match', 'matches')}) on ${tables}`;
}

/** What a block is, by the design. */
export function blockSentence({ spec }: ExperimentResult): string {
  return `A block is ${designOf(spec.design).block}.`;
}

function playedSentence(result: ExperimentResult): string {
  const names = tablesText(playedTables(result));
  return names === '' ? `Played: ${playedText(result)}.` : `Played: ${playedText(result)}: ${names}.`;
}

/** The tables that had a block. */
export function playedTables({ spec, playedTables }: ExperimentResult): TableRef[] {
  return spec.tables.filter((table) => playedTables.includes(tableKey(table)));
}

function tablesText(tables: readonly TableRef[]): string {
  const names = tables.flatMap((table) => ('name' in table ? [table.name] : []));
  const generated = tables.length - names.length;
  return listed([...names, ...(generated > 0 ? [counted(generated, 'generated table')] : [])]);
}

/** How much of ours a result rests on, for those who read no further. */
function restingSentence(result: ExperimentResult): string {
  const ours = assumedIn(result);
  const ids = fewIdsIn(ours);
  const among = ids.length === 0 ? '' : `, among them ${listed(ids)}`;
  return `Rests on ${counted(ours.length, 'assumption')} of ours${among}: see the end of the report.`;
}

/** Ids that a sentence names. */
const FEW_IDS = 5;

/** The clauses among some assumptions; none where they are more than a sentence holds, since a list beside it has them all. */
export function fewIdsIn(assumptions: readonly Assumption[]): string[] {
  const ids = assumptions.flatMap(({ clause }) => clause?.id ?? []);
  return ids.length > FEW_IDS ? [] : ids;
}

/** What of ours a result rests on, without what it measures. */
export function assumedIn({ assumptions }: ExperimentResult): Assumption[] {
  return assumptions.ruleset.filter(({ standing }) => standing !== 'varied');
}

/** What a result rests on beyond the printed text, each kind by itself, so that its number is that of every other count. */
export function groundsOf(result: ExperimentResult): Grounds[] {
  const { ruleset, inferred } = result.assumptions;
  const varied = ruleset.filter(({ standing }) => standing === 'varied');
  return [
    { title: 'What the bench assumes', sentences: assumedIn(result).map(assumptionText) },
    { title: 'What of ours is measured', sentences: varied.map(assumptionText) },
    { title: 'What is inferred', sentences: inferred.map(({ id, says }) => `${id} (inferred): ${says}`) },
  ].filter(({ sentences }) => sentences.length > 0);
}

export function readingsOf({ assumptions }: ExperimentResult): ReadingPlayed[] {
  return assumptions.readings.map(({ id, asks, path, reading, says }) => ({
    id,
    asks,
    reading: `Played as "${reading}": ${says} (${path})`,
  }));
}
