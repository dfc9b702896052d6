import type { Point } from '../../../kernel/entities.ts';
import { createDepths } from '../../../kernel/geometry/depth.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { createCirclesBetween } from '../../../kernel/sight/circles-between.ts';
import type { Field } from '../../../rules/ruleset.ts';
import type { Settings } from '../rules/index.ts';
import { type Cover, coversOn } from './covers.ts';

/** Codes of targets that cannot be seen, by what stops the line; other looks are what terrain takes from a skill. */
export const HIDDEN_BY = {
  sparseInto: 10,
  sparseThrough: 11,
  denseInto: 12,
  denseThrough: 13,
  solid: 14,
} as const;

/** Whether a look shows the target. */
export function isSeen(look: number): boolean {
  return look < HIDDEN_BY.sparseInto;
}

/** Lines that graze a piece by less do not go through it. */
const GRAZE: Length = 1;

/** The pieces of area terrain that a line goes through and how deep, good until the next line is looked along. */
export interface Crossed {
  count: number;
  readonly covers: Cover[];
  readonly depths: Length[];
}

/** Finds what lines between two points go through. */
export function createCrossings({ ground }: Pick<Field, 'ground'>): (a: Point, b: Point) => Crossed {
  const { x, y } = ground;
  const depthIn = createDepths(ground);
  const all = coversOn(ground.spec);
  const between = createCirclesBetween(ground, all);
  const crossed: Crossed = { count: 0, covers: [], depths: [] };

  return (a, b) => {
    crossed.count = 0;
    const dx = x[b] - x[a];
    const dy = y[b] - y[a];
    const square = dx * dx + dy * dy;
    for (const number of between(a, b)) {
      const cover = all[number];
      // The distance from the middle of a cover to the line, times the length of the line.
      const aside = dx * (cover.y - y[a]) - dy * (cover.x - x[a]);
      if (aside * aside > cover.radius * cover.radius * square) continue;
      const depth = depthIn(cover.piece, a, b);
      if (depth < GRAZE) continue;
      crossed.covers[crossed.count] = cover;
      crossed.depths[crossed.count++] = depth;
    }
    return crossed;
  };
}

/**
 * What area terrain makes of a look: the limit of depth that stops the line, if limits there are, as a code of
 * HIDDEN_BY (ZC-LOS-02..05; ZC-AMB-16 is a question of the last); else what it takes from the shooter's skill, the
 * better of all that the target is in or behind (ZC-A5).
 *
 * @param viewer,target pieces that they are inside, as bits
 */
export function terrainLook(
  { count, covers, depths }: Crossed,
  viewer: Point,
  target: Point,
  limits: Settings['sight'] | undefined,
  cover: Settings['shooting']['cover'],
): number {
  let [taken, sparse, through, ends] = [0, 0, 0, 0];
  let [isOut, isInto] = [false, false];
  for (let i = 0; i < count; i++) {
    const { piece, dense } = covers[i];
    const depth = depths[i];
    const viewerInside = ((viewer >>> piece) & 1) === 1;
    const targetInside = ((target >>> piece) & 1) === 1;
    if (!viewerInside || targetInside) taken = Math.max(taken, dense ? cover.dense : cover.sparse);
    if (limits === undefined || (viewerInside && !targetInside && limits.lines.out === 'free')) continue;
    if (viewerInside || targetInside) {
      ends++;
      isOut ||= !targetInside;
      isInto ||= !viewerInside;
      const { denseInto, sparseInto } = limits;
      if (depth > (dense ? denseInto : sparseInto).inches * INCH)
        return dense ? HIDDEN_BY.denseInto : HIDDEN_BY.sparseInto;
      continue;
    }
    through++;
    const { denseThrough, sparseThrough } = limits;
    if (dense && denseThrough.on) return HIDDEN_BY.denseThrough;
    if (dense || !sparseThrough.on) continue;
    sparse = sparseThrough.several === 'together' ? sparse + depth : depth;
    if (sparse >= sparseThrough.inches * INCH) return HIDDEN_BY.sparseThrough;
  }
  // Whoever looks out of a piece and into another has the one behind the other as well.
  const isChained = (through > 0 && through + ends > 1) || (isOut && isInto);
  return isChained && limits?.denseThrough.chain === 'one-piece' ? HIDDEN_BY.denseThrough : taken;
}
