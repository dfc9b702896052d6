import { hullOf } from '../match/hull.ts';
import { acted, type Match, nameOf, rollDie, seatOf, settingsOf, tell } from '../match/match.ts';
import { passChance } from '../match/quality-test.ts';
import { fitOf } from '../match/status.ts';
import { ratingTalent } from '../matchup/talents.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import { expectedDamage, type Ratings } from './anti-tank.ts';
import { strikeHull } from './vehicle-damage.ts';

/** Infantry in contact with a vehicle goes for its rear (SQ-CORE-VEH-assault). */
export function assaultHull(m: Match, attackers: readonly number[], vehicle: Unit): void {
  const [first] = attackers;
  const { needs } = settingsOf(m, first).vehicles.assault;
  m.state.stirred[seatOf(m, first)] = 1;
  acted(m, CLAUSE.vehicles.assault);
  for (const attacker of attackers) {
    let hits = 0;
    if (ratingTalent(m.matchup.models[attacker], settingsOf(m, attacker)) > 0)
      acted(m, CLAUSE.personalities.antiArmour);
    for (let figure = fitOf(m, attacker); figure > 0; figure--)
      if (rollDie(m, attacker, 'kill') >= needs) hits++;
    tell(
      m,
      'assault',
      () => `${nameOf(m, attacker)} assaults ${nameOf(m, vehicle)}: ${hits} ${hits === 1 ? 'hit' : 'hits'}.`,
      () => ({ attacker, target: vehicle, hits }),
    );
    strikeHull(m, vehicle, hits, chargesOf(m, attacker), rearOf(m, vehicle), { attacker, kind: 'assault' });
  }
}

/** Worth that such an assault removes on average. */
export function expectedHullAssault(m: Match, attacker: Unit, vehicle: Unit): number {
  const { needs } = settingsOf(m, attacker).vehicles.assault;
  const hits = fitOf(m, attacker) * passChance(needs);
  const lost = expectedDamage(m, vehicle, hits, chargesOf(m, attacker), rearOf(m, vehicle));
  return lost * m.matchup.figureWorth[vehicle];
}

/** The best that an attacker has against armour: of its weapons, or charges, and what an expert adds (SQ-PER-08). */
export function chargesOf(m: Match, attacker: Unit): Ratings {
  const model = m.matchup.models[attacker];
  const own = settingsOf(m, attacker);
  const carried = [model.main, ...model.support].map(({ antiTank }) => antiTank);
  return {
    single: [],
    rest: Math.max(own.vehicles.assault.charges, ...carried) + ratingTalent(model, own),
  };
}

function rearOf(m: Match, vehicle: Unit): number {
  return hullOf(m, vehicle)?.rear ?? 0;
}
