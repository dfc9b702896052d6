import { compileGround } from '../kernel/compile-ground.ts';
import type { Ground } from '../kernel/ground.ts';
import { createSharedSight, createSight, type SharedSight } from '../kernel/sight.ts';
import type { Sight } from '../kernel/sight-record.ts';
import type { TableSpec } from '../kernel/terrain.ts';
import { unknown } from '../rules/nearest.ts';
import type { Game, Ruleset } from '../rules/ruleset.ts';
import { type MatchSpec, type TableRef, tableTitle } from './spec.ts';

/** A compiled table: its standing points and lines of sight, which threads share. */
export interface Field {
  readonly ground: Ground;
  readonly sight: Sight;
  readonly shared: SharedSight;
}

/** Compiled tables and games, made on first use and kept. One per thread. */
export interface Arenas {
  game(spec: MatchSpec): Game;
  field(table: TableRef, pitch: number): Field;
  /** Takes lines of sight that another thread shares; before the table is first used here. */
  adopt(table: TableRef, pitch: number, shared: SharedSight): void;
}

/** The description of a table; throws InputError for an unknown name. */
export function tableSpec(ruleset: Ruleset, table: TableRef): TableSpec {
  if (!('name' in table)) return ruleset.generate(table.settings, table.seed);
  const found = Object.hasOwn(ruleset.tables, table.name) ? ruleset.tables[table.name] : undefined;
  if (!found) throw unknown('table', table.name, ruleset.title, Object.keys(ruleset.tables));
  return found;
}

export function createArenas(ruleset: Ruleset): Arenas {
  const fields = new Map<string, Field>();
  const games = new Map<string, Game>();
  const adopted = new Map<string, SharedSight>();

  function field(table: TableRef, pitch: number): Field {
    const key = `${tableTitle(table)} ${pitch}`;
    let found = fields.get(key);
    if (!found) {
      const ground = compileGround(tableSpec(ruleset, table), pitch);
      const shared = adopted.get(key) ?? createSharedSight(ground);
      found = { ground, shared, sight: createSight(ground, shared) };
      fields.set(key, found);
    }
    return found;
  }

  function game(spec: MatchSpec): Game {
    const key = JSON.stringify([spec.table, spec.pitch, spec.variants, spec.armies]);
    let found = games.get(key);
    if (!found) {
      const { ground, sight } = field(spec.table, spec.pitch);
      found = ruleset.open({ ground, sight, variants: spec.variants, armies: spec.armies });
      games.set(key, found);
    }
    return found;
  }

  return {
    game,
    field,
    adopt: (table, pitch, shared) => adopted.set(`${tableTitle(table)} ${pitch}`, shared),
  };
}
