/** What a unit is by its list and its leader, wherever it stands: quality, ratings and what talents add. */

import { CLAUSE, type Settings } from '../rules/index.ts';
import { POWERS, type PowerName, type RatingName } from '../units/units.ts';
import { type Addition, NO_ADDITIONS } from './fire-effect.ts';
import type { UnitSpec } from './muster.ts';
import { naturalLevel } from './scale.ts';

/** The highest level of quality and of resolve. */
export const TOP = 3;

/** Quality of a unit whose leader is there or not, from 0 (SQ-SL-03, SQ-SL-04). */
export function ledLevel(unit: UnitSpec, own: Settings, hasLeader: boolean): number {
  const { leader, dead, quality } = own.squadLeaders;
  const natural = naturalLevel(unit, own);
  const { leader: name } = unit.profile;
  if (name === 'none' || !leader.on || !(hasLeader || !dead.on)) return natural;
  const { experienced, veteran } = quality;
  const levels = name === 'veteran' ? veteran : name === 'experienced' ? experienced : 0;
  return Math.min(TOP, natural + levels);
}

/** How well an officer leads (SQ-T13). */
export function ratingBy({ characters }: Settings, name: RatingName): number {
  const { experienced, inspiring, heroic } = characters.ratings;
  const byName: Readonly<Record<RatingName, number>> = { novice: 0, experienced, inspiring, heroic };
  return byName[name];
}

/** What talents add to the Fire Effect of a unit (SQ-PER-09). */
export function fireTalents({ profile }: UnitSpec, { personalities }: Settings): readonly Addition[] {
  const { triggerHappy } = personalities;
  return triggerHappy.on && profile.traits.includes('trigger-happy')
    ? [[CLAUSE.personalities.triggerHappy, triggerHappy.points]]
    : NO_ADDITIONS;
}

/** What a unit adds to Fire Effect at it by what it is (SQ-NC-targets). */
export function targetTalents({ profile }: UnitSpec, { nonCombatants }: Settings): readonly Addition[] {
  const { targets } = nonCombatants;
  return profile.kind === 'civilians' && targets.on
    ? [[CLAUSE.nonCombatants.targets, targets.points]]
    : NO_ADDITIONS;
}

/** Whether a unit has anything to hack: armour that is full of it, or high technology (SQ-HACK-02). */
export function isHackable({ profile: { hull, traits } }: UnitSpec, { hacking }: Settings): boolean {
  if (!hacking.targets.on) return true;
  if (hull !== null) return traits.includes('high-tech');
  return traits.includes('battle-dress') || traits.includes('powered-armour');
}

/** Whether a unit is one that starts close assaults: vehicles do not, nor do snipers (SQ-CORE-VEH-assault, SQ-SNP-03). */
export function mayAssault({ profile: { kind } }: UnitSpec, { closeAssault, snipers }: Settings): boolean {
  return closeAssault.on && kind !== 'vehicle' && !(kind === 'sniper' && snipers.still.on);
}

/** What an expert adds to the anti-tank ratings of his squad (SQ-PER-08). */
export function ratingTalent({ profile }: UnitSpec, { personalities }: Settings): number {
  const { antiArmour } = personalities;
  return antiArmour.on && profile.traits.includes('anti-armour') ? antiArmour.points : 0;
}

/** What a sharpshooter adds to the damage of his squad (SQ-PER-07). */
export function damageTalent({ profile }: UnitSpec, { personalities }: Settings): number {
  const { sharpshooter } = personalities;
  return sharpshooter.on && profile.traits.includes('sharpshooter') ? sharpshooter.points : 0;
}

/** Powers that a psionic knows, of those that anybody does: as many as he has strength (SQ-PSI-03, SQ-POW-01 to SQ-POW-10). */
export function knownPowers({ profile }: UnitSpec, { psionics, powers }: Settings): readonly PowerName[] {
  const isThere = (power: PowerName) => powers[power].on;
  if (!psionics.known.on) return POWERS.filter(isThere);
  return profile.powers.filter(isThere).slice(0, psionics.strength.points);
}
