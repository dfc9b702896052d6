import { INCH } from '../../kernel/length.ts';
import { addUp } from '../../rules/active-rules.ts';
import type { Modifiers } from '../../rules/modifiers.ts';
import { additionsTo } from './additions.ts';
import { hullArmour } from './facing.ts';
import type { FireDice } from './fire-dice.ts';
import { coverPenalty, fireDice, modifyFire, pointsPerHit, type Shot, supportLeft } from './fire-effect.ts';
import { type Match, settingsOf, sideOf } from './match.ts';
import { bunkerValue, isOutOfSight, positionArmour, positionOf } from './positions.ts';
import { pinNumber } from './scale.ts';
import { HIDDEN, IN_HEAVY, IN_OPEN } from './sightlines.ts';
import { isSmoked, type Screen } from './smoke.ts';
import { fitOf, has, isVehicle, levelOf } from './status.ts';
import type { Attack } from './timing.ts';

/** A pair of units of whom one may shoot at the other, wherever both stand. */
export interface Aim {
  readonly shooter: number;
  readonly target: number;
  /** Filled in for each place. */
  readonly shot: Omit<Shot, 'attack'> & { readonly attack: Loose };
  /** Armour that it meets from there. */
  armour: number;
}

type Loose = { -readonly [K in keyof Attack]: Attack[K] };

/** A unit that takes aim at another, before anybody knows from where. */
export function aimAt(m: Match, shooter: number, target: number): Aim {
  const { book, state } = m;
  return {
    shooter,
    target,
    armour: wornBy(m, target),
    shot: {
      attack: {
        attacker: book.models[shooter],
        target: book.models[target],
        distance: 0,
        cover: 0,
        figures: fitOf(m, shooter),
        still: false,
        moved: false,
        bounded: false,
      },
      level: levelOf(m, shooter),
      base: book.bases[shooter],
      marker: state.marker[shooter],
      targetMarker: state.marker[target],
      bunched: state.bunched[target] > 0,
      additions: additionsTo(m, shooter, target),
    },
  };
}

/** How a unit has come to where it shoots from. */
export interface Manner {
  readonly still: boolean;
  readonly moved: boolean;
  readonly bounded: boolean;
}

export const STILL: Manner = { still: true, moved: false, bounded: false };
export const UNMOVED: Manner = { still: false, moved: false, bounded: false };
export const MOVED: Manner = { still: false, moved: true, bounded: false };
export const BOUNDED: Manner = { still: false, moved: true, bounded: true };

/** Fills in from where and how a shot is taken, and whether it can be, with screens of smoke about. */
export function placeShot(
  m: Match,
  aim: Aim,
  from: number,
  at: number,
  manner: Manner,
  screens: readonly Screen[],
): boolean {
  const { attack } = aim.shot;
  const distance = m.battlefield.distance(from, at) / INCH;
  if (distance > m.book.ranges[aim.shooter]) return false;
  const look = m.battlefield.lines.look(attack.attacker.seat, from, at);
  if (look === HIDDEN || isSmoked(m, screens, from, at) || isOutOfSight(m, aim.target, distance))
    return false;
  attack.distance = distance;
  attack.cover = isSheltered(m, aim.target) ? IN_HEAVY - IN_OPEN : look - IN_OPEN;
  attack.still = manner.still;
  attack.moved = manner.moved;
  attack.bounded = manner.bounded;
  aim.armour = isVehicle(m, aim.target) ? hullArmour(m, aim.target, from, at) : wornBy(m, aim.target);
  return true;
}

/** Whether a unit is in a position that gives it heavy cover (SQ-FORT-01). */
function isSheltered(m: Match, unit: number): boolean {
  return positionOf(m, unit) !== undefined && settingsOf(m, unit).fortifications.cover.on;
}

/** Worth that a shot as it is placed removes on average, markers included. */
export function expectedHarm(m: Match, aim: Aim, list: Modifiers): number {
  modifyFire(list, aim.shot, sideOf(m, aim.shooter), sideOf(m, aim.target));
  return harmOf(m, aim, fireDice(aim.shot, settingsOf(m, aim.shooter)), list.total);
}

/** The same of other dice, and what is added to them. */
export function harmOf(m: Match, aim: Aim, dice: FireDice, added: number): number {
  const { target } = aim;
  const standing = m.state.figures[target];
  const hits = expectedHits(m, aim, dice, added);
  const marks = isVehicle(m, target) ? 0 : MARKED * Math.min(1, hits) + PIN * pinChance(m, aim, dice, added);
  return (Math.min(standing, hits * costOfHit(m, aim)) + marks * standing) * m.book.figureWorth[target];
}

/** Hits on average. */
export function expectedHits(
  m: Match,
  { shooter, target, shot }: Aim,
  dice: FireDice,
  added: number,
): number {
  const own = settingsOf(m, shooter);
  const { cover, figures } = shot.attack;
  const most = 4 * m.state.figures[target];
  const isByPoints = own.shooting.hits.count === 'points';
  return m.book.expectations.hits(
    dice,
    added - coverPenalty(own, cover),
    pointsPerHit(own, cover),
    isByPoints ? Math.min(figures, most) : most,
  );
}

/** Figures that a hit costs on average, the wounded at what they are worth (SQ-WND-01). */
function costOfHit(m: Match, aim: Aim): number {
  const { recoverWounded, vehicles } = settingsOf(m, aim.target);
  const { wounds } = recoverWounded;
  const more = lead(m, aim);
  const beaten = m.book.expectations.beats(more);
  if (isVehicle(m, aim.target)) {
    const destroyed = m.book.expectations.beats(more, vehicles.results.margin);
    return (destroyed + DAMAGED * (beaten - destroyed)) * m.state.figures[aim.target];
  }
  const broken = bunkerChance(m, aim) * BUNKER * fitOf(m, aim.target);
  if (!wounds.on) return Math.max(broken, beaten);
  const fallen = m.book.expectations.beats(more, wounds.margin);
  return Math.max(broken, fallen + WOUNDED * (beaten - fallen));
}

/** Chance that a hit destroys the bunker of a target. */
function bunkerChance(m: Match, { shooter, target, shot }: Aim): number {
  const value = bunkerValue(m, target);
  return value === Infinity
    ? 0
    : m.book.expectations.beats(antiTankOf(m, shooter, shot.attack.distance) - value);
}

/** Whether it promises more to shoot at the bunker than at who is in it (SQ-FORT-06). */
export function aimsAtBunker(m: Match, aim: Aim): boolean {
  return bunkerChance(m, aim) * BUNKER * fitOf(m, aim.target) > m.book.expectations.beats(lead(m, aim));
}

/** What a marker is worth, as shares of the unit that has it, and a wound as one of the figure. */
const MARKED = 0.06;
const PIN = 0.15;
const WOUNDED = 0.7;
/** What a bunker is worth that is destroyed, as a share of those in it. */
const BUNKER = 0.8;
/** What damage is worth as a share of the vehicle. */
const DAMAGED = 0.45;

/** By how much the damage of a shot is more than the armour it meets. */
export function lead(m: Match, aim: Aim): number {
  return damageOf(m, aim) - armourOf(m, aim);
}

/** What a shooter adds to a die of damage. */
export function damageOf(m: Match, { shooter, shot: { attack } }: Aim): number {
  return (
    m.book.models[shooter].main.damage +
    talentOf(m, shooter) +
    addUp(sideOf(m, shooter).rules, 'damage', [attack])
  );
}

/** The best anti-tank rating of what reaches so far, and what an expert adds (SQ-CORE-VEH, SQ-PER-08). */
export function antiTankOf(m: Match, unit: number, distance: number): number {
  const { main, support } = m.book.models[unit];
  const { antiArmour } = settingsOf(m, unit).personalities;
  let best = main.antiTank;
  for (let i = 0; i < supportLeft(m.book.models[unit], fitOf(m, unit)); i++)
    if (distance <= support[i].range * m.book.bases[unit]) best = Math.max(best, support[i].antiTank);
  return best + (antiArmour.on && has(m, unit, 'anti-armour') ? antiArmour.points : 0);
}

/** What a sharpshooter adds to the damage of his squad (SQ-PER-07). */
function talentOf(m: Match, unit: number): number {
  const { sharpshooter } = settingsOf(m, unit).personalities;
  return sharpshooter.on && has(m, unit, 'sharpshooter') ? sharpshooter.points : 0;
}

/** What a target adds to a die of armour (SQ-CORE-DMG-armour). */
export function armourOf(m: Match, { target, armour, shot: { attack } }: Aim): number {
  return armour + addUp(sideOf(m, target).rules, 'armour', [attack]);
}

/** Armour of a unit as it stands. */
export function wornBy(m: Match, unit: number): number {
  const armour = settingsOf(m, unit).damage.armour.on ? m.book.models[unit].profile.armour : 0;
  return armour + positionArmour(m, unit) + m.state.ward[unit];
}

/** Chance that Fire Effect pins its target (SQ-CORE-UF-pin). */
function pinChance(m: Match, { target }: Aim, dice: FireDice, added: number): number {
  const own = settingsOf(m, target);
  if (!own.underFire.pin.on || own.underFire.pin.when !== 'number') return 0;
  return m.book.expectations.reaches(dice, added, pinNumber(own, levelOf(m, target)));
}
