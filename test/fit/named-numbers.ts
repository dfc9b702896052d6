import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A number in the code of a ruleset, by which policies reckon what options are worth. */
export interface NamedNumber {
  /** The file below `src` that it stands in. */
  readonly file: string;
  readonly name: string;
  readonly value: number;
}

const SOURCE = join(import.meta.dirname, '..', '..', 'src');
/** What rulesets share of weighings. */
const SHARED = join('rules', 'survey');
/** Folders of a ruleset whose numbers are those of its document, or go into tables that both sides read. */
const OF_BOTH_SIDES = [
  'about',
  'attack',
  'battlefield',
  'matchup',
  'odds',
  'rolls',
  'rules',
  'tables',
  'units',
];

/** Numbers with a fraction: whole ones count things, or name them. */
const DECLARATION = /^(export )?const ([A-Z][A-Z0-9_]*) = (-?\d+\.\d+);$/gm;

/** The numbers that weighings of a ruleset go by and that have a name: of the files where options are weighed. */
export function namedNumbers(ruleset: string): NamedNumber[] {
  return [...filesOf(join('rulesets', ruleset)), ...filesOf(SHARED)].flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(DECLARATION)].map(([, , name, value]) => ({
      file,
      name,
      value: Number(value),
    })),
  );
}

function filesOf(folder: string): string[] {
  return readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !OF_BOTH_SIDES.includes(name.split(sep)[0]))
    .sort()
    .map((name) => join(folder, name));
}

/** The name under which a number's setter is handed over. */
export function keyOf({ file, name }: Pick<NamedNumber, 'file' | 'name'>): string {
  return `${file.split(sep).join('/')} ${name}`;
}

/** Where setters of the numbers of files that were loaded are found by their keys. */
export const SETTERS = Symbol.for('rulebench.numbers');

/** The text of a file whose named numbers can be set by whoever has loaded it. */
export function opened(text: string, file: string): string {
  const setters: string[] = [];
  const loosened = text.replace(
    DECLARATION,
    (_, exported: string | undefined, name: string, value: string) => {
      const key = JSON.stringify(keyOf({ file, name }));
      setters.push(
        `globalThis[Symbol.for('rulebench.numbers')].set(${key}, (value) => { ${name} = value; });`,
      );
      return `${exported ?? ''}let ${name} = ${value};`;
    },
  );
  return setters.length === 0 ? text : `${loosened}\n${setters.join('\n')}\n`;
}
