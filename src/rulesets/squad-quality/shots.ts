import { addUp } from '../../rules/active-rules.ts';
import type { Modifiers } from '../../rules/modifiers.ts';
import { additionsTo } from './additions.ts';
import type { FireDice } from './fire-dice.ts';
import { coverPenalty, fireDice, modifyFire, pointsPerHit, type Shot } from './fire-effect.ts';
import { type Match, settingsOf, sideOf } from './match.ts';
import { pinNumber } from './scale.ts';
import { HIDDEN, IN_OPEN } from './sightlines.ts';
import { fitOf, levelOf } from './status.ts';
import type { Attack } from './timing.ts';

/** A pair of units of whom one may shoot at the other, wherever both stand. */
export interface Aim {
  readonly shooter: number;
  readonly target: number;
  /** Filled in for each place. */
  readonly shot: Omit<Shot, 'attack'> & { readonly attack: Loose };
}

type Loose = { -readonly [K in keyof Attack]: Attack[K] };

/** A unit that takes aim at another, before anybody knows from where. */
export function aimAt(m: Match, shooter: number, target: number): Aim {
  const { book, state } = m;
  return {
    shooter,
    target,
    shot: {
      attack: {
        attacker: book.models[shooter],
        target: book.models[target],
        distance: 0,
        cover: 0,
        figures: fitOf(m, shooter),
        still: false,
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

/**
 * Fills in from where a shot is taken, and whether it can be.
 *
 * @param still whether the shooter stands still and opens fire
 */
export function placeShot(m: Match, aim: Aim, from: number, at: number, still: boolean): boolean {
  const { attack } = aim.shot;
  const distance = m.battlefield.distance(from, at) / 2540;
  if (distance > m.book.ranges[aim.shooter]) return false;
  const look = m.battlefield.lines.look(attack.attacker.seat, from, at);
  if (look === HIDDEN) return false;
  attack.distance = distance;
  attack.cover = look - IN_OPEN;
  attack.still = still;
  return true;
}

/** Worth that a shot as it is placed removes on average, and what pinning is worth. */
export function expectedHarm(m: Match, aim: Aim, list: Modifiers): number {
  const { shot, shooter, target } = aim;
  const [own, theirs] = [sideOf(m, shooter), sideOf(m, target)];
  modifyFire(list, shot, own, theirs);
  const dice = fireDice(shot, own.settings);
  const { cover, figures } = shot.attack;
  const { expectations, figureWorth } = m.book;
  const standing = m.state.figures[target];
  const isByPoints = own.settings.shooting.hits.count === 'points';
  const most = isByPoints ? Math.min(figures, standing * 4) : standing * 4;
  const added = list.total - coverPenalty(own.settings, cover);
  const hits = expectations.hits(dice, added, pointsPerHit(own.settings, cover), most);
  const felled = Math.min(standing, hits * expectations.beats(lead(m, aim)));
  const pinned = pinChance(m, aim, dice, list.total);
  return felled * figureWorth[target] + (MARKED * Math.min(1, hits) + PIN * pinned) * worthLeft(m, target);
}

/** What a marker is worth, as shares of the unit that has it. */
const MARKED = 0.06;
const PIN = 0.15;

function worthLeft(m: Match, unit: number): number {
  return m.state.figures[unit] * m.book.figureWorth[unit];
}

/** By how much the damage of a shot is more than the armour it meets. */
export function lead(m: Match, aim: Aim): number {
  return damageOf(m, aim) - armourOf(m, aim);
}

/** What a shooter adds to a die of damage. */
export function damageOf(m: Match, { shooter, shot: { attack } }: Aim): number {
  return m.book.models[shooter].main.damage + addUp(sideOf(m, shooter).rules, 'damage', [attack]);
}

/** What a target adds to a die of armour (SQ-CORE-DMG-armour). */
export function armourOf(m: Match, { target, shot: { attack } }: Aim): number {
  return wornBy(m, target) + addUp(sideOf(m, target).rules, 'armour', [attack]);
}

/** Armour of a unit as it stands. */
export function wornBy(m: Match, unit: number): number {
  return settingsOf(m, unit).damage.armour.on ? m.book.models[unit].profile.armour : 0;
}

/** Chance that Fire Effect pins its target (SQ-CORE-UF-pin). */
function pinChance(m: Match, { target }: Aim, dice: FireDice, added: number): number {
  const own = settingsOf(m, target);
  if (!own.underFire.pin.on || own.underFire.pin.when !== 'number') return 0;
  return m.book.expectations.reaches(dice, added, pinNumber(own, levelOf(m, target)));
}
