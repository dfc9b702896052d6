/** What the sides of a close assault are as numbers, from which it is rolled and reckoned (SQ-CORE-CA). */

import { type Modifiers, modify, startFrom } from '../../../rules/play/modifiers.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import type { Trait } from '../units/units.ts';
import type { Addition } from './fire-effect.ts';
import type { UnitSpec } from './muster.ts';

/** A side of a close assault: of several units, the best that any of them has. */
export interface Contender {
  readonly units: readonly UnitSpec[];
  readonly figures: number;
  readonly charging: boolean;
  readonly armour: number;
  /** Natural quality, from 0. */
  readonly level: number;
  /** What an officer adds. */
  readonly led: number;
  /** What powers add or take, of each unit that they are on. */
  readonly boosts: readonly Addition[];
}

function anyHas({ units }: Contender, trait: Trait): boolean {
  return units.some(({ profile }) => profile.traits.includes(trait));
}

/** What a side adds to its dice against another (SQ-CORE-CA). */
export function modifyContest(list: Modifiers, side: Contender, foe: Contender, settings: Settings): void {
  const { closeAssault: own, personalities, poweredArmour } = settings;
  startFrom(list, 0);
  if (side.charging) modify(list, CLAUSE.closeAssault.charging, own.charging.points);
  if (side.armour > foe.armour) modify(list, CLAUSE.closeAssault.armour, own.armour.points);
  const more = side.figures - foe.figures;
  if (more > 0) modify(list, CLAUSE.closeAssault.numbers, more * own.numbers.points);
  const levels = side.level - foe.level;
  if (levels > 0) modify(list, CLAUSE.closeAssault.quality, levels * own.quality.points);
  const armed = Math.max(...side.units.map(({ main }) => main.assault));
  if (armed > 0) modify(list, CLAUSE.closeAssault.weapons, armed * own.weapons.points);
  if (side.led > 0) modify(list, CLAUSE.characters.lead, side.led);
  for (const boost of side.boosts) modify(list, ...boost);
  if (personalities.knifeFighter.on && anyHas(side, 'knife-fighter'))
    modify(list, CLAUSE.personalities.knifeFighter, personalities.knifeFighter.points);
  if (poweredArmour.assault.on && anyHas(side, 'powered-armour'))
    modify(list, CLAUSE.poweredArmour.assault, poweredArmour.assault.points);
}

/** Who wins by what both sides come to: 1 the attacker, -1 the defender, 0 nobody (SQ-Q-06). */
export function resultBy({ closeAssault: { charge } }: Settings, ours: number, theirs: number): number {
  const { ties } = charge;
  if (ours === theirs) return ties === 'defender' ? -1 : 0;
  return ours > theirs ? 1 : -1;
}

/**
 * Rolls on the Kill Table of so many figures: one each, two in powered armour, one more for a brawler, none for whoever
 * does not fight (SQ-PA-04, SQ-PER-01, SQ-NC-01).
 */
export function killRollsBy({ profile }: UnitSpec, own: Settings, figures: number): number {
  const { personalities, poweredArmour, nonCombatants } = own;
  if (profile.kind === 'civilians' && nonCombatants.flight.on) return 0;
  const isArmoured = poweredArmour.twice.on && profile.traits.includes('powered-armour');
  const isBrawler = personalities.brawler.on && profile.traits.includes('brawler');
  return (
    (isArmoured ? poweredArmour.twice.rolls : 1) * figures + (isBrawler ? personalities.brawler.rolls : 0)
  );
}

/** What a die needs to cancel a kill in a close assault; 7 where none is rolled (SQ-PA-03). */
export function saveNumberBy({ profile }: UnitSpec, { poweredArmour }: Settings): number {
  return profile.traits.includes('powered-armour') ? poweredArmour.saved.needs : 7;
}

/** What a figure needs on the Kill Table (SQ-CORE-CA-kills): 1 its side has won, 0 neither has, -1 it has lost. */
export function killNumber({ closeAssault: { kills } }: Settings, result: number): number {
  return result > 0 ? kills.won : result < 0 ? kills.lost : kills.drawn;
}
