import { questionsUnder } from '../../rules/readings-under.ts';
import type { QuestionWeight } from '../../rules/rule.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { resolvePath, type Variant } from '../../rules/variant.ts';

/** An open question of the document, read otherwise than it is. */
export interface OtherReading {
  /** Id of the question in its document's catalogue. */
  readonly id: string;
  readonly path: string;
  readonly stake: QuestionWeight;
  readonly asks: string;
  readonly reading: string;
  readonly says: string;
  /** The reading in force. */
  readonly instead: string;
}

/**
 * Every reading that is not in force of every question of some stakes that arises, in the order of the rules. Throws
 * InputError for a path that names nothing.
 *
 * @param under headings, clauses or questions to keep to, by path; all where absent
 */
export function otherReadings(
  ruleset: Ruleset,
  variant: Variant,
  stakes: readonly QuestionWeight[],
  under?: readonly string[],
): OtherReading[] {
  for (const path of under ?? []) resolvePath(ruleset.rules, path);
  const isAsked = (path: string) =>
    under === undefined || under.some((above) => path === above || path.startsWith(`${above}.`));
  return questionsUnder(ruleset.rules, [variant]).flatMap(({ path, question, read: [instead] }) => {
    const { id, stake, asks, readings } = question;
    if (instead === undefined || !stakes.includes(stake) || !isAsked(path)) return [];
    return Object.entries(readings)
      .filter(([reading]) => reading !== instead)
      .map(([reading, says]) => ({ id, path, stake, asks, reading, says, instead }));
  });
}
