import type { Point } from '../../../kernel/entities.ts';
import { spanInDisc } from '../../../kernel/geometry/spans.ts';
import type { Match } from './match.ts';

/** Level of the smoke on the line between two points (DX-RM-05, DX-AMB-10). */
export function smokeBetween(m: Match, from: Point, at: Point): number {
  const { smokeX, smokeY, smokeRadius, smokeLevel, smokeUntil, round } = m.state;
  const { penalty } = m.matchup.settings[0].smoke;
  if (!penalty.on) return 0;
  const { x, y } = m.battlefield.ground;
  let [highest, sum] = [0, 0];
  for (let slot = 0; slot < smokeLevel.length; slot++) {
    if (smokeUntil[slot] < round || smokeLevel[slot] === 0) continue;
    if (!spanInDisc(smokeX[slot], smokeY[slot], smokeRadius[slot], x[from], y[from], x[at], y[at])) continue;
    highest = Math.max(highest, smokeLevel[slot]);
    sum += smokeLevel[slot];
  }
  return penalty.counts === 'sum' ? sum : highest;
}
