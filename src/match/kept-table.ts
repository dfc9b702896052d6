import type { Ground } from '../kernel/ground.ts';
import type { Steps } from '../kernel/guide-field.ts';
import { packSight, unpackSight } from '../kernel/kept-sight.ts';
import { createSharedSight, type SharedSight, wordsOf } from '../kernel/shared-sight.ts';
import type { MoveCosts } from '../kernel/ways.ts';
import type { Columns, TableStore } from './table-store.ts';

/** A table is kept anew once so much more is known of it than when it was kept last. */
const GROWTH = 1.25;
/** Lines of sight that are not worth a file. */
const LEAST = 4000;
/** What the steps of a guide took, in lines of sight. */
const STEPS = 40_000;

/** What of a table outlives a run: lines of sight, and the steps of its guides by costs of movement. */
export interface KeptTable {
  readonly shared: SharedSight;
  /** The steps under some costs, kept or else made. */
  steps(costs: MoveCosts, make: () => Steps): Steps;
  /** Keeps what was worked out since, where it is much; `measured` lines of sight were worked out in this run. */
  keep(measured: number): void;
}

/** A table as a store knows it; what another thread shares is that thread's to keep. */
export function openTable(ground: Ground, adopted?: SharedSight, store?: TableStore): KeptTable {
  const key = JSON.stringify([ground.spec, ground.pitch]);
  const columns = adopted === undefined ? recalled(ground, key, store) : null;
  const shared = adopted ?? (columns ? unpackSight(ground, sightIn(columns)) : createSharedSight(ground));
  const guides = new Map(columns ? stepsIn(columns) : []);
  let made = 0;
  let worth = columns ? columns['sight.partly'].length : 0;
  let keptAt = 0;
  return {
    shared,
    steps(costs, make) {
      const name = JSON.stringify(costs);
      let steps = guides.get(name);
      if (steps === undefined) {
        steps = make();
        guides.set(name, steps);
        made += STEPS;
      }
      return steps;
    },
    keep(measured) {
      const grown = measured + made - keptAt;
      if (store === undefined || adopted !== undefined || grown < LEAST || grown < (GROWTH - 1) * worth)
        return;
      keptAt = measured + made;
      worth += grown;
      store.keep(key, columnsOf(shared, guides));
    },
  };
}

/** What is kept of a table; null for nothing, or for what has another number of points. */
function recalled(ground: Ground, key: string, store: TableStore | undefined): Columns | null {
  const columns = store?.recall(key) ?? null;
  const room = ground.count * wordsOf(ground.count);
  return columns && sightIn(columns).mutual?.length === room ? columns : null;
}

function columnsOf(shared: SharedSight, guides: ReadonlyMap<string, Steps>): Columns {
  const { mutual, partly, words, ends } = packSight(shared);
  const steps = [...guides].flatMap(([costs, { start, to, cost }]) => [
    [`${costs} start`, start] as const,
    [`${costs} to`, to] as const,
    [`${costs} cost`, cost] as const,
  ]);
  return {
    'sight.mutual': mutual,
    'sight.partly': partly,
    'sight.words': words,
    'sight.ends': ends,
    ...Object.fromEntries(steps),
  };
}

function sightIn(columns: Columns) {
  return {
    mutual: columns['sight.mutual'] as Uint32Array,
    partly: columns['sight.partly'] as Int32Array,
    words: columns['sight.words'] as Uint32Array,
    ends: columns['sight.ends'] as Uint32Array,
  };
}

function stepsIn(columns: Columns): (readonly [costs: string, steps: Steps])[] {
  return Object.keys(columns)
    .filter((name) => name.endsWith(' start'))
    .map((name) => {
      const costs = name.slice(0, -' start'.length);
      return [
        costs,
        {
          start: columns[name] as Uint32Array,
          to: columns[`${costs} to`] as Uint16Array,
          cost: columns[`${costs} cost`] as Float64Array,
        },
      ] as const;
    });
}
