import type { Point } from '../entities.ts';
import type { Length } from '../length.ts';
import { sameList } from '../same-list.ts';
import type { Blockers } from '../ways.ts';

/** What is asked about ways past bases. */
export type Question = [from: Point, allowance: Length, blockers: Blockers];

/** The same as it is noted. */
export interface Asked {
  readonly from: Point;
  readonly allowance: Length;
  readonly blockers: Blockers;
}

interface Found<T> extends Asked {
  readonly answer: T;
}

/**
 * A `find` that keeps what it has found, so that who comes back to a position does not search again. Two questions may
 * share a place; then the later answer is kept. The list of blockers may be changed after the question.
 * @param places how many answers are kept at most.
 */
export function keepingAnswers<T>(
  places: number,
  find: (...asked: Question) => T,
): (...asked: Question) => T {
  const found: (Found<T> | undefined)[] = new Array(places).fill(undefined);
  return (from, allowance, blockers) => {
    const place = placeOf(from, allowance, blockers) % places;
    const kept = found[place];
    if (kept !== undefined && isAsked(kept, from, allowance, blockers)) return kept.answer;
    const own = blockers.slice();
    const answer = find(from, allowance, own);
    found[place] = { from, allowance, blockers: own, answer };
    return answer;
  };
}

function placeOf(from: Point, allowance: Length, blockers: Blockers): number {
  let hash = Math.imul(from, 0x9e3779b1) ^ allowance;
  for (let i = 0; i < blockers.length; i++) hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ blockers[i];
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Whether what was asked is asked again; the order of blockers counts. */
export function isAsked(asked: Asked, from: Point, allowance: Length, blockers: Blockers): boolean {
  return asked.from === from && asked.allowance === allowance && sameList(asked.blockers, blockers);
}
