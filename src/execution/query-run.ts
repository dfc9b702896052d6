import { resolve } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { InputError } from '../rules/nearest.ts';
import { readManifest } from './manifest.ts';
import { partBytes, partFile } from './recording.ts';

/** Whole numbers beyond what a number holds exactly are text. */
export type Cell = string | number | boolean | null | readonly Cell[] | { readonly [name: string]: Cell };

export interface Answer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether there are more rows than were asked for. */
  readonly cut: boolean;
}

/** Nothing is fetched from the net. */
const OFFLINE = { autoinstall_known_extensions: 'false', autoload_known_extensions: 'false' };

/**
 * Asks the matches of a run a question in SQL, in which `matches` are its rows. Throws InputError for SQL that does
 * not hold, and where the run is damaged.
 *
 * @param most rows to fetch at most
 */
export async function queryRun(folder: string, sql: string, most = Infinity): Promise<Answer> {
  const manifest = readManifest(folder);
  if (manifest.parts.length === 0) throw new InputError(`The run in ${folder} holds no matches yet.`);
  for (const number of manifest.parts.keys()) await partBytes(folder, manifest, number);
  const files = manifest.parts.map((_, number) => quoted(resolve(folder, partFile(number))));
  const instance = await DuckDBInstance.create(':memory:', OFFLINE);
  const connection = await instance.connect();
  try {
    await connection.run(`create view matches as select * from read_parquet([${files}])`);
    const reader = await connection.runAndReadUntil(sql, most + 1).catch(refuse);
    const rows = reader.getRowsJS().map((row) => row.map(cellOf));
    return {
      columns: reader.deduplicatedColumnNames(),
      rows: rows.slice(0, most),
      cut: rows.length > most,
    };
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

function quoted(path: string): string {
  return `'${path.replaceAll("'", "''")}'`;
}

/** The first paragraph of what DuckDB says, as one sentence. */
function refuse(error: Error): never {
  const [said] = error.message.split('\n\n');
  throw new InputError(
    `The question cannot be answered: ${said.replaceAll('\n', ' ').replace(/[.!]?$/, '.')}`,
  );
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(cellOf);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return String(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cellOf(inner)]));
}
