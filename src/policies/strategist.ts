import { avalanche } from '../kernel/luck.ts';
import type { Decision, Player } from '../rules/decision.ts';
import { chanceToWin, type Foreseer, playOut, type Scene } from '../rules/fork.ts';
import type { Liking } from './appetite.ts';
import { candidates } from './candidates.ts';
import { derived } from './noise.ts';
import { appraisal, type Judgement, persona } from './persona.ts';

/** After how many playouts options that fall behind are left. */
const EACH_LOOK = 6;
/** Rounds after that of the decision for which it looks ahead. */
const ROUNDS = 1;
/** Standard errors by which an option must be ahead to be preferred, or behind to be left. */
const CLEAR = 2;
const BEHIND = 0.5;

/** Playouts of an option at most, where no other number is given. */
export const USUAL_PLAYOUTS = 30;

/**
 * A persona that plays options out before it decides, on a table of its own and by the same persona for both sides, with
 * luck that the options share. It takes another than its own first choice only where that is clearly better, and looks
 * ahead only where that was found to pay (`Foresight.points`).
 *
 * @param playouts of an option at most, at least 2
 */
export function strategist(judgement: Judgement, playouts = USUAL_PLAYOUTS, liking?: Liking): Foreseer {
  const own = persona(judgement, liking);
  const appraise = appraisal(judgement, liking);
  const sitDown =
    (scene: Scene): Player =>
    (decision) => {
      const first = own(decision);
      if (scene.fork.before === null || !scene.foresight.points.includes(decision.point)) return first;
      const worth = Array.from({ length: decision.count }, (_, option) => appraise(decision, option));
      return race(scene, decision, own, candidates(first, worth, decision.luck), playouts);
    };
  return Object.assign((decision: Decision) => own(decision), { sitDown });
}

/** What an option has gained over the first, in chances to win, playout by playout. */
interface Racer {
  readonly option: number;
  sum: number;
  squares: number;
}

/** The option that is clearly ahead of the first; the first where none is. */
function race(
  { game, fork, foresight }: Scene,
  { seat, luck }: Decision,
  own: Player,
  [first, ...others]: readonly number[],
  playouts: number,
): number {
  const chanceAfter = (option: number, nth: number): number => {
    const words = [avalanche(luck ^ nth), derived(luck, nth)] as const;
    const end = playOut(game, fork, [own, own], { option, words, rounds: ROUNDS });
    return chanceToWin(game, end, seat, foresight.slope);
  };
  let left: Racer[] = others.map((option) => ({ option, sum: 0, squares: 0 }));
  let played = 0;
  while (played < playouts && left.length > 0) {
    for (const next = Math.min(playouts, played + EACH_LOOK); played < next; played++) {
      const base = chanceAfter(first, played);
      for (const racer of left) {
        const gain = chanceAfter(racer.option, played) - base;
        racer.sum += gain;
        racer.squares += gain * gain;
      }
    }
    left = left.filter((racer) => ahead(racer, played) > -BEHIND);
  }
  let best = first;
  let most = CLEAR;
  for (const racer of left) {
    const by = ahead(racer, played);
    if (by >= most) [best, most] = [racer.option, by];
  }
  return best;
}

/** Standard errors by which an option is ahead of the first. */
function ahead({ sum, squares }: Racer, played: number): number {
  const mean = sum / played;
  const variance = (squares / played - mean * mean) / (played - 1);
  return variance > 0 ? mean / Math.sqrt(variance) : 0;
}
