import { counted } from '../../reporting/wording/wording.ts';
import type { QuestionWeight, Rule } from '../../rules/rule.ts';
import type { FixedQuestion, Ruleset } from '../../rules/ruleset.ts';
import { hanging, wrap } from '../terminal/layout.ts';
import { type ListedQuestion, listClauses } from './rule-listing.ts';
import { questionText } from './rule-pages.ts';

const BY_STAKE: readonly QuestionWeight[] = ['H', 'M', 'L', 'none'];

const TITLES: Readonly<Record<QuestionWeight, string>> = {
  H: 'LIKELY TO DECIDE MATCHES',
  M: 'LIKELY TO BE FELT',
  L: 'SMALL',
  none: 'WITHOUT EFFECT ON WHO WINS',
};

/** Open questions, those that matter most first. */
function openQuestions(headings: readonly Rule[]): ListedQuestion[] {
  const all = headings.flatMap((rule) => listClauses(rule).flatMap((clause) => clause.questions));
  return BY_STAKE.flatMap((stake) => all.filter((question) => question.stake === stake));
}

export function questionsData(ruleset: Ruleset, headings: readonly Rule[]) {
  return { questions: openQuestions(headings), fixed: fixedFor(ruleset, headings) };
}

/** Open questions by stake with their readings, then those every variant answers alike. */
export function questionsText(ruleset: Ruleset, headings: readonly Rule[], width: number): string[] {
  const open = openQuestions(headings);
  const fixed = fixedFor(ruleset, headings);
  const lines = wrap(
    `${ruleset.title} ${ruleset.edition}: ${counted(open.length, 'question')} with readings (* in force), ${fixed.length} fixed`,
    width,
  );
  for (const stake of BY_STAKE) {
    const here = open.filter((question) => question.stake === stake);
    if (here.length > 0) lines.push('', TITLES[stake]);
    for (const question of here) lines.push('', ...questionText(question, width, '  '));
  }
  if (fixed.length > 0) lines.push('', 'FIXED');
  for (const question of fixed) lines.push('', ...fixedText(question, width));
  return lines;
}

/** Fixed questions belong to no heading: they are listed with the whole ruleset only. */
function fixedFor(ruleset: Ruleset, headings: readonly Rule[]): readonly FixedQuestion[] {
  return headings === ruleset.rules ? ruleset.fixedQuestions : [];
}

function fixedText({ id, asks, answer, reason }: FixedQuestion, width: number): string[] {
  return [
    ...hanging(`  ${id} `, asks, width),
    ...hanging('    answer: ', answer, width),
    ...hanging('    because: ', reason, width),
  ];
}
