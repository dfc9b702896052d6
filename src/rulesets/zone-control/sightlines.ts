import type { Seat } from '../../rules/decision.ts';
import { type Field, otherSeat } from '../../rules/ruleset.ts';
import { createTerrainLook, HIDDEN_BY, isSeen, UNKNOWN } from './looks.ts';
import type { Settings } from './rules/index.ts';

/** What terrain takes from a skill, or a code of HIDDEN_BY, by the standing point at the other end of the line. */
export interface View {
  /** UNKNOWN until somebody looks. */
  readonly looks: Uint8Array;
  look(other: number): number;
}

/** Lines of sight as each side's rules read them. */
export interface Sightlines {
  /** What a model of `seat` on `from` sees of an enemy on `at`. */
  look(seat: Seat, from: number, at: number): number;
  /** What models of `seat` see of an enemy on `at`, and what one of them on `from` sees of enemies. */
  viewOf(seat: Seat, at: number): View;
  viewFrom(seat: Seat, from: number): View;
}

/** Views by point: of a target there, and from there. */
interface Views {
  of(at: number): View;
  from(from: number): View;
}

/** Looks at each pair of points once for either view, when somebody first asks. */
export function createSightlines(
  { ground, sight }: Pick<Field, 'ground' | 'sight'>,
  settings: readonly [Settings, Settings],
): Sightlines {
  const terrainLook = createTerrainLook(ground);
  const isSolid = ground.spec.pieces.some(({ solids }) => solids.length > 0);
  const read = ([0, 1] as const).map((seat) =>
    JSON.stringify([settings[seat].sight, settings[otherSeat(seat)].shooting.cover]),
  );
  const first = viewsBy(0);
  const views = [first, read[0] === read[1] ? first : viewsBy(1)] as const;

  function viewsBy(seat: Seat): Views {
    return {
      of: keptViews(ground.count, (at, from) => judge(seat, from, at)),
      from: keptViews(ground.count, (from, at) => judge(seat, from, at)),
    };
  }

  function judge(seat: Seat, from: number, at: number): number {
    if (from === at) return 0;
    const own = settings[seat].sight;
    const { cover } = settings[otherSeat(seat)].shooting;
    const isLimited = own.on && own.lines.on;
    const look = terrainLook(from, at, isLimited ? own : undefined, cover);
    if (!isSolid || !isSeen(look)) return look;
    const record = sight.record(sight.code(from, at));
    if (!record.seen && isLimited) return HIDDEN_BY.solid;
    return record.hidden > 0 ? Math.max(look, cover.dense) : look;
  }

  return {
    look: (seat, from, at) => views[seat].of(at).look(from),
    viewOf: (seat, at) => views[seat].of(at),
    viewFrom: (seat, from) => views[seat].from(from),
  };
}

/** Views by point, each opened when it is first asked for. */
function keptViews(points: number, judge: (point: number, other: number) => number): (point: number) => View {
  const views: (View | undefined)[] = new Array(points);

  function open(point: number): View {
    const looks = new Uint8Array(points).fill(UNKNOWN);
    return {
      looks,
      look(other) {
        if (looks[other] === UNKNOWN) looks[other] = judge(point, other);
        return looks[other];
      },
    };
  }

  return (point) => {
    views[point] ??= open(point);
    return views[point];
  };
}
