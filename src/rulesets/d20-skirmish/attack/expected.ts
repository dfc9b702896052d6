import type { Model } from '../../../kernel/entities.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { hasSystems } from '../match/systems.ts';
import { shotsOf } from '../matchup/gunnery.ts';
import { chanceToRemove, expectedLoss } from '../matchup/harm.ts';
import type { AttackKind } from '../matchup/timing.ts';
import { chanceToWound, chanceUnsaved } from '../matchup/wounding.ts';
import { armourAndDamageOf, isShot, numberOf, type Strike, strikeOf } from './attack.ts';
import { heartAtStake, urgencyOf } from './heart.ts';

/**
 * Expected worth that an attack takes as things are, with everything that modifies it: of its target, and of the squad
 * that it may cost its heart.
 */
export function expectedHarm(m: Match, strike: Strike, attacks = 1): number {
  return harmOfAttacks(m, strike, attacks, chanceOf(m, strike));
}

/** The same of any number of attacks as things are when it is first asked, so that its odds are found once. */
export function reckoned(m: Match, strike: Strike): (attacks: number) => number {
  let odds: Odds | undefined;
  return (attacks) => {
    odds ??= chanceOf(m, strike);
    return harmOfAttacks(m, strike, attacks, odds);
  };
}

/** The number that an attack must not exceed, and the chance that one of its dice wounds. */
interface Odds {
  readonly need: number;
  readonly chance: number;
}

function harmOfAttacks(m: Match, strike: Strike, attacks: number, { need, chance }: Odds): number {
  const { attacker, target, weapon } = strike;
  if (need === -Infinity) return 0;
  const dice =
    attacks * (isShot(m, strike) ? shotsOf(settingsOf(m, attacker), m.matchup.weapons[weapon]) : 1);
  return harmOf(m, target, dice, chance);
}

function chanceOf(m: Match, strike: Strike): Odds {
  const { attacker, target } = strike;
  const need = numberOf(m, strike).total;
  const { armour, damage } = armourAndDamageOf(m, strike);
  const odds = { need, armour: armour + scratches(m, target), damage, isShot: isShot(m, strike) };
  return { need, chance: chanceToWound(settingsOf(m, attacker), settingsOf(m, target), odds) };
}

/** Expected worth that a hit takes which needs no roll. */
export function harmOfHit(m: Match, strike: Strike): number {
  const { target } = strike;
  const { armour, damage } = armourAndDamageOf(m, strike);
  return harmOf(m, target, 1, chanceUnsaved(settingsOf(m, target), armour - damage));
}

/** A vehicle whose armour roll fails by 1 is only scratched, as if it had 1 more of AR (DX-AMB-27). */
function scratches(m: Match, target: Model): number {
  return hasSystems(m, target) && settingsOf(m, target).systemFailures.wound.cosmetic === 'spared' ? 1 : 0;
}

/** Expected worth a side loses by some dice at a target, each of which wounds with the same chance. */
function harmOf(m: Match, target: Model, dice: number, chance: number): number {
  const { worth, models } = m.matchup;
  const victim = {
    worth: worth[target],
    left: m.state.wounds[target],
    whole: models[target].profile.wounds,
    each: settingsOf(m, target).saves.wounds.wounds,
  };
  const lost = urgencyOf(m, target) * expectedLoss(victim, dice, chance);
  return lost + heartAtStake(m, target) * chanceToRemove(victim, dice, chance);
}

/** The blow of a model that does the most to an enemy; undefined without a weapon for it. */
export function bestBlow(m: Match, kind: AttackKind, model: Model, target: Model): Strike | undefined {
  const { weapons, models } = m.matchup;
  const [first, ...others] = models[model].melee;
  if (first === undefined) return undefined;
  const best = others.reduce(
    (one, other) => (weapons[other].damage > weapons[one].damage ? other : one),
    first,
  );
  return strikeOf(kind, model, best, target);
}
