import type { HarmTables } from './harm.ts';
import type { ModelSpec } from './muster.ts';
import { needsOf, PLAIN, type Situation } from './needs.ts';
import { type Die, facesOf } from './pool.ts';
import type { Settings } from './rules/index.ts';
import type { Weapon } from './units.ts';

/** Bits of a shot that tell its entry in a table of harm. */
export const SHOT_OBSCURED = 1;
export const SHOT_COVERED = 2;
export const SHOT_LONG = 4;
export const SHOT_AIMED = 8;
const SHOTS = 16;

/** Expected harm of shots and blows between models as they are, worked out when first asked for. */
export interface Gunnery {
  /** Harm of a shot by its bits. */
  shots(attacker: number, weapon: number, target: number, wounds: number, down: number): Float64Array;
  /** Harm of the best blow of a model, by the Focus bonuses it has: 0, 1 or 2. */
  blows(attacker: number, target: number, wounds: number, down: number): Float64Array;
}

export function createGunnery(
  models: readonly ModelSpec[],
  weapons: readonly Weapon[],
  settings: readonly [Settings, Settings],
  dice: readonly [Die, Die],
  harm: HarmTables,
): Gunnery {
  const known = new Map<number, Float64Array>();
  const mostWounds = Math.max(...models.map(({ profile }) => profile.wounds));

  function harmOf(attacker: ModelSpec, target: number, weapon: Weapon, wounds: number, s: Situation): number {
    const { profile, seat } = models[target];
    const theirs = settings[seat];
    const { toHit, toSave } = needsOf(settings[attacker.seat], theirs, attacker.profile, profile, weapon, s);
    const hit = facesOf(dice[attacker.seat], toHit) / dice[attacker.seat].sides;
    const stopped = theirs.attacks.armour.on ? facesOf(dice[seat], toSave) / dice[seat].sides : 0;
    return harm.expected(target, wounds, s.down ? 1 : 0, weapon.dice, hit * (1 - stopped));
  }

  function kept(key: number, make: () => Float64Array): Float64Array {
    let found = known.get(key);
    if (!found) {
      found = make();
      known.set(key, found);
    }
    return found;
  }

  const keyOf = (weapon: number, attacker: number, target: number, wounds: number, down: number) =>
    (((weapon + 1) * models.length + attacker) * models.length + target) * 2 * (mostWounds + 1) +
    2 * wounds +
    down;

  return {
    shots: (attacker, weapon, target, wounds, down) =>
      kept(keyOf(weapon, attacker, target, wounds, down), () =>
        Float64Array.from({ length: SHOTS }, (_, bits) =>
          harmOf(models[attacker], target, weapons[weapon], wounds, {
            ...PLAIN,
            down: down > 0,
            obscured: (bits & SHOT_OBSCURED) !== 0,
            covered: (bits & SHOT_COVERED) !== 0,
            longRange: (bits & SHOT_LONG) !== 0,
            aimed: (bits & SHOT_AIMED) !== 0,
          }),
        ),
      ),
    blows: (attacker, target, wounds, down) =>
      kept(keyOf(-1, attacker, target, wounds, down), () =>
        Float64Array.from({ length: 3 }, (_, bonuses) =>
          bestBlow(models[attacker].melee, bonuses, (weapon, focusHit, focusAp) =>
            harmOf(models[attacker], target, weapons[weapon], wounds, {
              ...PLAIN,
              melee: true,
              down: down > 0,
              focusHit,
              focusAp,
            }),
          ),
        ),
      ),
  };
}

function bestBlow(
  weapons: readonly number[],
  bonuses: number,
  harm: (weapon: number, focusHit: number, focusAp: number) => number,
): number {
  let best = 0;
  for (const weapon of weapons) {
    for (let ap = 0; ap <= bonuses; ap++) best = Math.max(best, harm(weapon, bonuses - ap, ap));
  }
  return best;
}
