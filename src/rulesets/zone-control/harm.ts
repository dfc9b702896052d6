import type { Seat } from '../../rules/decision.ts';
import { facesThatReach, hitModifier, saveModifiers } from './checks.ts';
import type { ModelSpec } from './muster.ts';
import type { Settings } from './rules/index.ts';
import type { Weapon } from './units.ts';

/** What policies read while they compare attacks: exact chances worked out when the rules are compiled. */
export interface HarmTables {
  /** First entry of a weapon against a model with so many wounds left; add the faces of the die that hit. */
  entry(weapon: number, target: number, wounds: number): number;
  /** Faces of a side's die that hit with a modifier. */
  faces(seat: Seat, modifier: number): number;
  /** Faces of a side's die that hit with a skill, by how much is taken from it; the last is for that and more. */
  facesBySkill(seat: Seat, skill: number): Int32Array;
  /** Expected worth removed by an attack, by entry plus faces; a share of it for wounds and shock short of death. */
  readonly worth: Float64Array;
  /** Chance that the target is left without wounds, likewise. */
  readonly kill: Float64Array;
}

const MOST_WOUNDS = 12;
/** Amounts taken from a skill that are told apart. */
export const TAKEN = 8;
/** Faces of a die are at most twenty. */
const FACES = 21;
/** What a wound that does not kill, and a shocked survivor, count of a model's worth. */
const WOUND_SHARE = 0.6;
const SHOCK_SHARE = 0.15;

export function createHarm(
  models: readonly ModelSpec[],
  weapons: readonly Weapon[],
  worthOf: Float64Array,
  settings: readonly [Settings, Settings],
): HarmTables {
  const size = models.length * (MOST_WOUNDS + 1) * FACES;
  const worth = new Float64Array(weapons.length * size);
  const kill = new Float64Array(weapons.length * size);
  const entry = (weapon: number, target: number, wounds: number) =>
    weapon * size + (target * (MOST_WOUNDS + 1) + wounds) * FACES;

  weapons.forEach((weapon, w) => {
    models.forEach(({ profile, seat }, target) => {
      const attacker = settings[seat === 0 ? 1 : 0];
      const { sides } = attacker.rolls.unopposed;
      const through = 1 - saved(weapon, profile, settings[seat]);
      const damage = attacker.wounding.damage.on ? weapon.damage : 1;
      const attacks = attacksOf(weapon, attacker);
      for (let left = 1; left <= profile.wounds; left++) {
        for (let faces = 0; faces <= sides; faces++) {
          const { killed, hurt, lost } = outcome(attacks, (faces / sides) * through, damage, left);
          const at = entry(w, target, left) + faces;
          kill[at] = killed;
          const short = (WOUND_SHARE * (lost - killed * left)) / profile.wounds;
          const shocked =
            settings[seat].morale.on && settings[seat].shock.on ? SHOCK_SHARE * (hurt - killed) : 0;
          worth[at] = worthOf[target] * (killed + short + shocked);
        }
      }
    });
  });
  const faces = (seat: Seat, modifier: number) => {
    const { target, sides } = settings[seat].rolls.unopposed;
    return facesThatReach(target, sides, modifier);
  };
  const bySkill = [new Map<number, Int32Array>(), new Map<number, Int32Array>()];

  function facesBySkill(seat: Seat, skill: number): Int32Array {
    const known = bySkill[seat].get(skill);
    if (known) return known;
    const found = Int32Array.from({ length: TAKEN }, (_, taken) =>
      faces(seat, hitModifier(settings[seat], skill, taken, 0)),
    );
    bySkill[seat].set(skill, found);
    return found;
  }

  return {
    entry,
    faces,
    facesBySkill,
    worth,
    kill,
  };
}

/** Checks of a weapon (ZC-SHT-02, ZC-MEL-02). */
export function attacksOf(weapon: Weapon, own: Settings): number {
  const { attacks } = weapon.mode === 'ranged' ? own.shooting : own.melee;
  return attacks.on ? weapon.attacks : 1;
}

/** Chance that a hit is saved. */
function saved(
  weapon: Weapon,
  target: { readonly toughness: number; readonly armour: number },
  own: Settings,
): number {
  if (!own.rolls.opposed.on) return 0;
  const { sides } = own.rolls.unopposed;
  let fails = 1;
  for (const modifier of saveModifiers(own, weapon, target, 0)) {
    const faces = facesThatReach(own.rolls.opposed.target, sides, modifier);
    fails *= 1 - Math.max(faces, own.wounding.hopeless.on ? 0 : 1) / sides;
  }
  return 1 - fails;
}

/** What a number of attacks, each through with the same chance, do to a model with some wounds left. */
function outcome(attacks: number, chance: number, damage: number, left: number) {
  let killed = 0;
  let lost = 0;
  for (let hits = 0; hits <= attacks; hits++) {
    const share = binomial(attacks, hits, chance);
    const wounds = Math.min(left, hits * damage);
    lost += share * wounds;
    if (wounds === left) killed += share;
  }
  return { killed, lost, hurt: 1 - binomial(attacks, 0, chance) };
}

function binomial(n: number, k: number, chance: number): number {
  let share = 1;
  for (let i = 0; i < k; i++) share *= ((n - i) / (i + 1)) * chance;
  for (let i = k; i < n; i++) share *= 1 - chance;
  return share;
}
