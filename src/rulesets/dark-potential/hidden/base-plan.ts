import type { Model, Point } from '../../../kernel/entities.ts';
import { pointsOf } from '../../../kernel/field/taken-points.ts';
import { GUIDE_STEP } from '../../../kernel/guides/guide-field.ts';
import type { Length } from '../../../kernel/length.ts';
import { COVER, DANGER, HARM, TEMPO } from '../../../rules/decision.ts';
import type { LooseOptions } from '../../../rules/play/deciding.ts';
import { goingTo } from '../../../rules/play/labels.ts';
import { basesOf } from '../attack/stealth.ts';
import { pathPast } from '../match/breaking-contact.ts';
import { enemiesOf, type Match, pick, seatOf } from '../match/match.ts';
import { firearms, isEngaged } from '../match/weapons.ts';
import type { Slot } from '../matchup/slot.ts';
import { isWatched } from '../moves/steps.ts';
import { GOOD_SHOT, shotFrom } from '../places/best-shot.ts';
import { destinations } from '../places/destinations.ts';
import { urgency } from '../places/patience.ts';
import { strikeReach } from '../places/threat.ts';
import { type Blow, blowsOfBase } from './base-blows.ts';
import { endsOfBase, type LooseFront } from './base-ends.ts';

/**
 * Where a stealth base goes: from cover to cover towards the enemy, or to where it may strike one (DP-D-15).
 *
 * @param mayStrike whether the model may yet act in this activation
 */
export function planBase(
  m: Match,
  model: Model,
  slot: Slot,
  allowance: Length,
  mayStrike: boolean,
): ArrayLike<number> {
  const from = m.state.base[slot];
  const weigh = weighBasesFrom(m, model, from, allowance);
  const blows = mayStrike ? blowsOfBase(m, model, from, allowance) : [];
  const bases = basesOf(m, model).length;
  const shoots = mayStrike && firearms(m, model, true).length > 0;
  const shotAt = (at: Point) => {
    const harm = shoots ? shotFrom(m, model, at, true) : 0;
    return harm > GOOD_SHOT ? harm / bases : 0;
  };
  const { loose, settle } = endsOfBase(m, model, slot, allowance, blows);
  if (loose.places.length === 0) return [from];
  const optionsOf = ({ places, doubtful }: LooseFront): LooseOptions<number> => ({
    options: places,
    doubtful,
    label: (i) => goingTo(m.battlefield.ground, from, places[i]),
    weigh(i, into) {
      weigh(places[i], into);
      into[HARM] = Math.max(bestOf(blows, places[i]), shotAt(places[i]));
    },
  });
  const to =
    loose.places.length === 1
      ? loose.places[0]
      : pick(m, seatOf(m, model), 'DP-D-15', model, optionsOf(loose), (at) => optionsOf(settle(at)));
  if (to === from) return [from];
  return isExposed(m, model, slot, allowance) || isEngaged(m, model, from)
    ? pathPast(m, model, from, to, allowance)
    : [from, to];
}

/** The most that a blow within reach of a place is worth. */
function bestOf(blows: readonly Blow[], at: Point): number {
  let best = 0;
  for (const { harm, reaches } of blows) if (harm > best && reaches(at)) best = harm;
  return best;
}

/** What it costs a base to be in sight of an enemy, who may look for who is there. */
const IN_SIGHT = 0.06;
/** The same to be where the base of one who hides may come to strike first, though he need not be let so near. */
const OUTREACHED = 0.5;

/**
 * Weighs places for a base of a model against the one it has, by public facts only: cover, and the way to an enemy.
 * Turns the side's watch to the enemies that stand, or to their bases where all hide, for whoever ranks places by it.
 */
export function weighBasesFrom(
  m: Match,
  model: Model,
  from: Point,
  allowance: Length,
): (at: Point, into: Float64Array) => void {
  const seat = seatOf(m, model);
  const watchers = pointsOf(m.state.point, enemiesOf(m, model));
  const { turnTo, metBy, wayFrom } = m.battlefield.watch[seat];
  const lurkers = watchers.length > 0 ? [] : lurkersOf(m, model);
  const hunted = watchers.length > 0 ? watchers : lurkers.map(({ point }) => point);
  // Whoever comes no farther than they has to let them strike first or stay away for good.
  const outreaches = lurkers.some(({ reach }) => reach >= 0);
  turnTo(hunted, outreaches ? lurkers.map(({ reach }) => reach) : undefined);
  const urge = urgency(m, seat);
  const count = watchers.length;
  const each = count > 0 ? IN_SIGHT : outreaches ? OUTREACHED : 0;
  const now = wayFrom(from) * GUIDE_STEP;
  return (at, into) => {
    into[COVER] = count > 0 ? 1 - metBy(at) / count : 1;
    into[DANGER] = each > 0 ? each * metBy(at) : 0;
    into[TEMPO] = hunted.length > 0 ? (2 * urge * (now - wayFrom(at) * GUIDE_STEP)) / allowance : 0;
  };
}

/** A base of an enemy who hides, and how far he may come from it to strike; less than nothing if he comes no less far than its hunter. */
interface Lurker {
  readonly point: Point;
  readonly reach: Length;
}

function lurkersOf(m: Match, model: Model): Lurker[] {
  const own = strikeReach(m, model);
  return enemiesOf(m, model).flatMap((enemy) => {
    if (m.state.hidden[enemy] === 0) return [];
    const theirs = strikeReach(m, enemy);
    const reach = theirs < own ? theirs : -1;
    const slots: readonly number[] = m.matchup.models[enemy].bases;
    return pointsOf(m.state.base, slots).map((point) => ({ point, reach }));
  });
}

/** Some enemy waits to react and sees some place that a base can get to. */
function isExposed(m: Match, model: Model, slot: Slot, allowance: Length): boolean {
  const from = m.state.base[slot];
  return isWatched(m, model, () => destinations(m, model, from, allowance, slot));
}
