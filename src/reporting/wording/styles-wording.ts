/** What the policies of an audit do, in words and as a table. */
import type { Audited, StylePlayed, StylesPlayed } from '../../experiments/audit/styles-played.ts';
import type { Appendix } from '../document/report.ts';
import { listed, percent, thousands } from './wording.ts';

/** A part whose share is told from that of the run's own policy. */
const MARK = '*';

/** Which policies do what the run's own does, a sentence; nothing where all play otherwise. */
export function stylesFindings({ styles }: Pick<Audited, 'styles'>): string[] {
  const names = alikeIn(styles).map((policy) => `"${policy}"`);
  if (names.length === 0) return [];
  const one = names.length === 1;
  return [
    `${listed(names)} ${one ? 'does' : 'do'} what "${ownOf(styles)}" does: no kind of action is told from its share in ${thousands(othersOf(styles)[0].matches)} matches, so that ${one ? 'its verdict does not count as another' : 'their verdicts do not count as others'}.`,
  ];
}

/** Policies that are not told from the run's own by what they do. */
export function alikeIn(styles: StylesPlayed | null): string[] {
  return othersOf(styles).flatMap((style) => (isApart(style) ? [] : [style.policy]));
}

/** Shares of each kind of action by policy, for the end of a page. */
export function stylesAppendix(played: StylesPlayed): Appendix {
  const all = played.styles;
  const parts = (all[0]?.parts ?? [])
    .map(({ part }) => part)
    .filter((part) => all.some((style) => shareOf(style, part) > 0));
  return {
    title: `What each policy does: ${played.says} (${MARK}: other than "${ownOf(played)}", beyond luck)`,
    table: {
      columns: [
        { title: 'both sides played by' },
        ...parts.map((part) => ({ title: part.replaceAll('-', ' '), right: true })),
        { title: 'a style of its own' },
        { title: 'matches', right: true },
      ],
      rows: all.map((style, i) => [
        style.policy,
        ...parts.map((part) => shareText(style, part)),
        i === 0 ? "the run's" : isApart(style) ? 'yes' : 'no',
        thousands(style.matches),
      ]),
    },
  };
}

function othersOf(styles: StylesPlayed | null): readonly StylePlayed[] {
  return styles?.styles.slice(1) ?? [];
}

function ownOf(styles: StylesPlayed | null): string {
  return styles?.styles[0]?.policy ?? '';
}

function isApart({ parts }: StylePlayed): boolean {
  return parts.some(({ differs }) => differs);
}

function shareOf({ parts }: StylePlayed, part: string): number {
  return parts.find((one) => one.part === part)?.share.mean ?? 0;
}

function shareText({ parts }: StylePlayed, part: string): string {
  const found = parts.find((one) => one.part === part);
  if (found === undefined) return '';
  return `${percent(found.share.mean)}${found.differs ? ` ${MARK}` : ''}`;
}
