import { type Model, NOBODY } from '../../../kernel/entities.ts';
import { asIf } from '../../../rules/play/as-if.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import { chanceToRecognise } from '../match/tests.ts';
import { strongestBlade } from '../matchup/blades.ts';
import { shotsOf } from '../matchup/gunnery.ts';
import { chanceToRemove, expectedLoss } from '../matchup/harm.ts';
import { scratchesOf } from '../matchup/scratches.ts';
import type { AttackKind } from '../matchup/timing.ts';
import { chanceToHit, chanceToWound, chanceUnsaved } from '../matchup/wounding.ts';
import { armourAndDamageOf, isShot, numberOf, type Strike, secondaryOf, strikeOf } from './attack.ts';
import { heartAtStake, heartTried, isDaunting, isDread, urgencyOf } from './heart.ts';
import { catchesOfMiss, isTemplate, spotOfTarget, underTemplate } from './under-template.ts';

/**
 * Expected worth that an attack takes as things are, with everything that modifies it: of its target, and of the squad
 * that it may cost its heart. Of a template it is that of all whom it may catch, less that of its own side.
 */
export function expectedHarm(m: Match, strike: Strike, attacks = 1): number {
  const { harm, own } = reckoned(m, strike);
  return harm(attacks) - own(attacks);
}

/** What any number of attacks come to. */
export interface Reckoning {
  /** Expected worth that they take of the enemy, and of their own side. */
  harm(attacks: number): number;
  own(attacks: number): number;
}

/** The same of any number of attacks as things are when it is first asked, so that its odds are found once. */
export function reckoned(m: Match, strike: Strike): Reckoning {
  const usual = reckonedAlike(m, strike);
  const { attacker, target } = strike;
  const { aim } = m.state;
  if (aim[attacker] !== target || settingsOf(m, attacker).aim.lasts.on || !isShot(m, strike)) return usual;
  // Aim is good for the first attack alone (DX-AIM-02).
  const later = reckonedAlike(m, strike);
  const withLater = (of: keyof Reckoning) => (attacks: number) =>
    attacks < 2
      ? usual[of](attacks)
      : usual[of](1) + asIf(aim, [attacker], NOBODY, () => later[of](attacks) - later[of](1));
  return { harm: withLater('harm'), own: withLater('own') };
}

/** The same where all attacks are as the first. */
function reckonedAlike(m: Match, strike: Strike): Reckoning {
  let found: readonly Victim[] | undefined;
  const seat = seatOf(m, strike.attacker);
  const sure = chanceToGoOn(m, strike);
  const lossOf = (attacks: number, isOwn: boolean): number => {
    found ??= victimsOf(m, strike);
    const dice = attacks * diceOf(m, strike);
    let loss = 0;
    for (const { model, chance, first } of found)
      if ((seatOf(m, model) === seat) === isOwn)
        loss += harmOf(
          m,
          { ...strike, target: model },
          dice,
          first === undefined ? chance : chance + (first - chance) / dice,
        );
    return sure * loss;
  };
  return {
    harm: (attacks) => lossOf(attacks, false),
    own: (attacks) => (isTemplate(m, strike) ? lossOf(attacks, true) : 0),
  };
}

/**
 * Chance that an attack does not fail for what its attacker takes his enemy for (DX-AMK-01). Reactions take no test, and
 * whoever strikes at the end of a charge has passed it before he set out.
 */
function chanceToGoOn(m: Match, { attacker, kind }: Strike): number {
  return kind === 'reaction' || kind === 'charge' ? 1 : chanceToRecognise(m, attacker);
}

/** Everybody whom an attack may wound; after a fumble the first of its dice is less likely to. */
function victimsOf(m: Match, strike: Strike): readonly Victim[] {
  const { fumbled } = m.state;
  const { attacker } = strike;
  const now = victimsAsThingsAre(m, strike);
  if (fumbled[attacker] === 0) return now;
  const later = asIf(fumbled, [attacker], 0, () => victimsAsThingsAre(m, strike));
  return later.map((victim, i) => ({ ...victim, first: now[i]?.chance ?? 0 }));
}

function victimsAsThingsAre(m: Match, strike: Strike): readonly Victim[] {
  return isTemplate(m, strike) ? victimsOfTemplate(m, strike) : victimOf(m, strike);
}

/** Somebody whom an attack may wound, and the chance that one of its dice does. */
interface Victim {
  readonly model: Model;
  readonly chance: number;
  /** The chance of the first die alone, where that suffers by a fumble. */
  readonly first?: number;
}

const NOBODY_ELSE: readonly Victim[] = [];

/** Dice of an attack. */
function diceOf(m: Match, strike: Strike): number {
  if (isShot(m, strike)) return shotsOf(settingsOf(m, strike.attacker), m.matchup.weapons[strike.weapon]);
  return secondaryOf(m, strike) === undefined ? 1 : 2;
}

/** The target, and the chance of a blow and the secondary one together, which are two dice. */
function victimOf(m: Match, strike: Strike): readonly Victim[] {
  const need = numberOf(m, strike).total;
  if (need === -Infinity) return NOBODY_ELSE;
  const chance = chanceOf(m, strike, need, true);
  const second = secondaryOf(m, strike);
  if (second === undefined) return [{ model: strike.target, chance }];
  const other = chanceOf(m, second, numberOf(m, second).total, true);
  return [{ model: strike.target, chance: (chance + other) / 2 }];
}

/** Everybody under a template where it lands, and where it may deviate to (DX-TPL-ASM, DX-DEV-ASM, DX-CRIT-03). */
function victimsOfTemplate(m: Match, strike: Strike): readonly Victim[] {
  const need = numberOf(m, strike).total;
  if (need === -Infinity) return NOBODY_ELSE;
  const own = settingsOf(m, strike.attacker);
  const { templates } = own;
  const misses = 1 - chanceToHit(own, need);
  const caught = templates.deviation.on ? catchesOfMiss(m, strike) : new Map<Model, number>();
  const struck = underTemplate(m, strike, spotOfTarget(m, strike));
  const all = [...struck, ...[...caught.keys()].filter((model) => !struck.includes(model))];
  return all.map((model) => {
    const at = { ...strike, target: model };
    const isCritical = templates.critical.on || model === strike.target;
    const direct = struck.includes(model) ? chanceOf(m, at, need, isCritical) : 0;
    return { model, chance: direct + misses * (caught.get(model) ?? 0) * unsavedOf(m, at) };
  });
}

/** @param isCritical a 1 counts against it */
function chanceOf(m: Match, strike: Strike, need: number, isCritical: boolean): number {
  const { attacker, target } = strike;
  const own = settingsOf(m, attacker);
  if (!isCritical) return chanceToHit(own, need) * unsavedOf(m, strike);
  const { armour, damage } = armourAndDamageOf(m, strike);
  const odds = { need, armour: armour + scratches(m, target), damage, isShot: isShot(m, strike) };
  return chanceToWound(own, settingsOf(m, target), odds);
}

/** Chance that the target of an attack which hits does not save. */
export function unsavedOf(m: Match, strike: Strike): number {
  const { armour, damage } = armourAndDamageOf(m, strike);
  return chanceUnsaved(settingsOf(m, strike.target), armour + scratches(m, strike.target) - damage);
}

/** Expected worth that a hit takes which needs no roll. */
export function harmOfHit(m: Match, strike: Strike): number {
  return harmOf(m, strike, 1, unsavedOf(m, strike));
}

/** What being only scratched is worth of AR to a target (DX-AMB-27). */
export function scratches(m: Match, target: Model): number {
  return scratchesOf(settingsOf(m, target), m.matchup.models[target].profile);
}

/** Expected worth a side loses by some dice at a target, each of which wounds with the same chance. */
function harmOf(m: Match, strike: Strike, dice: number, chance: number): number {
  const { target, weapon } = strike;
  const { worth, models } = m.matchup;
  const victim = {
    worth: worth[target],
    left: m.state.wounds[target],
    whole: models[target].profile.wounds,
    each: settingsOf(m, target).saves.wounds.wounds,
  };
  const lost = urgencyOf(m, target) * expectedLoss(victim, dice, chance);
  const removed = chanceToRemove(victim, dice, chance);
  if (!isDread(m, strike) && !isDaunting(m, weapon, target)) return lost + heartAtStake(m, target) * removed;
  const wounded = chanceToRemove({ ...victim, left: 1 }, dice, chance) - removed;
  return lost + heartTried(m, target, true) * removed + heartTried(m, target, false) * wounded;
}

/** The blow of a model that does the most to an enemy; undefined without a weapon for it. */
export function bestBlow(m: Match, kind: AttackKind, model: Model, target: Model): Strike | undefined {
  const { weapons, models } = m.matchup;
  const best = strongestBlade(models[model].melee, weapons);
  return best === undefined ? undefined : strikeOf(kind, model, best, target);
}
