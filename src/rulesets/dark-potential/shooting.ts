import { HARM } from '../../rules/decision.ts';
import type { Action } from './action.ts';
import { expectedHarm } from './area-harm.ts';
import { resolveAttack } from './attack.ts';
import { attackBase } from './base-attack.ts';
import { mayFire } from './legal.ts';
import { acted, enemiesOf, isOnTable, type Match, settingsOf } from './match.ts';
import { CLAUSE } from './rules/index.ts';
import { sees } from './sight.ts';
import { NOWHERE } from './state.ts';
import { laysTemplate, mayBeMade, NOBODY, type Strike } from './strike.ts';
import { firearms, isShielded } from './weapons.ts';

/**
 * A shot with every weapon at everything that may be aimed at (DP-RNG-01, DP-RNG-03; DP-D-21, DP-D-22).
 * @param bases the enemy's bases in sight
 */
export function shots(m: Match, model: number, bases: () => readonly number[]): Action[] {
  const moved = m.state.moved[model] > 0;
  const weapons = firearms(m, model, moved);
  if (moved && weapons.length < firearms(m, model, false).length) acted(m, CLAUSE.moveOrShoot.still);
  if (weapons.length === 0 || !mayFire(m, model)) return [];
  const actions: Action[] = [];
  addShotsAtModels(m, model, weapons, actions);
  addShotsAtBases(m, model, weapons, bases(), actions);
  addShotsAtGround(m, model, weapons, actions);
  return actions;
}

function addShotsAtModels(m: Match, model: number, weapons: readonly number[], actions: Action[]): void {
  const from = m.state.point[model];
  const shoot = (shot: Strike) => {
    if (isOnTable(m, shot.target)) resolveAttack(m, shot);
  };
  for (const target of enemiesOf(m, model)) {
    const at = m.state.point[target];
    if (at === NOWHERE || !sees(m, from, at)) continue;
    if (isShielded(m, model, target, at)) {
      acted(m, CLAUSE.rangedAttack.combat);
      continue;
    }
    for (const weapon of weapons) {
      const shot = shotOf(m, model, weapon, target, at);
      if (!mayBeMade(m, shot)) continue;
      actions.push(actionOf(m, shot, () => fireAll(m, shot, weapons, shoot)));
    }
  }
}

/** Without DP-STL-06 bases can be aimed at like models. */
function addShotsAtBases(
  m: Match,
  model: number,
  weapons: readonly number[],
  bases: readonly number[],
  actions: Action[],
): void {
  for (const slot of bases) {
    const owner = m.book.baseOwner[slot];
    if (settingsOf(m, owner).stealth.untargetable.on) {
      acted(m, CLAUSE.stealth.untargetable);
      continue;
    }
    const shoot = (shot: Strike) => {
      if (m.state.base[slot] !== NOWHERE) attackBase(m, slot, shot);
      else if (m.state.point[owner] === shot.at) resolveAttack(m, shot);
    };
    for (const weapon of weapons) {
      const shot = shotOf(m, model, weapon, owner, m.state.base[slot]);
      if (!mayBeMade(m, shot)) continue;
      const fire = () => fireAll(m, shot, weapons, shoot);
      actions.push(actionOf(m, shot, fire, m.book.models[owner].bases.length));
    }
  }
}

/** By a reading of DP-Q-70 a template may be aimed at the ground; under an enemy or one of its bases is what pays. */
function addShotsAtGround(m: Match, model: number, weapons: readonly number[], actions: Action[]): void {
  if (settingsOf(m, model).areaEffect.hit.aim === 'models') return;
  const from = m.state.point[model];
  for (const at of enemyGround(m, model)) {
    if (!sees(m, from, at)) continue;
    for (const weapon of weapons) {
      const shot = shotOf(m, model, weapon, NOBODY, at);
      if (!laysTemplate(m, shot) || !mayBeMade(m, shot)) continue;
      actions.push(actionOf(m, shot, () => resolveAttack(m, shot)));
    }
  }
}

function enemyGround(m: Match, model: number): number[] {
  return enemiesOf(m, model).flatMap((enemy) =>
    isOnTable(m, enemy)
      ? [m.state.point[enemy]]
      : m.book.models[enemy].bases.map((slot) => m.state.base[slot]).filter((at) => at !== NOWHERE),
  );
}

/** `oneIn` so many is the chance that something stands where it is aimed. */
function actionOf(m: Match, shot: Strike, act: () => void, oneIn = 1): Action {
  return {
    kind: 'ranged-attack',
    weigh: (into) => {
      into[HARM] = expectedHarm(m, shot) / oneIn;
    },
    act: () => {
      acted(m, CLAUSE.rangedAttack.attack);
      act();
    },
  };
}

/** A shot, and under the reading that an attack uses all weapons one with each other at the same target (DP-Q-69). */
function fireAll(m: Match, first: Strike, weapons: readonly number[], shoot: (shot: Strike) => void): void {
  shoot(first);
  if (settingsOf(m, first.attacker).rangedAttack.attack.weapons !== 'all') return;
  for (const weapon of weapons) {
    if (m.state.over || !isOnTable(m, first.attacker)) return;
    const shot = { ...first, weapon };
    if (weapon !== first.weapon && mayBeMade(m, shot)) shoot(shot);
  }
}

function shotOf(m: Match, attacker: number, weapon: number, target: number, at: number): Strike {
  return { kind: 'ranged', attacker, weapon, target, from: m.state.point[attacker], at };
}
