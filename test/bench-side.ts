import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * One checkout's side of a comparison, in a process of its own: plays matches of that checkout as it is told and answers
 * what they took. It asks the checkout for nothing but arenas, players and `playMatch`, so that old ones answer, too.
 */

/** Veterans against veterans on tables in turn, the matches `from` to `from + count`. */
export interface Order {
  readonly ruleset: string;
  /** Designed tables, or so many generated ones. */
  readonly tables: 'designed' | number;
  readonly from: number;
  readonly count: number;
}

export interface Answer {
  /** Milliseconds of the processor, on all threads. */
  readonly milliseconds: number;
  /** Choices put to both sides. */
  readonly decisions: number;
  /** Bytes allocated; null where garbage was collected meanwhile, so that nobody knows. */
  readonly bytes: number | null;
  /** Of the final positions, in order. */
  readonly digests: readonly string[];
}

const PITCH = 2500;

async function openCheckout(folder: string) {
  const load = (file: string) => import(pathToFileURL(resolve(folder, 'src', file)).href);
  const [{ createArenas }, { playMatch }, { createPlayer }, { findRuleset }] = await Promise.all([
    load('match/arenas.ts'),
    load('match/play.ts'),
    load('policies/index.ts'),
    load('rulesets/index.ts'),
  ]);
  const veterans = [createPlayer('veteran'), createPlayer('veteran')];
  const arenas = new Map<string, unknown>();

  return ({ ruleset: id, tables, from, count }: Order): Answer => {
    const ruleset = findRuleset(id);
    if (!arenas.has(id)) arenas.set(id, createArenas(ruleset));
    const names = Object.keys(ruleset.tables);
    const tableOf = (nth: number) =>
      tables === 'designed'
        ? { name: names[nth % names.length] }
        : { seed: `1.${(nth % tables) + 1}`, settings: {} };
    const counter = ruleset.counters.indexOf('decisions');
    const digests: string[] = [];
    let decisions = 0;
    const heap = heapInUse();
    const started = process.cpuUsage();
    for (let nth = from; nth < from + count; nth++) {
      const spec = {
        ruleset: id,
        table: tableOf(nth),
        variants: [{}, {}],
        armies: [ruleset.defaultArmy, ruleset.defaultArmy],
        policies: ['veteran', 'veteran'],
        seed: `1/${nth}`,
        pitch: PITCH,
      };
      const { digest, counters } = playMatch(arenas.get(id), spec, veterans);
      digests.push(digest);
      decisions += counters[0][counter] + counters[1][counter];
    }
    const { user, system } = process.cpuUsage(started);
    const grown = heapInUse() - heap;
    return { milliseconds: (user + system) / 1000, decisions, bytes: grown > 0 ? grown : null, digests };
  };
}

/** Bytes of objects and of buffers beside them. */
function heapInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const play = await openCheckout(process.argv[2]);
process.on('message', (order: Order) => {
  process.send!(play(order));
});
process.send!('ready');
