import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { store } from '../../execution/runs/store.ts';
import { describeTable } from '../../kernel/tables/describe-table.ts';
import type { TableSpec } from '../../kernel/terrain.ts';
import { tableSpec } from '../../match/arenas.ts';
import { tableSvg } from '../../reporting/output/table-svg.ts';
import { InputError } from '../../rules/nearest.ts';
import { printableJson } from '../../rules/printable.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { type Command, flag, list, type ParsedArguments, text } from '../arguments/command.ts';
import { JSON_OPTION } from '../arguments/common-options.ts';
import { isGenerated, tableRef, unknownTable } from '../pages/table-name.ts';
import { tablePage } from '../pages/table-page.ts';
import { columns } from '../terminal/layout.ts';
import { rulesetNamed, type Terminal } from '../terminal/terminal.ts';

/** Draws or measures a table. */
export const table: Command = {
  name: 'table',
  says: 'Measure a table, or draw it.',
  words: [
    {
      name: 'table',
      says: 'a designed table, or generated:<seed>; without one all designed tables are listed',
      optional: true,
    },
  ],
  options: () => ({
    ruleset: { says: 'The ruleset whose table it is', otherwise: 'the first that has it' },
    generator: { says: 'Change a setting of the table generator, name=value; may be repeated', many: true },
    svg: { says: 'Draw it as SVG', flag: true },
    out: { says: 'Write to this file instead of the screen' },
    json: JSON_OPTION,
  }),
  refuses: { seed: 'The seed of a generated table is part of its name, as in generated:7.' },
  examples: [
    ['rulebench table', 'which tables there are'],
    ['rulebench table generated:7 --svg --out table.svg', 'a drawing of a generated one'],
  ],
  run(given, terminal) {
    const named = text(given, 'ruleset');
    const candidates = named === undefined ? terminal.rulesets : [rulesetNamed(terminal, named)];
    const [name] = given.words;
    requireSense(given);
    if (name === undefined) return listTables(candidates, flag(given, 'json'), terminal);
    const owner = named === undefined ? ownerOf(candidates, name) : candidates[0];
    const found = find(owner, name, list(given, 'generator'));
    const content = shown(found, flag(given, 'svg'), flag(given, 'json'), terminal.columns);
    const out = text(given, 'out');
    if (out === undefined) terminal.out(content);
    else if (statSync(out, { throwIfNoEntry: false })?.isDirectory())
      throw new InputError(`${out} is a folder; give --out the name of a file.`);
    else store(dirname(out), basename(out), content);
    return 0;
  },
};

/** Names that say what a picture is; a drawing is the first of them. */
const PICTURE = /\.(svg|png|jpe?g|gif|webp|pdf)$/i;

/** Refuses options that would go without effect, and a file whose name says that it holds what it does not. */
function requireSense(given: ParsedArguments): void {
  const stray = given.words.length > 0 ? undefined : ['svg', 'generator', 'out'].find((o) => flag(given, o));
  if (stray !== undefined) {
    throw new InputError(`--${stray} is for one table; name a table, as "rulebench table" lists them.`);
  }
  const out = text(given, 'out');
  const [ending] = (out !== undefined && PICTURE.exec(out)) || [];
  if (out === undefined || ending === undefined) return;
  if (flag(given, 'json'))
    throw new InputError(`${out} is the name of a picture; --json writes data, as a file ending in .json.`);
  if (ending.toLowerCase() !== '.svg') {
    const drawing = `${out.slice(0, -ending.length)}.svg`;
    throw new InputError(
      `${out} is the name of a picture that no drawing is; write SVG, with --svg --out ${drawing}.`,
    );
  }
  if (!flag(given, 'svg')) throw new InputError(`${out} is the name of a drawing; add --svg.`);
}

interface Found {
  readonly spec: TableSpec;
  /** How deep the deployment zones are, in inches, where its ruleset says so. */
  readonly zones: { readonly zoneDepth?: number };
}

/** The first ruleset that has a table. */
function ownerOf(rulesets: readonly Ruleset[], name: string): Ruleset {
  const owner = rulesets.find(({ tables }) => isGenerated(name) || Object.hasOwn(tables, name));
  if (owner === undefined) throw unknownTable(name, rulesets, 'rulebench');
  return owner;
}

function find(owner: Ruleset, name: string, settings: readonly string[]): Found {
  const ref = tableRef(owner, name, settings);
  const asked = 'settings' in ref ? ref.settings.zoneDepth : undefined;
  const zoneDepth = asked ?? owner.generator.zoneDepth?.default;
  return { spec: tableSpec(owner, ref), zones: zoneDepth === undefined ? {} : { zoneDepth } };
}

/** A table as its measures, as a drawing, or as data: with the drawing in it where one is asked for. */
function shown({ spec, zones }: Found, drawn: boolean, json: boolean, width: number): string {
  if (drawn && !json) return tableSvg(spec, zones);
  const measures = describeTable(spec, zones);
  if (!json) return `${tablePage(spec, measures, width).join('\n')}\n`;
  return `${printableJson({ table: spec, measures, ...(drawn && { svg: tableSvg(spec, zones) }) }, 2)}\n`;
}

function listTables(candidates: readonly Ruleset[], json: boolean, terminal: Terminal): number {
  const all = candidates.flatMap(({ id, tables }) =>
    Object.entries(tables).map(([name, { title }]) => ({ name, ruleset: id, title })),
  );
  if (all.length === 0) throw new InputError('There are no designed tables.');
  const heads = [{ title: 'table' }, { title: 'ruleset' }, { title: 'what it is' }];
  const rows = all.map(({ name, ruleset, title }) => [name, ruleset, title]);
  terminal.out(
    json ? `${printableJson(all, 2)}\n` : `${columns(heads, rows, terminal.columns).join('\n')}\n`,
  );
  return 0;
}
