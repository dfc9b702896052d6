/** What a model that may come later would do, and suffer, if it deployed and fought. */

import type { Model } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { ownHalfOf } from '../../../rules/survey/pair-key.ts';
import { DEEDS, type Deeds, WORTH } from '../../../rules/survey/surveyed.ts';
import { formOf } from '../match/foes.ts';
import { enemiesOf, type Match, seatOf, settingsOf } from '../match/match.ts';
import { actsOnceCome } from '../matchup/acting.ts';
import type { Prospect } from '../matchup/prospects.ts';
import { meleeReach } from '../matchup/reach.ts';
import { OPEN } from '../sight/sightings.ts';

/** A fight to the last round, both sides going towards each other. */
interface Fight {
  /**
   * What a model would do to enemies less what they would do to it, and what it then does less from where it may come
   * than from anywhere; in models, as if nobody fell before the last round.
   */
  readonly ahead: number;
  /** What it would do until it falls, in models. */
  readonly does: number;
  /** Chance that it fights the last round. */
  readonly lives: number;
}

export function fightOf(m: Match, model: Model): Fight {
  const { worth, settings } = m.matchup;
  const enemies = enemiesOf(m, model);
  const { dealt, taken } = shares(m, model);
  const { rounds } = settings[0].rounds.length;
  let [ahead, does, lives] = [0, 0, 1];
  for (let round = 1; round < rounds; round++) {
    let [deals, suffers] = [0, 0];
    for (const enemy of enemies) {
      const { deed, answer } = exchange(m, model, enemy, round);
      deals += (dealt * deed) / worth[enemy];
      suffers += (taken * answer) / worth[model];
    }
    ahead += deals - suffers;
    does += lives * deals;
    lives *= Math.max(0, 1 - suffers);
  }
  for (const enemy of enemies) ahead += (dealt * missed(m, model, enemy)) / worth[enemy];
  return { ahead, does, lives };
}

/** The best that two enemies can do to each other in a round. */
function exchange(m: Match, model: Model, enemy: Model, round: number) {
  const { allowance, gaps, encounters } = m.matchup;
  const [own, their] = [formOf(m, model), formOf(m, enemy)];
  const apart = between(m, (round - 1) * (allowance[model] + allowance[enemy]));
  const square = apart > 0 ? gaps.widest(apart) : -1;
  return {
    deed: bestOnTheWay(m, model, encounters.prospect(own, their), square),
    answer: bestOnTheWay(m, enemy, encounters.prospect(their, own), square),
  };
}

/** What a model does less to an enemy as it comes than from anywhere. */
function missed(m: Match, model: Model, enemy: Model): number {
  const { still } = m.matchup.encounters.prospect(formOf(m, model), formOf(m, enemy));
  return Math.max(0, bestBeyond(m, still, -1) - harmOnceCome(m, model, enemy));
}

/** How much of its attacks each enemy draws, and how much of theirs it does itself. */
export function shares(m: Match, model: Model): { readonly dealt: number; readonly taken: number } {
  return { dealt: 1 / enemiesOf(m, model).length, taken: 1 / m.matchup.force[seatOf(m, model)].length };
}

/** The best that a model can do to an enemy in the open as soon as it has come; it may have to keep its distance. */
export function harmOnceCome(m: Match, model: Model, enemy: Model): number {
  const own = settingsOf(m, model);
  if (!actsOnceCome(own)) return 0;
  const { moved } = m.matchup.encounters.prospect(formOf(m, model), formOf(m, enemy));
  return bestBeyond(m, moved, own.reserves.wholeMove.on ? clearOf(m, model) : -1);
}

/** How far the sides are apart, base to base, that begin at the edges of where they deploy and have come so much nearer. */
function between(m: Match, nearer: Length): Length {
  const { fromHome, ground } = m.battlefield;
  const { depth } = m.matchup.settings[0].boards.setUp;
  return fromHome(0, 0) + fromHome(1, 0) + 2 * ground.radius - 2 * depth * INCH - nearer;
}

/** The best attack in the open on somebody further off than the root of a square, from middle to middle. */
function bestBeyond({ matchup: { bands } }: Match, deeds: Deeds, square: number): number {
  let best = 0;
  for (let band = 0; band < bands.squares.length; band++)
    if (bands.squares[band] > square) best = Math.max(best, deeds[DEEDS * ownHalfOf(band, OPEN) + WORTH]);
  return best;
}

/** The same for somebody who shoots from where he is and has to get near for a blow. */
function bestOnTheWay(m: Match, model: Model, { still, lunge }: Prospect, square: number): number {
  const blow = m.matchup.gaps.widest(meleeReach(settingsOf(m, model)));
  return Math.max(bestBeyond(m, still, Math.max(blow, square)), square <= blow ? lunge : 0);
}

/** Square of how far middles of enemies are kept clear of, at most. */
export function clearOf(m: Match, model: Model): number {
  const { deepStrike, ambush } = settingsOf(m, model).reserves;
  const { profile } = m.matchup.models[model];
  const clearances = [
    ...(profile.deepStrike ? [deepStrike.clearance] : []),
    ...(profile.ambush ? [ambush.clearance] : []),
  ];
  return m.matchup.gaps.widest(Math.min(...clearances) * INCH);
}
