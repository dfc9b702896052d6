import { distancePenalty } from './distance-penalty.ts';
import { isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { judgedDistance } from './premeasure.ts';
import { coverFrom } from './sight.ts';
import { UNSEEN } from './sightlines.ts';
import { harmPerHit, type Strike, usersSay } from './strike.ts';
import { firearms } from './weapons.ts';

/** Expected harm of a shot that is not given up for another move. */
export const GOOD_SHOT = 0.1;

/** The most harm a model can expect of one shot from where it stands: a quick look, for who goes first. */
export function bestShot(m: Match, model: number, hasMoved: boolean): number {
  if (!isOnTable(m, model)) return 0;
  const seat = seatOf(m, model);
  const { profile } = m.book.models[model];
  const own = settingsOf(m, model);
  const at = m.state.point[model];
  const weapons = firearms(m, model, hasMoved);
  if (weapons.length === 0) return 0;
  let best = 0;
  for (const enemy of m.book.force[seat === 0 ? 1 : 0]) {
    if (!isOnTable(m, enemy)) continue;
    const spot = m.state.point[enemy];
    const target = m.book.models[enemy];
    const cover = coverFrom(m, at, spot, target.seat, target.profile.dugIn);
    if (cover === UNSEEN) continue;
    const distance = judgedDistance(m, model, at, spot);
    for (const weapon of weapons) {
      const { points, edge } = own.rangedAttack.bands;
      const far = distancePenalty(m.book.weapons[weapon].range * m.book.inch, distance, points, edge);
      const shot: Strike = { kind: 'ranged', attacker: model, weapon, target: enemy, from: at, at: spot };
      const needed = (profile.ranged ?? 0) - target.profile.defense - far - cover + usersSay(m, shot);
      best = Math.max(best, m.book.tests[seat].chance(needed) * harmPerHit(m, shot));
    }
  }
  return best;
}
