import { armourAndDamageOf, isShot, numberOf, type Strike, strikeOf } from './attack.ts';
import { shotsOf } from './gunnery.ts';
import { type Match, settingsOf } from './match.ts';
import type { AttackKind } from './timing.ts';
import { chanceToWound, chanceUnsaved } from './wounding.ts';

/** Expected worth that an attack takes as things are, with everything that modifies it. */
export function expectedHarm(m: Match, strike: Strike, attacks = 1): number {
  const { attacker, target, weapon } = strike;
  const { need, chance } = chanceOf(m, strike);
  if (need === -Infinity) return 0;
  const dice = attacks * (isShot(m, strike) ? shotsOf(settingsOf(m, attacker), m.book.weapons[weapon]) : 1);
  return harmOf(m, target, dice, chance);
}

function chanceOf(m: Match, strike: Strike): { need: number; chance: number } {
  const { attacker, target } = strike;
  const need = numberOf(m, strike).total;
  const odds = { need, ...armourAndDamageOf(m, strike), isShot: isShot(m, strike) };
  return { need, chance: chanceToWound(settingsOf(m, attacker), settingsOf(m, target), odds) };
}

/** Expected worth that a hit takes which needs no roll. */
export function harmOfHit(m: Match, strike: Strike): number {
  const { target } = strike;
  const { armour, damage } = armourAndDamageOf(m, strike);
  return harmOf(m, target, 1, chanceUnsaved(settingsOf(m, target), armour - damage));
}

/** What a wound that does not remove a model counts of the share of its worth. */
const WOUND_SHARE = 0.8;

/** Expected worth a target loses by some dice, each of which wounds with the same chance. */
export function harmOf(m: Match, target: number, dice: number, chance: number): number {
  const { worth, models } = m.book;
  const left = m.state.wounds[target];
  const each = settingsOf(m, target).saves.wounds.wounds;
  const whole = models[target].profile.wounds;
  const lossOf = (lost: number) => worth[target] * (lost >= left ? 1 : (WOUND_SHARE * lost) / whole);
  if (chance >= 1) return lossOf(dice * each);
  let term = 1;
  for (let i = 0; i < dice; i++) term *= 1 - chance;
  let sum = 0;
  for (let n = 1; n <= dice; n++) {
    term *= ((dice - n + 1) / n) * (chance / (1 - chance));
    sum += term * lossOf(n * each);
  }
  return sum;
}

/** The blow of a model that does the most to an enemy; undefined without a weapon for it. */
export function bestBlow(m: Match, kind: AttackKind, model: number, target: number): Strike | undefined {
  const { weapons, models } = m.book;
  const [first, ...others] = models[model].melee;
  if (first === undefined) return undefined;
  const best = others.reduce(
    (one, other) => (weapons[other].damage > weapons[one].damage ? other : one),
    first,
  );
  return strikeOf(kind, model, best, target);
}
