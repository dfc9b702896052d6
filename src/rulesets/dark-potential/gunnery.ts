import { distancePenalty } from './distance-penalty.ts';
import type { HarmTables } from './harm.ts';
import type { ModelSpec } from './muster.ts';
import type { Settings } from './rules/index.ts';
import type { TestRoll } from './test-roll.ts';
import type { Attack, SideRules } from './timing.ts';
import type { Weapon } from './units.ts';
import { haveUsersASay, usersOnHit, usersOnWound } from './users-say.ts';

/** Bands of distance for which harm is tabled, each of two inches; every printed Range is a whole number of them. */
const BANDS = 48;
const BAND_INCHES = 2;
/** Cover penalties from 0 up; higher ones count as the last. */
const COVERS = 8;

/** Best expected harm of a shot by one model at another, by band of distance and cover. */
export type ShotTable = Float64Array;

/** Shots of whoever has no gun. */
export const NO_SHOTS: ShotTable = new Float64Array(BANDS * COVERS);

/** What a shooter can do to a target, standing still and on the move. */
export interface ShotTables {
  readonly still: ShotTable;
  readonly onTheMove: ShotTable;
}

export interface Gunnery {
  /** The tables for a shooter with some weapons (as bits) and a target with some wounds left. */
  tables(shooter: number, weapons: number, target: number, wounds: number): ShotTables;
  /** Bands per 1/100 mm. */
  readonly scale: number;
}

/** Where in a table a distance and a cover penalty are; `bands` is the distance in bands. */
export function shotAt(bands: number, cover: number): number {
  // Rounded up, in whole numbers from the start: this is asked more often than anything else.
  const least = bands - 1e-6;
  let band = least | 0;
  if (band < least) band++;
  if (band >= BANDS) band = BANDS - 1;
  return band * COVERS + (cover < COVERS ? cover : COVERS - 1);
}

/** What of the compiled rules the tables are made of. */
interface Guns {
  readonly settings: readonly [Settings, Settings];
  readonly weapons: readonly Weapon[];
  readonly models: readonly ModelSpec[];
  readonly tests: readonly [TestRoll, TestRoll];
  readonly harm: HarmTables;
  /** What users' rules do, by seat: read like any other modifier, at the far end of each band. */
  readonly active: readonly [SideRules, SideRules];
  readonly inch: number;
  armoury(bits: number): { readonly ranged: readonly number[]; readonly onTheMove: readonly number[] };
}

interface KnownTables extends ShotTables {
  readonly weapons: number;
  readonly wounds: number;
}

/** Tables what policies look up most: made when first asked for and kept. */
export function createGunnery(book: Guns): Gunnery {
  // By pair of profiles: a few sets of weapons and wounds each.
  const known: (KnownTables[] | undefined)[] = new Array(book.models.length * book.models.length);
  const first = book.models.map(firstAlike);
  const scale = 1 / (BAND_INCHES * book.inch);

  function make(
    shooter: number,
    weapons: number,
    target: number,
    wounds: number,
    hasMoved: boolean,
  ): ShotTable {
    const { profile, seat } = book.models[shooter];
    const own = book.settings[seat];
    const arms = book.armoury(weapons);
    const guns = hasMoved && own.moveOrShoot.still.on ? arms.onTheMove : arms.ranged;
    const { attack, reach } = own.rangedAttack;
    if (profile.ranged === null || !attack.on || guns.length === 0) return NO_SHOTS;
    const table = new Float64Array(BANDS * COVERS);
    const users = haveUsersASay(book.active);
    for (const gun of guns) {
      const { range, inaccurate } = book.weapons[gun];
      const base =
        profile.ranged -
        book.models[target].profile.defense -
        (inaccurate ? own.inaccurate.penalty.points : 0);
      for (let at = 0; at < table.length; at++) {
        const inches = Math.floor(at / COVERS) * BAND_INCHES;
        if (inches > reach.ranges * range) break;
        const far = distancePenalty(
          range,
          inches,
          own.rangedAttack.bands.points,
          own.rangedAttack.bands.edge,
        );
        const cover = at % COVERS;
        const attack: Attack | null = users
          ? {
              kind: 'ranged',
              attacker: book.models[shooter],
              target: book.models[target],
              weapon: book.weapons[gun],
              distance: inches,
              cover,
              moved: hasMoved,
            }
          : null;
        const needed = base - far - cover + (attack ? usersOnHit(book.active, attack) : 0);
        const perHit = book.harm.perHit(gun, target, wounds, attack ? usersOnWound(book.active, attack) : 0);
        const harm = book.tests[seat].chance(needed) * perHit;
        if (harm > table[at]) table[at] = harm;
      }
    }
    return table;
  }

  return {
    scale,
    tables(shooter, weapons, target, wounds) {
      const pair = first[shooter] * book.models.length + first[target];
      known[pair] ??= [];
      const all = known[pair];
      for (const one of all) if (one.weapons === weapons && one.wounds === wounds) return one;
      const { ranged, onTheMove } = book.armoury(weapons);
      const still = make(shooter, weapons, target, wounds, false);
      const moving =
        ranged.length === onTheMove.length && !haveUsersASay(book.active)
          ? still
          : make(shooter, weapons, target, wounds, true);
      const one = { weapons, wounds, still, onTheMove: moving };
      all.push(one);
      return one;
    },
  };
}

/** The first model of the same side and profile: what holds for one holds for all of them. */
function firstAlike({ seat, profile }: ModelSpec, _: number, all: readonly ModelSpec[]): number {
  return all.findIndex((other) => other.seat === seat && other.profile.id === profile.id);
}
