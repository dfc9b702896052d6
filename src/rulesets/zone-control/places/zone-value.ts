import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import { type Box, leastBetween, mostBetween, squareToBox } from '../../../kernel/geometry/box.ts';
import type { Aim, ZoneSwing } from '../battlefield/columns.ts';
import { type Match, roundsLeft } from '../match/match.ts';
import { countOf } from '../zones/holdings.ts';
import { gainAstride } from './zone-swing.ts';
import { zoneWorth } from './zone-worth.ts';

/** Losses of a movement's length on the way to a zone. */
const PER_MOVE = 0.12;
/** Terrain and detours: of a move this share counts for getting somewhere. */
const PROGRESS = 0.8;
/** Of a zone, one more in it when zones are about to be counted, for each friend there who may be gone by then. */
const SPARE = 0.2;

/**
 * Writes into a survey what standing on its places, all in a box, does for the zones at the end, there or on the way to
 * elsewhere, in worth of models.
 */
export function judgeZones(m: Match, zoneSwing: ZoneSwing, model: Model, box: Box): void {
  const { survey, zone } = m.battlefield;
  const { count, point, objective } = survey;
  const worth = zoneWorth(m);
  for (let i = 0; i < count; i++) {
    const here = zone[point[i]];
    objective[i] = (here >= 0 ? zoneSwing.gains[here] : gainAstride(m, zoneSwing, point[i])) * worth;
  }
  if (roundsLeft(m) === 0) {
    secure(m, zoneSwing, model, worth);
    return;
  }
  for (const aim of zoneSwing.aims) raise(m, aim, worth, PROGRESS * m.matchup.allowance[model], box);
}

/** Adds to what places are worth in zones where others stand already, all of whom may be removed or run before the count. */
function secure(
  { battlefield, matchup }: Match,
  { seat, control }: ZoneSwing,
  model: Model,
  worth: number,
): void {
  const { survey, zone, grid, presence } = battlefield;
  const { counted, occupation } = presence;
  const friends = occupation.whole[seat];
  const own = counted[model] === NOWHERE ? NOWHERE : zone[counted[model]];
  for (let i = 0; i < survey.count; i++) {
    const here = zone[survey.point[i]];
    if (here < 0) continue;
    let share = worth * countOf(here, grid, matchup.settings[seat], control);
    const others = here === own ? friends[here] - 1 : friends[here];
    for (let friend = 0; friend < others; friend++) share *= SPARE;
    if (others > 0) survey.objective[i] += share;
  }
}

/** Raises what places in a box are worth from where going on to one of some zones is worth more. */
function raise(m: Match, aim: Aim, worth: number, stride: number, box: Box): void {
  const { survey, zone, insides } = m.battlefield;
  const { count, point, x, y, objective } = survey;
  const left = roundsLeft(m);
  const gain = aim.gain * worth;
  const most = gain > 0 ? gain / (1 + PER_MOVE) : gain;
  const near = nearest(insides, aim.zones, box, stride, left);
  if (near.length === 0) return;
  for (let i = 0; i < count; i++) {
    if (most <= objective[i]) continue;
    const here = zone[point[i]];
    let least = Infinity;
    for (let k = 0; k < near.length; k++) {
      if (near[k] !== here) least = Math.min(least, squareToBox(insides[near[k]], x[i], y[i]));
    }
    const moves = Math.sqrt(least) / stride;
    if (moves <= left) objective[i] = Math.max(objective[i], gain / (1 + PER_MOVE * (1 + moves)));
  }
}

/** Those of some zones that can be the nearest, so many moves off, to a place in a box which is in none or another. */
function nearest(
  insides: readonly Box[],
  zones: readonly number[],
  box: Box,
  stride: number,
  moves: number,
): number[] {
  // Of the two that are nearest from everywhere in the box a place may be in one.
  let [first, second] = [Infinity, Infinity];
  for (const zone of zones) {
    const most = mostBetween(box, insides[zone]);
    if (most < first) {
      second = first;
      first = most;
    } else if (most < second) second = most;
  }
  const near: number[] = [];
  for (const zone of zones) {
    const least = leastBetween(box, insides[zone]);
    if (least <= second && Math.sqrt(least) / stride <= moves) near.push(zone);
  }
  return near;
}
