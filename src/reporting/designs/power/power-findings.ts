import type { PowerResult } from '../../../experiments/designs/power/power.ts';
import type { PowerRow } from '../../../experiments/designs/power/power-row.ts';
import { isEffect, isOpen, SLIGHT_POINTS, type VerdictWord } from '../../../experiments/terms/verdict.ts';
import { adaptationNotes, bothSides, misplayedNotes } from '../../wording/adaptation-wording.ts';
import { named, notSettled } from '../../wording/not-settled.ts';
import { counted, listed, percent, percentRange, thousands } from '../../wording/wording.ts';

/** The finding in one sentence. Rows strongest first. */
export function powerTitle({ spec }: PowerResult, rows: readonly PowerRow[]): string {
  const about = rows.filter(({ isFrame }) => !isFrame);
  const telling = about.filter(({ verdict }) => isEffect(verdict));
  const strongest = strongestOf(rows);
  if (strongest) return headline(strongest);
  if (telling.length > 0) {
    const hints = named(
      telling.map(({ title }) => title),
      'rule',
    );
    return notSettled(
      `with ${counted(rows.length, 'rule')} tested at once, ${hints} ${telling.length === 1 ? 'is no more than a hint' : 'are no more than hints'}`,
    );
  }
  const open = about.filter(({ verdict }) => verdict.word === 'undecided').map(({ title }) => title);
  if (open.length > 0)
    return notSettled(`what ${named(open, 'rule')} ${open.length === 1 ? 'is' : 'are'} worth`);
  if (about.length === 0)
    return `Measured: ${listed(rows.map(({ title }) => title))}, which the game is made of`;
  const slight = about.filter(({ verdict }) => verdict.word === 'slight').map(({ title }) => title);
  if (slight.length > 0)
    return `No rule is worth more than ${SLIGHT_POINTS} points; not settled: on which side of even ${named(slight, 'rule')} ${slight.length === 1 ? 'lies' : 'lie'}`;
  return `No rule moves the result by more than ${percent(spec.d)}`;
}

/** The rule that the headline is of, if there is one; a fault of the policy only where nothing is said of a rule. */
function strongestOf(rows: readonly PowerRow[]): PowerRow | undefined {
  const [strongest] = rows
    .filter(({ isFrame, found, verdict }) => !isFrame && found && isEffect(verdict))
    .sort((a, b) => Number(isMisplayed(a)) - Number(isMisplayed(b)) || weight(b) - weight(a));
  return strongest;
}

function isMisplayed({ verdict }: PowerRow): boolean {
  return verdict.word === 'misplayed';
}

/** The rules that a reader looks at first: the one of the headline, or all but what the game is made of. */
export function leadingOf(rows: readonly PowerRow[]): readonly PowerRow[] {
  const strongest = strongestOf(rows);
  return strongest ? [strongest] : rows.filter(({ isFrame }) => !isFrame);
}

function weight({ share }: PowerRow): number {
  return Math.abs(share.mean - 0.5);
}

/** A rule, marked where it is what the game is made of. */
export function titleOf({ title, isFrame }: PowerRow): string {
  return isFrame ? `${title} (frame)` : title;
}

function headline({ title, share, verdict }: PowerRow): string {
  const taken = `${percent(share.mean)} of the points`;
  switch (verdict.word) {
    case 'dominant':
      return `${title} is dominant: the side that has it takes ${taken}`;
    case 'strong':
      return `${title} is strong: the side that has it takes ${taken}`;
    case 'harms':
      return `${title} harms the side that has it, which takes only ${taken}`;
    case 'misplayed':
      return `${title} is misplayed: the policy that has it takes only ${taken}, and need not use it`;
    case 'costs':
      return `${title} ${verdict.text}: the side that bears it takes ${taken}`;
    default:
      return `${title} helps most: the side that has it takes ${taken}`;
  }
}

const GROUPS: readonly (readonly [VerdictWord, string])[] = [
  ['dominant', 'Dominant'],
  ['strong', 'Strong'],
  ['helps', 'Helps'],
  ['no effect', 'No effect'],
  ['costs', 'Costs its side'],
  ['harms', 'Harms its side'],
  ['misplayed', 'Misplayed'],
  ['slight', `Slight, surely within ${SLIGHT_POINTS} points of an even share`],
  ['undecided', 'Undecided'],
];

/**
 * The rules by verdict, a sentence each.
 *
 * @param awaited whether the run went on for a verdict, so that those without one lack blocks
 */
export function powerFindings(rows: readonly PowerRow[], awaited: boolean): string[] {
  return GROUPS.filter(([word]) => awaited || word !== 'undecided').flatMap(([word, label]) =>
    groupSentence(word, label, rows),
  );
}

/** What a reader of the verdicts must know, a sentence each. */
export function powerNotes(rows: readonly PowerRow[]): string[] {
  return [
    ...adaptationNotes(bothSides(rows)),
    ...misplayedNotes(rows.filter(isMisplayed).map(titleOf)),
    ...familySentence(rows),
    ...tablesSentence(rows),
    ...frameSentences(rows),
    ...idleSentence(rows),
    ...keptSentences(rows),
    ...unresolvedSentence(rows),
    ...fortuneSentence(rows),
  ];
}

function groupSentence(word: VerdictWord, label: string, rows: readonly PowerRow[]): string[] {
  const group = rows.filter(({ verdict }) => verdict.word === word);
  if (group.length === 0) return [];
  if (word === 'undecided') {
    const names = listed(group.map(titleOf));
    return [`${label}: ${names}. The table says how many more blocks would settle each.`];
  }
  return [`${label}: ${listed(group.map((row) => `${titleOf(row)} (${percent(row.share.mean)})`))}.`];
}

/** Whose shares are not as matches were won; the page has those too. */
function fortuneSentence(rows: readonly PowerRow[]): string[] {
  const less = rows.filter(({ fortune }) => fortune !== null);
  if (less.length === 0) return [];
  return [
    `The luck of the dice is taken off the ${less.length === 1 ? 'share' : 'shares'} of ${listed(less.map(titleOf))}; as matches were won they are on the page.`,
  ];
}

/** Verdicts that do not survive the correction for looking at many rules. */
function familySentence(rows: readonly PowerRow[]): string[] {
  const weak = rows.filter(({ verdict, found }) => !found && isEffect(verdict));
  if (weak.length === 0) return [];
  const names = listed(weak.map(titleOf));
  return [`With ${counted(rows.length, 'rule')} tested at once, treat these as hints only: ${names}.`];
}

/** Verdicts that hold for the tables played but not surely for others like them. */
function tablesSentence(rows: readonly PowerRow[]): string[] {
  const unsure = rows.flatMap((row) => {
    const { acrossTables, verdict } = row;
    if (!acrossTables || acrossTables.agrees || isOpen(verdict) || isIdle(row)) return [];
    const same = acrossTables.standardError === 0 ? ', the same on every table' : '';
    return [`${titleOf(row)} (${percentRange(acrossTables.low, acrossTables.high)}${same})`];
  });
  if (unsure.length === 0) return [];
  return [
    `On other tables like these the verdict may differ for ${listed(unsure)}; in brackets the interval that counts each table once.`,
  ];
}

/** Rules that are no finding, because the game is made of them. */
function frameSentences(rows: readonly PowerRow[]): string[] {
  const frames = rows.filter(({ isFrame }) => isFrame).map(({ title }) => title);
  if (frames.length === 0) return [];
  return [
    `${listed(frames)} ${frames.length === 1 ? 'is' : 'are'} measured, being what the game is made of, but left out of the headline, of pairs and of repeats.`,
  ];
}

/** Rules of which the figures show only that nobody used them. */
function idleSentence(rows: readonly PowerRow[]): string[] {
  const idle = rows.filter(isIdle).map(titleOf);
  if (idle.length === 0) return [];
  return [
    `No match made use of ${listed(idle, 'or')}; what is said of ${idle.length === 1 ? 'it' : 'them'} means no more than that.`,
  ];
}

/**
 * Whether no clause of a rule ever acted, or nobody chose it where nothing counts that. Some clauses act on who does not
 * choose, too: where none did and every block came out even, that moved nothing.
 */
function isIdle({ actsPerMatch, adoption, blocks, counts }: PowerRow): boolean {
  if (blocks === 0) return false;
  if (actsPerMatch?.mean === 0) return true;
  return adoption?.chosen === 0 && (actsPerMatch === null || counts[EVEN] === blocks);
}

/** Quarters of a block in which either side takes as much as the other. */
const EVEN = 2;

function keptSentences(rows: readonly PowerRow[]): string[] {
  return rows
    .filter(({ kept }) => kept.length > 0)
    .map(({ title, kept }) => `${title}: both sides kept ${listed(kept)}, which one side cannot have alone.`);
}

function unresolvedSentence(rows: readonly PowerRow[]): string[] {
  const matches = 2 * rows.reduce((sum, row) => sum + row.blocks, 0);
  const unresolved = rows.reduce((sum, row) => sum + row.outcomes.unresolved, 0);
  if (matches === 0) return [];
  if (unresolved === 0) return ['Every match was decided.'];
  return [
    `The bench stopped ${thousands(unresolved)} of ${thousands(matches)} matches (${percent(unresolved / matches)}) before ${unresolved === 1 ? 'it was decided; it counts' : 'they were decided; they count'} half.`,
  ];
}
