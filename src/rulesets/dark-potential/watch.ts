import type { Guide } from '../../kernel/guide.ts';
import type { Sightlines } from './sightlines.ts';

/** What enemies on the table make of places, for a mover of one seat. */
export interface Watch {
  /** Learns of some places what enemies on some points make of them; all else it was told before may be forgotten. */
  look(enemies: readonly number[], places: readonly number[]): void;
  /** By point looked at: how many of the enemies see a model on it. */
  readonly seenBy: Uint8Array;
  /** By point looked at: the least rough way to any of the enemies, in steps of the guide; 65535 for none. */
  readonly way: Uint16Array;
}

/** @param points number of standing points */
export function createWatch(lines: Sightlines, guide: Guide, points: number): Watch {
  const seenBy = new Uint8Array(points);
  const way = new Uint16Array(points);
  const isKnown = new Uint8Array(points);
  const fresh: number[] = [];
  let standing: readonly number[] = [];

  function look(enemies: readonly number[], places: readonly number[]): void {
    if (!isSame(enemies, standing)) {
      standing = enemies;
      isKnown.fill(0);
    }
    fresh.length = 0;
    for (const at of places) {
      if (isKnown[at] === 1) continue;
      isKnown[at] = 1;
      seenBy[at] = 0;
      way[at] = 65535;
      fresh.push(at);
    }
    // Enemy by enemy, since what is known of one lies side by side in memory.
    if (fresh.length > 0) for (const enemy of enemies) add(enemy);
  }

  function add(enemy: number): void {
    const far = guide.field(enemy);
    for (const at of fresh) {
      if (lines.sees(enemy, at)) seenBy[at]++;
      if (far[at] < way[at]) way[at] = far[at];
    }
  }

  return { look, seenBy, way };
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
