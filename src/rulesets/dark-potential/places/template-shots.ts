import type { Model, Weapon } from '../../../kernel/entities.ts';
import { harmAstray, harmOnTarget } from '../attack/area-harm.ts';
import { diceOver } from '../attack/scatter-distance.ts';
import type { TemplateShot } from '../battlefield/prospect.ts';
import { isOnTable, type Match, settingsOf } from '../match/match.ts';
import { reachOf, type Strike } from '../match/strike.ts';
import { weaponsOf } from '../match/weapons.ts';

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
  if (!areaEffect.on || !isOnTable(m, model)) return NONE;
  const specs = m.matchup.weapons;
  const laying = weaponsOf(m, model, 'ranged').filter((weapon) => specs[weapon].aoe !== undefined);
  if (laying.length === 0) return NONE;
  const isMobile = (weapon: Weapon) => !moveOrShoot.still.on || !specs[weapon].moveOrShoot;
  return {
    others: laying.reduce((bits, weapon) => bits & ~(1 << weapon), -1),
    at(enemy) {
      const shots = laying.map((weapon) => ({
        isMobile: isMobile(weapon),
        harm: shotWith(m, model, weapon, enemy),
      }));
      return (apart, cover, moved) => {
        let most = 0;
        for (const { isMobile, harm } of shots)
          if (isMobile || !moved) most = Math.max(most, harm(apart, cover, moved));
        return most;
      };
    },
  };
}

/**
 * What a shot removes on average from wherever it is fired, all others standing as they do. Which way templates stray is
 * judged from where the shooter stands now.
 */
function shotWith(m: Match, attacker: Model, weapon: Weapon, target: Model): TemplateShot {
  const { point } = m.state;
  const from = point[attacker];
  const strike: Strike = { kind: 'ranged', attacker, weapon, target, from, at: point[target] };
  const gun = m.matchup.gunnery.gun('ranged', attacker, weapon, target);
  const reach = reachOf(m, attacker, weapon);
  /** DP-Q-03. */
  const mayMiss = settingsOf(m, attacker).rolls.test.impossible === 'allowed';
  let straight: number | undefined;
  const astray: number[] = [];
  return (apart, cover, moved) => {
    if (apart > reach) return 0;
    const hit = gun.chance(apart / m.matchup.inch, cover, moved);
    if (hit === 0 && !mayMiss) return 0;
    const dice = diceOver(m, attacker, apart);
    straight ??= harmOnTarget(m, strike);
    astray[dice] ??= harmAstray(m, strike, dice);
    return hit * straight + (1 - hit) * astray[dice];
  };
}
