import { createDepths } from '../../kernel/depth.ts';
import type { Ground } from '../../kernel/ground.ts';
import { INCH, type Length } from '../../kernel/length.ts';
import { createCoversBetween } from './covers.ts';
import type { Settings } from './rules/index.ts';

/** Codes of targets that cannot be seen, by what stops the line. */
export const HIDDEN_BY = {
  sparseInto: 250,
  sparseThrough: 251,
  denseInto: 252,
  denseThrough: 253,
  solid: 254,
} as const;
/** Of a line that has not been looked at yet. */
export const UNKNOWN = 255;

/** Whether a look shows the target. */
export function isSeen(look: number): boolean {
  return look < HIDDEN_BY.sparseInto;
}

/** Lines that graze a piece by less do not go through it. */
const GRAZE: Length = 1;

/**
 * What area terrain makes of a look: the limit of depth that stops the line, if limits there are, as a code of
 * HIDDEN_BY (ZC-LOS-02..05); else what it takes from the shooter's skill, the better of all that the target is in or
 * behind (ZC-A5).
 */
export type TerrainLook = (
  from: number,
  at: number,
  limits: Settings['sight'] | undefined,
  cover: Settings['shooting']['cover'],
) => number;

export function createTerrainLook(ground: Ground): TerrainLook {
  const { inside } = ground;
  const depthIn = createDepths(ground);
  const coversBetween = createCoversBetween(ground);

  return (from, at, limits, cover) => {
    let [taken, sparse, through, ends] = [0, 0, 0, 0];
    for (const { piece, dense } of coversBetween(from, at)) {
      const depth = depthIn(piece, from, at);
      if (depth < GRAZE) continue;
      const viewerInside = ((inside[from] >>> piece) & 1) === 1;
      const targetInside = ((inside[at] >>> piece) & 1) === 1;
      if (!viewerInside || targetInside) taken = Math.max(taken, dense ? cover.dense : cover.sparse);
      if (limits === undefined || (viewerInside && !targetInside && limits.lines.out === 'free')) continue;
      if (viewerInside || targetInside) {
        ends++;
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
    const isChained = through > 0 && through + ends > 1;
    return isChained && limits?.denseThrough.chain === 'one-piece' ? HIDDEN_BY.sparseThrough : taken;
  };
}
