import { noteChanges } from '../../rules/active-rules.ts';
import { countKillBy } from '../../rules/kill-counters.ts';
import { added, saveModifiers } from './checks.ts';
import { isSeen } from './looks.ts';
import { acted, count, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { addShock } from './morale.ts';
import { removeCasualty } from './removal.ts';
import { CLAUSE } from './rules/index.ts';
import type { Attack, AttackKind } from './timing.ts';
import { hitBonus, rollVolley, type Side, takenFrom, type Volley, volleyFor } from './volley.ts';

/** One action against one enemy with one weapon. */
export interface Strike {
  readonly kind: AttackKind;
  readonly attacker: number;
  readonly weapon: number;
  readonly target: number;
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

/** Counts users' rules that change the checks of an attack, and the saves against it. */
function noteUsers(m: Match, attack: Attack): void {
  const [ours, theirs] = [attack.attacker, attack.target].map(({ seat }) => m.book.active[seat]);
  noteChanges(m, ours, 'toHit', [attack]);
  noteChanges(m, theirs, 'toBeHit', [attack]);
  noteChanges(m, theirs, 'toSave', [attack]);
}

function countModifiers(m: Match, strike: Strike): void {
  const { kind, attacker, target } = strike;
  const attack = describe(m, strike);
  noteUsers(m, attack);
  const own = settingsOf(m, attacker);
  const theirs = settingsOf(m, target);
  acted(m, CLAUSE.rolls.unopposed);
  acted(m, CLAUSE.rolls.kinds);
  acted(m, CLAUSE.weapons.stats);
  if (theirs.rolls.opposed.on) {
    acted(m, CLAUSE.rolls.opposed);
    acted(m, CLAUSE.wounding.save);
    const modifiers = saveModifiers(theirs, attack.weapon, attack.target.profile, 0);
    if (theirs.wounding.hopeless.on && modifiers.some((modifier) => modifier === 0))
      acted(m, CLAUSE.wounding.hopeless);
  }
  if (kind === 'melee') {
    acted(m, CLAUSE.melee.attacks);
    acted(m, CLAUSE.melee.results);
    return;
  }
  acted(m, CLAUSE.shooting.attacks);
  acted(m, CLAUSE.shooting.skill);
  if (attack.cover > 0) acted(m, CLAUSE.shooting.cover);
  if (attack.moved && own.shooting.moved.on) acted(m, CLAUSE.shooting.moved);
  if (own.shooting.far.on && attack.distance > attack.weapon.range * own.shooting.far.share)
    acted(m, CLAUSE.shooting.far);
  if (own.shooting.floor.on && takenFrom(own, attack) > attack.attacker.profile.ballistic)
    acted(m, CLAUSE.shooting.floor);
}
