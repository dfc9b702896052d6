import type { Length } from '../length.ts';
import type { Blockers, Reach } from '../ways.ts';

/** What was found. */
interface Found {
  readonly from: number;
  readonly allowance: Length;
  readonly blockers: Blockers;
  readonly list: Reach;
}

/**
 * A `reach` that keeps what it has found, so that who comes back to a position does not search again. Two questions may
 * share a place; then the later answer is kept.
 * @param places how many lists are kept at most.
 */
export function keepingLists(places: number, reach: (...asked: Asked) => Reach): (...asked: Asked) => Reach {
  const found: (Found | undefined)[] = new Array(places).fill(undefined);
  return (from, allowance, blockers) => {
    const place = placeOf(from, allowance, blockers) % places;
    const kept = found[place];
    if (kept !== undefined && answers(kept, from, allowance, blockers)) return kept.list;
    const list = reach(from, allowance, blockers);
    found[place] = { from, allowance, blockers, list };
    return list;
  };
}

type Asked = [from: number, allowance: Length, blockers: Blockers];

function placeOf(from: number, allowance: Length, blockers: Blockers): number {
  let hash = Math.imul(from, 0x9e3779b1) ^ allowance;
  for (let i = 0; i < blockers.length; i++) hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ blockers[i];
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Whether what was found is what is asked for; the order of blockers counts. */
function answers(found: Found, from: number, allowance: Length, blockers: Blockers): boolean {
  if (found.from !== from || found.allowance !== allowance) return false;
  if (found.blockers.length !== blockers.length) return false;
  for (let i = 0; i < blockers.length; i++) if (found.blockers[i] !== blockers[i]) return false;
  return true;
}
