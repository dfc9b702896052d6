import { resolve } from 'node:path';
import { type DuckDBConnection, DuckDBInstance, StatementType } from '@duckdb/node-api';
import { InputError, unknown } from '../../rules/nearest.ts';
import { readManifest } from './manifest.ts';
import { partBytes } from './recording.ts';
import { partFile, RUN_FILES } from './run-files.ts';
import { simFileOf } from './sim-file.ts';

/** Whole numbers beyond what a number holds exactly are text. */
export type Cell = string | number | boolean | null | readonly Cell[] | { readonly [name: string]: Cell };

export interface Answer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether there are more rows than were asked for. */
  readonly cut: boolean;
}

/** Nothing is fetched from the net, and nothing laid off on the disk. */
const OFFLINE = {
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  temp_directory: '',
};

/**
 * Asks the matches of a run a question in SQL, in which `matches` are its rows. Throws InputError for SQL that does
 * not hold, where the run is damaged, and anything once the signal is aborted.
 *
 * @param most rows to fetch at most
 */
export async function queryRun(
  folder: string,
  sql: string,
  most = Infinity,
  signal?: AbortSignal,
): Promise<Answer> {
  const manifest = readManifest(folder);
  if (manifest.parts.length === 0) throw new InputError(`The run in ${folder} holds no matches yet.`);
  // Code lies elsewhere and may have changed for the next run.
  if (manifest.sim.file === RUN_FILES.sim) simFileOf(folder, manifest);
  for (const number of manifest.parts.keys()) await partBytes(folder, manifest, number);
  const files = manifest.parts.map((_, number) => quoted(resolve(folder, partFile(number))));
  const instance = await DuckDBInstance.create(':memory:', OFFLINE);
  const connection = await instance.connect();
  const letGo = interrupting(connection, signal);
  try {
    // Parts that an earlier rulebench wrote lack what was added since.
    await connection.run(
      `create view matches as select * from read_parquet([${files}], union_by_name = true)`,
    );
    await shutIn(connection, files);
    await requireQuestion(connection, sql);
    const reader = await connection.runAndReadUntil(sql, most + 1).catch(refuse);
    signal?.throwIfAborted();
    const rows = reader.getRowsJS().map((row) => row.map(cellOf));
    return {
      columns: reader.deduplicatedColumnNames(),
      rows: rows.slice(0, most),
      cut: rows.length > most,
    };
  } finally {
    letGo();
    connection.closeSync();
    instance.closeSync();
  }
}

/** Interrupts what a connection does from the abort of a signal on, until what is returned is called. */
function interrupting(connection: DuckDBConnection, signal: AbortSignal | undefined): () => void {
  let timer: NodeJS.Timeout | undefined;
  const interrupt = () => {
    // What is only about to begin does not hear it: again and again.
    timer = setInterval(() => connection.interrupt(), 20);
  };
  if (signal?.aborted) interrupt();
  signal?.addEventListener('abort', interrupt);
  return () => {
    signal?.removeEventListener('abort', interrupt);
    clearInterval(timer);
  };
}

/** From now on no other files are within reach, whatever a question says. */
async function shutIn(connection: DuckDBConnection, files: readonly string[]): Promise<void> {
  await connection.run(`set allowed_paths = [${files}]`);
  await connection.run('set enable_external_access = false');
  await connection.run('set lock_configuration = true');
}

/** How commands begin that the database refuses by what there is to change, before it tells what they are. */
const CHANGES = /^\s*(insert|update|delete|merge)\b/i;

/** Throws InputError for what is no question, or more than one: a command could write over the run itself. */
async function requireQuestion(connection: DuckDBConnection, sql: string): Promise<void> {
  if (/^[\s;]*$/.test(sql)) throw new InputError('The question is empty; ask one as in "describe matches".');
  const statements = await connection.extractStatements(sql).catch(refuse);
  if (statements.count === 1 && !CHANGES.test(sql)) {
    const { statementType } = await statements.prepare(0).catch(refuse);
    if (statementType === StatementType.SELECT) return;
  }
  throw new InputError(
    'A run can be asked one question at a time, which only reads: it begins with select, with, from, describe or summarize.',
  );
}

function quoted(path: string): string {
  return `'${path.replaceAll("'", "''")}'`;
}

/** The first paragraph of what DuckDB says, as one sentence. */
function refuse(error: Error): never {
  const [said] = error.message.replace('Failed to extract statements: ', '').split('\n\n');
  if (said.startsWith('Permission Error')) {
    throw new InputError(
      'A question reaches the matches of its run only: other files are neither read nor written.',
    );
  }
  const [, table] = /^Catalog Error: Table with name (.+) does not exist!/.exec(said) ?? [];
  if (table !== undefined) throw unknown('table', table, 'a run', ['matches']);
  const sentence = said.replaceAll('\n', ' ').replace(/[.!]?$/, '');
  throw new InputError(`The question cannot be answered: ${sentence}${sentence.endsWith('?') ? '' : '.'}`);
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(cellOf);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return String(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cellOf(inner)]));
}
