import { createDepths } from '../../../kernel/geometry/depth.ts';
import type { Ground } from '../../../kernel/ground.ts';
import type { SightRecord } from '../../../kernel/sight/sight-record.ts';
import type { Seat } from '../../../rules/decision.ts';
import { type Field, otherSeat } from '../../../rules/ruleset.ts';
import type { Settings } from '../rules/index.ts';
import type { Point } from '../units/entities.ts';

/** How a unit is seen: not at all, in the open, in partial cover, in heavy cover. */
export const HIDDEN = 0;
export const IN_OPEN = 1;
const IN_PARTIAL = 2;
export const IN_HEAVY = 3;

/** What of a look is nobody's yet. */
const UNKNOWN = 255;
/** Lines that graze a wood by less do not go through it. */
const GRAZE = 1;
/** Area terrain this high stops lines that go right through it. */
const SCREEN_INCHES = 2;

export interface Sightlines {
  /** How a unit of a seat on one point sees an enemy on another. */
  look(seat: Seat, from: Point, at: Point): number;
  /** Bits of the pieces that somebody may be in and that block sight. */
  readonly blocking: number;
}

/** Looks along each line once, when somebody first asks. */
export function createSightlines(
  { ground, sight, common }: Pick<Field, 'ground' | 'sight' | 'common'>,
  settings: readonly [Settings, Settings],
): Sightlines {
  const screens = screensIn(ground);
  const isScreened = createScreens(ground, screens);
  const [ours, theirs] = settings.map((own) => JSON.stringify(own.sight));
  // Sides and variants that see alike share what they have seen.
  const nothingSeen = () => new Array<Uint8Array | undefined>(ground.count);
  const rows = [
    common(`looks ${ours} ${theirs}`, nothingSeen),
    common(`looks ${theirs} ${ours}`, nothingSeen),
  ] as const;

  function judge(seat: Seat, from: Point, at: Point): number {
    const record = sight.record(sight.code(from, at));
    const isStopped = !record.seen || isScreened(from, at);
    if (isStopped && settings[seat].sight.lines.on) return HIDDEN;
    return settings[otherSeat(seat)].sight.cover.on ? coverIn(record) : IN_OPEN;
  }

  return {
    blocking: screens.reduce((bits, piece) => bits | (1 << piece), 0),
    look(seat, from, at) {
      if (from === at) return IN_OPEN;
      rows[seat][from] ??= new Uint8Array(ground.count).fill(UNKNOWN);
      const row = rows[seat][from];
      if (row[at] === UNKNOWN) row[at] = judge(seat, from, at);
      return row[at];
    },
  };
}

/** Woods: area terrain that stops lines. */
function screensIn({ spec }: Ground): number[] {
  return spec.pieces.flatMap(({ area, height }, p) => (area && height >= SCREEN_INCHES ? [p] : []));
}

/** Whether a wood stands between two points that are both outside it (SQ-CORE-LOS). */
function createScreens(ground: Ground, screens: readonly number[]): (from: Point, at: Point) => boolean {
  const depthIn = createDepths(ground);
  return (from, at) => {
    const within = ground.inside[from] | ground.inside[at];
    return screens.some((piece) => ((within >>> piece) & 1) === 0 && depthIn(piece, from, at) >= GRAZE);
  };
}

/** The heaviest of what a target is in or behind; what the viewer alone stands in hides nothing (SQ-CORE-COVER). */
function coverIn({ pieces }: SightRecord): number {
  let look = IN_OPEN;
  for (const { cover, hidden, targetInside, viewerInside } of pieces) {
    if (cover === 0 || (hidden === 0 && !targetInside) || (viewerInside && !targetInside)) continue;
    look = Math.max(look, cover === 1 ? IN_PARTIAL : IN_HEAVY);
  }
  return look;
}
