import { addUp } from '../../../rules/play/active-rules.ts';
import { armourAt } from '../match/hull.ts';
import { type Match, settingsOf, sideOf } from '../match/match.ts';
import { isServed, type Shot, supportAtHand } from '../matchup/fire-effect.ts';
import type { Side } from '../matchup/side.ts';
import { ratingTalent } from '../matchup/talents.ts';
import type { Attack } from '../matchup/timing.ts';
import type { Settings } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import { lossOfRiders } from './wreck.ts';

/** A shot at a vehicle, as it is placed. */
interface Placed {
  readonly shooter: Unit;
  readonly target: Unit;
  readonly shot: Shot;
}

/** Anti-tank ratings of the hits of a shot: of single weapons, the best first, and of all others. */
export interface Ratings {
  readonly single: readonly number[];
  readonly rest: number;
}

/** What the weapons of a shooter that are in range bring to bear on armour (SQ-CORE-VEH-fire, SQ-PER-08). */
export function ratingsOf(m: Match, { shooter, shot }: Placed): Ratings {
  return ratingsBy(sideOf(m, shooter), shot);
}

/** The same under the rules of a side, with what rules of users add to damage. */
export function ratingsBy({ settings, rules }: Side, shot: Shot): Ratings {
  const { main } = shot.attack.attacker;
  const more = ratingTalent(shot.attack.attacker, settings) + addUp(rules, 'damage', [shot.attack]);
  const single = supportAtHand(shot.attack.attacker, settings)
    .filter((weapon) => weapon.antiTank > main.antiTank && isServed(shot, weapon, settings))
    .map(({ antiTank }) => antiTank + more)
    .sort((a, b) => b - a);
  return { single, rest: main.antiTank + more };
}

/** The same of two that shoot together: of the other one hit is by its main weapon. */
export function jointRatings(one: Ratings, other: Ratings): Ratings {
  return { single: [...one.single, ...other.single, other.rest].sort((a, b) => b - a), rest: one.rest };
}

export function ratingAt({ single, rest }: Ratings, hit: number): number {
  return hit < single.length ? single[hit] : rest;
}

/** The armour that a shot at a vehicle meets, with what powers make of it. */
export function hullArmour(m: Match, { target, shot }: Placed): number {
  return armourMet(sideOf(m, target), shot.attack) + m.state.ward[target];
}

/** That of a vehicle of a side on the facing that is hit, with what rules of users add to it. */
export function armourMet({ rules }: Side, attack: Attack): number {
  const { hull } = attack.target.profile;
  return hull === null ? 0 : armourAt(hull, attack.facing) + addUp(rules, 'armour', [attack]);
}

/** What is left of a vehicle of which so much was left once it is hit by some margin: nothing where it is destroyed. */
export function leftAfter({ vehicles }: Settings, left: number, margin: number): number {
  if (margin < 0) return left;
  if (vehicles.destroyed.on && margin >= vehicles.destroyed.margin) return 0;
  return left > 1 || vehicles.twice.on ? left - 1 : left;
}

/** Worth that some hits on a vehicle take on average, with what those in it lose where it ends. */
export function hullHarm(m: Match, unit: Unit, hits: number, ratings: Ratings, armour: number): number {
  const chances = chancesLeft(m, unit, hits, ratings, armour);
  const before = chances.length - 1;
  let lost = 0;
  chances.forEach((chance, left) => {
    lost += chance * (before - left);
  });
  return lost * m.matchup.figureWorth[unit] + chances[0] * lossOfRiders(m, unit);
}

/** Chance that one hit ends a vehicle, as it stands. */
export function chanceToEnd(m: Match, unit: Unit, ratings: Ratings, armour: number): number {
  return chancesLeft(m, unit, 1, ratings, armour)[0];
}

/** Chances of how much is left of a vehicle after some hits, of the last of which there may be a part, as it stands. */
function chancesLeft(
  m: Match,
  unit: Unit,
  hits: number,
  ratings: Ratings,
  armour: number,
): Float64Array<ArrayBuffer> {
  const { destroyed, twice } = settingsOf(m, unit).vehicles;
  const { beats } = m.matchup.expectations;
  const chances = new Float64Array(m.state.figures[unit] + 1);
  chances[chances.length - 1] = 1;
  for (let hit = 0; hit < hits; hit++) {
    const more = ratingAt(ratings, hit) - armour;
    const share = Math.min(1, hits - hit);
    const ends = destroyed.on ? share * beats(more, destroyed.margin) : 0;
    const hurts = Math.max(0, share * beats(more) - ends);
    for (let left = 1; left < chances.length; left++) {
      const now = chances[left];
      const less = left > 1 || twice.on ? hurts * now : 0;
      chances[left] -= ends * now + less;
      chances[0] += ends * now;
      chances[left - 1] += less;
    }
  }
  return chances;
}
