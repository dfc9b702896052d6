import type { PowerResult } from '../../../experiments/designs/power/power.ts';
import type { PowerRow } from '../../../experiments/designs/power/power-row.ts';
import { isEffect, SLIGHT_POINTS, type VerdictWord } from '../../../experiments/terms/verdict.ts';
import { named, noneOf, notSettled } from '../../wording/not-settled.ts';
import { counted, listed, percentWithRange, pointsText, takenText } from '../../wording/wording.ts';

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
  const titles = about.map(({ title }) => title);
  const slight = about.filter(({ verdict }) => verdict.word === 'slight').map(({ title }) => title);
  if (slight.length === 0)
    return `${noneOf(titles, 'does not move', 'moves')} the result by more than ${pointsText(spec.d)}`;
  const side = slight.length === 1 ? 'lies' : 'lie';
  return `${noneOf(titles, 'is not', 'is')} worth more than ${SLIGHT_POINTS} points; not settled: on which side of even ${named(slight, 'rule')} ${side}`;
}

/** The rule that the headline is of, if there is one; a fault of the policy only where nothing is said of a rule. */
function strongestOf(rows: readonly PowerRow[]): PowerRow | undefined {
  const [strongest] = rows
    .filter(({ isFrame, found, verdict }) => !isFrame && found && isEffect(verdict))
    .sort((a, b) => Number(isMisplayed(a)) - Number(isMisplayed(b)) || weight(b) - weight(a));
  return strongest;
}

/** Whether a rule shows a fault of the policy. */
export function isMisplayed({ verdict }: PowerRow): boolean {
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
  const taken = takenText(share);
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

function groupSentence(word: VerdictWord, label: string, rows: readonly PowerRow[]): string[] {
  const group = rows.filter(({ verdict }) => verdict.word === word);
  if (group.length === 0) return [];
  if (word === 'undecided') {
    const names = listed(group.map(titleOf));
    return [`${label}: ${names}. The table says how many more blocks would settle each.`];
  }
  return [`${label}: ${listed(group.map((row) => `${titleOf(row)} ${percentWithRange(row.share)}`))}.`];
}
