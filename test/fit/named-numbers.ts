import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** A number in the code of a ruleset, by which policies reckon what options are worth. */
export interface NamedNumber {
  /** The file below `src` that it stands in. */
  readonly file: string;
  readonly name: string;
  readonly value: number;
}

const SOURCE = join(import.meta.dirname, '..', '..', 'src');
/** What rulesets share of weighings, as far as they use it. */
const SHARED = join('rules', 'survey');
/** Folders of a ruleset whose numbers are those of its document, or go into tables that both sides read; so do those that they import. */
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

const IMPORT = /^import \{([^}]*)\} from '(\.[^']*)';$/gm;

/** The numbers that weighings of a ruleset go by and that have a name: of the files where options are weighed. */
export function namedNumbers(ruleset: string): NamedNumber[] {
  const folder = join('rulesets', ruleset);
  const own = filesIn(folder);
  const ofBoth = new Set(OF_BOTH_SIDES.flatMap((one) => filesIn(join(folder, one))));
  const apart = new Set([...ofBoth].flatMap(importedBy).map(keyOf));
  const used = new Set(own.flatMap(importedBy).map(({ file }) => file));
  return [...own, ...filesIn(SHARED).filter((file) => used.has(file))]
    .filter((file) => !ofBoth.has(file))
    .flatMap(numbersOf)
    .filter((number) => !apart.has(keyOf(number)));
}

function filesIn(folder: string): string[] {
  const place = join(SOURCE, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(folder, name));
}

function numbersOf(file: string): NamedNumber[] {
  return [...textOf(file).matchAll(DECLARATION)].map(([, , name, value]) => ({
    file,
    name,
    value: Number(value),
  }));
}

/** What a file imports of others, and where that stands. */
function importedBy(file: string): Pick<NamedNumber, 'file' | 'name'>[] {
  return [...textOf(file).matchAll(IMPORT)].flatMap(([, names, from]) =>
    names.split(',').map((name) => ({ file: join(dirname(file), from), name: name.trim() })),
  );
}

function textOf(file: string): string {
  return readFileSync(join(SOURCE, file), 'utf8');
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
