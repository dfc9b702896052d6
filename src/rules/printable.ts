/** Control characters, and marks that turn the direction of what follows; line ends and tabs are none of them. */
const CONTROL = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** The first character of a text that a terminal or a page would act on instead of showing it, as `U+202E`. */
export function controlIn(text: string): string | null {
  const found = CONTROL.exec(text);
  return found && codeOf(found[0]);
}

/** A text with such characters written out. */
export function printable(text: string): string {
  return text.replaceAll(new RegExp(CONTROL, 'gu'), (character) => `<${codeOf(character)}>`);
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
