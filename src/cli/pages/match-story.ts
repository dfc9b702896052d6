import { beyond, over } from '../../experiments/terms/subject.ts';
import type { MatchRecord } from '../../match/record.ts';
import { type MatchSpec, tableTitle } from '../../match/spec.ts';
import { scenarioText } from '../../reporting/wording/scenario-wording.ts';
import { reconstruction, versionTitle } from '../../reporting/wording/version-wording.ts';
import { counted, listed } from '../../reporting/wording/wording.ts';
import type { MatchEvent, Outcome, Ruleset, Version } from '../../rules/ruleset.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { Variant } from '../../rules/variant.ts';
import { wrap } from '../terminal/layout.ts';

const ENDS: Readonly<Record<Outcome, string>> = {
  won: 'Side A wins',
  lost: 'Side B wins',
  draw: 'A draw',
  unresolved: 'Not decided when the bench stopped the match',
};

/** A match as lines: who plays what where, what happened, and how it ended. */
export function matchStory(
  ruleset: Ruleset,
  spec: MatchSpec,
  record: MatchRecord,
  events: readonly MatchEvent[],
  width: number,
  version?: Version,
  scenario?: Scenario,
): string[] {
  const { armies, policies, table, seed } = spec;
  const head = [
    `${gameTitle(ruleset, version)}: ${armies[0]} (A, ${policies[0]}) against ${armies[1]} (B, ${policies[1]})`,
    `Table ${tableTitle(table)}, seed ${seed}.`,
    ...(version?.reconstructed ? [reconstruction(version)] : []),
    ...(scenario ? [scenarioText(scenario)] : []),
    ...brought(ruleset),
    ...changed(spec, over(version?.patch ?? {}, scenario?.set ?? {})),
    "Places are in inches: to the right and away from A, with 0,0 the corner at A's left.",
  ];
  const end = [
    `${ENDS[record.outcome]} after ${counted(record.rounds, 'round')}.`,
    `Lead of A at each round's end: ${record.leads.map(leadText).join(' ') || 'none'}; at the end ${leadText(record.margin * 1000)}.`,
    'The lead is the share of its army A still has, minus that of B.',
  ];
  const broken = (lines: readonly string[]) => lines.flatMap((line) => wrap(line, width));
  const told = events.flatMap(({ text }) =>
    wrap(text, width, '  ').map((line, i) => (i === 0 ? line.slice(2) : line)),
  );
  return [...broken(head), '', ...told, '', ...broken(end)];
}

function gameTitle({ title, edition }: Ruleset, version: Version | undefined): string {
  return version === undefined ? `${title} ${edition}` : `${title}, ${versionTitle(version)}`;
}

/** The rules that a sim brings; those of a book act in its own code and have no moments. */
function brought({ rules }: Ruleset): string[] {
  const titles = rules.flatMap(({ title, timing }) => (timing === undefined ? [] : [title]));
  return titles.length === 0 ? [] : [`House rules: ${listed(titles)}.`];
}

/** What each side plays with beyond the version and the scenario. */
function changed({ variants }: MatchSpec, shared: Variant): string[] {
  return variants.flatMap((variant, seat) => {
    const settings = Object.entries(beyond(shared, variant)).map(([path, value]) => `${path}=${value}`);
    return settings.length === 0 ? [] : [`Side ${seat === 0 ? 'A' : 'B'} plays with ${settings.join(', ')}.`];
  });
}

/** Thousandths as signed percent. */
function leadText(thousandths: number): string {
  const percent = Math.round(thousandths / 10);
  return `${percent > 0 ? '+' : ''}${percent}%`;
}
