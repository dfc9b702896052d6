import type { Ground } from '../kernel/ground.ts';
import { createGuide, type KeepingGuide, type KeptGuide } from '../kernel/guides/guide.ts';
import { createWays, type KeepingWays } from '../kernel/movement/create-ways.ts';
import type { KeptLegs } from '../kernel/movement/graph/kept-legs.ts';
import type { KeptSpreads } from '../kernel/movement/graph/kept-spreads.ts';
import { type KeptSight, packSight, unpackSight } from '../kernel/sight/kept-sight.ts';
import { createSharedSight, type SharedSight, wordsOf } from '../kernel/sight/shared-sight.ts';
import type { MoveCosts, Ways } from '../kernel/ways.ts';
import type { Columns, TableStore } from './table-store.ts';

/** A table is kept anew once so much more is known of it than when it was kept last. */
const GROWTH = 1.25;
/** Lines of sight that are not worth a file. */
const LEAST = 4000;
/** What the steps of a guide, and one of its fields, a spread of ways or a list of legs, took in lines of sight. */
const STEPS = 40_000;
const LIST = 300;

/** What of a table outlives a run: lines of sight, ways and guides by costs of movement. */
interface KeptTable {
  readonly shared: SharedSight;
  /** The ways under some costs, made from what is kept of them. */
  ways(costs: MoveCosts): KeepingWays;
  /** The guide under some costs, made from what is kept of it. */
  guide(costs: MoveCosts, ways: Ways): KeepingGuide;
  /** Keeps what was worked out since, where it is much; `measured` lines of sight were worked out in this run. */
  keep(measured: number): void;
}

/** A table as a store knows it; what another thread shares is that thread's to keep. */
export function openTable(ground: Ground, adopted?: SharedSight, store?: TableStore): KeptTable {
  const key = JSON.stringify([ground.spec, ground.pitch]);
  const columns = (adopted === undefined && recalled(ground, key, store)) || {};
  const shared = adopted ?? (isSight(columns) ? unpackSight(ground, columns) : createSharedSight(ground));
  const own: Record<string, Columns[string]> = { ...columns };
  const opened = new Map<string, KeepingWays>();
  const guides = new Map<string, KeepingGuide>();
  let steps = 0;
  let worth = columns.partly?.length ?? 0;
  let keptAt = 0;
  return {
    shared,
    ways(costs) {
      const name = JSON.stringify(costs);
      const spreads = columnsOf<KeptSpreads>(own, name, SPREADS);
      const legs = columnsOf<KeptLegs>(own, name, LEGS);
      const made = createWays(ground, costs, spreads && legs && { spreads, legs });
      opened.set(name, made);
      return made;
    },
    guide(costs, ways) {
      const name = JSON.stringify(costs);
      const known = columnsOf<KeptGuide>(own, name, GUIDE);
      if (known === undefined) steps += STEPS;
      const made = createGuide(ground, ways, known);
      guides.set(name, made);
      return made;
    },
    keep(measured) {
      if (store === undefined || adopted !== undefined) return;
      let done = measured + steps;
      for (const { made } of opened.values()) done += LIST * made;
      for (const { made } of guides.values()) done += LIST * made;
      const grown = done - keptAt;
      if (grown < LEAST || grown < (GROWTH - 1) * worth) return;
      keptAt = done;
      worth += grown;
      for (const [name, ways] of opened) {
        if (ways.made === 0) continue;
        const { spreads, legs } = ways.kept();
        put(own, name, SPREADS, spreads);
        put(own, name, LEGS, legs);
      }
      for (const [name, guide] of guides) {
        const isKnown = guide.made === 0 && columnsOf(own, name, GUIDE) !== undefined;
        if (!isKnown) put(own, name, GUIDE, guide.kept());
      }
      store.keep(key, { ...own, ...packSight(shared) });
    },
  };
}

/** Columns of what is kept by costs of movement. */
const SPREADS = ['start', 'limit', 'node', 'before', 'isStraight', 'cost'].map(
  (column) => `spreads ${column}`,
);
const LEGS = ['start', 'limit', 'to', 'cost'].map((column) => `legs ${column}`);
const GUIDE = ['start', 'to', 'cost', 'block', 'field'].map((column) => `guide ${column}`);

function put(
  all: Record<string, Columns[string]>,
  costs: string,
  names: readonly string[],
  columns: object,
): void {
  for (const name of names) all[`${costs} ${name}`] = (columns as Columns)[name.split(' ')[1]];
}

/** The columns of one of those; undefined where they are not kept. */
function columnsOf<T>(all: Columns, costs: string, names: readonly string[]): T | undefined {
  if (!(`${costs} ${names[0]}` in all)) return undefined;
  return Object.fromEntries(names.map((name) => [name.split(' ')[1], all[`${costs} ${name}`]])) as T;
}

function isSight(columns: Columns): columns is Columns & KeptSight {
  return 'mutual' in columns;
}

/** What is kept of a table; null for nothing, or for what has another number of points. */
function recalled(ground: Ground, key: string, store: TableStore | undefined): Columns | null {
  const columns = store?.recall(key) ?? null;
  return columns?.mutual?.length === ground.count * wordsOf(ground.count) ? columns : null;
}
