import type { PowerResult } from '../../../experiments/designs/power/power.ts';
import type { PowerRow } from '../../../experiments/designs/power/power-row.ts';
import { isEffect, isOpen } from '../../../experiments/terms/verdict.ts';
import {
  adaptationNotes,
  bothSides,
  misplayedNotes,
  unfittedNotes,
} from '../../wording/adaptation-wording.ts';
import { counted, listed, percent, percentRange, thousands } from '../../wording/wording.ts';
import { isMisplayed, titleOf } from './power-findings.ts';

/** What a reader of the verdicts must know, a sentence each. */
export function powerNotes({ spec }: PowerResult, rows: readonly PowerRow[]): string[] {
  return [
    ...adaptationNotes(bothSides(rows)),
    ...unfittedNotes(
      rows.filter(isChosen).map(({ title }) => title),
      spec.asks.adapt,
    ),
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

/** Whether a rule is an option that policies choose, to which a side could have been fitted. */
function isChosen({ kind, adoption, isFrame, blocks }: PowerRow): boolean {
  return kind === 'option' && adoption !== null && !isFrame && blocks > 0;
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
    return [`${titleOf(row)} (${percentRange(acrossTables)}${same})`];
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

/** Whether matches came to an end, which a draw is, too. */
function unresolvedSentence(rows: readonly PowerRow[]): string[] {
  const matches = 2 * rows.reduce((sum, row) => sum + row.blocks, 0);
  const unresolved = rows.reduce((sum, row) => sum + row.outcomes.unresolved, 0);
  if (matches === 0) return [];
  if (unresolved === 0) return ['Every match was played to its end.'];
  return [
    `The bench stopped ${thousands(unresolved)} of ${thousands(matches)} matches (${percent(unresolved / matches)}) before ${unresolved === 1 ? 'its end; it counts' : 'their end; they count'} half.`,
  ];
}
