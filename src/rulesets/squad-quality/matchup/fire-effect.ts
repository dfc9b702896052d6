import { type Modifiers, modify, modifyByUsers, startFrom } from '../../../rules/play/modifiers.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import type { WeaponSpec } from '../units/units.ts';
import type { FireDice } from './fire-dice.ts';
import type { UnitSpec } from './muster.ts';
import { naturalLevel, qualityBonus } from './scale.ts';
import type { Side } from './side.ts';
import type { Attack } from './timing.ts';

/** What a heading of the document adds to a roll, and the clause that does. */
export type Addition = readonly [clause: number, value: number];

export const NO_ADDITIONS: readonly Addition[] = [];

/** A shot as numbers, from which it is rolled. */
export interface Shot {
  readonly attack: Attack;
  /** Level of quality of the shooter, from 0. */
  readonly level: number;
  /** Inches of the shooter's base range. */
  readonly base: number;
  /** Markers of shooter and target. */
  readonly marker: number;
  readonly targetMarker: number;
  readonly bunched: boolean;
  /** Figures of whoever shoots together with it. */
  readonly others?: number;
  /** At the bunker about the target, of which nothing counts that the target is (SQ-FORT-06). */
  readonly atBunker?: boolean;
  /** What other headings add. */
  readonly additions: readonly Addition[];
}

const RABBLE = 0;

/** What is added to the dice of Fire Effect. */
export function modifyFire(list: Modifiers, shot: Shot, own: Side, theirs: Side): void {
  const { attack, level, marker, additions } = shot;
  const { shooting, actions } = own.settings;
  startFrom(list, 0);
  if (shooting.quality.on) modify(list, CLAUSE.shooting.quality, qualityBonus(own.settings, level));
  modifyByArms(list, shot, own.settings);
  if (attack.still && actions.openFire.on) modify(list, CLAUSE.actions.openFire, actions.openFire.bonus);
  modifyByRange(list, shot, own.settings);
  if (marker > 0 && shooting.shaken.on) modify(list, CLAUSE.shooting.shaken, -shooting.shaken.points);
  if (!shot.atBunker) modifyByTarget(list, shot, theirs.settings);
  if (attack.bunkered)
    modify(list, CLAUSE.fortifications.weapons, own.settings.fortifications.weapons.points);
  if (attack.bounded && own.settings.jetPacks.shaky.on)
    modify(list, CLAUSE.jetPacks.shaky, -own.settings.jetPacks.shaky.points);
  for (const addition of additions) modify(list, addition[0], addition[1]);
  modifyByUsers(list, own.rules, 'fireEffect', [attack]);
  modifyByUsers(list, theirs.rules, 'firedAt', [attack]);
}

function modifyByTarget(list: Modifiers, { attack, targetMarker, bunched }: Shot, theirs: Settings): void {
  const { shooting } = theirs;
  if (targetMarker > 0 && shooting.marked.on) modify(list, CLAUSE.shooting.marked, -shooting.marked.points);
  if (bunched && shooting.bunched.on) modify(list, CLAUSE.shooting.bunched, shooting.bunched.points);
  if (attack.cover === 0 && naturalLevel(attack.target, theirs) === RABBLE && shooting.exposed.on)
    modify(list, CLAUSE.shooting.exposed, shooting.exposed.points);
}

/** What riflemen and support weapons add (SQ-CORE-FE-riflemen, SQ-CORE-FE-support). */
export function modifyByArms(list: Modifiers, shot: Shot, own: Settings): void {
  const { shooting } = own;
  const { attacker, figures } = shot.attack;
  const carried = supportLeft(attacker, figures, own);
  // Non-combatants shoot only where they act like soldiers (SQ-NC-01).
  if (attacker.profile.kind === 'infantry' || attacker.profile.kind === 'civilians') {
    const points = shooting.riflemen.points * Math.floor((figures - carried.length) / shooting.riflemen.each);
    if (points > 0) modify(list, CLAUSE.shooting.riflemen, points);
  }
  if (!shooting.support.on) return;
  let points = attacker.main.fireEffect;
  for (const weapon of carried) if (isServed(shot, weapon, own)) points += weapon.fireEffect;
  if (points !== 0) modify(list, CLAUSE.shooting.support, points);
}

function modifyByRange(list: Modifiers, { attack, base }: Shot, { shooting }: Settings): void {
  const { distance, attacker } = attack;
  const range = attacker.main.range * base;
  if (distance <= base) modify(list, CLAUSE.shooting.near, shooting.near.points);
  else if (distance > range * Math.max(shooting.bands.long, shooting.bands.medium))
    modify(list, CLAUSE.shooting.long, -shooting.long.points);
  else if (distance > range * shooting.bands.medium)
    modify(list, CLAUSE.shooting.medium, -shooting.medium.points);
}

/** The distances in inches at which the shots of a unit of some base range change, the nearest first. */
export function stepsOf(
  { main, support }: UnitSpec,
  base: number,
  { shooting: { bands } }: Settings,
): number[] {
  const inBases = [
    1,
    main.range * bands.medium,
    main.range * Math.max(bands.long, bands.medium),
    ...support.map(({ range }) => range),
  ];
  return [...new Set(inBases.map((range) => range * base))].sort((a, b) => a - b);
}

/** Support weapons with figures among those left: riflemen fall first (SQ-CORE-DMG-who). */
function supportLeft(unit: UnitSpec, figures: number, own: Settings): readonly WeaponSpec[] {
  const atHand = supportAtHand(unit, own);
  return unit.profile.hull === null && figures < atHand.length ? atHand.slice(0, figures) : atHand;
}

/** Whether a support weapon is in range and can be fired: heavy ones not after a move (SQ-PA-07). */
export function isServed({ attack, base }: Shot, weapon: WeaponSpec, { poweredArmour }: Settings): boolean {
  if (attack.distance > weapon.range * base) return false;
  return (
    weapon.support || attack.attacker.profile.hull !== null || (poweredArmour.weapons.on && !attack.moved)
  );
}

/**
 * Support weapons of a unit that are more than rifles: not those that are rifles like any other, nor heavy ones that
 * powered armour leaves behind (SQ-CORE-FE-support, SQ-PA-07).
 */
export function supportAtHand({ support, profile }: UnitSpec, own: Settings): readonly WeaponSpec[] {
  if (profile.hull !== null) return support;
  if (!own.shooting.support.on) return [];
  return own.poweredArmour.weapons.on ? support : support.filter((weapon) => weapon.support);
}

/** The dice of a unit by itself: the better of two, or the one of a lone heavy weapon (SQ-CORE-FE). */
export function fireDice(shot: Shot, own: Settings): FireDice {
  const { shooting } = own;
  const { attacker, figures } = shot.attack;
  let added = 0;
  if (shooting.support.on) {
    added += attacker.main.dice;
    for (const weapon of supportLeft(attacker, figures, own))
      if (isServed(shot, weapon, own)) added += weapon.dice;
  }
  return { of: attacker.profile.kind === 'team' ? 1 : 2, keep: 1, added };
}

/** Points of Fire Effect for each hit (SQ-CORE-FE-hits). */
export function pointsPerHit({ shooting: { hits } }: Settings, cover: number): number {
  if (hits.count === 'points') return 1;
  return cover === 0 ? hits.open : cover === 1 ? hits.partial : hits.heavy;
}

/** What cover takes from Fire Effect where each point is a hit (SQ-Q-02). */
export function coverPenalty({ shooting: { hits } }: Settings, cover: number): number {
  return hits.count === 'points' ? cover : 0;
}

/** Hits at most: no more than there are shooters where each point is one (SQ-Q-02). */
export function mostHits({ shooting: { hits } }: Settings, { attack, others = 0 }: Shooters): number {
  return hits.count === 'points' ? attack.figures + others : Infinity;
}

/** Of a shot what tells how many shoot, and at whom. */
type Shooters = Pick<Shot, 'attack' | 'others'>;

/** Hits of Fire Effect that came to so much (SQ-CORE-FE-hits). */
export function hitsOf(own: Settings, effect: number, shot: Shooters): number {
  const { cover } = shot.attack;
  const hits = Math.floor((effect - coverPenalty(own, cover)) / pointsPerHit(own, cover));
  return Math.max(0, Math.min(hits, mostHits(own, shot)));
}
