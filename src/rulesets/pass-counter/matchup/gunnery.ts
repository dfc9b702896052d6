import type { Model, Weapon } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { firstAlike } from '../../../rules/assembly/mustering.ts';
import type { Settings } from '../rules/index.ts';
import type { WeaponSpec } from '../units/units.ts';
import type { HarmTables } from './harm.ts';
import { COVERED, LOOKS, OBSCURED, SEEN } from './looks.ts';
import type { ModelSpec } from './muster.ts';
import { needsOf, PLAIN, type Situation } from './needs.ts';
import { type Die, facesOf } from './pool.ts';

/** Expected harm of the best shot of a model at another by how far off it is and how it is seen. */
export interface ShotTable {
  /** Distances up to which a row of the table holds, ascending, in 1/100 mm; no weapon reaches beyond the last. */
  readonly limits: Float64Array;
  /** A row for each limit: harm by look. */
  readonly harm: Float64Array;
  /** The most of each row. */
  readonly most: Float64Array;
}

/** Shots as they are, aimed ones, and those of somebody who goes close enough first. */
type Shooting = 'plain' | 'aimed' | 'close';

/** Blows by what they have, one or the other of it. */
const BLOWS: readonly (readonly Partial<Situation>[])[] = [
  [{}],
  [{ focusHit: 1 }, { focusAp: 1 }],
  [{ disengaging: true }],
];
const FOCUSED = 1;
export const AT_LEAVER = 2;

/** Expected harm of shots and blows between models as they are, worked out when first asked for. */
export interface Gunnery {
  shots(kind: Shooting, attacker: Model, target: Model, wounds: number, down: number): ShotTable;
  /** Harm of the best blow of a model: without a Focus bonus, with one, and at whoever leaves it, as AT_LEAVER. */
  blows(attacker: Model, target: Model, wounds: number, down: number): Float64Array;
}

/** Harm of the best shot over a distance; nobody shoots at whom he does not see. */
export function shotAt(table: ShotTable, gap: number, look: number): number {
  return gap <= rangeOf(table) ? table.harm[LOOKS * rowFor(table, gap) + look] : 0;
}

/** The row of a table for a distance within its range. */
export function rowFor({ limits }: ShotTable, gap: number): number {
  let row = 0;
  while (gap > limits[row]) row++;
  return row;
}

/** The longest distance of a table; less than any without a gun. */
export function rangeOf({ limits }: ShotTable): Length {
  return limits.length === 0 ? -1 : limits[limits.length - 1];
}

/** A model whose aimed shots come to no more than this share of its blows lives by blows. */
const LIVES_BY_BLOWS = 0.6;

/**
 * How far off a model fights by shots at some enemies: as far as any gun of its could harm one of them; 0 where it has
 * none such, or lives by blows.
 */
export function shootingRange(
  gunnery: Gunnery,
  models: readonly ModelSpec[],
  model: Model,
  enemies: readonly Model[],
): Length {
  let [shots, blows, farthest] = [0, 0, 0];
  for (const enemy of enemies) {
    const { wounds } = models[enemy].profile;
    const { limits, most } = gunnery.shots('aimed', model, enemy, wounds, 0);
    shots += Math.max(0, ...most);
    blows += gunnery.blows(model, enemy, wounds, 0)[FOCUSED];
    limits.forEach((limit, row) => {
      if (most[row] > 0) farthest = Math.max(farthest, limit);
    });
  }
  return shots > LIVES_BY_BLOWS * blows ? farthest : 0;
}

/** The attacks of a matchup: who could make them with what, by which rules. */
interface Attacks {
  readonly models: readonly ModelSpec[];
  readonly weapons: readonly WeaponSpec[];
  readonly settings: readonly [Settings, Settings];
  readonly dice: readonly [Die, Die];
  readonly harm: HarmTables;
}

/** An attacker and a target as they are. */
interface Pairing {
  readonly attacker: Model;
  readonly target: Model;
  readonly wounds: number;
  readonly down: number;
}

export function createGunnery(attacks: Attacks): Gunnery {
  const { models } = attacks;
  const mostWounds = Math.max(...models.map(({ profile }) => profile.wounds));
  const alike = firstAlike(models);
  /** Tables are kept by attacker, target, its wounds and whether it is down. */
  const keyOf = (attacker: Model, target: Model, wounds: number, down: number): number => {
    const pair = alike[attacker] * models.length + alike[target];
    return 2 * (pair * (mostWounds + 1) + wounds) + down;
  };
  const tables = <T>(): (T | undefined)[] =>
    new Array(2 * models.length * models.length * (mostWounds + 1)).fill(undefined);
  const shotTables = { plain: tables<ShotTable>(), aimed: tables<ShotTable>(), close: tables<ShotTable>() };
  const blowTables = tables<Float64Array>();
  return {
    shots(kind, attacker, target, wounds, down) {
      const key = keyOf(attacker, target, wounds, down);
      shotTables[kind][key] ??= shotTable(attacks, kind, { attacker, target, wounds, down });
      return shotTables[kind][key];
    },
    blows(attacker, target, wounds, down) {
      const key = keyOf(attacker, target, wounds, down);
      blowTables[key] ??= blowTable(attacks, { attacker, target, wounds, down });
      return blowTables[key];
    },
  };
}

/** Expected harm of an attack with a weapon. */
function harmWith(
  { models, settings, dice, harm }: Attacks,
  { attacker, target, wounds }: Pairing,
  weapon: WeaponSpec,
  situation: Situation,
): number {
  const { profile: shooter, seat } = models[attacker];
  const { profile, seat: other } = models[target];
  const { toHit, toSave } = needsOf(settings[seat], settings[other], shooter, profile, weapon, situation);
  const hit = facesOf(dice[seat], toHit) / dice[seat].sides;
  const stopped = settings[other].attacks.armour.on ? facesOf(dice[other], toSave) / dice[other].sides : 0;
  return harm.expected(target, wounds, situation.down ? 1 : 0, weapon.dice, hit * (1 - stopped));
}

function shotTable(attacks: Attacks, kind: Shooting, pairing: Pairing): ShotTable {
  const { models, weapons, settings } = attacks;
  const { ranged, seat } = models[pairing.attacker];
  const { aim } = settings[seat];
  const guns = ranged.map((weapon) => weapons[weapon]);
  const ranges = guns.map(({ range }) => range);
  const far = kind === 'close' ? Infinity : settings[seat].ranged.longRange.inches;
  const limits = new Set(far < Math.max(...ranges) ? [...ranges, far] : ranges);
  const rows = [...limits].sort((a, b) => a - b);
  const best = (inches: number, look: number): number => {
    if ((look & SEEN) === 0) return 0;
    const situation = {
      ...PLAIN,
      down: pairing.down > 0,
      aimed: kind === 'aimed' && aim.on && aim.action.on,
      obscured: (look & OBSCURED) !== 0,
      covered: (look & COVERED) !== 0,
      longRange: inches > far,
    };
    const inRange = guns.filter(({ range }) => range >= inches);
    return Math.max(...inRange.map((gun) => harmWith(attacks, pairing, gun, situation)));
  };
  const harm = rows.map((inches) => Array.from({ length: LOOKS }, (_, look) => best(inches, look)));
  return {
    limits: Float64Array.from(rows, (inches) => inches * INCH),
    harm: Float64Array.from(harm.flat()),
    most: Float64Array.from(harm, (row) => Math.max(...row)),
  };
}

function blowTable(attacks: Attacks, pairing: Pairing): Float64Array {
  const { melee } = attacks.models[pairing.attacker];
  const harm = (weapon: Weapon, way: Partial<Situation>): number => {
    const situation = { ...PLAIN, melee: true, down: pairing.down > 0, ...way };
    return harmWith(attacks, pairing, attacks.weapons[weapon], situation);
  };
  return Float64Array.from(BLOWS, (ways) =>
    Math.max(0, ...melee.flatMap((weapon) => ways.map((way) => harm(weapon, way)))),
  );
}
