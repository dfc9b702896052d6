import type { Audit, Standing } from '../../experiments/audit/audit.ts';
import type { Audited } from '../../experiments/audit/styles-played.ts';
import { isForeseeing } from '../../policies/index.ts';
import type { Appendix, ReportTable } from '../document/report.ts';
import { amountText, differenceRange, metricTitle } from './metric-wording.ts';
import { alikeIn, stylesAppendix, stylesFindings } from './styles-wording.ts';
import { counted, intervalTitle, listed, percent, percentRange, sentence, thousands } from './wording.ts';

/** A result whose headlines were repeated. */
interface AuditedResult extends Audited {
  readonly spec: { readonly alpha: number; readonly asks: { readonly audit: readonly string[] } };
}

/** Under which policies headline verdicts hold, and where a sign flips, a sentence each. */
export function auditFindings({ audits: all, styles, spec }: AuditedResult): string[] {
  const audits = all.map((audit) => byOthers(audit, alikeIn(styles)));
  if (audits.length === 0 && spec.asks.audit.length > 0) {
    return ['There is no headline verdict to be repeated under other policies.'];
  }
  const holding = [...Map.groupBy(audits, ({ title }) => title)].flatMap(([title, own]) =>
    [...Map.groupBy(own, standingText)].map(([text, alike]) =>
      alike.length === 1
        ? `Played by other policies, the verdict on ${subjectText(alike[0])} ${text}.`
        : `Played by other policies, each verdict on ${title} (${listed(alike.map(figureTitle))}) ${text}.`,
    ),
  );
  const flips = audits.flatMap((audit) => {
    const against = audit.policies.filter(({ standing }) => standing === 'flips');
    if (against.length === 0) return [];
    const names = against.map(
      (repeat) => `${quoted(repeat.policy)} at ${effectText(audit, repeat)} (${rangeText(audit, repeat)})`,
    );
    const what = audit.within === null ? 'The sign FLIPS' : 'It LEAVES the band';
    return [`${what}: ${subjectText(audit)} under ${listed(names)}.`];
  });
  return [...holding, ...flips, ...aheadFindings(audits), ...stylesFindings({ styles })];
}

/** How many verdicts other policies bear out, in a sentence; nothing where none was repeated. */
export function auditSummary({ audits: all, styles }: Audited): string {
  if (all.length === 0) return '';
  const held = all.filter((audit) => byOthers(audit, alikeIn(styles)).holdsFor.length > 1).length;
  const which =
    held === 0
      ? 'none holds for any of these'
      : `${held === 1 ? 'one holds' : `${held} hold`} for at least one of these policies`;
  return `Of ${counted(all.length, 'verdict')} played by other policies, too, ${which}.`;
}

/** What policies that do what the run's own does say of a headline does not count. */
function byOthers(audit: Audit, alike: readonly string[]): Audit {
  const counts = (policy: string) => !alike.includes(policy);
  return {
    ...audit,
    policies: audit.policies.filter(({ policy }) => counts(policy)),
    holdsFor: audit.holdsFor.filter(counts),
  };
}

/** What it took to look ahead, a sentence for each policy that did. */
function aheadFindings(audits: readonly Audit[]): string[] {
  const repeats = audits.flatMap(({ policies }) => policies).filter(({ policy }) => isForeseeing(policy));
  return [...Map.groupBy(repeats, ({ policy }) => policy)].map(([policy, own]) => {
    const blocks = own.reduce((sum, one) => sum + one.blocks, 0);
    return `${quoted(policy)}, who plays out what he could do before he does it, took ${counted(blocks, 'block')} for ${counted(own.length, 'verdict')}, each match as long as hundreds of others: so few can show a sign, and no verdict.`;
  });
}

/** Headline effects under other policies, and what these do, for the end of a page. */
export function auditAppendices({ audits, styles, spec }: AuditedResult): Appendix[] {
  return [
    { title: 'Headline verdicts under other policies', table: tableOf(audits, spec.alpha) },
    ...(styles === null ? [] : [stylesAppendix(styles)]),
  ];
}

function tableOf(audits: readonly Audit[], alpha: number): ReportTable {
  return {
    columns: [
      { title: 'verdict on' },
      { title: 'both sides played by' },
      { title: audits.some(({ metric }) => metric !== null) ? 'share or difference' : 'share', right: true },
      { title: intervalTitle(alpha), right: true },
      { title: 'verdict' },
      { title: 'blocks', right: true },
    ],
    rows: audits.flatMap((audit) =>
      audit.policies.map((repeat) => [
        sentence(subjectText(audit)),
        repeat.policy,
        effectText(audit, repeat),
        rangeText(audit, repeat),
        wordText(audit, repeat),
        thousands(repeat.blocks),
      ]),
    ),
  };
}

function wordText({ within }: Audit, { word, standing }: Audit['policies'][number]): string {
  const text = settledText(word);
  if (standing !== 'flips') return text;
  return `${text}: ${within === null ? 'the sign flips' : 'outside the band'}`;
}

function settledText(word: Audit['policies'][number]['word']): string {
  return word === 'more' || word === 'less' ? `worth ${word}` : word;
}

/** What each policy says of a verdict, after the words "the verdict". */
function standingText({ holdsFor: [own, ...holding], policies, within }: Audit): string {
  const of = (...standings: Standing[]) => policies.filter(({ standing }) => standings.includes(standing));
  if (policies.length > 0 && of('unplayed').length === policies.length) {
    return `is not known: the run was cut short before anything was repeated, and it is that of ${quoted(own)} alone`;
  }
  const told = (standing: Standing, says: string) => {
    const names = of(standing).map(({ policy }) => quoted(policy));
    return names.length > 0 ? [`${says} ${listed(names)}`] : [];
  };
  const others = of('differs').map(({ policy, word }) => `${quoted(policy)} (${settledText(word)})`);
  return [
    holdsText(own, holding, policies.length > 0 && of('differs', 'flips').length === policies.length),
    ...(others.length > 0 ? [`is another for ${listed(others)}`] : []),
    ...told('flips', within === null ? 'flips for' : 'leaves its band for'),
    ...told('sign', 'has the same sign but is not settled for'),
    ...told('open', 'is not settled for'),
    ...told('unplayed', 'was not repeated under'),
  ].join('; it ');
}

function holdsText(own: string, holding: readonly string[], isContradicted: boolean): string {
  if (holding.length > 0) return `holds for ${listed(holding.map(quoted))} as for ${quoted(own)}`;
  return isContradicted
    ? `holds for ${quoted(own)} alone and for none of the others`
    : `is so far that of ${quoted(own)} alone`;
}

function quoted(name: string): string {
  return `"${name}"`;
}

function figureTitle({ metric }: Audit): string {
  return metric === null ? 'share of the points' : metricTitle({ metric });
}

function subjectText({ title, metric }: Audit): string {
  return metric === null ? title : `${title} (${metricTitle({ metric })})`;
}

function effectText({ metric, unit }: Audit, { effect }: Audit['policies'][number]): string {
  if (metric === null) return percent(effect.mean);
  return amountText({ metric, unit, difference: effect });
}

function rangeText({ metric, unit }: Audit, { effect }: Audit['policies'][number]): string {
  if (metric === null) return percentRange(effect);
  return differenceRange({ metric, unit, difference: effect });
}
