import type { Dice } from '../../kernel/dice.ts';
import { addUp } from '../../rules/active-rules.ts';
import { countKillBy } from '../../rules/kill-counters.ts';
import { added, hitModifier, saveModifiers } from './checks.ts';
import { attacksOf } from './harm.ts';
import { isSeen } from './looks.ts';
import { acted, count, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { addShock } from './morale.ts';
import { removeCasualty } from './removal.ts';
import { ROLL } from './rolls.ts';
import { CLAUSE, type Settings } from './rules/index.ts';
import type { Attack, AttackKind, SideRules } from './timing.ts';

/** One action against one enemy with one weapon. */
export interface Strike {
  readonly kind: AttackKind;
  readonly attacker: number;
  readonly weapon: number;
  readonly target: number;
}

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

/** What a side plays by. */
export interface Side {
  readonly settings: Settings;
  readonly rules: SideRules;
}

function sideOf(m: Match, model: number): Side {
  const seat = seatOf(m, model);
  return { settings: m.book.settings[seat], rules: m.book.active[seat] };
}

/** An attack from where both stand, as numbers. */
export function volleyOf(m: Match, strike: Strike): Volley {
  return volleyFor(describe(m, strike), sideOf(m, strike.attacker), sideOf(m, strike.target));
}

/** What is added to each check of an attack from where both stand. */
export function hitBonusOf(m: Match, strike: Strike): number {
  return hitBonus(describe(m, strike), sideOf(m, strike.attacker), sideOf(m, strike.target));
}

function hitBonus(attack: Attack, { settings: own, rules }: Side, target: Side): number {
  const { kind, attacker } = attack;
  const added = addUp(rules, 'toHit', attack) + addUp(target.rules, 'toBeHit', attack);
  const taken = kind === 'melee' ? 0 : takenFrom(own, attack);
  const skill = kind === 'melee' ? attacker.profile.melee : attacker.profile.ballistic;
  return hitModifier(own, skill, taken, added);
}

/** An attack as numbers, users' rules counted. */
export function volleyFor(attack: Attack, side: Side, target: Side): Volley {
  const { attacker, weapon } = attack;
  const own = side.settings;
  const saving = addUp(target.rules, 'toSave', attack);
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

function describe(m: Match, { kind, attacker, weapon, target }: Strike): Attack {
  const [from, at] = [m.state.point[attacker], m.state.point[target]];
  const cover = kind === 'melee' ? 0 : m.theatre.lines.look(seatOf(m, attacker), from, at);
  return {
    kind,
    attacker: m.book.models[attacker],
    target: m.book.models[target],
    weapon: m.book.weapons[weapon],
    distance: m.theatre.distance(from, at) / 2540,
    cover: isSeen(cover) ? cover : 0,
    moved: m.state.moved[attacker] > 0,
  };
}

/** Carries out an attack; what it leaves without wounds stands until it is removed (ZC-RES-02). */
export function resolveStrike(m: Match, strike: Strike): void {
  const { attacker, target, kind } = strike;
  const volley = volleyOf(m, strike);
  countModifiers(m, strike);
  const before = m.state.wounds[target];
  const { checks, saves, hits, unsaved, left } = rollVolley(m.dice, volley, before);
  count(m, seatOf(m, attacker), 'rolls', checks);
  count(m, seatOf(m, target), 'rolls', saves);
  m.state.wounds[target] = left;
  const weapon = m.book.weapons[strike.weapon];
  if (weapon.mode === 'ranged' && settingsOf(m, attacker).commandPhase.ammunition.shots > 0)
    m.state.shots[attacker]--;
  tell(
    m,
    'attack',
    () =>
      `${m.book.models[attacker].name} ${kind === 'melee' ? 'fights' : 'shoots at'} ${m.book.models[target].name} (${weapon.title}, ${added(volley.toHit)} to hit): ${outcomeText(volley, hits, unsaved, left)}.`,
    () => {
      const toSave = hits === 0 ? [] : volley.saves;
      const { toHit } = volley;
      return { attacker, target, kind, weapon: weapon.id, toHit, toSave, hits, unsaved, left };
    },
  );
  if (unsaved > 0) {
    acted(m, CLAUSE.wounding.damage);
    if (unsaved * volley.damage > before) acted(m, CLAUSE.wounding.floor);
    const { hit } = settingsOf(m, target).shock;
    addShock(m, target, unsaved * hit.points, CLAUSE.shock.hit);
  }
  if (left > 0) return;
  count(m, seatOf(m, attacker), 'kills');
  count(m, seatOf(m, attacker), `kills:${kind}`);
  countKillBy(m.state.counters[seatOf(m, attacker)], m.book.kills, attacker, strike.weapon);
  if (!m.book.settings[0].resolutionPhase.removal.on && isOnTable(m, target)) removeCasualty(m, target);
}

function outcomeText({ saves }: Volley, hits: number, unsaved: number, left: number): string {
  if (hits === 0) return 'no hit';
  const hit = hits === 1 ? '1 hit' : `${hits} hits`;
  const at = saves.length === 0 ? '' : ` at ${saves.map(added).join(' and ')}`;
  if (unsaved === 0) return `${hit}, saved${at}`;
  return `${hit}, ${unsaved} not saved${at}, ${Math.max(0, left)} wounds left`;
}

function countModifiers(m: Match, strike: Strike): void {
  const { kind, attacker, target } = strike;
  const attack = describe(m, strike);
  const own = settingsOf(m, attacker);
  const theirs = settingsOf(m, target);
  acted(m, CLAUSE.rolls.unopposed);
  acted(m, CLAUSE.rolls.kinds);
  acted(m, CLAUSE.weapons.stats);
  if (theirs.rolls.opposed.on) {
    acted(m, CLAUSE.rolls.opposed);
    acted(m, CLAUSE.wounding.save);
    const modifiers = saveModifiers(theirs, attack.weapon, attack.target.profile, 0);
    if (modifiers.some((modifier) => modifier === 0)) acted(m, CLAUSE.wounding.hopeless);
  }
  if (kind === 'melee') {
    acted(m, CLAUSE.melee.attacks);
    acted(m, CLAUSE.melee.results);
    return;
  }
  acted(m, CLAUSE.shooting.attacks);
  acted(m, CLAUSE.shooting.skill);
  if (attack.cover > 0) acted(m, CLAUSE.shooting.cover);
  if (attack.moved) acted(m, CLAUSE.shooting.moved);
  if (own.shooting.far.on && attack.distance > attack.weapon.range * own.shooting.far.share)
    acted(m, CLAUSE.shooting.far);
  if (takenFrom(own, attack) > attack.attacker.profile.ballistic) acted(m, CLAUSE.shooting.floor);
}
