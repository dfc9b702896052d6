import type { Settings } from '../rules/index.ts';
import type { Profile, WeaponSpec } from '../units/units.ts';

/** What the dice of an attack depend on besides profiles. */
export interface Situation {
  readonly melee: boolean;
  readonly aimed: boolean;
  readonly obscured: boolean;
  /** Behind an obstacle it touches. */
  readonly covered: boolean;
  readonly longRange: boolean;
  readonly down: boolean;
  /** Focus bonuses put on hitting, and on AP. */
  readonly focusHit: number;
  readonly focusAp: number;
  readonly disengaging: boolean;
}

export const PLAIN: Situation = {
  melee: false,
  aimed: false,
  obscured: false,
  covered: false,
  longRange: false,
  down: false,
  focusHit: 0,
  focusAp: 0,
  disengaging: false,
};

/** Least faces with which a die hits, and with which one stops a hit. */
export interface Needs {
  readonly toHit: number;
  readonly toSave: number;
}

/** What hit and armour dice need (PC-ATK-02/03 and the lists of modifiers). */
export function needsOf(
  own: Settings,
  theirs: Settings,
  attacker: Profile,
  target: Profile,
  weapon: WeaponSpec,
  s: Situation,
): Needs {
  const down = s.down ? downBonus(theirs, s.melee) : NOTHING;
  const hit = s.melee
    ? s.focusHit * own.focus.bonus.hit + (s.disengaging ? own.disengaging.bonus.hit : 0)
    : (s.aimed ? own.aim.bonus.hit : 0) -
      (s.obscured ? theirs.obscured.penalty.hit : 0) -
      (s.longRange ? own.ranged.longRange.penalty : 0);
  const ap =
    weapon.ap +
    (s.melee ? s.focusAp * own.focus.bonus.ap + (s.disengaging ? own.disengaging.bonus.ap : 0) : 0);
  const cover = s.covered ? (s.melee ? theirs.cover.melee.armour : theirs.cover.ranged.armour) : 0;
  const skill = s.melee ? attacker.melee : attacker.ranged;
  return {
    toHit: skill - hit - down.hit - own.attacks.hitTarget.shift,
    toSave: target.armour + ap + down.ap - cover - theirs.attacks.armourTarget.shift,
  };
}

interface Bonus {
  readonly hit: number;
  readonly ap: number;
}

const NOTHING: Bonus = { hit: 0, ap: 0 };

/** What attacks have against a knocked-down model, printed in two places (PC-AMB-21). */
function downBonus({ knockedDown }: Settings, melee: boolean): Bonus {
  const { armour, hit, shot, blow } = knockedDown;
  const add = armour.printed === 'twice' ? (a: number, b: number) => a + b : Math.max;
  return {
    hit: melee ? add(hit.hit, blow.hit) : 0,
    ap: add(armour.ap, melee ? blow.ap : shot.ap),
  };
}

/** Whether a distance in inches is long range (PC-RNG-06, PC-AMB-19). */
export function isLongRange({ ranged }: Settings, inches: number): boolean {
  const { edge, inches: limit } = ranged.longRange;
  return inches > limit || (edge === 'far' && inches === limit);
}
