import type { Model, Weapon } from '../../../kernel/entities.ts';
import type { Modifiers } from '../../../rules/play/modifiers.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, WeaponSpec } from '../units/units.ts';
import {
  addedToSaves,
  facesThat,
  modifyHits,
  type Side,
  saveOf,
  saves,
  savesRolled,
  succeeds,
} from './modifiers.ts';
import type { ModelSpec } from './muster.ts';
import type { Attack } from './timing.ts';

/** What attacks come to, worked out when the rules are compiled: by entry plus how many faces of the die hit. */
interface Harm {
  /** Expected worth removed; a share of it for wounds and shock short of death. */
  readonly worth: Float64Array;
  /** Chance that the target is left without wounds. */
  readonly kill: Float64Array;
}

/** What policies read while they compare attacks. */
export interface HarmTables {
  /** First entry of a weapon against a model with so many wounds left. */
  entry(weapon: Weapon, target: Model, wounds: number): number;
  /** What attacks come to where users' rules add so much to each save; 0 where there are none. */
  withSaves(added: number): Harm;
}

/** An attack with a weapon on a model with some wounds left, by their numbers. */
interface Aimed {
  readonly attack: Attack;
  readonly weapon: Weapon;
  readonly target: Model;
  readonly wounds: number;
}

/** What an attack is expected to remove, and its chance to kill; `list` is room for its modifiers. */
export function expectedOf(
  harm: HarmTables,
  [own, theirs]: readonly [Side, Side],
  { attack, weapon, target, wounds }: Aimed,
  list: Modifiers,
): { readonly worth: number; readonly kill: number } {
  modifyHits(list, attack, own, theirs);
  const at = harm.entry(weapon, target, wounds) + facesThat(own.settings, succeeds, list.total);
  const { worth, kill } = harm.withSaves(addedToSaves(list, attack, theirs));
  return { worth: worth[at], kill: kill[at] };
}

const MOST_WOUNDS = 12;
/** Faces of a die are at most twenty. */
const FACES = 21;
/** What a wound that does not kill, and a shocked survivor, count of a model's worth. */
const WOUND_SHARE = 0.6;
const SHOCK_SHARE = 0.15;

/** @param actions what an attack stands for: one action or, by what its side has, those of a turn at one enemy */
export function createHarm(
  models: readonly ModelSpec[],
  weapons: readonly WeaponSpec[],
  worthOf: Float64Array,
  settings: readonly [Settings, Settings],
  actions: (own: Settings) => number = () => 1,
): HarmTables {
  const size = models.length * (MOST_WOUNDS + 1) * FACES;
  const entry = (weapon: Weapon, target: Model, wounds: number) =>
    weapon * size + (target * (MOST_WOUNDS + 1) + wounds) * FACES;
  const known = new Map<number, Harm>();

  function workOut(added: number): Harm {
    const worth = new Float64Array(weapons.length * size);
    const kill = new Float64Array(weapons.length * size);
    weapons.forEach((weapon, w) => {
      models.forEach(({ profile, seat }, target) => {
        const attacker = settings[otherSeat(seat)];
        const { sides } = attacker.rolls.unopposed;
        const through = 1 - saved(settings[seat], weapon, profile, added);
        const shockable = isShaken(settings[seat]);
        for (let left = 1; left <= profile.wounds; left++) {
          for (let faces = 0; faces <= sides; faces++) {
            const at = entry(w, target, left) + faces;
            const chance = (faces / sides) * through;
            const { killed, hurt, lost } = outcome(
              actions(attacker) * attacksOf(weapon, attacker),
              chance,
              damageOf(weapon, attacker),
              left,
            );
            const short = (WOUND_SHARE * (lost - killed * left)) / profile.wounds;
            const shocked = shockable ? SHOCK_SHARE * (hurt - killed) : 0;
            kill[at] = killed;
            worth[at] = worthOf[target] * (killed + short + shocked);
          }
        }
      });
    });
    return { worth, kill };
  }

  const usual = workOut(0);
  return {
    entry,
    withSaves(added) {
      if (added === 0) return usual;
      const found = known.get(added) ?? workOut(added);
      known.set(added, found);
      return found;
    },
  };
}

/** Whether a hit shocks somebody, who may fall back for it, or rally less likely (ZC-A8, ZC-MOR-05, ZC-AMB-11). */
function isShaken({ morale, rally, shock }: Settings): boolean {
  const isShocked = shock.on && shock.sources.on && shock.hit.points > 0;
  const counts = morale.check.on || morale.who.shock > 0;
  const countsLater = rally.on && rally.falling.on && rally.check.on && rally.check.shock === 'counts';
  return isShocked && morale.on && morale.fall.on && (counts || countsLater);
}

/** Checks of a weapon (ZC-SHT-02, ZC-MEL-02). */
export function attacksOf(weapon: WeaponSpec, own: Settings): number {
  const { attacks } = weapon.mode === 'ranged' ? own.shooting : own.melee;
  return attacks.on ? weapon.attacks : 1;
}

/** Wounds that a hit costs which is not saved (ZC-SHT-07). */
export function damageOf(weapon: WeaponSpec, own: Settings): number {
  return own.wounding.damage.on ? weapon.damage : 1;
}

/** Chance that a hit is saved, with so much added to each roll. */
function saved(theirs: Settings, weapon: WeaponSpec, target: Profile, added: number): number {
  let fails = 1;
  for (let roll = 0; roll < savesRolled(theirs); roll++) {
    const faces = facesThat(theirs, saves, saveOf(theirs, weapon, target, roll) + added);
    fails *= 1 - faces / theirs.rolls.unopposed.sides;
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
