import { NOBODY } from '../../../kernel/entities.ts';
import { reveal } from '../match/concealment.ts';
import { acted, isAlive, type Match, settingsOf, stands } from '../match/match.ts';
import { shotsOf } from '../matchup/gunnery.ts';
import { settleMorale } from '../morale/morale.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_SHOTS } from '../rules/limits.ts';
import { isShot, type Strike, secondaryOf } from './attack.ts';
import { rollAttack } from './resolve.ts';
import { offerDive, rollTemplate } from './templates.ts';
import { isTemplate } from './under-template.ts';

/** Carries out an attack action: as many shots as the weapon has, or a blow and a secondary one. */
export function attack(m: Match, strike: Strike): void {
  const { attacker } = strike;
  const first = { ...strike, ambush: strike.ambush || m.state.concealed[attacker] > 0 };
  reveal(m, attacker);
  m.state.waiting[attacker] = 0;
  if (isShot(m, strike)) shoot(m, first);
  else strikeBlows(m, first);
  settleMorale(m);
}

function shoot(m: Match, strike: Strike): void {
  const { attacker, target, weapon } = strike;
  const own = settingsOf(m, attacker);
  acted(m, CLAUSE.ranged.attack);
  if (own.ranged.bands.on) acted(m, CLAUSE.ranged.bands);
  const shots = Math.min(MOST_SHOTS, shotsOf(own, m.matchup.weapons[weapon]));
  if (own.ranged.rate.on && m.matchup.weapons[weapon].rate > 1) acted(m, CLAUSE.ranged.rate);
  const strikesAll = isTemplate(m, strike);
  const centre = m.state.point[target];
  if (strikesAll) offerDive(m, strike);
  for (let shot = 0; shot < shots && stands(m, target) && isAlive(m, attacker); shot++) {
    if (strikesAll) rollTemplate(m, strike, centre);
    else rollAttack(m, strike);
  }
  if (!own.aim.lasts.on) m.state.aim[attacker] = NOBODY;
  else if (m.state.aim[attacker] === target) acted(m, CLAUSE.aim.lasts);
}

/** A blow and, by a model with another blade, a secondary one (DX-CM-09). */
function strikeBlows(m: Match, strike: Strike): void {
  const { target } = strike;
  acted(m, CLAUSE.closeCombat.attack);
  m.state.waiting[target] = 0;
  rollAttack(m, strike);
  const second = secondaryOf(m, strike);
  if (second !== undefined && isAlive(m, target) && !m.state.over) rollAttack(m, second);
}
