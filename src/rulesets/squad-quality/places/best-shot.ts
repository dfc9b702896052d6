import { INCH } from '../../../kernel/length.ts';
import { type Manner, mannerBeside } from '../attack/aim.ts';
import { chanceToMakeOut, choiceOf, mayShootAfter, teamBeside } from '../attack/targets.ts';
import { HIDDEN } from '../battlefield/sightlines.ts';
import { type Match, seatOf } from '../match/match.ts';
import type { Screen } from '../match/smoke.ts';
import { NO_UNIT, type Point, type Unit } from '../units/entities.ts';
import { type Foe, foesOf } from './foes.ts';

/** Best worth removed by a shot from a place, and by one of the team with the unit where that shoots, too (SQ-HW-07). */
export function harmFrom(
  m: Match,
  unit: Unit,
  foes: readonly Foe[],
  at: Point,
  manner: Manner,
  screens: readonly Screen[],
): number {
  const own = bestShot(m, unit, foes, at, manner, screens);
  const team = teamBeside(m, unit, manner);
  return team === NO_UNIT ? own : own + bestShot(m, team, foesOf(m, team), at, mannerBeside(manner), screens);
}

/** Best of the nearest that a unit by itself may choose from; 0 where it may not shoot. */
function bestShot(
  m: Match,
  unit: Unit,
  foes: readonly Foe[],
  at: Point,
  manner: Manner,
  screens: readonly Screen[],
): number {
  if (!mayShootAfter(m, unit, manner)) return 0;
  const { distance, lines } = m.battlefield;
  const seat = seatOf(m, unit);
  const range = m.matchup.ranges[unit];
  const shotAt = (foe: Foe): number => {
    const gap = distance(at, foe.at);
    if (gap / INCH > range) return -1;
    const look = lines.look(seat, at, foe.at);
    return look === HIDDEN ? -1 : foe.harm.worth(at, foe.at, gap, look, manner, screens);
  };
  let best = 0;
  let open = 0;
  for (const foe of foes) {
    const worth = shotAt(foe);
    if (worth < 0) continue;
    open++;
    if (worth > best) best = worth;
  }
  // The nearest may always be chosen.
  if (open < 2) return best;
  const choice = choiceOf(m, unit);
  const bestAmong = (nearest: number) => bestOfNearest(foes, nearest, (foe) => distance(at, foe.at), shotAt);
  if (open > choice) return bestAmong(choice);
  const madeOut = chanceToMakeOut(m, unit);
  return madeOut === 1 ? best : Math.max(madeOut * best, bestAmong(1));
}

/** The same where it could shoot at more than that. */
function bestOfNearest(
  foes: readonly Foe[],
  choice: number,
  gapTo: (foe: Foe) => number,
  shotAt: (foe: Foe) => number,
): number {
  const harms: number[] = [];
  const gaps: number[] = [];
  for (const foe of foes) {
    const worth = shotAt(foe);
    if (worth < 0) continue;
    const gap = gapTo(foe);
    let i = gaps.length;
    for (; i > 0 && gaps[i - 1] > gap; i--) {
      gaps[i] = gaps[i - 1];
      harms[i] = harms[i - 1];
    }
    gaps[i] = gap;
    harms[i] = worth;
  }
  let best = 0;
  for (let i = 0; i < choice; i++) best = Math.max(best, harms[i]);
  return best;
}
