import { createLruCache } from '../kernel/caches/lru-cache.ts';
import { compileGround } from '../kernel/field/compile-ground.ts';
import type { Guide } from '../kernel/guides/guide.ts';
import type { SharedSight } from '../kernel/sight/shared-sight.ts';
import { createSight } from '../kernel/sight/sight.ts';
import type { TableSpec } from '../kernel/terrain.ts';
import type { MoveCosts, Ways } from '../kernel/ways.ts';
import { inForce } from '../rules/in-force.ts';
import { unknown } from '../rules/nearest.ts';
import type { Common, CompiledRules, Field, Foresight, Game, Ruleset } from '../rules/ruleset.ts';
import type { Variant } from '../rules/variant.ts';
import { openTable } from './kept-table.ts';
import { type MatchSpec, type TableRef, tableTitle } from './spec.ts';
import type { TableStore } from './table-store.ts';

/** A field and the lines of sight that threads share. */
interface SharedField extends Field {
  readonly shared: SharedSight;
  /** Keeps what was worked out about the table, where it is much. */
  keep(): void;
}

/** Compiled tables: some 30 MB each where the ground is rich, and a second or more to compile. */
const FIELDS_KEPT = 128;
/** Compiled matchups: up to 20 MB where what commands are worth must be worked out anew, else a tenth of that. */
const MATCHUPS_KEPT = 96;
/** Games on a table: about 1 MB each beside their matchup, and opened anew in a small part of a match's time. */
const GAMES_KEPT = 160;
/** Ways and guides over one table: tens of MB each; the armies of one game share a few. */
const WAYS_KEPT = 8;
/** What variants make of tables, as looks along lines: up to 20 MB each; most variants share it. */
const COMMON_KEPT = GAMES_KEPT;

/** Compiled tables, matchups and games, made on first use; those used last are kept. One per thread. */
export interface Arenas {
  readonly foresight: Foresight;
  /** Whether rules of a user's own act in its matches. */
  readonly hasOwnRules: boolean;
  game(spec: MatchSpec): Game;
  /** Another game of the same match, to try things in while the first goes on. */
  spare(spec: MatchSpec): Game;
  /** By clause, in the order of the catalogue: whether either side of a match plays by it. */
  inForce(spec: MatchSpec): readonly boolean[];
  /** Whether two matches are played on the same table, as their rules shape it. */
  sharesTable(one: MatchSpec, other: MatchSpec): boolean;
  field(table: TableRef, pitch: number): SharedField;
  /** Takes lines of sight that another thread shares; to be called before the table is first used here. */
  adopt(table: TableRef, pitch: number, shared: SharedSight): void;
  /** Keeps what was worked out about tables since, for later runs. */
  keep(): void;
  /** The same tables, with matchups and games made anew. */
  afresh(): Arenas;
}

/** The description of a table; throws InputError for an unknown name. */
export function tableSpec(ruleset: Ruleset, table: TableRef): TableSpec {
  if (!('name' in table)) return ruleset.generate(table.settings, table.seed);
  const found = Object.hasOwn(ruleset.tables, table.name) ? ruleset.tables[table.name] : undefined;
  if (!found) throw unknown('table', table.name, ruleset.title, Object.keys(ruleset.tables));
  return found;
}

/** The table that a variant makes of another; throws InputError where they do not go together. */
export function tableAsked(ruleset: Ruleset, table: TableRef, variant: Variant): TableRef {
  if ('name' in table) {
    ruleset.tableSettings?.(variant, table.name);
    return table;
  }
  return { ...table, settings: { ...table.settings, ...ruleset.tableSettings?.(variant) } };
}

/** @param store where what is worked out about tables is kept between runs; left out where it is not */
export function createArenas(ruleset: Ruleset, store?: TableStore): Arenas {
  return arenasOver(ruleset, createTables(ruleset, store));
}

function arenasOver(ruleset: Ruleset, tables: Tables): Arenas {
  const matchups = createLruCache<CompiledRules>(MATCHUPS_KEPT);
  const forces = createLruCache<readonly boolean[]>(MATCHUPS_KEPT);

  const compiled = ({ variants, armies }: MatchSpec) =>
    matchups.take(JSON.stringify([variants, armies]), () => ruleset.compile({ variants, armies }));

  const opener = () => {
    const games = createLruCache<Game>(GAMES_KEPT);
    return (spec: MatchSpec): Game =>
      games.take(JSON.stringify([spec.table, spec.pitch, spec.variants, spec.armies]), () => {
        // Refuses variants that differ in what both sides share, the table among it.
        const rules = compiled(spec);
        return rules.open(tables.fieldUnder(spec));
      });
  };

  return {
    foresight: ruleset.foresight,
    hasOwnRules: ruleset.rules.some(({ timing }) => timing !== undefined),
    game: opener(),
    spare: opener(),
    inForce: ({ variants }) => forces.take(JSON.stringify(variants), () => inForce(ruleset.rules, variants)),
    sharesTable: tables.sharesTable,
    field: tables.field,
    adopt: tables.adopt,
    keep: tables.keep,
    afresh: () => arenasOver(ruleset, tables),
  };
}

type Tables = ReturnType<typeof createTables>;

/** The tables that matches are played on, opened when first asked for. */
function createTables(ruleset: Ruleset, store: TableStore | undefined) {
  const specs = createLruCache<TableSpec>(FIELDS_KEPT);
  const fields = createLruCache<SharedField>(FIELDS_KEPT);
  const adopted = new Map<string, SharedSight>();
  const fresh = new Set<SharedField>();
  const commons = createLruCache<object>(COMMON_KEPT);
  let count = 0;

  function opened(spec: TableSpec, pitch: number, shared: SharedSight | undefined): SharedField {
    const own = count++;
    const common = <T extends object>(name: string, make: () => T) =>
      commons.take(`${own} ${name}`, make) as T;
    const field = openField(spec, pitch, common, shared, store);
    fresh.add(field);
    if (fresh.size > FIELDS_KEPT) fresh.delete(fresh.values().next().value as SharedField);
    return field;
  }

  const keyOf = (table: TableRef, pitch: number) => `${tableTitle(table)} ${pitch}`;
  const specOf = (table: TableRef) => specs.take(tableTitle(table), () => tableSpec(ruleset, table));
  const field = (table: TableRef, pitch: number) => {
    const key = keyOf(table, pitch);
    return fields.take(key, () => opened(specOf(table), pitch, adopted.get(key)));
  };

  /** The table of a match as its rules shape it; `pieces` are those of a description of its own, as text. */
  function tableUnder({ table, variants: [variant] }: MatchSpec) {
    const asked = tableAsked(ruleset, table, variant);
    const plain = specOf(asked);
    const own = ruleset.tableUnder?.(variant, plain) ?? plain;
    return { asked, own, pieces: own === plain ? '' : JSON.stringify(own.pieces) };
  }

  return {
    field,
    fieldUnder(spec: MatchSpec): SharedField {
      const { asked, own, pieces } = tableUnder(spec);
      if (pieces === '') return field(asked, spec.pitch);
      const key = `${keyOf(asked, spec.pitch)} ${pieces}`;
      return fields.take(key, () => opened(own, spec.pitch, undefined));
    },
    sharesTable(one: MatchSpec, other: MatchSpec): boolean {
      const [first, second] = [tableUnder(one), tableUnder(other)];
      return tableTitle(first.asked) === tableTitle(second.asked) && first.pieces === second.pieces;
    },
    adopt: (table: TableRef, pitch: number, shared: SharedSight) =>
      void adopted.set(keyOf(table, pitch), shared),
    keep() {
      for (const own of fresh) own.keep();
    },
  };
}

function openField(
  spec: TableSpec,
  pitch: number,
  common: Common,
  adopted: SharedSight | undefined,
  store: TableStore | undefined,
): SharedField {
  const ground = compileGround(spec, pitch);
  const table = openTable(ground, adopted, store);
  const sight = createSight(ground, table.shared);
  const lists = createLruCache<Ways>(WAYS_KEPT);
  const guides = createLruCache<Guide>(WAYS_KEPT);
  const ways = (costs: MoveCosts) => lists.take(JSON.stringify(costs), () => table.ways(costs));
  const guide = (costs: MoveCosts) =>
    guides.take(JSON.stringify(costs), () => table.guide(costs, ways(costs)));
  const keep = () => table.keep(sight.measured);
  return { ground, shared: table.shared, sight, ways, guide, common, keep };
}
