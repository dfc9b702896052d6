import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { readSim } from '../experiments/read-sim.ts';
import type { Sim } from '../experiments/sim-schema.ts';
import { InputError, unknown } from '../rules/nearest.ts';

const DATA = ['.yaml', '.yml', '.json'];
const CODE = ['.ts', '.mts', '.js', '.mjs'];

/** Whether a sim file is code rather than data. */
export function isCode(path: string): boolean {
  return CODE.includes(extname(path));
}

/** A sim from its file, in its schema's form; names and paths are checked by `normalise`. Throws InputError. */
export async function loadSim(path: string): Promise<Sim> {
  const kind = extname(path);
  if (!DATA.includes(kind) && !CODE.includes(kind)) {
    throw unknown('kind of sim file', kind, path, [...DATA, ...CODE]);
  }
  requireFile(path);
  const sim = isCode(path) ? await exported(path) : parsed(path);
  readSim(sim, path, isCode(path) ? 'code' : 'data');
  return sim as Sim;
}

function requireFile(path: string): void {
  const folder = dirname(path);
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return;
  const files = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
  const sims = files.filter((file) => [...DATA, ...CODE].includes(extname(file)));
  throw unknown('sim file', basename(path), folder, sims);
}

function parsed(path: string): unknown {
  const document = parseDocument(readFileSync(path, 'utf8'));
  const [error] = document.errors;
  if (!error) return document.toJS();
  const line = error.linePos?.[0].line;
  const reason = error.message
    .split('\n')[0]
    .replace(/ at line \d+, column \d+:?$/, '')
    .replace(/[.:]$/, '');
  throw new InputError(
    `${path}${line === undefined ? '' : `, line ${line}`}: ${reason}; this is not readable as YAML.`,
  );
}

async function exported(path: string): Promise<unknown> {
  const file = await importFile(path);
  if (file.default === undefined) {
    throw new InputError(`${path} exports no sim; it needs "export default defineSim({ ... })".`);
  }
  return file.default;
}

async function importFile(path: string): Promise<{ readonly default?: unknown }> {
  try {
    // Loaded late: most commands read no code.
    const { importCode } = await import('./import-code.ts');
    return await importCode(path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw unreadable(path, error) ?? new InputError(`${path} cannot be run: ${firstLine(error)}.`);
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

function firstLine(error: unknown): string {
  const told = error instanceof Error ? error.message : String(error);
  return told.split('\n')[0].replace(/[.:]$/, '');
}
