import { parquetMetadata, parquetRead, parquetSchema, type SchemaElement } from 'hyparquet';
import { ByteWriter, parquetWrite } from 'hyparquet-writer';
import type { Column, ColumnKind, Row } from './match-rows.ts';

/** Rows as a Parquet file in one row group; equal rows give equal bytes. */
export function toParquet(columns: readonly Column[], rows: readonly Row[]): Uint8Array {
  const writer = new ByteWriter();
  parquetWrite({
    writer,
    columnData: columns.map(({ name }, c) => ({ name, data: rows.map((row) => row[c]) })),
    schema: [{ name: 'matches', num_children: columns.length }, ...columns.flatMap(elementsOf)],
    rowGroupSize: rows.length,
    statistics: false,
  });
  return writer.getBytes();
}

/** The rows of a Parquet file; throws where it is none, or has other columns. */
export async function fromParquet(columns: readonly Column[], bytes: Uint8Array): Promise<Row[]> {
  // A copy of its own: what Node reads may lie in a larger buffer.
  const file = Uint8Array.from(bytes).buffer;
  const metadata = parquetMetadata(file);
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  if (names.join() !== columns.map(({ name }) => name).join()) throw new Error('It has other columns.');
  const { promise, resolve } = Promise.withResolvers<Row[]>();
  await parquetRead({ file, metadata, onComplete: (rows) => resolve(rows as unknown as Row[]) });
  return promise;
}

const ELEMENT: Readonly<Record<Exclude<ColumnKind, 'wholes'>, Omit<SchemaElement, 'name'>>> = {
  whole: { type: 'INT32', repetition_type: 'REQUIRED' },
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
