import type { Audit } from '../experiments/audit.ts';
import { differenceRange, differenceText, metricTitle } from './metric-wording.ts';
import type { Report, ReportTable } from './report.ts';
import { listed, percent, percentRange, sentence, thousands } from './wording.ts';

/** A result whose headlines were repeated. */
interface Audited {
  readonly audits: readonly Audit[];
  readonly spec: { readonly alpha: number; readonly asks: { readonly audit: readonly string[] } };
}

/** Which headline verdicts hold under which policies, and where a sign flips, a sentence each. */
export function auditFindings({ audits, spec }: Audited): string[] {
  if (audits.length === 0 && spec.asks.audit.length > 0) {
    return ['There is no headline verdict to be repeated under other policies.'];
  }
  const holding = [...Map.groupBy(audits, ({ title }) => title)].map(([title, own]) =>
    own.length === 1
      ? `Played by other policies, the verdict on ${subjectText(own[0])} holds for ${policiesText(own[0])}.`
      : `Played by other policies, the verdicts on ${title} hold: ${holdingText(own)}.`,
  );
  const flips = audits.flatMap((audit) => {
    const against = audit.policies.filter((policy) => policy.flips);
    if (against.length === 0) return [];
    const names = against.map((repeat) => `"${repeat.policy}" (${effectText(audit, repeat)})`);
    const what = audit.within === null ? 'The sign FLIPS' : 'It LEAVES the band';
    return [`${what}: ${subjectText(audit)} under ${listed(names)}.`];
  });
  return [...holding, ...flips];
}

/** Headline effects under other policies, for the end of a page. */
export function auditAppendix({ audits, spec }: Audited): Report['appendices'][number] {
  return { title: 'Headline verdicts under other policies', table: tableOf(audits, spec.alpha) };
}

function tableOf(audits: readonly Audit[], alpha: number): ReportTable {
  return {
    columns: [
      { title: 'verdict on' },
      { title: 'both sides played by' },
      { title: audits.some(({ metric }) => metric !== null) ? 'share or difference' : 'share', right: true },
      { title: `${Math.round(100 * (1 - alpha))} % interval`, right: true },
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

function wordText({ within }: Audit, { word, flips }: Audit['policies'][number]): string {
  const text = word === 'more' || word === 'less' ? `worth ${word}` : word;
  if (!flips) return text;
  return `${text}: ${within === null ? 'the sign flips' : 'outside the band'}`;
}

/** Figures by the policies they hold for. */
function holdingText(audits: readonly Audit[]): string {
  const byPolicies = [...Map.groupBy(audits, policiesText)];
  return byPolicies.map(([policies, own]) => `${listed(own.map(figureTitle))} for ${policies}`).join('; ');
}

/** Policies that a headline holds for, the run's own first, and those that were asked in vain. */
function policiesText({ holdsFor, policies }: Audit): string {
  const holds = listed(holdsFor.map(quoted));
  const asked = policies.filter(({ blocks }) => blocks > 0).map(({ policy }) => policy);
  const others = asked.filter((policy) => !holdsFor.includes(policy));
  if (others.length === 0) return holds;
  const names = listed(others.map(quoted));
  return holdsFor.length === 1
    ? `${holds} alone and for none of the others (${names})`
    : `${holds}, not for ${names}`;
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
  const text = differenceText({ metric, unit, difference: effect }, effect.mean);
  return unit === 'share' ? `${text} points` : text;
}

function rangeText({ metric, unit }: Audit, { effect }: Audit['policies'][number]): string {
  if (metric === null) return percentRange(effect.low, effect.high);
  return differenceRange({ metric, unit, difference: effect });
}
