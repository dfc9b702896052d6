import { spanInOutline } from '../../../kernel/geometry.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { isEngaged } from '../match/engagement.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import { followBases } from '../match/room.ts';
import { allowance } from '../matchup/compiled-matchup.ts';
import { moveOf, reachOf } from '../ways/reach.ts';

/** Level distance of a jump, and how far down it goes; less than nothing for up. */
export function gapTo(m: Match, model: number, at: number): Length {
  const { x, y } = m.battlefield.ground;
  const from = m.state.point[model];
  const [dx, dy] = [x[at] - x[from], y[at] - y[from]];
  return Math.sqrt(dx * dx + dy * dy);
}

export function dropTo(m: Match, model: number, at: number): Length {
  const { z } = m.battlefield.ground;
  return z[m.state.point[model]] - z[at];
}

/** Places in a straight line over nothing solid, as far as a jump goes, where a move of one action does not lead. */
export function landingsOf(m: Match, model: number): number[] {
  const { jumping } = settingsOf(m, model);
  const { ground } = m.battlefield;
  const { cell, column, row, columns, rows, count } = ground;
  const from = m.state.point[model];
  const turn = seatOf(m, model) === 0 ? 1 : -1;
  const far = allowance(m.matchup.speed[model], jumping.far.on ? 1 : jumping.across.factor);
  const reach = reachOf(m, model, 'plain', moveOf(m, model), []);
  const walked = new Set(reach.point.subarray(0, reach.count));
  followBases(m, model);
  const cells = Math.ceil(far / ground.pitch);
  const found: number[] = [];
  for (let r = -cells; r <= cells; r++) {
    for (let c = -cells; c <= cells; c++) {
      const [there, along] = [column[from] + turn * c, row[from] + turn * r];
      if (there < 0 || along < 0 || there >= columns || along >= rows) continue;
      for (let at = cell[along * columns + there]; at >= 0 && at < count; at++) {
        if (column[at] !== there || row[at] !== along) break;
        if (!walked.has(at) && mayLand(m, model, at, far)) found.push(at);
      }
    }
  }
  return found;
}

function mayLand(m: Match, model: number, at: number, far: Length): boolean {
  const { jumping } = settingsOf(m, model);
  const drop = dropTo(m, model, at);
  if (drop < 0 || gapTo(m, model, at) > far) return false;
  if (drop >= INCH ? !jumping.down.on : !jumping.across.on) return false;
  if (!m.battlefield.occupancy.isFree(at) || isEngaged(m, model, at)) return false;
  const { x, y } = m.battlefield.ground;
  const from = m.state.point[model];
  return !m.battlefield.blocks.some(
    (outline) => spanInOutline(outline, x[from], y[from], x[at], y[at]) !== null,
  );
}
