import { parquetMetadata, parquetSchema } from 'hyparquet';
import { InputError } from '../../rules/nearest.ts';
import { readManifest } from './manifest.ts';
import { dictionaryIn } from './parquet.ts';
import { partBytes } from './recording.ts';

/** A column of the matches of a run. */
interface ColumnTold {
  readonly column: string;
  /** As in SQL. */
  readonly type: string;
  /** What its values mean. */
  readonly says: string;
}

/**
 * What the columns of a run mean, as its files say themselves. Throws InputError where the run has none yet, is
 * damaged, or was written before files said so.
 */
export async function describeRun(folder: string): Promise<ColumnTold[]> {
  const manifest = readManifest(folder);
  const { length } = manifest.parts;
  if (length === 0) throw new InputError(`The run in ${folder} holds no matches yet.`);
  // The last part is the youngest, where a run of an earlier rulebench was gone on with.
  const bytes = await partBytes(folder, manifest, length - 1);
  const says = dictionaryIn(bytes);
  if (says === undefined) {
    throw new InputError(
      `The run in ${folder} was written by a rulebench whose files do not say what their columns mean; "describe matches" lists them.`,
    );
  }
  const { children } = parquetSchema(parquetMetadata(Uint8Array.from(bytes).buffer));
  return children.map(({ element: { name, type, converted_type } }) => ({
    column: name,
    type: converted_type === 'LIST' ? 'INTEGER[]' : SQL[type ?? ''],
    says: says[name],
  }));
}

const SQL: Readonly<Record<string, string>> = { INT32: 'INTEGER', DOUBLE: 'DOUBLE', BYTE_ARRAY: 'VARCHAR' };
