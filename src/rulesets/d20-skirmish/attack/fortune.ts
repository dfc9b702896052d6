import type { Model } from '../../../kernel/entities.ts';
import { notingFortune, shareOfLoss } from '../../../rules/play/fortune.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import { leadOf, SLOPE } from '../match/score.ts';
import { shareLeft } from '../matchup/harm.ts';
import { protects, SIDES } from '../matchup/wounding.ts';
import type { Strike } from './attack.ts';
import { scratches, unsavedOf } from './expected.ts';

const note = notingFortune(leadOf, SLOPE);

/** Notes what an attack die did, or one for a power, by whether it made its target save. */
export function noteAttack(m: Match, strike: Strike, thrown: number, isHit: (face: number) => boolean): void {
  const worth = worthOfWound(m, strike.target) * unsavedOf(m, strike);
  noteDie(m, thrown, (face) => (isHit(face) ? worth : 0));
}

/** Notes what a save did which takes at most a number. */
export function noteSave(m: Match, target: Model, thrown: number, need: number): void {
  const theirs = settingsOf(m, target);
  const [worth, enough] = [worthOfWound(m, target), need + scratches(m, target)];
  noteDie(m, thrown, (face) => (protects(theirs, face, enough) ? 0 : worth));
}

const ONCE_EACH: readonly number[] = Array.from({ length: SIDES }, () => 1);

/** @param worth of a face to seat 0, in shares of an army: settled before the die falls, so that its mean is known */
function noteDie(m: Match, thrown: number, worth: (face: number) => number): void {
  const prospects = { ways: ONCE_EACH, all: SIDES, worth: (i: number) => worth(i + 1) };
  note(m, prospects, thrown - 1);
}

/** What it is to seat 0 that a model does not save, as a share of its army. */
function worthOfWound(m: Match, model: Model): number {
  const { worth, models } = m.matchup;
  const seat = seatOf(m, model);
  const whole = models[model].profile.wounds;
  const left = m.state.wounds[model];
  const { wounds: each } = settingsOf(m, model).saves.wounds;
  const lost = worth[model] * (shareLeft(left, whole) - shareLeft(left - each, whole));
  return shareOfLoss(m.matchup, seat, worth, lost);
}
