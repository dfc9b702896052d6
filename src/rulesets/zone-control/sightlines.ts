import type { Seat } from '../../rules/decision.ts';
import { type Field, otherSeat } from '../../rules/ruleset.ts';
import { type Crossed, createCrossings, HIDDEN_BY, isSeen, LOOK_BITS, LOOKS, terrainLook } from './looks.ts';
import type { Settings } from './rules/index.ts';

/** Of a line that nobody has looked along yet. */
export const UNKNOWN = 0xff;

/** What a model sees of an enemy, of a pair of looks, and what the enemy sees of it. */
export function ownLook(pair: number): number {
  return pair & (LOOKS - 1);
}
export function theirLook(pair: number): number {
  return pair >>> LOOK_BITS;
}

/** Lines between an enemy on a point and models of a seat elsewhere, looked along in both directions at once. */
export interface Lines {
  /**
   * By where the model stands, a pair of looks, its own and that of the enemy; UNKNOWN until somebody asks `along`.
   */
  readonly looks: Uint8Array;
  along(from: number): number;
}

/** Lines of sight as each side's rules read them. */
export interface Sightlines {
  /** What a model of `seat` on `from` sees of an enemy on `at`. */
  look(seat: Seat, from: number, at: number): number;
  /** Between models of `seat` and an enemy on `at`. */
  between(seat: Seat, at: number): Lines;
}

/** Looks along each line once, when somebody first asks. */
export function createSightlines(
  { ground, sight }: Pick<Field, 'ground' | 'sight'>,
  settings: readonly [Settings, Settings],
): Sightlines {
  const crossings = createCrossings({ ground });
  const { inside } = ground;
  const isSolid = ground.spec.pieces.some(({ solids }) => solids.length > 0);
  /** By point the one opposite, where what is seen from there is the same. */
  const twin = ground.spec.symmetric && !isSolid ? ground.mirror : undefined;
  const [mine, theirs] = ([0, 1] as const).map((seat) =>
    JSON.stringify([settings[seat].sight, settings[otherSeat(seat)].shooting.cover]),
  );
  const first: (Lines | undefined)[] = new Array(ground.count);
  const opened = [first, mine === theirs ? first : new Array<Lines | undefined>(ground.count)] as const;

  function open(seat: Seat, at: number): Lines {
    const looks = new Uint8Array(ground.count).fill(UNKNOWN);
    return {
      looks,
      along(from) {
        // The same line may be known from its other end, but to look there takes as long.
        if (looks[from] === UNKNOWN) lookAlong(seat, from, at);
        return looks[from];
      },
    };
  }

  function between(seat: Seat, at: number): Lines {
    opened[seat][at] ??= open(seat, at);
    return opened[seat][at];
  }

  /** Looks along a line in both directions, and so along its opposite on a symmetric table. */
  function lookAlong(seat: Seat, from: number, at: number): void {
    const crossed = crossings(at, from);
    const pair = judgeBoth(crossed, seat, from, at);
    between(seat, at).looks[from] = pair;
    // Which of several pieces is said to hide somebody depends on their order, and so on the side one looks from.
    const isTold = crossed.count < 2 || (isSeen(ownLook(pair)) && isSeen(theirLook(pair)));
    if (twin !== undefined && isTold) between(seat, twin[at]).looks[twin[from]] = pair;
  }

  function judgeBoth(crossed: Crossed, seat: Seat, from: number, at: number): number {
    if (from === at || (crossed.count === 0 && !isSolid)) return 0;
    return judge(crossed, seat, from, at) + (judge(crossed, otherSeat(seat), at, from) << LOOK_BITS);
  }

  function judge(crossed: Crossed, seat: Seat, from: number, at: number): number {
    const own = settings[seat].sight;
    const { cover } = settings[otherSeat(seat)].shooting;
    const isLimited = own.on && own.lines.on;
    const look = terrainLook(crossed, inside[from], inside[at], isLimited ? own : undefined, cover);
    if (!isSolid || !isSeen(look)) return look;
    const record = sight.record(sight.code(from, at));
    if (!record.seen && isLimited) return HIDDEN_BY.solid;
    return record.hidden > 0 ? Math.max(look, cover.dense) : look;
  }

  return { look: (seat, from, at) => ownLook(between(seat, at).along(from)), between };
}
