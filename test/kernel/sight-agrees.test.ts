import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { compileGround } from '../../src/kernel/compile-ground.ts';
import type { Ground } from '../../src/kernel/ground.ts';
import { createSight } from '../../src/kernel/sight.ts';
import { CLEAR, HIDDEN, type Sight, type SightRecord } from '../../src/kernel/sight-record.ts';
import { createReference, type ReferencePiece, type ReferenceRecord } from './sight-reference.ts';
import { SMALL_TABLES } from './small-tables.ts';

const PAIRS = 20_000;
const VIEWERS = 400;
const RANKS = ['none', 'light', 'medium', 'heavy'];

type Pair = readonly [from: number, to: number];

/**
 * Half of the pairs at random; of the other half, half where the record changes from one point to the next, and the
 * rest with the target on an upper floor or touching a piece.
 */
function drawPairs(ground: Ground, sight: Sight, seed: string): Pair[] {
  const random = seedrandom(seed);
  const below = (n: number) => Math.floor(random() * n);
  const points = Array.from({ length: ground.count }, (_, i) => i);
  const viewers = Array.from({ length: VIEWERS }, () => below(ground.count));
  const special = points.filter((i) => ground.z[i] > 0 || ground.touches[i] !== 0);
  const edges = viewers.flatMap((from) => {
    const codes = points.map((at) => sight.code(from, at));
    return points.filter((i) => i > 0 && codes[i] !== codes[i - 1]).map((to): Pair => [from, to]);
  });
  const pairs: Pair[] = [];
  while (pairs.length < PAIRS) {
    const from = viewers[below(VIEWERS)];
    const lot = pairs.length % 4;
    const pair: Pair =
      lot < 2
        ? [from, below(ground.count)]
        : lot === 2
          ? edges[below(edges.length)]
          : [from, special[below(special.length)]];
    const apart = ground.x[pair[0]] !== ground.x[pair[1]] || ground.y[pair[0]] !== ground.y[pair[1]];
    if (apart) pairs.push(pair);
  }
  return pairs;
}

function saying(piece: ReferencePiece): string {
  return [piece.cover, piece.hidden, piece.touched, piece.targetInside, piece.viewerInside].join(' ');
}

/** What differs between a record and the reference. */
function differences(record: SightRecord, reference: ReferenceRecord): string[] {
  const kinds = new Set<string>();
  if (record.seen !== reference.seen) kinds.add('seen');
  if (record.hidden !== reference.hidden) kinds.add('hidden');
  if (record.centreClear !== reference.centreClear) kinds.add('centreClear');
  const own = record.pieces.map((piece) => ({ ...piece, cover: RANKS[piece.cover] }));
  if (own.length !== reference.pieces.length) kinds.add('pieces');
  for (const key of ['hidden', 'cover', 'touched', 'targetInside', 'viewerInside'] as const) {
    const [here, there] = [own, reference.pieces].map((pieces) =>
      pieces
        .map((p) => String(p[key]))
        .sort()
        .join(),
    );
    if (here !== there) kinds.add(`${key} of a piece`);
  }
  // Each on its own may agree where together they do not.
  const [here, there] = [own, reference.pieces].map((pieces) => pieces.map(saying).sort().join());
  if (here !== there) kinds.add('a piece');
  return [...kinds];
}

describe('sight', () => {
  for (const spec of SMALL_TABLES) {
    it(`agrees with the reference on the table "${spec.name}"`, () => {
      const ground = compileGround(spec, 1250);
      const sight = createSight(ground);
      const reference = createReference(ground);
      const counts: Record<string, number> = {};
      const seen = { hidden: 0, partly: 0, clear: 0 };
      for (const [from, to] of drawPairs(ground, sight, spec.name)) {
        const code = sight.code(from, to);
        seen[code === HIDDEN ? 'hidden' : code === CLEAR ? 'clear' : 'partly']++;
        for (const kind of differences(sight.record(code), reference.record(from, to))) {
          counts[kind] = (counts[kind] ?? 0) + 1;
        }
      }
      expect(Math.min(...Object.values(seen))).toBeGreaterThan(PAIRS / 100);
      // Both are exact: pairs within rounding of a border of classes are too rare for one to be drawn.
      expect(counts).toEqual({});
    });
  }
});
