/** What a shot in passing comes to: how likely it stops whom it is aimed at, and what it does besides (SQ-OP-03 to SQ-OP-06). */

import type { Aim } from '../attack/aim.ts';
import { hullArmour, ratingAt, ratingsOf } from '../attack/anti-tank.ts';
import { chanceOfClearShot } from '../attack/clear-shot.ts';
import { expectedHarm, harmOfMarkers, lead, meanOverHits } from '../attack/shots.ts';
import { isVehicle } from '../match/hull.ts';
import { type Match, settingsOf } from '../match/match.ts';

/** Chance that a shot repulses whom it is aimed at (SQ-OP-04, SQ-OP-05), or is made at all where that is enough (SQ-OP-06). */
export function chanceToStop(m: Match, aim: Aim): number {
  const { onwards } = settingsOf(m, aim.shooter).opportunityFire;
  return onwards.on ? chanceToRepulse(m, aim) : chanceOfClearShot(m, aim.shooter);
}

/**
 * How much of a move a shot takes on average: all of it by a repulse, and what is left of the way where any shot stops.
 *
 * @param left share of the way from the step on at which it is shot at
 */
export function shareStopped(m: Match, aim: Aim, left: number): number {
  const repulse = chanceToRepulse(m, aim);
  if (settingsOf(m, aim.shooter).opportunityFire.onwards.on) return repulse;
  return repulse + left * (chanceOfClearShot(m, aim.shooter) - repulse);
}

function chanceToRepulse(m: Match, aim: Aim): number {
  const { repulsed } = settingsOf(m, aim.shooter).opportunityFire;
  return repulsed.on ? chanceOfClearShot(m, aim.shooter) * meanOverHits(m, aim, chanceByHits(m, aim)) : 0;
}

/** What a shot removes besides where it fells as any other, and by the markers that it leaves (SQ-OP-03, SQ-AMB-10). */
export function harmInPassing(m: Match, aim: Aim): number {
  const { shooter, target } = aim;
  const { harmless, once } = settingsOf(m, shooter).opportunityFire;
  const marks = once.marks === 'yes';
  if (harmless.on && !marks) return 0;
  const marked = isVehicle(m, target) ? 0 : harmOfMarkers(m, aim);
  const harm = harmless.on ? marked : expectedHarm(m, aim) - (marks ? 0 : marked);
  return chanceOfClearShot(m, shooter) * harm;
}

/** Chance that so many hits would fell somebody, or turn a vehicle back. */
export function chanceByHits(m: Match, aim: Aim): (hits: number) => number {
  const through = isVehicle(m, aim.target) ? chanceToTurn(m, aim) : chanceToFell(m, aim);
  return (hits) => {
    let spared = 1;
    for (let hit = 0; hit < hits; hit++) spared *= 1 - through(hit);
    return 1 - spared;
  };
}

/** How likely each hit would fell a figure. */
function chanceToFell(m: Match, aim: Aim): () => number {
  const chance = m.matchup.expectations.beats(lead(m, aim));
  return () => chance;
}

/** How likely a hit on a vehicle, by number, turns it back. */
function chanceToTurn(m: Match, aim: Aim): (hit: number) => number {
  const { vehicles } = settingsOf(m, aim.shooter).opportunityFire;
  if (!vehicles.on) return () => 0;
  const ratings = ratingsOf(m, aim);
  const armour = hullArmour(m, aim);
  return (hit) => m.matchup.expectations.beats(ratingAt(ratings, hit) - armour, vehicles.margin);
}
