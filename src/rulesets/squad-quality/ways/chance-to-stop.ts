/** How likely a shot in passing stops whom it is aimed at (SQ-OP-04, SQ-OP-05). */

import type { Aim } from '../attack/aim.ts';
import { hullArmour, ratingAt, ratingsOf } from '../attack/anti-tank.ts';
import { chanceOfClearShot } from '../attack/clear-shot.ts';
import { lead, meanOverHits } from '../attack/shots.ts';
import { isVehicle } from '../match/hull.ts';
import { type Match, settingsOf } from '../match/match.ts';

/** Chance that a shot would fell somebody, or turn a vehicle back (SQ-OP-04, SQ-OP-05). */
export function chanceToStop(m: Match, aim: Aim): number {
  return chanceOfClearShot(m, aim.shooter) * meanOverHits(m, aim, chanceByHits(m, aim));
}

/** The same of so many hits. */
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
