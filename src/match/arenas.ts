import { compileGround } from '../kernel/compile-ground.ts';
import { createWays } from '../kernel/create-ways.ts';
import { createGuide, type Guide } from '../kernel/guide.ts';
import { createSharedSight, createSight, type SharedSight } from '../kernel/sight.ts';
import type { TableSpec } from '../kernel/terrain.ts';
import type { MoveCosts, Ways } from '../kernel/ways.ts';
import { unknown } from '../rules/nearest.ts';
import type { CompiledRules, Field, Game, Ruleset } from '../rules/ruleset.ts';
import type { Variant } from '../rules/variant.ts';
import { type MatchSpec, type TableRef, tableTitle } from './spec.ts';

/** A field and the lines of sight that threads share. */
export interface SharedField extends Field {
  readonly shared: SharedSight;
}

/** Compiled tables, matchups and games, made on first use and kept. One per thread. */
export interface Arenas {
  game(spec: MatchSpec): Game;
  field(table: TableRef, pitch: number): SharedField;
  /** Takes lines of sight that another thread shares; to be called before the table is first used here. */
  adopt(table: TableRef, pitch: number, shared: SharedSight): void;
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

export function createArenas(ruleset: Ruleset): Arenas {
  const specs = new Map<string, TableSpec>();
  const fields = new Map<string, SharedField>();
  const matchups = new Map<string, CompiledRules>();
  const games = new Map<string, Game>();
  const adopted = new Map<string, SharedSight>();

  const fieldKey = (table: TableRef, pitch: number) => `${tableTitle(table)} ${pitch}`;

  const field = (table: TableRef, pitch: number) =>
    kept(fields, fieldKey(table, pitch), () =>
      openField(
        kept(specs, tableTitle(table), () => tableSpec(ruleset, table)),
        pitch,
        adopted.get(fieldKey(table, pitch)),
      ),
    );

  const compiled = ({ variants, armies }: MatchSpec) =>
    kept(matchups, JSON.stringify([variants, armies]), () => ruleset.compile({ variants, armies }));

  const game = (spec: MatchSpec) =>
    kept(games, JSON.stringify([spec.table, spec.pitch, spec.variants, spec.armies]), () => {
      // Refuses variants that differ in what both sides share, the table among it.
      const rules = compiled(spec);
      return rules.open(fieldUnder(spec));
    });

  /** The field as the rules of the match shape it. */
  function fieldUnder({ table, variants: [variant], pitch }: MatchSpec): SharedField {
    const asked = tableAsked(ruleset, table, variant);
    const plain = kept(specs, tableTitle(asked), () => tableSpec(ruleset, asked));
    const own = ruleset.tableUnder?.(variant, plain) ?? plain;
    if (own === plain) return field(asked, pitch);
    const key = `${fieldKey(asked, pitch)} ${JSON.stringify(own.pieces)}`;
    return kept(fields, key, () => openField(own, pitch, undefined));
  }

  return { game, field, adopt: (table, pitch, shared) => adopted.set(fieldKey(table, pitch), shared) };
}

function openField(spec: TableSpec, pitch: number, adopted: SharedSight | undefined): SharedField {
  const ground = compileGround(spec, pitch);
  const shared = adopted ?? createSharedSight(ground);
  const lists = new Map<string, Ways>();
  const guides = new Map<string, Guide>();
  const ways = (costs: MoveCosts) => kept(lists, JSON.stringify(costs), () => createWays(ground, costs));
  const guide = (costs: MoveCosts) =>
    kept(guides, JSON.stringify(costs), () => createGuide(ground, ways(costs)));
  return { ground, shared, sight: createSight(ground, shared), ways, guide };
}

function kept<T>(all: Map<string, T>, key: string, make: () => T): T {
  let found = all.get(key);
  if (found === undefined) {
    found = make();
    all.set(key, found);
  }
  return found;
}
