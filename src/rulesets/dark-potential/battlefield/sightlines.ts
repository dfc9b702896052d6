import type { Point } from '../../../kernel/entities.ts';
import {
  type Hiding,
  type PieceSight,
  SHOWN_PARTS,
  type Sight,
  type SightRecord,
  UNKNOWN,
} from '../../../kernel/sight/sight-record.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { Field } from '../../../rules/ruleset.ts';
import type { Settings } from '../rules/index.ts';

/** The penalty of a target that cannot be seen at all. */
export const UNSEEN = 255;

/** Lines of sight as each side's rules read them. */
export interface Sightlines {
  /**
   * Writes what a model on a point and models on the first `count` places see of each other, as BothCodes, to be read
   * through a `penalty` that is asked for afterwards.
   */
  both(point: Point, places: Uint16Array, count: number, into: Int32Array): void;
  /** Cover penalty by code for targets of a seat, dug in or not; UNSEEN where there is no line of sight. */
  penalty(target: Seat, dugIn: boolean): Uint8Array;
  /** Cover penalty of one line, or UNSEEN. */
  look(from: Point, at: Point, target: Seat, dugIn: boolean): number;
  /** Whether cover that a target of a seat has from a point is full, and not only partial (DP-COV-03). */
  isFull(from: Point, at: Point, target: Seat): boolean;
  /** Whether there is a line of sight between two points. */
  sees(from: Point, at: Point): boolean;
}

/** What targets of one side are to viewers of the other, by code of the sight record. */
interface Judged {
  /** Codes judged so far. */
  known: number;
  /** Penalties in the open field and dug in, and whether cover is full. */
  readonly tables: [Uint8Array, Uint8Array, Uint8Array];
}

/**
 * Turns the dictionary of sight records, not the pairs, into penalties; as it grows, so do they. Variants that judge
 * alike share them.
 */
export function createSightlines(
  { sight, common }: Pick<Field, 'sight' | 'common'>,
  settings: readonly [Settings, Settings],
): Sightlines {
  let known = UNKNOWN + 1;
  const judged = SEATS.map((seat) =>
    common(`penalties ${judgesOf(settings[seat], settings[1 - seat])}`, nothingJudged),
  );

  /** The code of a line, whose penalties are then in the tables. */
  function codeOf(viewer: Point, spot: Point): number {
    const code = sight.code(viewer, spot);
    if (code >= known) extend();
    return code;
  }

  function extend(): void {
    known = sight.size;
    for (const seat of SEATS) judgeUpTo(known, sight, judged[seat], settings[seat], settings[1 - seat]);
  }

  /** Sight belongs to the table: both sides play by one rule of it. */
  function seesUnder(shared: Settings): Sightlines['sees'] {
    if (!shared.sight.lines.on) return () => true;
    if (leastShown(shared) === 0) return sight.sees;
    return (from, at) => {
      const code = codeOf(from, at);
      return judged[0].tables[0][code] !== UNSEEN;
    };
  }

  const penalty = (target: Seat, dugIn: boolean) => judged[target].tables[dugIn ? 1 : 0];
  const look = (viewer: Point, spot: Point, target: Seat, dugIn: boolean) => {
    const code = codeOf(viewer, spot);
    return penalty(target, dugIn)[code];
  };
  function both(point: Point, places: Uint16Array, count: number, into: Int32Array): void {
    sight.both(point, places, count, into);
    if (sight.size > known) extend();
  }
  return {
    both,
    penalty,
    look,
    isFull: (viewer, spot, target) => {
      const code = codeOf(viewer, spot);
      return judged[target].tables[2][code] > 0;
    },
    sees: seesUnder(settings[0]),
  };
}

const SEATS = [0, 1] as const;

const nothingJudged = (): Judged => ({
  known: UNKNOWN + 1,
  tables: [new Uint8Array(0), new Uint8Array(0), new Uint8Array(0)],
});

/** What penalties hang on, of the side of a target. */
type TargetRules = Pick<Settings, 'sight' | 'cover' | 'dugIn'>;
/** And of the side of a viewer. */
type ViewerRules = Pick<Settings, 'cover'>;

function judgesOf({ sight, cover, dugIn }: TargetRules, viewer: ViewerRules): string {
  return JSON.stringify([sight, cover, dugIn, viewer.cover]);
}

/** Judges the records that a dictionary has gained up to some size. */
function judgeUpTo(
  size: number,
  sight: Sight,
  judged: Judged,
  target: TargetRules,
  viewer: ViewerRules,
): void {
  const { tables } = judged;
  if (size > tables[0].length)
    tables.forEach((table, i) => {
      tables[i] = widen(table, size * 2);
    });
  for (; judged.known < size; judged.known++) {
    const code = judged.known;
    const record = sight.record(code);
    tables[0][code] = penaltyOf(record, target, viewer);
    tables[1][code] = penaltyOf(record, target, viewer, target.dugIn.bonus.points);
    tables[2][code] = fullness(record, target, viewer);
  }
}

function widen(old: Uint8Array, size: number): Uint8Array {
  const wide = new Uint8Array(size);
  wide.set(old);
  return wide;
}

/** Cover penalty of a record between two sides (DP-COV-01..04), UNSEEN without a line (DP-LOS-01). */
export function penaltyOf(record: SightRecord, target: TargetRules, viewer: ViewerRules, dugIn = 0): number {
  if (target.sight.lines.on && !isSeen(record, target)) return UNSEEN;
  const before = target.dugIn.bonus.order === 'before' ? dugIn : 0;
  let highest = 0;
  let sum = 0;
  // Of several pieces that count, one is worth more to whoever is dug in.
  let gain = 0;
  for (const piece of record.pieces) {
    const value = coverOf(piece, record.centreClear, target, viewer, before);
    const plain = before === 0 ? value : coverOf(piece, record.centreClear, target, viewer, 0);
    sum += plain;
    if (value > highest) highest = value;
    if (value - plain > gain) gain = value - plain;
  }
  const penalty = target.cover.levels.stacking === 'sum' ? sum + gain : highest;
  return penalty > 0 && before === 0 ? penalty + dugIn : penalty;
}

/** Whether models see each other: enough of either shows (DP-LOS-01, DP-LOS-02). */
function isSeen({ seen, shown }: SightRecord, settings: Pick<Settings, 'sight'>): boolean {
  return seen && shown >= leastShown(settings);
}

/** 64ths of a silhouette that have to show. */
function leastShown({ sight: { doubt } }: Pick<Settings, 'sight'>): number {
  return doubt.pinholes === 'seen' ? 0 : Math.ceil(SHOWN_PARTS * doubt.share);
}

function fullness(record: SightRecord, target: ViewerRules, viewer: ViewerRules): number {
  const full = ({ cover }: ViewerRules, piece: PieceSight) => {
    const counted = countedOf(piece, viewer);
    return counted !== null && isFullCover(piece, hiddenShare(counted, record.centreClear, cover), cover);
  };
  return record.pieces.some(
    (piece) => full(target, piece) && coverOf(piece, record.centreClear, target, viewer, 0) > 0,
  )
    ? 1
    : 0;
}

type Cover = Settings['cover'];

/** What one piece of terrain is worth to the target; cover that the viewer touches is the viewer's affair. */
function coverOf(
  piece: PieceSight,
  centreClear: boolean,
  { cover }: ViewerRules,
  viewer: ViewerRules,
  dugIn: number,
): number {
  const { when, levels, partial } = cover;
  const counted = countedOf(piece, viewer);
  if (counted === null) return 0;
  const level = [0, levels.light, levels.medium, levels.heavy][counted.cover];
  const hidden = hiddenShare(counted, centreClear, cover);
  if (!when.on || level === 0 || (hidden === 0 && !piece.targetInside)) return 0;
  if (piece.targetInside && piece.viewerInside && when.sameArea === 'none') return 0;
  const value = level + dugIn;
  return isFullCover(piece, hidden, cover)
    ? value
    : Math.max(Math.min(value, partial.least), value - partial.reduction);
}

/** What of a piece counts against a shooter: not what his base touches (DP-COV-04, DP-Q-65); null for nothing. */
function countedOf(piece: PieceSight, { cover: { touched } }: ViewerRules): Hiding | null {
  if (!piece.touched || touched.exempt === 'never') return piece;
  if (piece.targetInside && touched.exempt !== 'always') return piece;
  return touched.exempt === 'whole-piece' ? null : piece.untouched;
}

/** 0 for nothing, 1 for less than half, 2 for half or more (DP-Q-63). */
function hiddenShare({ hidden }: Hiding, centreClear: boolean, { partial }: Cover): number {
  if (partial.measured === 'silhouette') return hidden;
  return hidden > 0 && !centreClear ? 2 : 0;
}

function isFullCover({ targetInside }: PieceSight, hidden: number, { when, partial }: Cover): boolean {
  const enough = hidden === 2 ? partial.share < 1 : partial.share === 0;
  return enough || (targetInside && when.area === 'full');
}
