import type { Model, Weapon } from '../../../kernel/entities.ts';
import { harmAstray, harmOnTarget } from '../attack/area-harm.ts';
import { diceOver } from '../attack/scatter-distance.ts';
import type { HarmOfShot, TemplateShot } from '../battlefield/prospect.ts';
import { isOnTable, type Match, settingsOf } from '../match/match.ts';
import { reachOf, type Strike, takesActions } from '../match/strike.ts';
import { weaponsOf } from '../match/weapons.ts';
import { overMargins } from '../rolls/wounds-removed.ts';

/** Which weapons of a mover lay templates, and what it could do with them. */
export interface TemplateShots {
  /** Its other weapons, as bits among which all are that it has not. */
  readonly others: number;
  /** At an enemy on the table; null where it has no such weapon. */
  at(enemy: Model): TemplateShot | null;
}

const NONE: TemplateShots = { others: -1, at: () => null };

/** Whoever is not on the table yet lays none. */
export function templateShots(m: Match, model: Model): TemplateShots {
  const { areaEffect, moveOrShoot } = settingsOf(m, model);
  if (!areaEffect.on || !isOnTable(m, model) || !takesActions(m, model)) return NONE;
  const specs = m.matchup.weapons;
  const laying = weaponsOf(m, model, 'ranged').filter((weapon) => specs[weapon].aoe !== undefined);
  if (laying.length === 0) return NONE;
  const isMobile = laying.map((weapon) => !moveOrShoot.still.on || !specs[weapon].moveOrShoot);
  return {
    others: laying.reduce((bits, weapon) => bits & ~(1 << weapon), -1),
    at(enemy) {
      const shots = laying.map((weapon) => shotWith(m, model, weapon, enemy));
      const moving = shots.filter((_, i) => isMobile[i]);
      return {
        still: mostOf(shots.map((shot) => shot(false))),
        moving: moving.length > 0 ? mostOf(moving.map((shot) => shot(true))) : null,
      };
    },
  };
}

/** The most of several. */
function mostOf(harms: readonly HarmOfShot[]): HarmOfShot {
  if (harms.length === 1) return harms[0];
  return (apart, cover) => harms.reduce((most, harm) => Math.max(most, harm(apart, cover)), 0);
}

/**
 * What a shot removes on average from wherever it is fired, all others standing as they do. Which way templates stray is
 * judged from where the shooter stands now.
 */
function shotWith(m: Match, attacker: Model, weapon: Weapon, target: Model): (moved: boolean) => HarmOfShot {
  const { point } = m.state;
  const from = point[attacker];
  const strike: Strike = { kind: 'ranged', attacker, weapon, target, from, at: point[target] };
  const gun = m.matchup.gunnery.gun('ranged', attacker, weapon, target);
  const reach = reachOf(m, attacker, weapon);
  const { inch } = m.matchup;
  const own = settingsOf(m, attacker);
  /** DP-Q-03. */
  const mayMiss = own.rolls.test.impossible === 'allowed';
  /** By margin where that counts (V-05). */
  const straight: number[] = [];
  const astray: number[] = [];
  return (moved) => (apart, cover) => {
    if (apart > reach) return 0;
    const hit = gun.chance(apart / inch, cover, moved);
    if (hit === 0 && !mayMiss) return 0;
    const dice = diceOver(m, attacker, apart);
    astray[dice] ??= harmAstray(m, strike, dice);
    const onTarget = overMargins(
      own,
      (margin) => gun.chance(apart / inch, cover, moved, margin),
      (margin) => (straight[margin] ??= harmOnTarget(m, strike, margin)),
    );
    return onTarget + (1 - hit) * astray[dice];
  };
}
