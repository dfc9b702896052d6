import type { Model, Weapon } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { countKillBy } from '../../../rules/assembly/kill-counters.ts';
import { added, type Modifiers, noteModifiers } from '../../../rules/play/modifiers.ts';
import { acted, count, isOnTable, type Match, seatOf, settingsOf, sideOf, tell } from '../match/match.ts';
import { saves } from '../matchup/modifiers.ts';
import type { Attack, AttackKind } from '../matchup/timing.ts';
import { rollVolley, type Volley, volleyFor } from '../matchup/volley.ts';
import { CLAUSE } from '../rules/index.ts';
import { isSeen } from '../sight/looks.ts';
import { addShock } from './morale.ts';
import { removeCasualty } from './removal.ts';

/** One action against one enemy with one weapon. */
export interface Strike {
  readonly kind: AttackKind;
  readonly attacker: Model;
  readonly weapon: Weapon;
  readonly target: Model;
}

/** What an attack is called among others that a model could make. */
export function strikeText({ matchup }: Match, { kind, weapon, target }: Strike): string {
  const does = kind === 'shooting' ? 'shoot' : 'fight';
  return `${does} ${matchup.models[target].name} with ${matchup.weapons[weapon].title}`;
}

/** An attack from where both stand, as numbers. */
export function volleyOf(m: Match, strike: Strike): Volley {
  return volleyFor(attackOf(m, strike), sideOf(m, strike.attacker), sideOf(m, strike.target));
}

/** An attack from where both stand, as rules are told of it. */
export function attackOf(m: Match, { kind, attacker, weapon, target }: Strike): Attack {
  const [from, at] = [m.state.point[attacker], m.state.point[target]];
  const cover = kind === 'melee' ? 0 : m.battlefield.sightings.look(seatOf(m, attacker), from, at);
  return {
    kind,
    attacker: m.matchup.models[attacker],
    target: m.matchup.models[target],
    weapon: m.matchup.weapons[weapon],
    distance: m.battlefield.distance(from, at) / INCH,
    cover: isSeen(cover) ? cover : 0,
    moved: m.state.moved[attacker] > 0,
  };
}

/** Carries out an attack; what it leaves without wounds stands until it is removed (ZC-RES-02). */
export function resolveStrike(m: Match, strike: Strike): void {
  const { attacker, target, kind } = strike;
  const volley = volleyOf(m, strike);
  noteVolley(m, strike.kind, volley);
  const before = m.state.wounds[target];
  const { checks, saves, hits, unsaved, left } = rollVolley(m.dice, volley, before);
  count(m, seatOf(m, attacker), 'rolls', checks);
  count(m, seatOf(m, target), 'rolls', saves);
  m.state.wounds[target] = left;
  const weapon = m.matchup.weapons[strike.weapon];
  if (weapon.mode === 'ranged' && settingsOf(m, attacker).commandPhase.ammunition.shots > 0)
    m.state.shots[attacker]--;
  tell(m, 'attack', () => {
    const toHit = volley.toHit.total;
    const toSave = hits === 0 ? [] : volley.toSave.map(({ total }) => total);
    const { distance } = attackOf(m, strike);
    const far = kind === 'melee' ? '' : `, ${distance.toFixed(1)} inches`;
    return [
      `${m.matchup.models[attacker].name} ${kind === 'melee' ? 'fights' : 'shoots at'} ${m.matchup.models[target].name} (${weapon.title}${far}, ${added(toHit)} to hit): ${outcomeText(volley, hits, unsaved, left)}.`,
      { attacker, target, kind, weapon: weapon.id, distance, toHit, toSave, hits, unsaved, left },
    ];
  });
  if (unsaved > 0) {
    acted(m, CLAUSE.wounding.damage);
    if (unsaved * volley.damage > before) acted(m, CLAUSE.wounding.floor);
    const { hit } = settingsOf(m, target).shock;
    addShock(m, target, unsaved * hit.points, CLAUSE.shock.hit);
  }
  if (left > 0) return;
  count(m, seatOf(m, attacker), 'kills');
  count(m, seatOf(m, attacker), `kills:${kind}`);
  countKillBy(m.state.counters[seatOf(m, attacker)], m.matchup.kills, attacker, strike.weapon);
  if (!m.matchup.settings[0].resolutionPhase.removal.on && isOnTable(m, target)) removeCasualty(m, target);
}

function outcomeText({ toSave }: Volley, hits: number, unsaved: number, left: number): string {
  if (hits === 0) return 'no hit';
  const hit = hits === 1 ? '1 hit' : `${hits} hits`;
  const at = toSave.length === 0 ? '' : ` at ${toSave.map(({ total }) => added(total)).join(' and ')}`;
  if (unsaved === 0) return `${hit}, saved${at}`;
  return `${hit}, ${unsaved} not saved${at}, ${Math.max(0, left)} ${left === 1 ? 'wound' : 'wounds'} left`;
}

/** Counts the clauses of an attack, those of its modifiers among them. */
function noteVolley(m: Match, kind: AttackKind, { toHit, toSave, target }: Volley): void {
  acted(m, CLAUSE.rolls.unopposed);
  acted(m, CLAUSE.rolls.kinds);
  acted(m, CLAUSE.weapons.stats);
  if (kind === 'melee') {
    acted(m, CLAUSE.melee.attacks);
    acted(m, CLAUSE.melee.results);
  } else {
    acted(m, CLAUSE.shooting.attacks);
    acted(m, CLAUSE.shooting.skill);
  }
  noteModifiers(m, toHit);
  if (toSave.length === 0) return;
  acted(m, CLAUSE.rolls.opposed);
  acted(m, CLAUSE.wounding.save);
  noteModifiers(m, toSave[0]);
  const { settings } = target;
  const isHopeless = ({ total }: Modifiers) => !saves(settings, settings.rolls.unopposed.sides, total);
  if (toSave.some(isHopeless)) acted(m, CLAUSE.wounding.hopeless);
}
