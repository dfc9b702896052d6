/** Characters that a terminal or a page acts on instead of showing them: controls, and marks that turn the direction of what follows. */
const CONTROL = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** The same without line feeds and tabs, which text of several lines has. */
const CONTROL_OF_TEXT = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

const NAMES: Readonly<Record<string, string>> = {
  '\n': 'a line break',
  '\r': 'a carriage return',
  '\t': 'a tab',
};

/** The first such character of a line in words, as `the character U+202E`; null where it has none. */
export function controlIn(line: string): string | null {
  return named(CONTROL.exec(line));
}

/** The same of a text that may have several lines. */
export function controlInText(text: string): string | null {
  return named(CONTROL_OF_TEXT.exec(text));
}

/** A line with such characters written out, as `<U+202E>`. */
export function printableLine(line: string): string {
  return line.replaceAll(new RegExp(CONTROL, 'gu'), (found) => `<${codeOf(found)}>`);
}

/** The same of a text that may have several lines. */
export function printable(text: string): string {
  return text.replaceAll(new RegExp(CONTROL_OF_TEXT, 'gu'), (found) => `<${codeOf(found)}>`);
}

/** A value as JSON in which such characters are written out as JSON does: the same value when it is read. */
export function printableJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent);
  return text.replaceAll(new RegExp(CONTROL_OF_TEXT, 'gu'), (found) => `\\u${hex(found).toLowerCase()}`);
}

function named(found: RegExpExecArray | null): string | null {
  if (found === null) return null;
  return NAMES[found[0]] ?? `the character ${codeOf(found[0])}`;
}

function codeOf(character: string): string {
  return `U+${hex(character)}`;
}

function hex(character: string): string {
  return character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
}
