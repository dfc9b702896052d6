import { createHash } from 'node:crypto';
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { extname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Columns, TableStore } from '../../match/table-store.ts';
import { timeOfDay } from '../sims/repeatable.ts';
import { makeFolder, UNFINISHED } from './store.ts';

/** Room for kept tables in bytes; those that were not used for longest go first. */
const ROOM = 512 * 2 ** 20;
const ENDING = '.table';
const DIGEST = 32;

const COLUMNS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const;
type Kind = keyof typeof COLUMNS;

/** A column in a file, behind the heading and those before it. */
interface Listed {
  readonly name: string;
  readonly kind: Kind;
  readonly length: number;
}

/** Where a user's caches are. */
function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  return join(XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), '.cache'), 'rulebench', 'tables');
}

/**
 * Tables kept as files by their content and that of the code that works them out, so that another table or another
 * version finds nothing. A file that cannot be read or written is none: all of it can be worked out again.
 */
export function createTableFiles(folder = cacheFolder()): TableStore {
  const code = codeDigest();
  const fileOf = (key: string) => createHash('sha256').update(code).update(key).digest('hex') + ENDING;
  return {
    recall(key) {
      return attempt(() => {
        const path = join(folder, fileOf(key));
        const columns = unpack(readFileSync(path));
        const now = timeOfDay();
        utimesSync(path, now, now);
        return columns;
      });
    },
    keep(key, columns) {
      attempt(() => {
        const path = join(folder, fileOf(key));
        // Threads of one process may keep the same table at once.
        const beside = `${path}.${process.pid}.${threadId}${UNFINISHED}`;
        makeFolder(folder);
        write(beside, packed(columns));
        renameSync(beside, path);
        makeRoom(folder);
      });
    },
  };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Stands for all code that tables are worked out by: the kernel's. */
function codeDigest(): string {
  const folder = join(import.meta.dirname, '..', '..', 'kernel');
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => ['.ts', '.js'].includes(extname(name))).sort())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/**
 * A digest of the rest, the length of the heading, the heading that lists the columns, and the columns: one after the
 * other and not in one piece, since to copy them takes longer than to write them.
 */
function packed(columns: Columns): readonly Uint8Array[] {
  const listed = Object.entries(columns).map(
    ([name, column]): Listed => ({
      name,
      kind: column.constructor.name as Kind,
      length: column.length,
    }),
  );
  const heading = Buffer.from(JSON.stringify(listed));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(heading.length);
  const bytes = Object.values(columns).map((column) =>
    Buffer.from(column.buffer, column.byteOffset, column.byteLength),
  );
  const rest = [length, heading, ...bytes];
  const digest = rest.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
  return [digest, ...rest];
}

function write(path: string, parts: readonly Uint8Array[]): void {
  const file = openSync(path, 'w');
  try {
    for (const part of parts) writeFileSync(file, part);
  } finally {
    closeSync(file);
  }
}

/** Throws where a file is not what was written. */
function unpack(file: Buffer): Columns {
  const rest = file.subarray(DIGEST);
  const digest = createHash('sha256').update(rest).digest();
  if (!digest.equals(file.subarray(0, DIGEST))) throw new RangeError('The file is damaged.');
  const heading = rest.readUInt32LE(0);
  const listed = JSON.parse(rest.toString('utf8', 4, 4 + heading)) as readonly Listed[];
  let at = 4 + heading;
  return Object.fromEntries(
    listed.map(({ name, kind, length }) => {
      const column = new COLUMNS[kind](length);
      new Uint8Array(column.buffer).set(rest.subarray(at, at + column.byteLength));
      at += column.byteLength;
      return [name, column];
    }),
  );
}

/** Removes the tables that were not used for longest until the rest has room. */
function makeRoom(folder: string): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => ({ path: join(folder, name), ...sizeAndUse(join(folder, name)) }))
    .sort((a, b) => b.used - a.used);
  let room = ROOM;
  for (const { path, size } of files) {
    room -= size;
    if (room < 0) rmSync(path, { force: true });
  }
}

function sizeAndUse(path: string): { size: number; used: number } {
  const { size, mtimeMs } = statSync(path);
  return { size, used: mtimeMs };
}
