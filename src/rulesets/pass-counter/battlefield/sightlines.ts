import type { Point } from '../../../kernel/entities.ts';
import { createObstacles, type Obstacles } from '../../../kernel/sight/obstacles.ts';
import type { LowView } from '../../../kernel/sight/screens.ts';
import type { SightRecord } from '../../../kernel/sight/sight-record.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { Field } from '../../../rules/ruleset.ts';
import { COVERED, KNOWN, OBSCURED, SEEN, UNKNOWN } from '../matchup/looks.ts';
import type { Settings } from '../rules/index.ts';

/** Lines of sight as each side's rules read them. */
export interface Sightlines {
  /** How a model on `from` sees one of `target` on `at`, standing or on the ground, as bits. */
  look(target: Seat, down: boolean, from: Point, at: Point): number;
  /** The same for all viewers and points, or all targets and viewers, KNOWN more; UNKNOWN where nobody has looked yet. */
  seenFrom(target: Seat, down: boolean): Uint8Array;
  seeing(target: Seat, down: boolean): Uint8Array;
}

/** Looks already taken, by viewer and by target: all of a point lie side by side. */
interface Looks {
  readonly from: Uint8Array;
  readonly at: Uint8Array;
}

/** Looks at each pair of points once, when somebody first asks. */
export function createSightlines(
  { ground, sight, common }: Pick<Field, 'ground' | 'sight' | 'common'>,
  settings: readonly [Settings, Settings],
): Sightlines {
  const obstacles = createObstacles(ground);
  const { count } = ground;
  const looksOfAll = (): Looks => ({
    from: new Uint8Array(count * count),
    at: new Uint8Array(count * count),
  });
  const open = () => [looksOfAll(), looksOfAll()] as const;
  // By target's seat, then standing or down; sides and variants with the same rules share what they have seen.
  const looks = settings.map(({ obscured, knockedDown: { height } }) =>
    common(`looks ${JSON.stringify([obscured, height])}`, open),
  );

  /** On a symmetric table each pair of points has an opposite one with the same look. */
  const opposite = ground.spec.symmetric ? ground.mirror : undefined;

  /** Of two opposite pairs the one with the lower numbers is judged, whichever is asked for. */
  function judgeOnce(target: Seat, down: boolean, from: Point, at: Point): number {
    const twin = opposite?.[from] ?? from;
    const atTwin = opposite?.[at] ?? at;
    const isTwin = twin < from || (twin === from && atTwin < at);
    const [a, b] = isTwin ? [twin, atTwin] : [from, at];
    const record = sight.record(sight.code(a, b));
    const look = judge(record, obstacles, settings[target], isLow(target, down), a, b);
    const { from: byViewer, at: byTarget } = looksAt(target, down);
    byViewer[from * count + at] = byTarget[at * count + from] = look + KNOWN;
    byViewer[twin * count + atTwin] = byTarget[atTwin * count + twin] = look + KNOWN;
    return look;
  }

  const isLow = (target: Seat, down: boolean) => down && settings[target].knockedDown.height.share < 1;
  const looksAt = (target: Seat, down: boolean) => looks[target][isLow(target, down) ? 1 : 0];

  return {
    look(target, down, from, at) {
      const known = looksAt(target, down).from[from * count + at];
      return known === UNKNOWN ? judgeOnce(target, down, from, at) : known - KNOWN;
    },
    seenFrom: (target, down) => looksAt(target, down).from,
    seeing: (target, down) => looksAt(target, down).at,
  };
}

function judge(
  record: SightRecord,
  obstacles: Obstacles,
  own: Settings,
  low: boolean,
  from: Point,
  at: Point,
): number {
  if (!record.seen) return 0;
  if (from === at) return SEEN;
  const covered = obstacles.isBehind(from, at) ? COVERED : 0;
  const { part, woods } = own.obscured.lines;
  const isVeiled = () => woods === 'veil' && obstacles.isVeiled(from, at);
  const view = low ? obstacles.seeLow(from, at, own.knockedDown.height.share) : record;
  if (!view.seen) return 0;
  // Lying down makes nobody easier to see.
  const isHidden = isPartlyHidden(record, part) || (low && isPartlyHidden(view, part));
  return SEEN | covered | (isHidden || isVeiled() ? OBSCURED : 0);
}

/** Whether obstacles hide enough of a target for the line to be partly blocked (PC-A11). */
function isPartlyHidden(view: LowView, part: 'centre-line' | 'any' | 'half'): boolean {
  if (part === 'centre-line') return !view.centreClear;
  return part === 'any' ? view.hidden > 0 : view.hidden === 2;
}
