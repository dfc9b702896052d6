import type { Model, Point } from '../../../kernel/entities.ts';
import { attackShift, harmNow, shotShift, targetShift } from '../attack/harm-now.ts';
import { mayActOn } from '../attack/targets.ts';
import { isUp, liftOf, linesTo } from '../match/altitude.ts';
import { isUnsettled, markersOf } from '../match/concealment.ts';
import { areLevel } from '../match/engagement.ts';
import { enemiesOf, type Match, seatOf, settingsOf, squadOf, stands, turnsLeft } from '../match/match.ts';
import { isFleeing } from '../match/morale-states.ts';
import { chanceToReact } from '../match/reacting.ts';
import { chanceToComeRound, chanceToRecognise } from '../match/tests.ts';
import { blowAt, JUDGED } from '../matchup/gunnery.ts';
import { PRONE } from '../matchup/modifiers.ts';
import { strideOf } from '../ways/going.ts';
import { blastsOf } from './blasts.ts';

/** An enemy who has acted this turn acts later, if at all; one that is Broken hardly does. */
const LATER = 0.6;
const FLEEING = 0.25;

/** Expected harm of the blows that places are judged by: those of the mover in contact and after a charge. */
export function blowOn(foe: Foe): number {
  return foe.isLevel ? blowAt(foe.blows, JUDGED, foe.blowShift + foe.moverShift) : 0;
}

export function chargeOn(foe: Foe): number {
  return foe.isLevel ? blowAt(foe.charges, JUDGED, foe.blowShift + foe.moverShift) : 0;
}

/** The same of a foe's own. */
export function blowBy(foe: Foe): number {
  return foe.isLevel ? blowAt(foe.counterblows, JUDGED, foe.ownShift) : 0;
}

export function chargeBy(foe: Foe): number {
  return foe.isLevel ? blowAt(foe.countercharges, JUDGED, foe.ownShift) : 0;
}

/** How likely an enemy who is not in sight comes into it before it acts. */
export const SHOWS = 0.18;

/** An enemy as a mover sees it, or a marker where one may be. */
export type Foe = Readonly<ReturnType<typeof foeOf>>;

/** Where an enemy is or may be, how likely, and whether it is known to be there. */
interface Sighting {
  readonly enemy: Model;
  readonly at: Point;
  readonly known: boolean;
  readonly likely: number;
}

/** The enemies of a model, from what its side can see. */
export function foesOf(m: Match, model: Model): Foe[] {
  const blasts = blastsOf(m, model);
  return sightingsOf(m, model).map((sighting) =>
    foeOf(m, model, sighting, blasts(sighting.enemy, sighting.at)),
  );
}

function sightingsOf(m: Match, model: Model): Sighting[] {
  const found: Sighting[] = [];
  for (const enemy of enemiesOf(m, model)) {
    if (isUnsettled(m, enemy)) {
      const places = markersOf(m, enemy);
      for (const at of places) found.push({ enemy, at, known: false, likely: 1 / places.length });
    } else if (stands(m, enemy))
      found.push({ enemy, at: m.state.point[enemy], known: mayActOn(m, model, enemy), likely: 1 });
  }
  return found;
}

/** @param shots see `blastsOf` */
function foeOf(m: Match, model: Model, { enemy, at, known, likely }: Sighting, shots: Float64Array) {
  const { guides, touch } = m.battlefield;
  const theirs = settingsOf(m, enemy);
  const { down } = theirs.presence;
  const own = m.matchup.force[seatOf(m, model)];
  const mine = settingsOf(m, model);
  const readiness = readinessOf(m, enemy);
  const isLocked = own.some(
    (one) => one !== model && stands(m, one) && areLevel(m, one, enemy) && touch(at, m.state.point[one]),
  );
  return {
    model: enemy,
    point: at,
    /** It can be attacked: it is known to be there. */
    known,
    /** Lines of sight between it and the mover. */
    lines: linesTo(m, enemy, model),
    /** How much farther above its point the mover is than it is above its own. */
    above: liftOf(m, model) - liftOf(m, enemy),
    /** Rough lengths of the ways to it, in steps of the guide. */
    far: guides[seatOf(m, model)].field(at),
    /** What shots and powers of the mover do to it, and what its own do to the mover: see `judgedAt`. */
    shots,
    answers: answersOf(m, enemy, model, readiness),
    /** Blows of the mover and its own, and those of charges: see `blowAt`. */
    blows: harmNow(m, 'blows', model, enemy),
    counterblows: harmNow(m, 'blows', enemy, model),
    charges: harmNow(m, 'charges', model, enemy),
    countercharges: harmNow(m, 'charges', enemy, model),
    /** It is where the mover can strike it: at its altitude. */
    isLevel: areLevel(m, model, enemy),
    /** It is above the ground, where terrain is no cover. */
    isUp: isUp(m, enemy),
    /** What modifies shots and blows at it, blows of whoever is as the mover is now, and its own blows and shots. */
    shotShift: targetShift(m, enemy),
    blowShift: m.state.posture[enemy] === PRONE ? down.modifier : 0,
    moverShift: attackShift(m, model),
    ownShift: attackShift(m, enemy),
    gunShift: shotShift(m, enemy),
    /** How far it charges; blows that follow a move are not feared, where there are no charges either. */
    stride: strideOf(m, enemy),
    /** How likely it is to act on what it sees now. */
    readiness: likely * chanceToComeRound(m, enemy) * readiness.any,
    /** Locked in close combat with somebody else, so that it is no target, and shoots at nobody (DX-ENG-ASM). */
    shielded: mine.ranged.engaged.on && isLocked,
    bound: theirs.ranged.engaged.on && isLocked,
    /** Close combat keeps the mover from shooting at it in contact, and it from shooting at anybody who is. */
    holdsFire: mine.ranged.engaged.on,
    spares: theirs.ranged.engaged.on,
  };
}

/** How likely an enemy is to react, to act, and to do either. */
interface Readiness {
  readonly reacts: number;
  readonly acts: number;
  readonly any: number;
}

/** One on Wait reacts, if its test lets it, whatever it takes us for, and acts like the others otherwise (DX-WAI-LD, DX-AMK-01). */
function readinessOf(m: Match, enemy: Model): Readiness {
  const [reacts, acts] = [readinessToReact(m, enemy), readinessToAct(m, enemy)];
  return { reacts, acts, any: reacts + (1 - reacts) * acts };
}

function readinessToReact(m: Match, enemy: Model): number {
  return m.state.waiting[enemy] === 0 || isFleeing(m, enemy) ? 0 : chanceToReact(m, enemy);
}

function readinessToAct(m: Match, enemy: Model): number {
  const sure = chanceToRecognise(m, enemy);
  if (isFleeing(m, enemy)) return FLEEING * sure;
  if (m.state.activated[squadOf(m, enemy)] === 0) return sure;
  return turnsLeft(m) > 1 ? LATER * sure : 0;
}

/**
 * What shots and powers of an enemy do to a mover when it is ready: those of an activation, and before it the one action
 * of a reaction by whoever is on Wait (DX-WAI-01).
 */
function answersOf(m: Match, enemy: Model, model: Model, { reacts, acts, any }: Readiness): Float64Array {
  const acting = harmNow(m, 'judged', enemy, model);
  if (reacts === 0) return acting;
  const reacting = harmNow(m, 'reactions', enemy, model);
  return acting.map((harm, i) => (acts * harm + reacts * reacting[i]) / any);
}
