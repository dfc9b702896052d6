import { type Model, NOBODY, NOWHERE, type Point, type Weapon } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { resolveAttack } from '../attack/attack.ts';
import { attackBase } from '../attack/base-attack.ts';
import type { Menu } from '../battlefield/menu.ts';
import { mayFire } from '../match/legal.ts';
import { acted, enemiesOf, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { sees } from '../match/sight.ts';
import { hitTarget, mayBeMade, type Strike } from '../match/strike.ts';
import { firearms, isShielded } from '../match/weapons.ts';
import { harmOfShots } from '../matchup/harm-of-shots.ts';
import { NO_SLOT, type Slot } from '../matchup/slot.ts';
import { CLAUSE } from '../rules/index.ts';
import { harmListed, listStrike, strikeIn } from './listed-strike.ts';
import { basesSeen } from './looks.ts';

/** Lists a shot with every weapon at everything that may be aimed at (DP-RNG-01, DP-RNG-03; DP-D-21, DP-D-22). */
export function listShots(m: Match, menu: Menu, model: Model): void {
  const moved = m.state.moved[model] > 0;
  const weapons = firearms(m, model, moved);
  if (moved && weapons.length < firearms(m, model, false).length) acted(m, CLAUSE.moveOrShoot.still);
  if (weapons.length === 0 || !mayFire(m, model)) return;
  listShotsAtModels(m, menu, model, weapons);
  listShotsAtBases(m, menu, model, weapons);
  const { on, hit } = settingsOf(m, model).areaEffect;
  if (on && hit.aim !== 'models') listShotsAtGround(m, menu, model, weapons);
}

function listShotsAtModels(m: Match, menu: Menu, model: Model, weapons: readonly Weapon[]): void {
  const from = m.state.point[model];
  for (const target of enemiesOf(m, model)) {
    const at = m.state.point[target];
    if (at === NOWHERE || !sees(m, from, at)) continue;
    if (isShielded(m, model, target, at)) acted(m, CLAUSE.rangedAttack.combat);
    else for (const weapon of weapons) listShot(m, menu, model, weapon, target, at, NO_SLOT);
  }
}

/** Without DP-STL-06 bases can be aimed at like models; nobody does where they cannot be harmed (DP-STL-05 off). */
function listShotsAtBases(m: Match, menu: Menu, model: Model, weapons: readonly Weapon[]): void {
  for (const slot of basesSeen(m, menu, model)) {
    const owner = m.matchup.baseOwner[slot];
    const { untargetable, attacked } = settingsOf(m, owner).stealth;
    if (untargetable.on) acted(m, CLAUSE.stealth.untargetable);
    else if (attacked.on)
      for (const weapon of weapons) listShot(m, menu, model, weapon, owner, m.state.base[slot], slot);
  }
}

/** By a reading of DP-Q-70 a template may be aimed at the ground; under an enemy or one of its bases is what pays. */
function listShotsAtGround(m: Match, menu: Menu, model: Model, weapons: readonly Weapon[]): void {
  const templates = weapons.filter((weapon) => m.matchup.weapons[weapon].aoe !== undefined);
  const aim = (at: Point) => {
    if (at === NOWHERE || !sees(m, m.state.point[model], at)) return;
    for (const weapon of templates) listShot(m, menu, model, weapon, NOBODY, at, NO_SLOT);
  };
  for (const enemy of enemiesOf(m, model)) {
    if (isOnTable(m, enemy)) aim(m.state.point[enemy]);
    else for (const slot of m.matchup.models[enemy].bases) aim(m.state.base[slot]);
  }
}

function listShot(
  m: Match,
  menu: Menu,
  attacker: Model,
  weapon: Weapon,
  target: Model,
  at: Point,
  slot: Slot,
): void {
  listStrike(m, menu, { kind: 'ranged', attacker, weapon, target, from: m.state.point[attacker], at }, slot);
}

export function weighShot(m: Match, menu: Menu, model: Model, row: number, into: Float64Array): void {
  const first = strikeIn(m, menu, model, row);
  const others = othersWith(m, first);
  const harmOf = (shot: Strike) => harmListed(m, menu, model, row, shot);
  if (others.length === 0) {
    into[HARM] = harmOf(first);
    return;
  }
  const along = others.map((weapon) => ({ ...first, weapon })).filter((shot) => mayBeMade(m, shot));
  into[HARM] = harmOfShots([first, ...along], true, harmOf, (shot) => chanceToKill(m, shot));
}

/** Chance that a shot kills whom it is aimed at, before Command Points. */
function chanceToKill(m: Match, shot: Strike): number {
  const { target, weapon, attacker } = shot;
  const hit = m.matchup.tests[seatOf(m, attacker)].chance(hitTarget(m, shot));
  return hit * m.matchup.harm.killsPerHit(weapon, target, Math.max(1, m.state.wounds[target]));
}

/** Weapons that are fired with the one of a shot, under the reading that an attack uses all of them (DP-Q-69). */
function othersWith(m: Match, { attacker, target, weapon }: Strike): readonly Weapon[] {
  if (target === NOBODY || settingsOf(m, attacker).rangedAttack.attack.weapons !== 'all') return NONE;
  return firearms(m, attacker, m.state.moved[attacker] > 0).filter((other) => other !== weapon);
}

const NONE: readonly Weapon[] = [];

/** Fires a shot, and one at the same target with each weapon that goes with it. */
export function fire(m: Match, menu: Menu, model: Model, row: number): void {
  acted(m, CLAUSE.rangedAttack.attack);
  const slot = menu.slot[row];
  const first = strikeIn(m, menu, model, row);
  const others = othersWith(m, first);
  shoot(m, first, slot);
  for (const weapon of others) {
    if (m.state.over || !isOnTable(m, model)) return;
    const shot = { ...first, weapon };
    if (mayBeMade(m, shot)) shoot(m, shot, slot);
  }
}

/** A shot at the ground, at a base or what was under it, or at a model if it still stands. */
function shoot(m: Match, shot: Strike, slot: Slot): void {
  const { target, at } = shot;
  if (target === NOBODY) resolveAttack(m, shot);
  else if (slot === NO_SLOT) {
    if (isOnTable(m, target)) resolveAttack(m, shot);
  } else if (m.state.base[slot] !== NOWHERE) attackBase(m, slot, shot);
  else if (m.state.point[target] === at) resolveAttack(m, shot);
}
