import type { Model } from '../../../kernel/entities.ts';
import { notingFortune, shareOfLoss } from '../../../rules/play/fortune.ts';
import { type Match, seatOf } from '../match/match.ts';
import { leadOf, SLOPE } from '../match/score.ts';
import type { Throw } from '../matchup/pool.ts';
import { chanceOf, chanceUnsaved, type Group, harmOf, lossOf } from './volley.ts';

/**
 * What a loss by the dice shows of itself in who wins, by a slope that leads at the ends of rounds have: such leads tell
 * of more than losses. Of 0.45 to 0.7 it leaves least of the variance of 800 blocks.
 */
const SHOWN = 0.65;
/** What it costs a model to lose its nerve, of its worth, by who won 2,000 blocks (within 0.15). */
const NERVE = 0.75;

const note = notingFortune(leadOf, SLOPE);

/** Notes what dice to hit a target did, by what so many hits are worth before it rolls for its armour. */
export function noteHits(m: Match, group: Group, hits: number): void {
  const { target } = group.strike;
  const unsaved = chanceUnsaved(m, group);
  noteDice(m, target, group.toHit, group.dice, hits, (n) => harmOf(m, target, n, unsaved));
}

/** Notes what its armour dice did, by what so many hits that come through cost before it rolls to recover. */
export function noteSaves(
  m: Match,
  { strike: { target }, toSave }: Group,
  hits: number,
  saves: number,
): void {
  noteDice(m, target, toSave, hits, saves, (n) => lossOf(m, target, hits - n));
}

/** Notes what a recovery roll did, after so many hits that came through. */
export function noteRecovery(
  m: Match,
  target: Model,
  recovery: Throw,
  unsaved: number,
  stays: boolean,
): void {
  const chance = chanceOf(recovery);
  if (chance === 0) return;
  // Before the roll a model is reckoned with both, so that what it keeps by success is what is not lost, by its chance.
  const kept = (m.matchup.worth[target] - lossOf(m, target, unsaved)) / chance;
  noteDie(m, target, recovery, stays, -kept);
}

/** Notes what a nerve test did, at the edge of the table or away from it. */
export function noteNerve(m: Match, model: Model, test: Throw, passed: boolean, atEdge: boolean): void {
  noteDie(m, model, test, passed, -(atEdge ? 1 : NERVE) * m.matchup.worth[model]);
}

/** Notes what a single die did. @param cost in worth, to the side of a model, of success beyond that of failure */
export function noteDie(m: Match, model: Model, thrown: Throw, success: boolean, cost: number): void {
  noteDice(m, model, thrown, 1, success ? 1 : 0, (n) => n * cost);
}

/** Notes what dice that fall together did. @param cost in worth, to the side of a model, of so many successes */
function noteDice(
  m: Match,
  model: Model,
  thrown: Throw,
  dice: number,
  successes: number,
  cost: (successes: number) => number,
): void {
  const share = shareOfLoss(m.matchup, seatOf(m, model), m.matchup.worth, SHOWN);
  const prospects = {
    ways: chancesOf(dice, chanceOf(thrown)),
    all: 1,
    worth: (n: number) => share * cost(n),
  };
  note(m, prospects, successes);
}

/** Chances of each number of successes among some dice. */
function chancesOf(dice: number, success: number): number[] {
  const chances = [1];
  for (let die = 0; die < dice; die++) {
    chances.push(0);
    for (let n = die + 1; n >= 0; n--)
      chances[n] = chances[n] * (1 - success) + (n === 0 ? 0 : chances[n - 1] * success);
  }
  return chances;
}
