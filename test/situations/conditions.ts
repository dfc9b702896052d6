import { InputError } from '../../src/rules/nearest.ts';
import type { Condition } from './cast.ts';

/** A form of words for how models can be, and what it does to one. */
export interface Form {
  readonly form: RegExp;
  apply(model: number, said: readonly string[]): void;
}

/**
 * Puts models into the conditions that are said of them; throws InputError for one that no form knows.
 *
 * @param examples of forms, for whoever has written another
 */
export function applyConditions(
  conditions: readonly Condition[],
  models: ReadonlyMap<string, number>,
  forms: readonly Form[],
  { title, examples }: { readonly title: string; readonly examples: string },
): void {
  for (const { letters, says } of conditions) {
    const known = forms.find(({ form }) => form.test(says));
    if (!known) throw new InputError(`"${says}" in "${title}" is no condition; write one like ${examples}.`);
    const said = known.form.exec(says)!.slice(1);
    for (const letter of letters) known.apply(models.get(letter)!, said);
  }
}
