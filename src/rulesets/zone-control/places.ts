import { pointsOf } from '../../kernel/taken-points.ts';
import { enemiesOf, type Match } from './match.ts';

/** Free points where a model may be placed by deep strike or ambush now, in its side's own frame (ZC-DEP-01/02). */
export function strikePlaces(m: Match, model: number): number[] {
  const { profile, seat } = m.book.models[model];
  const { deepStrike, ambush } = m.book.settings[seat].reserves;
  const { ground, occupancy, clearOf } = m.theatre;
  const { inside, count } = ground;
  const enemies = pointsOf(m.state.point, enemiesOf(m, model));
  const clear = clearOf[seat];
  if (profile.deepStrike) clear.deepStrike.follow(enemies);
  if (profile.ambush) clear.ambush.follow(enemies);
  occupancy.follow(m.state.point, model);
  const found: number[] = [];
  for (let i = 0; i < count; i++) {
    const at = seat === 0 ? i : count - 1 - i;
    const open = inside[at] === 0;
    const strikes = profile.deepStrike && (!deepStrike.on || (open && clear.deepStrike.isFree(at)));
    const waylays = profile.ambush && (!ambush.on || (!open && clear.ambush.isFree(at)));
    if ((strikes || waylays) && occupancy.isFree(at)) found.push(at);
  }
  return found;
}

/** Free points over the own edge, as far from it as the model moves (ZC-A12). */
export function edgePlaces(m: Match, model: number): number[] {
  const { seat } = m.book.models[model];
  const { ground, occupancy, nearHome } = m.theatre;
  occupancy.follow(m.state.point, model);
  return nearHome(seat, m.book.allowance[model] - 2 * ground.radius).filter(occupancy.isFree);
}
