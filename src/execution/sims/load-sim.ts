import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { type Origin, readSim } from '../../experiments/sim/read-sim.ts';
import type { Sim } from '../../experiments/sim/sim-schema.ts';
import { InputError, unknown } from '../../rules/nearest.ts';
import { firstLine } from './first-line.ts';

const DATA = ['.yaml', '.yml', '.json'];
const CODE = ['.ts', '.mts', '.js', '.mjs'];
const KINDS = [...DATA, ...CODE];

/** Whether something has the name of a sim file. */
export function isSimName(path: string): boolean {
  return KINDS.includes(extname(path));
}

/** Whether a sim file is code rather than data. */
export function isCode(path: string): boolean {
  return CODE.includes(extname(path));
}

/** A sim from its file, in its schema's form; names and paths are checked by `normalise`. Throws InputError. */
export async function loadSim(path: string): Promise<Sim> {
  requireFile(path);
  if (!isCode(path)) return checked(parsed(path), path, 'data');
  const file = await importFile(path);
  try {
    return checked(exported(file, path), path, 'code');
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`${path} cannot be read: ${firstLine(error)}.`);
  }
}

function checked(sim: unknown, path: string, origin: Origin): Sim {
  readSim(sim, path, origin);
  return sim as Sim;
}

function requireFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new InputError(`${path} is a folder; name a sim file in it.`);
  if (!isSimName(path)) {
    throw new InputError(`${path} is not a sim file; the name of one ends in ${KINDS.join(', ')}.`);
  }
  if (found?.isFile()) return;
  const folder = dirname(path);
  throw unknown('sim file', basename(path), folder === '.' ? 'this folder' : folder, simsIn(folder));
}

/** The names of the sims in a folder; none where there is no such folder. */
export function simsIn(folder: string): string[] {
  const files = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
  return files.filter((file) => looksLikeSim(join(folder, file)));
}

/** Whether a file is of a kind that sims have and says what every sim must. */
function looksLikeSim(path: string): boolean {
  if (!isSimName(path) || !statSync(path, { throwIfNoEntry: false })?.isFile()) return false;
  return /\bdesign["']?\s*:\s*["']?\w/.test(readFileSync(path, 'utf8'));
}

/** A file as text; what Windows PowerShell's ">" writes is UTF-16. */
function textIn(path: string): string {
  const bytes = readFileSync(path);
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new InputError(`${path} is not written in UTF-8; save it in that encoding.`);
  return bytes.toString('utf8');
}

function parsed(path: string): unknown {
  const text = textIn(path);
  const document = parseDocument(text);
  const [error] = document.errors;
  if (!error && document.contents === null)
    throw new InputError(`${path} is empty; a sim has keys with values.`);
  if (!error) return contentsOf(document, path);
  const line = error.linePos?.[0].line;
  const where = `${path}${line === undefined ? '' : `, line ${line}`}`;
  if (error.code === 'DUPLICATE_KEY') {
    const [key] = /^[^:\n]+/.exec(text.slice(error.pos[0])) ?? [''];
    throw new InputError(
      `${where}: the key "${key.trim().replace(/^["']|["']$/g, '')}" is given twice; keep one.`,
    );
  }
  if (error.code === 'MULTIPLE_DOCS') {
    throw new InputError(`${where}: a second document begins here; a file holds one sim, so part them.`);
  }
  const reason = error.message
    .split('\n')[0]
    .replace(/ at line \d+, column \d+:?$/, '')
    .replace(/[.:]$/, '');
  const kind = extname(path) === '.json' ? 'JSON' : 'YAML';
  throw new InputError(`${where}: ${reason}; this is not readable as ${kind}.`);
}

/** What a document says; aliases may stand for so much that nobody could hold it. */
function contentsOf(document: Document, path: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new InputError(`${path}: ${firstLine(error)}; write out what its aliases stand for.`);
  }
}

function exported(file: Imported, path: string): unknown {
  const sim = file.default as { readonly then?: unknown } | null | undefined;
  if (sim === undefined) {
    throw new InputError(`${path} exports no sim; it needs "export default defineSim({ ... })".`);
  }
  if (typeof sim?.then === 'function') {
    throw new InputError(`${path} exports a promise of a sim; await it before exporting.`);
  }
  return sim;
}

/** What a file of code exports. */
interface Imported {
  readonly default?: unknown;
}

/** What is thrown where a file imports of this bench what it does not have. */
const NOT_OFFERED = /'rulebench' does not provide an export named '(.+)'/;

async function importFile(path: string): Promise<Imported> {
  // Loaded late: most commands read no code.
  const { importCode, offered } = await import('./import-code.ts');
  try {
    return await settled(importCode(path), path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const [, misspelt] = NOT_OFFERED.exec(firstLine(error)) ?? [];
    if (misspelt !== undefined) {
      const where = `"rulebench", from which ${importerIn(error, path)} imports it`;
      throw unknown('export', misspelt, where, await offered());
    }
    throw unreadable(path, error) ?? new InputError(`${path} cannot be run: ${firstLine(error)}.`);
  }
}

/** The file whose import failed, which the stack of what is thrown begins with; the sim where it does not. */
function importerIn(error: unknown, path: string): string {
  const stack = error instanceof Error ? error.stack : '';
  const [, file = path] = /^(?:file:\/\/)?(.+):\d+\n/.exec(stack ?? '') ?? [];
  return file === resolve(path) ? path : file;
}

/** Longer than this no sim takes to load: what it waits for does not come. */
const PATIENCE_SECONDS = 20;

/** What a file exports, unless it waits for something that does not come. */
async function settled<T>(loading: Promise<T>, path: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new InputError(
      `${path} has not finished loading after ${PATIENCE_SECONDS} seconds; a sim may not wait for what never comes.`,
    );
    timer = setTimeout(() => reject(error), 1000 * PATIENCE_SECONDS);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Where TypeScript was no TypeScript, which is in the second line of what the compiler throws; its columns count from 0. */
function unreadable(path: string, error: unknown): InputError | undefined {
  const told = error instanceof Error ? error.message : '';
  const [, file, line, column, reason] = /^(.+):(\d+):(\d+): ERROR: (.+)$/m.exec(told) ?? [];
  if (file === undefined) return undefined;
  const where = file === resolve(path) ? path : file;
  return new InputError(
    `${where}, line ${line}, column ${Number(column) + 1}: ${reason}; this is not readable as TypeScript.`,
  );
}
