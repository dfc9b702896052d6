import type { Dice } from '../../kernel/dice.ts';
import { addUp } from '../../rules/active-rules.ts';
import { hitModifier, saveModifiers } from './checks.ts';
import { attacksOf } from './harm.ts';
import { ROLL } from './rolls.ts';
import type { Settings } from './rules/index.ts';
import type { Attack, SideRules } from './timing.ts';

/** An attack as numbers, from which it is rolled. */
export interface Volley {
  readonly attacks: number;
  /** Added to each check. */
  readonly toHit: number;
  /** Added to each roll of a save; empty when there are none. */
  readonly saves: readonly number[];
  readonly damage: number;
  readonly attacker: Settings;
  readonly target: Settings;
  /** Who rolls: attacker and target. */
  readonly rollers: readonly [number, number];
}

export interface VolleyResult {
  readonly checks: number;
  readonly saves: number;
  readonly hits: number;
  readonly unsaved: number;
  /** Wounds the target has left. */
  readonly left: number;
}

/** What a side plays by. */
export interface Side {
  readonly settings: Settings;
  readonly rules: SideRules;
}

/** Rolls the checks of an attack one by one, each hit with its save, until the target has no wounds (ZC-SHT-02..08). */
export function rollVolley(dice: Dice, volley: Volley, wounds: number): VolleyResult {
  const { target, sides } = volley.attacker.rolls.unopposed;
  let [checks, saves, hits, unsaved, left] = [0, 0, 0, 0, wounds];
  while (checks < volley.attacks && left > 0) {
    checks++;
    if (dice.roll(ROLL.hit, volley.rollers[0], 1, sides) + volley.toHit < target) continue;
    hits++;
    saves += volley.saves.length;
    if (isSaved(dice, volley)) continue;
    unsaved++;
    left -= volley.damage;
    if (volley.target.wounding.floor.bounds === 'remaining') left = Math.max(0, left);
  }
  return { checks, saves, hits, unsaved, left };
}

/** A save by any of its rolls (ZC-ACT-03, ZC-SHT-06). */
function isSaved(dice: Dice, { saves, target, rollers }: Volley): boolean {
  const { sides } = target.rolls.unopposed;
  let saved = false;
  saves.forEach((modifier, i) => {
    const face = dice.roll(i === 0 ? ROLL.save : ROLL['save-armour'], rollers[1], 1, sides);
    if (face + modifier >= target.rolls.opposed.target) saved = true;
    if (face === sides && !target.wounding.hopeless.on) saved = true;
  });
  return saved;
}

/** An attack as numbers, users' rules counted. */
export function volleyFor(attack: Attack, side: Side, target: Side): Volley {
  const { attacker, weapon } = attack;
  const own = side.settings;
  const saving = addUp(target.rules, 'toSave', [attack]);
  const { on } = target.settings.rolls.opposed;
  return {
    attacks: attacksOf(weapon, own),
    toHit: hitBonus(attack, side, target),
    saves: on ? saveModifiers(target.settings, weapon, attack.target.profile, saving) : [],
    damage: own.wounding.damage.on ? weapon.damage : 1,
    attacker: own,
    target: target.settings,
    rollers: [attacker.roller, attack.target.roller],
  };
}

export function hitBonus(attack: Attack, { settings: own, rules }: Side, target: Side): number {
  const { kind, attacker } = attack;
  const added = addUp(rules, 'toHit', [attack]) + addUp(target.rules, 'toBeHit', [attack]);
  const taken = kind === 'melee' ? 0 : takenFrom(own, attack);
  const skill = kind === 'melee' ? attacker.profile.melee : attacker.profile.ballistic;
  return hitModifier(own, skill, taken, added);
}

/** What cover, having moved and distance take from a shooter's skill (ZC-A5). */
export function takenFrom(
  own: Settings,
  attack: Pick<Attack, 'weapon' | 'distance' | 'cover' | 'moved'>,
): number {
  const { moved, far } = own.shooting;
  const { heavy, range } = attack.weapon;
  return (
    attack.cover +
    (attack.moved ? (heavy ? moved.heavy : moved.points) : 0) +
    (attack.distance > range * far.share ? far.points : 0)
  );
}
