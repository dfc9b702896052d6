import { parquetMetadata, parquetRead, parquetSchema, type SchemaElement } from 'hyparquet';
import { ByteWriter, parquetWrite } from 'hyparquet-writer';
import type { Column, ColumnKind, Row } from './match-columns.ts';

/** The key under which a file says what its columns mean, as JSON by name. */
const DICTIONARY = 'rulebench.columns';

/** Rows as a Parquet file in one row group, with what the columns mean; equal rows give equal bytes. */
export function toParquet(columns: readonly Column[], rows: readonly Row[]): Uint8Array {
  const writer = new ByteWriter();
  const dictionary = Object.fromEntries(columns.map(({ name, says }) => [name, says]));
  parquetWrite({
    writer,
    columnData: columns.map(({ name }, c) => ({ name, data: rows.map((row) => row[c]) })),
    schema: [{ name: 'matches', num_children: columns.length }, ...columns.flatMap(elementsOf)],
    rowGroupSize: rows.length,
    statistics: false,
    kvMetadata: [{ key: DICTIONARY, value: JSON.stringify(dictionary) }],
  });
  return writer.getBytes();
}

/**
 * The rows of a Parquet file; later columns that it lacks are empty. Throws where it is none, or has other columns.
 */
export async function fromParquet(columns: readonly Column[], bytes: Uint8Array): Promise<Row[]> {
  const file = fileOf(bytes);
  const metadata = parquetMetadata(file);
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  const held = columns.filter(({ name, isLater }) => !isLater || names.includes(name));
  if (names.join() !== held.map(({ name }) => name).join()) throw new Error('It has other columns.');
  const { promise, resolve } = Promise.withResolvers<Row[]>();
  await parquetRead({ file, metadata, onComplete: (rows) => resolve(rows as unknown as Row[]) });
  const rows = await promise;
  if (held.length === columns.length) return rows;
  const places = columns.map((column) => held.indexOf(column));
  return rows.map((row) =>
    places.map((place, c) => (place >= 0 ? row[place] : columns[c].kind === 'text' ? '' : null)),
  );
}

/** What a file says its columns mean, by name; undefined where it does not say. */
export function dictionaryIn(bytes: Uint8Array): Readonly<Record<string, string>> | undefined {
  const said = parquetMetadata(fileOf(bytes)).key_value_metadata?.find(({ key }) => key === DICTIONARY);
  return said?.value === undefined ? undefined : JSON.parse(said.value);
}

/** A copy of its own: what Node reads may lie in a larger buffer. */
function fileOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

const ELEMENT: Readonly<Record<Exclude<ColumnKind, 'wholes'>, Omit<SchemaElement, 'name'>>> = {
  whole: { type: 'INT32', repetition_type: 'REQUIRED' },
  'whole or none': { type: 'INT32', repetition_type: 'OPTIONAL' },
  fraction: { type: 'DOUBLE', repetition_type: 'REQUIRED' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
};

function elementsOf({ name, kind }: Column): SchemaElement[] {
  if (kind !== 'wholes') return [{ name, ...ELEMENT[kind] }];
  return [
    { name, converted_type: 'LIST', repetition_type: 'REQUIRED', num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', ...ELEMENT.whole },
  ];
}
