import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import { judgedDistance } from '../match/premeasure.ts';
import {
  coverAgainst,
  easedBy,
  hitTarget,
  laysTemplate,
  placeUnder,
  type Strike,
  strikeHarm,
} from '../match/strike.ts';
import type { Scattering } from '../matchup/scattering.ts';
import { type Throw, throwOf } from '../rolls/test-roll.ts';
import { countsHitMargin, overMargins } from '../rolls/wounds-removed.ts';
import { burstAt, isImmune, isInBurst, isLevel, isSpared, isUnder, type Middle } from './burst.ts';
import { diceOf, lookIn, scatteringOf, scatterX, scatterY } from './scatter-distance.ts';

/** Dice that carry a template across any table; more count as so many. */
const MOST_DICE = 12;
/** How so many dice may fall, by how many they are. */
const THROWS = Array.from({ length: MOST_DICE + 1 }, (_, dice) => throwOf(dice, 6));
/** A friend counts for somewhat more than an enemy. */
const FRIEND = -1.2;

/** Expected worth a strike removes, before Command Points, at the distance its player judges it to be. */
export function expectedHarm(m: Match, strike: Strike): number {
  const distance = judgedDistance(m, strike.attacker, strike.from, strike.at);
  if (!laysTemplate(m, strike)) return strikeHarm(m, strike, distance, coverAgainst(m, strike));
  return areaHarm(m, strike, hitTarget(m, strike, distance));
}

/** Expected worth an area attack removes, friends counted against it, over hit and every way to scatter. */
function areaHarm(m: Match, strike: Strike, needed: number): number {
  const hit = m.matchup.tests[seatOf(m, strike.attacker)].chance(needed);
  const straight = harmOfHits(m, strike, needed);
  return hit < 1 ? straight + (1 - hit) * harmAstray(m, strike, diceOf(m, strike)) : straight;
}

/** Expected worth that a template removes by hitting its target, by what it must not exceed for that. */
function harmOfHits(m: Match, strike: Strike, needed: number): number {
  const { chance } = m.matchup.tests[seatOf(m, strike.attacker)];
  return overMargins(
    settingsOf(m, strike.attacker),
    (margin) => chance(needed, margin),
    (margin) => harmOnTarget(m, strike, margin),
  );
}

/** How much more worth a template removes on average that hits than one that misses. */
export function gainOfHit(m: Match, strike: Strike, needed: number): number {
  const hit = m.matchup.tests[seatOf(m, strike.attacker)].chance(needed);
  const differs = hit > 0 && countsHitMargin(settingsOf(m, strike.attacker));
  const straight = differs ? harmOfHits(m, strike, needed) / hit : harmOnTarget(m, strike);
  return straight - harmAstray(m, strike, diceOf(m, strike));
}

/** Worth a template removes where it was aimed, by the margin of its hit where that counts (V-05). */
export function harmOnTarget(m: Match, strike: Strike, margin = 0): number {
  const burst = burstAt(m, strike);
  let sum = 0;
  for (let model = 0; model < m.matchup.models.length; model++) {
    const at = placeUnder(m, strike, model);
    if (at !== NOWHERE && isInBurst(m, at, burst))
      sum += lossUnder(m, strike, model, at === strike.at, burst, margin);
  }
  return sum;
}

/** The same on average of one that missed and scatters by so many dice; nothing without DP-AOE-03. */
export function harmAstray(m: Match, strike: Strike, scattered: number): number {
  if (!settingsOf(m, strike.attacker).areaEffect.deviation.on) return 0;
  const dice = Math.min(MOST_DICE, scattered);
  const all = scatteringOf(m, strike, burstAt(m, strike), dice);
  if (all.count === 0) return 0;
  const thrown = THROWS[dice];
  let sum = 0;
  for (let direction = 1; direction <= all.directions; direction++) {
    lookIn(m, strike, all, direction);
    for (let inches = all.first; inches <= all.last; inches++)
      sum += (chanceOf(thrown, inches) / all.directions) * scatterHarm(m, strike, all, inches);
  }
  return sum;
}

/** Worth a template removes that went so many inches in the direction last looked in. */
export function scatterHarm(m: Match, strike: Strike, all: Scattering, inches: number): number {
  const x = scatterX(m, all, all.direction, inches);
  const y = scatterY(m, all, all.direction, inches);
  let z = NaN;
  let sum = 0;
  for (let i = 0; i < all.count; i++) {
    if (inches < all.from[i] || inches > all.to[i]) continue;
    const model = all.under[i];
    const at = placeUnder(m, strike, model);
    if (!isUnder(m, at, x, y, all.radius)) continue;
    if (Number.isNaN(z)) z = m.battlefield.surface(x, y);
    if (isLevel(m, at, z)) sum += lossUnder(m, strike, model, false, { x, y });
  }
  return sum;
}

/** Worth a template removes from a model that it touches, in its middle or at its edge; of a friend, less than nothing. */
function lossUnder(
  m: Match,
  strike: Strike,
  model: Model,
  inMiddle: boolean,
  burst: Middle,
  margin = 0,
): number {
  const { middle, splash } = settingsOf(m, strike.attacker).areaEffect;
  const at = placeUnder(m, strike, model);
  if (inMiddle ? isImmune(m, strike, model, at) : !splash.on || isSpared(m, strike, model, at, burst))
    return 0;
  const { harm } = m.matchup;
  const isFriend = seatOf(m, model) === seatOf(m, strike.attacker);
  const { perHit, perSplash } = isFriend ? harm.fromFriends : harm;
  const expected = inMiddle && middle.on ? perHit : perSplash;
  const hit = inMiddle ? 1 : chanceAtEdge(m, strike, model, at);
  const eased = easedBy(m, strike, model);
  const lost = hit * expected(strike.weapon, model, m.state.wounds[model], eased, margin);
  return isFriend ? FRIEND * lost : lost;
}

/** Chance that a template hits whom its edge touches on a place: by a reading of DP-Q-77 with a test of its own. */
export function chanceAtEdge(m: Match, strike: Strike, model: Model, at: Point): number {
  const { attacker, from } = strike;
  if (settingsOf(m, attacker).areaEffect.splash.test === 'automatic') return 1;
  const needed = hitTarget(m, { ...strike, target: model, at }, judgedDistance(m, attacker, from, at));
  return m.matchup.tests[seatOf(m, attacker)].chance(needed);
}

function chanceOf({ dice, ways, all }: Throw, total: number): number {
  return ways[total - dice] / all;
}
