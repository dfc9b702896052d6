import { distancePenalty } from './distance-penalty.ts';
import { type Match, seatOf, settingsOf } from './match.ts';
import { UNSEEN } from './sightlines.ts';
import { type Attack, type AttackKind, addUp } from './timing.ts';

/** One attack: who, with what, from where, at whom and where the target stands when it is struck. */
export interface Strike {
  readonly kind: AttackKind;
  readonly attacker: number;
  readonly weapon: number;
  readonly target: number;
  readonly from: number;
  readonly at: number;
}

/** A model that died and where it stood. */
export interface Death {
  readonly model: number;
  readonly spot: number;
  /** Weapons it carried. */
  readonly weapons: number;
}

/** Cover penalty a strike meets, 0 for close combat and for suppressing fire (DP-SUP-07). */
export function coverAgainst(m: Match, strike: Strike): number {
  if (isBlow(strike.kind)) return 0;
  if (strike.kind === 'suppressing-fire' && settingsOf(m, strike.attacker).suppressingFire.ignoresCover.on)
    return 0;
  const { seat, profile } = m.book.models[strike.target];
  const penalty = m.theatre.lines.look(strike.from, strike.at, seat, profile.dugIn);
  return penalty === UNSEEN ? 0 : penalty;
}

export function isBlow(kind: AttackKind): boolean {
  return kind === 'close-combat' || kind === 'free-strike' || kind === 'combat-ready';
}

/** Whether an attack lays a template; without their heading such weapons shoot like any other (DP-AOE-01). */
export function laysTemplate(m: Match, { attacker, weapon, kind }: Strike): boolean {
  return m.book.weapons[weapon].aoe !== undefined && !isBlow(kind) && settingsOf(m, attacker).areaEffect.on;
}

/** The number a strike must not exceed to hit (DP-RNG-02, DP-CC-02). */
export function hitTarget(m: Match, strike: Strike): number {
  const attack = describe(m, strike);
  const own = settingsOf(m, strike.attacker);
  const { profile, seat } = m.book.models[strike.target];
  const users =
    addUp(m.book.active[seatOf(m, strike.attacker)], 'toHit', attack) -
    addUp(m.book.active[seat], 'toBeHit', attack);
  const defense = m.book.settings[seat].army.defense.on ? profile.defense : 0;
  if (isBlow(strike.kind)) {
    const { test } = own.closeCombat;
    const against = m.book.settings[seat].closeCombat.test.on
      ? test.against === 'armour'
        ? profile.armour
        : defense
      : 0;
    return (attack.attacker.profile.closeCombat ?? 0) - against + blowBonus(m, strike) + users;
  }
  const { points, edge } = own.rangedAttack.bands;
  const far = distancePenalty(attack.weapon.range, attack.distance, points, edge);
  const inaccurate = attack.weapon.inaccurate ? own.inaccurate.penalty.points : 0;
  const hasty = strike.kind === 'suppressing-fire' ? own.suppressingFire.penalty.points : 0;
  return (attack.attacker.profile.ranged ?? 0) - defense - far - attack.cover - inaccurate - hasty + users;
}

function blowBonus(m: Match, { kind, attacker }: Strike): number {
  const own = settingsOf(m, attacker);
  return kind === 'free-strike' ? own.leavingCombat.bonus.points : 0;
}

function describe(m: Match, strike: Strike): Attack {
  return {
    kind: strike.kind,
    attacker: m.book.models[strike.attacker],
    target: m.book.models[strike.target],
    weapon: m.book.weapons[strike.weapon],
    distance: m.theatre.distance(strike.from, strike.at) / m.book.inch,
    cover: coverAgainst(m, strike),
    moved: m.state.moved[strike.attacker] > 0,
  };
}

/** The number a hit must not exceed to wound (DP-WND-01). */
export function woundTarget(m: Match, strike: Strike, target: number, strength: number): number {
  const attack = describe(m, { ...strike, target });
  const { profile, seat } = m.book.models[target];
  const users =
    addUp(m.book.active[seatOf(m, strike.attacker)], 'toWound', attack) -
    addUp(m.book.active[seat], 'toBeWounded', attack);
  return strength - (m.book.settings[seat].army.armour.on ? profile.armour : 0) + users;
}

/** Within the farthest shot of its weapon (DP-DIST-01). */
export function inReach(m: Match, { from, at, weapon, attacker }: Strike): boolean {
  const { reach } = settingsOf(m, attacker).rangedAttack;
  return m.theatre.distance(from, at) <= reach.ranges * m.book.weapons[weapon].range * m.book.inch;
}

/** Needs less than the lowest roll, under the reading that forbids such attacks (DP-Q-03). */
export function isImpossible(m: Match, shot: Strike): boolean {
  return (
    settingsOf(m, shot.attacker).rolls.test.impossible === 'illegal' &&
    m.book.tests[seatOf(m, shot.attacker)].chance(hitTarget(m, shot)) === 0
  );
}
