import { resolveArea } from './area-effect.ts';
import { applyHits } from './casualties.ts';
import { rollTest } from './contest.ts';
import { acted, type Match, seatOf, settingsOf, tell } from './match.ts';
import { CLAUSE } from './rules/index.ts';
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

/** Distance penalty of a shot (DP-DIST-02). */
export function distancePenalty(
  range: number,
  distance: number,
  points: number,
  edge: 'nearer' | 'farther',
): number {
  const bands = distance / range;
  const whole = edge === 'nearer' ? Math.ceil(bands - 1e-6) - 1 : Math.floor(bands + 1e-6);
  return whole > 0 ? whole * points : 0;
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

/** Carries out an attack from its roll to hit to the last Leadership test (section 1.23 of the catalogue). */
export function resolveAttack(m: Match, strike: Strike, bonus = 0): void {
  const { attacker, target, kind } = strike;
  const weapon = m.book.weapons[strike.weapon];
  const needed = hitTarget(m, strike) + bonus;
  countModifiers(m, strike);
  tell(
    m,
    'attack',
    () =>
      `${m.book.models[attacker].name} attacks ${m.book.models[target].name} with ${weapon.title} (${kind}).`,
    () => ({ attacker, target, kind, from: strike.from, at: strike.at, needed }),
  );
  const { success, margin } = rollTest(m, {
    roll: 'hit',
    roller: attacker,
    rollerAt: strike.from,
    affected: target,
    affectedAt: strike.at,
    target: needed,
    wounds: 1,
    stake: m.book.harm.perHit(strike.weapon, target, m.state.wounds[target]),
  });
  if (laysTemplate(m, strike)) return resolveArea(m, strike, success, margin);
  if (success) applyHits(m, strike, [{ model: target, strength: weapon.strength, margin }]);
}

function countModifiers(m: Match, strike: Strike): void {
  if (isBlow(strike.kind)) {
    acted(m, CLAUSE.closeCombat.test);
    if (strike.kind === 'free-strike') acted(m, CLAUSE.leavingCombat.bonus);
    return;
  }
  acted(m, CLAUSE.rangedAttack.modifiers);
  const weapon = m.book.weapons[strike.weapon];
  if (m.theatre.distance(strike.from, strike.at) > weapon.range * m.book.inch)
    acted(m, CLAUSE.rangedAttack.bands);
  if (coverAgainst(m, strike) > 0) {
    acted(m, CLAUSE.cover.when);
    acted(m, CLAUSE.cover.levels);
    if (m.book.models[strike.target].profile.dugIn) acted(m, CLAUSE.dugIn.bonus);
  }
  if (weapon.inaccurate) acted(m, CLAUSE.inaccurate.penalty);
  if (strike.kind === 'suppressing-fire') acted(m, CLAUSE.suppressingFire.penalty);
}
