import type { Question, QuestionWeight } from '../../rules/rule.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { camelCase } from '../../rules/settings.ts';
import { compileSettings, resolvePath, type Variant } from '../../rules/variant.ts';

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

type Compiled = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

/**
 * Every reading that is not in force of every question of some stakes, in the order of the rules; questions of clauses
 * that are off do not arise but where they stand apart. Throws InputError for a path that names nothing.
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
  const settings = compileSettings<Compiled>(ruleset.rules, variant);
  const isAsked = (path: string) =>
    under === undefined || under.some((above) => path === above || path.startsWith(`${above}.`));
  return ruleset.rules.flatMap((rule) =>
    Object.entries(rule.clauses).flatMap(([key, clause]) => {
      const own = settings[camelCase(rule.id)][key];
      return Object.entries(clause.questions ?? {}).flatMap(([name, question]) => {
        const path = `${rule.id}.${key}.${name}`;
        const arises = own.on === true || question.apart === true;
        const counts = arises && stakes.includes(question.stake) && isAsked(path);
        return counts ? others(path, question, own[name] as string) : [];
      });
    }),
  );
}

function others(path: string, { id, stake, asks, readings }: Question, instead: string): OtherReading[] {
  return Object.entries(readings).flatMap(([reading, says]) =>
    reading === instead ? [] : [{ id, path, stake, asks, reading, says, instead }],
  );
}
