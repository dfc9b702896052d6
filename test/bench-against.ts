import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { quantile } from 'simple-statistics';
import { InputError } from '../src/rules/nearest.ts';
import { findRuleset } from '../src/rulesets/index.ts';
import type { Answer, Order } from './bench-side.ts';

/** How much is played of each checkout. */
export interface Size {
  /** Matches before anything is measured. */
  readonly warmUp: number;
  readonly turns: number;
  readonly perTurn: number;
  /** Matches of which what they allocate is measured. */
  readonly allocating: number;
  /** First matches in a process of its own, on generated tables. */
  readonly cold: number;
  readonly coldTables: number;
}

export const USUAL: Size = {
  warmUp: 1500,
  turns: 21,
  perTurn: 40,
  allocating: 40,
  cold: 1000,
  coldTables: 20,
};

/** Objects live in new space this long, in MB, so that nothing is collected while allocation is measured. */
const ROOM = 1024;

/** One checkout in a process of its own. */
interface Side {
  play(order: Order): Promise<Answer>;
  close(): void;
}

/**
 * Compares this checkout with another in turns, each in a process of its own: whatever else the machine does slows both
 * alike. Lines to print. Throws InputError where the folder holds no checkout that can play.
 */
export async function benchAgainst(id: string, other: string, size: Size = USUAL): Promise<string[]> {
  requireCheckout(other);
  const folders = [join(import.meta.dirname, '..'), other];
  const { title, tables } = findRuleset(id);
  const warm = await inTurns(folders, id, size);
  const bytes = await allocated(folders, id, size);
  const cold: Answer[] = [];
  for (const folder of folders) cold.push(await coldOf(folder, id, size));
  const own = (at: number) => warm.map((turn) => turn[at]);
  const milliseconds = (side: readonly Answer[]) => side.map((one) => one.milliseconds / size.perTurn);
  const aDecision = (side: readonly Answer[]) => side.map((one) => (1000 * one.milliseconds) / one.decisions);
  const aMatch = (side: readonly Answer[]) =>
    side.reduce((sum, { decisions }) => sum + decisions, 0) / (size.turns * size.perTurn);
  return [
    `${title}, veteran against veteran, suggested army, processor time`,
    `this checkout against ${other}, in ${size.turns} turns of ${size.perTurn} matches on ${Object.keys(tables).length} designed tables`,
    row('ms a match', milliseconds(own(0)), milliseconds(own(1))),
    row('us a decision', aDecision(own(0)), aDecision(own(1))),
    `${'decisions a match'.padEnd(20)} ${figure(aMatch(own(0)))}  ${figure(aMatch(own(1)))}`,
    `${'kB a match'.padEnd(20)} ${bytes.map((one) => (one === null ? '       -' : figure(one / 1000))).join('  ')}  allocated, tables known`,
    row(
      'ms a match, cold',
      [cold[0].milliseconds / size.cold],
      [cold[1].milliseconds / size.cold],
      `the first ${size.cold} over ${size.coldTables} generated tables`,
    ),
    isSame(own(0), own(1)) && isSame([cold[0]], [cold[1]])
      ? 'Both play the same matches.'
      : 'Their matches differ: compare by decisions as well.',
  ];
}

function requireCheckout(folder: string): void {
  if (existsSync(join(folder, 'src/match/play.ts')) && existsSync(join(folder, 'node_modules'))) return;
  throw new InputError(
    `There is no checkout of rulebench with its packages in ${folder}; name a folder in which "npm ci" has run.`,
  );
}

async function inTurns(folders: readonly string[], ruleset: string, size: Size): Promise<Answer[][]> {
  const sides = await Promise.all(folders.map((folder) => open(folder)));
  const order = { ruleset, tables: 'designed' } as const;
  for (const side of sides) await side.play({ ...order, from: 0, count: size.warmUp });
  const turns: Answer[][] = [];
  for (let turn = 0; turn < size.turns; turn++) {
    const from = size.warmUp + turn * size.perTurn;
    const answers: Answer[] = [];
    for (const side of sides) answers.push(await side.play({ ...order, from, count: size.perTurn }));
    turns.push(answers);
  }
  for (const side of sides) side.close();
  return turns;
}

/** Bytes a match by checkout, with room enough that nothing is collected; null where something was all the same. */
async function allocated(
  folders: readonly string[],
  ruleset: string,
  { allocating }: Size,
): Promise<(number | null)[]> {
  const found: (number | null)[] = [];
  for (const folder of folders) {
    const side = await open(folder, [
      `--max-semi-space-size=${ROOM}`,
      `--min-semi-space-size=${ROOM}`,
      // Compiled code allocates less: when it is ready must not hang on other threads.
      '--single-threaded',
    ]);
    const order = { ruleset, tables: 'designed', from: 0, count: allocating } as const;
    // The first time opens the tables and works out what they show.
    await side.play(order);
    await side.play(order);
    const { bytes } = await side.play(order);
    found.push(bytes === null ? null : bytes / allocating);
    side.close();
  }
  return found;
}

async function coldOf(folder: string, ruleset: string, { cold, coldTables }: Size): Promise<Answer> {
  const side = await open(folder);
  const answer = await side.play({ ruleset, tables: coldTables, from: 0, count: cold });
  side.close();
  return answer;
}

async function open(folder: string, flags: readonly string[] = []): Promise<Side> {
  const child = fork(join(import.meta.dirname, 'bench-side.ts'), [folder], {
    execArgv: ['--no-warnings', ...flags],
  });
  await next(child);
  return {
    async play(order) {
      child.send(order);
      return (await next(child)) as Answer;
    },
    close: () => child.kill(),
  };
}

/** The next message; throws where the process ends instead. */
function next(child: ChildProcess): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const ended = () => reject(new InputError('The other checkout cannot play: its process ended.'));
  child.once('exit', ended);
  child.once('message', (message) => {
    child.off('exit', ended);
    resolve(message);
  });
  return promise;
}

function isSame(one: readonly Answer[], other: readonly Answer[]): boolean {
  const digests = (side: readonly Answer[]) => side.flatMap((answer) => answer.digests).join();
  return digests(one) === digests(other);
}

/** Medians of both, and by how much the other's is more, turn by turn, with its quartiles. */
function row(title: string, own: readonly number[], other: readonly number[], note = ''): string {
  const [low, middle, high] = quantile(
    other.map((value, turn) => value / own[turn]),
    [0.25, 0.5, 0.75],
  );
  const spread = own.length > 1 ? ` (${low.toFixed(2)} to ${high.toFixed(2)})` : '';
  return `${title.padEnd(20)} ${figure(quantile([...own], 0.5))}  ${figure(quantile([...other], 0.5))}  ${middle.toFixed(2)} times as much there${spread}${note === '' ? '' : `, ${note}`}`;
}

function figure(value: number): string {
  return value.toFixed(value < 100 ? 2 : 0).padStart(8);
}
