import { InputError } from '../../rules/nearest.ts';
import { controlIn, controlInText } from '../../rules/printable.ts';
import type { ParsedArguments, Word } from './command.ts';

/** Refuses what was typed where a terminal would act on it when it is told again. Throws InputError. */
export function requireShown(places: readonly Word[], { words, values }: ParsedArguments): void {
  for (const [i, word] of words.entries()) {
    const { name, lines } = places[Math.min(i, places.length - 1)];
    refuse(`The ${name}`, lines ? controlInText(word.replaceAll('\r\n', '\n')) : controlIn(word));
  }
  for (const [name, typed] of values) {
    for (const value of typed) refuse(`--${name}`, controlIn(value));
  }
}

function refuse(place: string, control: string | null): void {
  if (control !== null) throw new InputError(`${place} has ${control}, which would not show; leave it out.`);
}
