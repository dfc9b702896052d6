import { Document, isCollection, isMap, isSeq } from 'yaml';
import { sameData } from '../../match/same-data.ts';
import { compositionOf } from '../../rules/assembly/composition.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Named } from '../../rules/unit-data.ts';
import { hanging, wrap } from '../terminal/layout.ts';
import { KINDS, takes, thingsOf, type UnitFields, unitFieldsOf } from './unit-fields.ts';

/** What stands before the first field of an entry; the others start under it. */
const FIRST = '    - ';
const INDENT = FIRST.length;

/** Units, weapons and armies as lines, each with what of it is not as where nothing is said. */
export function unitsText(ruleset: Ruleset, width: number): string[] {
  const { units, weapons } = thingsOf(ruleset);
  const fields = unitFieldsOf(ruleset);
  return [
    `${ruleset.title} ${ruleset.edition}`,
    '',
    'UNITS',
    ...unsaidText(fields.units, width),
    ...units.flatMap((unit) => thingText(unit, fields.units, width)),
    '',
    'WEAPONS',
    ...unsaidText(fields.weapons, width),
    ...weapons.flatMap((weapon) => thingText(weapon, fields.weapons, width)),
    '',
    'ARMIES',
    ...armyLines(ruleset, width),
    '',
    ...wrap(
      `One of them with all that it has, as a sim takes it: rulebench units ${ruleset.id} ${units[0].id}`,
      width,
    ),
  ];
}

/** The named armies, each with what it is made of. */
export function armyLines({ armies, unitsOf }: Ruleset, width: number): string[] {
  return armies.flatMap((name) => hanging(`  ${name}: `, compositionOf(unitsOf(name)), width));
}

/** What holds of the things of a kind where nothing is said, those fields left out that are nothing then. */
function unsaidText(fields: UnitFields, width: number): string[] {
  const said = Object.entries(fields).flatMap(([name, field]) => {
    const value = field.default ?? false;
    const words = value === false ? '' : inWords(value);
    return words === '' || words === '()' ? [] : [`${name}=${words}`];
  });
  return said.length === 0 ? [] : wrap(`where nothing is said: ${said.join(', ')}`, width, '  ');
}

function thingText(thing: Named, fields: UnitFields, width: number): string[] {
  const { id, title, ...values } = inOrder(thing, fields);
  const said = Object.entries(values).filter(([name, value]) => !sameData(value, fields[name]?.default));
  const text = said.map(([name, value]) => (value === true ? name : `${name}=${inWords(value)}`)).join(', ');
  return [`  ${id}  ${title}`, ...wrap(text, width, '    ')];
}

/** The fields of a thing by their names, in the order of the schema; those it does not name at their defaults. */
function inOrder(thing: Named, fields: UnitFields): Readonly<Record<string, unknown>> {
  const defaults = Object.entries(fields).map(([name, field]) => [name, field.default]);
  const all = { ...Object.fromEntries(defaults), ...thing };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A value of a field; of several those that are something. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('+');
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== false);
  return `(${parts.map(([name, part]) => `${name}=${inWords(part)}`).join(', ')})`;
}

/** What a sim's `adds` takes for all that has a name, with what each field may be behind it. */
export function additionsYaml(ruleset: Ruleset, name: string, width: number): string[] {
  const things = thingsOf(ruleset, name);
  const fields = unitFieldsOf(ruleset);
  const head = `From ${ruleset.title} ${ruleset.edition}. In a sim it needs an id of its own, and may be changed.`;
  return [
    ...wrap(head, width, '# '),
    'adds:',
    ...KINDS.filter((kind) => things[kind].length > 0).flatMap((kind) => [
      `  ${kind}:`,
      ...things[kind].flatMap((thing) => entryYaml(thing, fields[kind], width)),
    ]),
  ];
}

function entryYaml(thing: Named, fields: UnitFields, width: number): string[] {
  return Object.entries(inOrder(thing, fields)).flatMap(([name, value], i) =>
    fieldYaml(name, value, takes(fields[name]), width - INDENT).map(
      (line, j) => (i + j === 0 ? FIRST : ' '.repeat(INDENT)) + line,
    ),
  );
}

/** A field with a comment behind it, or above it where the line has no room; each entry of a list of things on a line. */
function fieldYaml(name: string, value: unknown, comment: string, width: number): string[] {
  const document = new Document({ [name]: value });
  const node = document.get(name, true);
  const things = isSeq(node) && node.items.every(isMap) ? node.items : [node];
  for (const each of things) if (isCollection(each)) each.flow = true;
  const lines = document.toString({ lineWidth: width }).trimEnd().split('\n');
  if (comment === '') return lines;
  const behind = `${lines[0]}  # ${comment}`;
  return lines.length === 1 && behind.length <= width ? [behind] : [...wrap(comment, width, '# '), ...lines];
}
