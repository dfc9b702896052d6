import type { Seat } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import type { Settings } from '../rules/index.ts';
import { BAND_ENDS } from '../units/bands.ts';
import type { Gait } from './gaits.ts';
import { blowAt, type Gunnery, JUDGED, judgedAt, shotAt } from './gunnery.ts';
import { hasCharges } from './has-charges.ts';
import type { ModelSpec } from './muster.ts';

/** Where whoever shoots likes to be, if he does most there: in sight of somebody within this distance. */
const CLOSE: Length = 20 * INCH;

/** Where whoever neither harms nor carries anybody likes to be. */
export const ANYWHERE: Length = Infinity;

/** What both armies come to, as far as it says where models like to be. */
interface Meeting {
  readonly models: readonly ModelSpec[];
  readonly settings: readonly [Settings, Settings];
  readonly gunnery: Gunnery;
  /** By model: MV, users' rules included, and actions of an activation. */
  readonly speed: Float64Array;
  readonly actions: readonly number[];
  readonly gaits: readonly Pick<Gait, 'aloft'>[];
}

/**
 * By model: how near to an enemy in sight it comes for its guns and powers; 0 for whoever does more by blows, ANYWHERE for
 * whoever neither harms nor carries anybody. It is where it does most in an activation that begins 20 inches off, moves
 * included, or in the first two or more where one is not enough; the farther of two distances that come to the same.
 * Nobody keeps off for what does less in all the game than blows do in one activation.
 */
export function standoffsOf(meeting: Meeting): readonly Length[] {
  return meeting.models.map((_, model) => standoffOf(meeting, model));
}

function standoffOf(meeting: Meeting, model: number): Length {
  const { turns } = meeting.settings[0].sequence.end;
  const actions = meeting.actions[model];
  const blows = harmOfBlows(meeting, model);
  const spots = spotsOf(meeting, model, blows);
  const { seats } = meeting.models[model].profile;
  if (spots.length === 0) return seats > 0 || harmOfBlows(meeting, model, true) > 0 ? 0 : ANYWHERE;
  if (isOutdone(spots, turns, actions)) return 0;
  for (let activations = 1; activations <= turns; activations++) {
    let best = 0;
    let at: Length = 0;
    for (const spot of spots) {
      const worth = attacksAt(spot, activations * actions) * spot.harm;
      if (worth > best) [best, at] = [worth, spot.distance];
    }
    if (best > 0) return at;
  }
  return spots[0].distance;
}

/** Whether the best shot does less in all turns than a blow does once, and blows come about in that time. */
function isOutdone(spots: readonly Spot[], turns: number, actions: number): boolean {
  const blow = spots.find(({ distance }) => distance === 0);
  if (blow === undefined || attacksAt(blow, turns * actions) === 0) return false;
  return spots.every((spot) => spot === blow || turns * spot.harm < blow.harm);
}

/** Attacks that so many actions leave when the moves are made. */
function attacksAt({ moves, strikes }: Spot, actions: number): number {
  return Math.max(0, actions - moves + strikes);
}

/** A distance to attack from, the harm of an attack there, moves from 20 inches off, and attacks of the last of them. */
interface Spot {
  readonly distance: Length;
  readonly harm: number;
  readonly moves: number;
  readonly strikes: number;
}

/** The farthest first. */
function spotsOf(meeting: Meeting, model: number, blows: number): Spot[] {
  const { models, settings, gunnery, speed } = meeting;
  const { seat, ranged, powers } = models[model];
  const { moving, charge } = settings[seat];
  const stride = Math.max(1, speed[model]) * INCH;
  const movesTo = (distance: Length) =>
    Math.ceil(Math.max(0, CLOSE - distance) / (stride * moving.move.factor));
  const found: Spot[] = [];
  if (ranged.length + powers.length > 0) {
    for (let band = BAND_ENDS.length - 1; band >= 0; band--) {
      const harm = totalOf(meeting, seat, (enemy, wounds) =>
        Math.max(
          shotAt(gunnery.shots(model, enemy, wounds), 1, band, 0),
          judgedAt(gunnery.judged(model, enemy, wounds), band, 0) / JUDGED,
        ),
      );
      const distance = Math.min(CLOSE, BAND_ENDS[band] * INCH);
      if (harm > 0) found.push({ distance, harm, moves: movesTo(distance), strikes: 0 });
    }
  }
  if (blows > 0 && hasCharges(settings[seat])) {
    // All moves but the last are no charges.
    const moves = movesTo(stride * charge.move.factor) + 1;
    found.push({ distance: 0, harm: blows, moves, strikes: 1 });
  }
  return found;
}

/** Harm of the blows of a charge, to all whom the model can strike, as a flyer once it has come down perhaps. */
function harmOfBlows(meeting: Meeting, model: number, comesDown = false): number {
  const { models, gunnery, gaits } = meeting;
  const { aloft } = gaits[model];
  // Nobody strikes a flyer from below it, nor the other way round (DX-ALT-REACH).
  const reaches = (enemy: number) => gaits[enemy].aloft === aloft || (comesDown && aloft);
  return totalOf(meeting, models[model].seat, (enemy, wounds) =>
    reaches(enemy) ? blowAt(gunnery.charges(model, enemy, wounds), 1, 0) : 0,
  );
}

/** The sum of some harm over all enemies of a seat. */
function totalOf({ models }: Meeting, seat: Seat, harmTo: (enemy: number, wounds: number) => number): number {
  let sum = 0;
  for (let enemy = 0; enemy < models.length; enemy++)
    if (models[enemy].seat !== seat) sum += harmTo(enemy, models[enemy].profile.wounds);
  return sum;
}

/** Whether somebody has to come nearer for his guns and powers than others do: they reach no farther, or do most there. */
export const hasToClose = (standoff: Length): boolean => standoff > 0 && standoff < CLOSE;
