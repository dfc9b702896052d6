import { HARM } from '../../rules/decision.ts';
import type { Action } from './action.ts';
import { expectedHarm } from './area-harm.ts';
import { resolveAttack } from './attack.ts';
import { attackBase } from './base-attack.ts';
import { mayFire } from './legal.ts';
import { acted, enemiesOf, isOnTable, type Match, settingsOf } from './match.ts';
import { basesInSight } from './perception.ts';
import { CLAUSE } from './rules/index.ts';
import { sees } from './sight.ts';
import { NOWHERE } from './state.ts';
import { laysTemplate, mayBeMade, NOBODY, type Strike } from './strike.ts';
import { firearms, isShielded } from './weapons.ts';

/** A shot with every weapon at everything that may be aimed at (DP-RNG-01, DP-RNG-03; DP-D-21, DP-D-22). */
export function shots(m: Match, model: number): Action[] {
  const moved = m.state.moved[model] > 0;
  const weapons = firearms(m, model, moved);
  if (moved && weapons.length < firearms(m, model, false).length) acted(m, CLAUSE.moveOrShoot.still);
  if (weapons.length === 0 || !mayFire(m, model)) return [];
  return [
    ...shotsAtModels(m, model, weapons),
    ...shotsAtBases(m, model, weapons),
    ...shotsAtGround(m, model, weapons),
  ];
}

function shotsAtModels(m: Match, model: number, weapons: readonly number[]): Action[] {
  const all = settingsOf(m, model).rangedAttack.attack.weapons === 'all';
  return enemiesOf(m, model).flatMap((target) => {
    const at = m.state.point[target];
    if (at === NOWHERE || !sees(m, m.state.point[model], at)) return [];
    if (isShielded(m, model, target, at)) {
      acted(m, CLAUSE.rangedAttack.combat);
      return [];
    }
    return weapons.flatMap((weapon) => {
      const shot = shotOf(m, model, weapon, target, at);
      if (!mayBeMade(m, shot)) return [];
      return [
        actionOf(m, shot, () => {
          resolveAttack(m, shot);
          if (all) fireTheRest(m, shot, weapons);
        }),
      ];
    });
  });
}

/** Without DP-STL-06 bases can be aimed at like models. */
function shotsAtBases(m: Match, model: number, weapons: readonly number[]): Action[] {
  return basesInSight(m, model).flatMap((slot) => {
    const owner = m.book.baseOwner[slot];
    if (settingsOf(m, owner).stealth.untargetable.on) {
      acted(m, CLAUSE.stealth.untargetable);
      return [];
    }
    return weapons.flatMap((weapon) => {
      const shot = shotOf(m, model, weapon, owner, m.state.base[slot]);
      if (!mayBeMade(m, shot)) return [];
      return [actionOf(m, shot, () => attackBase(m, slot, shot), m.book.models[owner].bases.length)];
    });
  });
}

/** By a reading of DP-Q-70 a template may be aimed at the ground; under an enemy or one of its bases is what pays. */
function shotsAtGround(m: Match, model: number, weapons: readonly number[]): Action[] {
  if (settingsOf(m, model).areaEffect.hit.aim === 'models') return [];
  const from = m.state.point[model];
  const places = enemiesOf(m, model).flatMap((enemy) =>
    isOnTable(m, enemy)
      ? [m.state.point[enemy]]
      : m.book.models[enemy].bases.map((slot) => m.state.base[slot]).filter((at) => at !== NOWHERE),
  );
  return places
    .filter((at) => sees(m, from, at))
    .flatMap((at) =>
      weapons.flatMap((weapon) => {
        const shot = shotOf(m, model, weapon, NOBODY, at);
        if (!laysTemplate(m, shot) || !mayBeMade(m, shot)) return [];
        return [actionOf(m, shot, () => resolveAttack(m, shot))];
      }),
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

/** Other weapons at the same target, under the reading that an attack uses them all (DP-Q-69). */
function fireTheRest(m: Match, first: Strike, weapons: readonly number[]): void {
  for (const weapon of weapons) {
    if (m.state.over || !isOnTable(m, first.target) || !isOnTable(m, first.attacker)) return;
    const shot = { ...first, weapon };
    if (weapon !== first.weapon && mayBeMade(m, shot)) resolveAttack(m, shot);
  }
}

function shotOf(m: Match, attacker: number, weapon: number, target: number, at: number): Strike {
  return { kind: 'ranged', attacker, weapon, target, from: m.state.point[attacker], at };
}
