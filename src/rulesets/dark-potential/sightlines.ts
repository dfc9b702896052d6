import type { PieceSight, Sight, SightRecord } from '../../kernel/sight-record.ts';
import type { Seat } from '../../rules/decision.ts';
import type { Settings } from './rules/index.ts';

/** The penalty of a target that cannot be seen at all. */
export const UNSEEN = 255;

/** Lines of sight as each side's rules read them. */
export interface Sightlines {
  /** codes[i]: a model on `from` looking at point i; to be read through `penalty`. */
  from(from: number): Uint16Array;
  /** codes[i]: a model on point i looking at `at`. */
  at(at: number): Uint16Array;
  /** Cover penalty by code for targets of a seat, dug in or not; UNSEEN where there is no line of sight. */
  penalty(target: Seat, dugIn: boolean): Uint8Array;
  /** Cover penalty of one line, or UNSEEN. */
  look(from: number, at: number, target: Seat, dugIn: boolean): number;
  /** Whether there is a line of sight between two points. */
  sees(from: number, at: number): boolean;
}

/** Turns the dictionary of sight records, not the pairs, into penalties; as it grows, so do they. */
export function createSightlines(sight: Sight, settings: readonly [Settings, Settings]): Sightlines {
  let known = 0;
  const tables: Uint8Array[] = [0, 1, 2, 3].map(() => new Uint8Array(0));

  function read(codes: Uint16Array): Uint16Array {
    if (sight.size > known) extend();
    return codes;
  }

  function extend(): void {
    const size = sight.size;
    tables.forEach((table, i) => {
      const wide = size > table.length ? widen(table, size * 2) : table;
      const own = settings[i >> 1];
      const bonus = i & 1 ? own.dugIn.bonus.points : 0;
      for (let code = known; code < size; code++) wide[code] = penaltyOf(sight.record(code), own, bonus);
      tables[i] = wide;
    });
    known = size;
  }

  const from = (point: number) => read(sight.seenFrom(point));
  const penalty = (target: Seat, dugIn: boolean) => tables[target * 2 + (dugIn ? 1 : 0)];
  const look = (viewer: number, at: number, target: Seat, dugIn: boolean) => {
    const code = from(viewer)[at];
    return penalty(target, dugIn)[code];
  };
  return {
    from,
    at: (point) => read(sight.seeing(point)),
    penalty,
    look,
    sees: (viewer, at) => look(viewer, at, 0, false) !== UNSEEN,
  };
}

function widen(old: Uint8Array, size: number): Uint8Array {
  const wide = new Uint8Array(size);
  wide.set(old);
  return wide;
}

/** Cover penalty of a record under the target's settings (DP-COV-01..04), UNSEEN without a line (DP-LOS-01). */
export function penaltyOf(record: SightRecord, settings: Settings, dugIn = 0): number {
  if (!record.seen && settings.sight.lines.on) return UNSEEN;
  const { cover } = settings;
  if (!cover.on || !cover.when.on) return 0;
  const before = settings.dugIn.bonus.order === 'before' ? dugIn : 0;
  let highest = 0;
  let sum = 0;
  for (const piece of record.pieces) {
    const value = coverOf(piece, record.centreClear, settings, before);
    sum += value;
    if (value > highest) highest = value;
  }
  const penalty = cover.levels.stacking === 'sum' ? sum : highest;
  return penalty > 0 && before === 0 ? penalty + dugIn : penalty;
}

/** What one piece of terrain is worth to the target. */
function coverOf(piece: PieceSight, centreClear: boolean, settings: Settings, dugIn: number): number {
  const { when, levels, partial, touched } = settings.cover;
  const level = [0, levels.light, levels.medium, levels.heavy][piece.cover];
  const inArea = piece.targetInside && settings.sight.footprint.on;
  const byLine = partial.measured === 'centre-line';
  const hidden = byLine ? (piece.hidden > 0 && !centreClear ? 2 : 0) : piece.hidden;
  if (level === 0 || (hidden === 0 && !inArea)) return 0;
  if (piece.touched && (touched.exempt === 'always' || (touched.exempt === 'unless-shared' && !inArea)))
    return 0;
  if (inArea && piece.viewerInside && when.sameArea === 'none') return 0;
  const full = hidden === 2 || (inArea && when.area === 'full') || partial.share === 0;
  const value = level + dugIn;
  return full ? value : Math.max(Math.min(value, partial.least), value - partial.reduction);
}
