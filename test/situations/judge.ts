import type { Player } from '../../src/rules/decision.ts';
import { unknown } from '../../src/rules/nearest.ts';
import { looksAhead } from '../../src/rules/play/fork.ts';
import { ANYTHING_ELSE, type Grade, type Situation } from './situation.ts';
import { atDecision, type Called, type Staged } from './staged.ts';

/** What a policy took in a situation, and what that is. */
export interface Judged {
  readonly situation: Situation;
  readonly took: string;
  readonly grade: Grade;
  /** What the options are that it had. */
  readonly offered: ReadonlySet<Grade>;
}

/** What the options of a situation are called; throws InputError where it names one that is not offered. */
export function optionsOf(staged: Staged): Called[] {
  const options = atDecision(staged, (met) => staged.call(met));
  const { title } = staged.situation;
  for (const phrase of phrasesOf(staged.situation))
    if (!options.some((called) => called.includes(phrase)))
      throw unknown('option', phrase, `"${title}"`, new Set(options.flat()));
  return options;
}

/** The options that a situation names. */
export function phrasesOf({ options }: Situation): string[] {
  return Object.values(options)
    .flat()
    .filter((phrase) => phrase !== ANYTHING_ELSE);
}

/** The option that a policy takes. */
export function optionTaken(staged: Staged, player: Player, spare: () => Staged): number {
  return atDecision(staged, ({ decision }, fork) => {
    const own = looksAhead(player)
      ? player.sitDown({ game: spare().game, fork, foresight: staged.foresight })
      : player;
    return own(decision);
  });
}

/** @param stage stages the situation anew, for whoever looks ahead on a table of his own */
export function judge(stage: () => Staged, player: Player): Judged {
  const staged = stage();
  const { situation } = staged;
  const options = optionsOf(staged);
  const grades = options.map((called) => gradeOf(situation, called));
  const taken = optionTaken(staged, player, stage);
  const named = phrasesOf(situation).find((phrase) => options[taken].includes(phrase));
  return { situation, took: named ?? options[taken][0], grade: grades[taken], offered: new Set(grades) };
}

const JUDGED = ['best', 'fine', 'fatal', 'blunder'] as const;

/** What an option is: the first of best, fine, fatal and blunder that names it, or else what anything else is. */
export function gradeOf({ options }: Situation, called: Called): Grade {
  const names = (phrase: string) => JUDGED.find((grade) => options[grade].includes(phrase));
  const named = JUDGED.find((grade) => options[grade].some((phrase) => called.includes(phrase)));
  return named ?? names(ANYTHING_ELSE) ?? 'open';
}
