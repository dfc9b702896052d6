import { type Model, UNARMED, type Weapon } from '../../../kernel/entities.ts';
import { haveUsersASay } from '../../../rules/play/active-rules.ts';
import type { Expecting, Gun } from './gun.ts';
import { harmOfShots } from './harm-of-shots.ts';
import type { AttackKind } from './timing.ts';

/** Bands of distance for which harm is tabled, each of two inches; every printed Range is a whole number of them. */
const BANDS = 48;
export const BAND_INCHES = 2;
/** Cover penalties from 0 up; higher ones count as the last. */
const COVERS = 8;

/** Expected harm of the best shot by one model at another, or of all its shots together (DP-Q-69), by band of distance and cover. */
export type ShotTable = Float64Array;

/** Shots of whoever has no gun. */
export const NO_SHOTS: ShotTable = new Float64Array(BANDS * COVERS);

/** Where in a table a distance and a cover penalty are; `bands` is the distance in bands. */
export function shotAt(bands: number, cover: number): number {
  // Rounded up, in whole numbers from the start: this is asked more often than anything else.
  const least = bands - 1e-6;
  let band = least | 0;
  if (band < least) band++;
  if (band >= BANDS) band = BANDS - 1;
  return band * COVERS + (cover < COVERS ? cover : COVERS - 1);
}

/** The close combat weapon that does the most, and its expected harm; -1 and 0 without one. */
export interface Blow {
  readonly weapon: Weapon;
  readonly harm: number;
}

const NO_BLOW: Blow = { weapon: UNARMED, harm: 0 };

/** What an attacker can do to a target, standing still and on the move. */
export interface AttackTables {
  readonly still: ShotTable;
  readonly onTheMove: ShotTable;
  readonly blow: Blow;
  readonly blowOnTheMove: Blow;
}

/** What whoever takes no action can do. */
export const NO_ATTACKS: AttackTables = {
  still: NO_SHOTS,
  onTheMove: NO_SHOTS,
  blow: NO_BLOW,
  blowOnTheMove: NO_BLOW,
};

/** What a set of weapons offers, as indexes into the book's list. */
export interface Arms {
  readonly ranged: readonly Weapon[];
  /** Ranged ones that may be fired after moving. */
  readonly onTheMove: readonly Weapon[];
  readonly closeCombat: readonly Weapon[];
}

/** An attacker who aims at a target with some wounds left. */
interface Aim {
  readonly attacker: Model;
  readonly target: Model;
  readonly wounds: number;
  gun(kind: AttackKind, weapon: Weapon): Gun;
}

export function attackTables(matchup: Expecting, arms: Arms, aim: Aim): AttackTables {
  const { profile, seat } = matchup.models[aim.attacker];
  const { rangedAttack, moveOrShoot, closeCombat } = matchup.settings[seat];
  const ranged = profile.ranged !== null && rangedAttack.attack.on ? arms.ranged : [];
  const mobile = ranged.length > 0 && moveOrShoot.still.on ? arms.onTheMove : ranged;
  const blows = profile.closeCombat !== null && closeCombat.attack.on ? arms.closeCombat : [];
  const still = shotTable(matchup, ranged, aim, false);
  const blow = blowWith(matchup, blows, aim, false);
  const users = haveUsersASay(matchup.active);
  return {
    still,
    onTheMove: users || mobile.length < ranged.length ? shotTable(matchup, mobile, aim, true) : still,
    blow,
    blowOnTheMove: users ? blowWith(matchup, blows, aim, true) : blow,
  };
}

function shotTable(matchup: Expecting, guns: readonly Weapon[], aim: Aim, moved: boolean): ShotTable {
  if (guns.length === 0) return NO_SHOTS;
  const { reach, attack } = matchup.settings[matchup.models[aim.attacker].seat].rangedAttack;
  const table = new Float64Array(BANDS * COVERS);
  const shots = guns.map((weapon) => ({
    weapon,
    gun: aim.gun('ranged', weapon),
    far: reach.ranges * matchup.weapons[weapon].range,
  }));
  for (let band = 0; band < BANDS; band++) {
    const inches = band * BAND_INCHES;
    const within = shots.filter(({ far }) => inches <= far);
    if (within.length === 0) break;
    for (let cover = 0; cover < COVERS; cover++)
      table[band * COVERS + cover] = harmOfShots(
        within,
        attack.weapons === 'all',
        ({ gun }) => gun.harm(aim.wounds, inches, cover, moved),
        ({ gun, weapon }) =>
          matchup.harm.killsPerHit(weapon, aim.target, aim.wounds) * gun.chance(inches, cover, moved),
      );
  }
  return table;
}

/** All blows of a model hit alike. */
function blowWith(matchup: Expecting, arms: readonly Weapon[], aim: Aim, moved: boolean): Blow {
  let weapon = NO_BLOW.weapon;
  let most = -1;
  for (const one of arms) {
    const perHit = matchup.harm.perHit(one, aim.target, aim.wounds);
    if (perHit > most) [weapon, most] = [one, perHit];
  }
  if (weapon === UNARMED) return NO_BLOW;
  return { weapon, harm: aim.gun('close-combat', weapon).harm(aim.wounds, 0, 0, moved) };
}
