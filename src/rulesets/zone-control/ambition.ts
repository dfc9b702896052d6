import { type Box, leastBetween, mostBetween, squareToBox } from '../../kernel/box.ts';
import { OBJECTIVE } from '../../rules/decision.ts';
import { once } from '../../rules/weighing.ts';
import { balanceWithout } from './balance.ts';
import type { Match } from './match.ts';
import { ROW, type Survey } from './survey.ts';

/** What zones are worth to a model that chooses where to go and whom to attack; in worth of models. */
export interface Ambition {
  /** Writes into a survey what standing on its points, all in a box, does for the zones at the end, there or on the way to elsewhere. */
  judge(points: readonly number[], box: Box, survey: Survey): void;
  /** What the count of zones gains by the removal of an enemy. */
  removing(enemy: number): number;
}

/** What one zone more than the other is worth in the end, in shares of an army divided among the zones. */
const ZONE_SHARE = 2;
/** Losses of a movement's length on the way to a zone. */
const PER_MOVE = 0.12;
/** Terrain and detours: of a move this share counts for getting somewhere. */
const PROGRESS = 0.8;

export function roundsLeft(m: Match): number {
  return Math.max(0, m.book.settings[0].rounds.length.rounds - m.state.round);
}

/** What one zone is worth now, in worth of models: the more the nearer the end is. */
export function zoneWorth(m: Match): number {
  const { rounds } = m.book.settings[0].rounds.length;
  const nearness = 1 - roundsLeft(m) / Math.max(1, rounds);
  return finalZoneWorth(m) * (0.25 + 0.75 * nearness);
}

/** What one zone is worth when zones are counted. */
export function finalZoneWorth(m: Match): number {
  if (!m.book.settings[0].victory.zones.on) return 0;
  const [a, b] = m.book.forceWorth;
  return (ZONE_SHARE * (a + b)) / 2 / m.theatre.grid.count;
}

/** Zones that a model may go for and that promise as much. */
interface Aim {
  readonly zones: number[];
  /** What the count of zones gains by one more model there. */
  readonly gain: number;
  /** What that is worth at most to a model that is not there. */
  readonly most: number;
}

export function ambition(m: Match, model: number): Ambition {
  const { ground, grid, insides } = m.theatre;
  const worth = zoneWorth(m);
  if (worth === 0) return { judge: () => {}, removing: () => 0 };
  const balance = once(() => balanceWithout(m, model));
  const left = roundsLeft(m);
  const stride = PROGRESS * m.book.allowance[model];
  const gains: number[] = [];
  const aims = once(aimsOf);

  /** Zones worth going for from anywhere, those first that promise most. */
  function aimsOf(): Aim[] {
    let least = 0;
    for (const zone of grid.zones) {
      gains[zone] = balance().withOneMore(zone) * worth;
      least = Math.min(least, gains[zone]);
    }
    const found: Aim[] = [];
    for (const zone of grid.zones) {
      const gain = gains[zone];
      const like = found.find((aim) => aim.gain === gain);
      if (like) like.zones.push(zone);
      else if (gain > least)
        found.push({ zones: [zone], gain, most: gain > 0 ? gain / (1 + PER_MOVE) : gain });
    }
    return found.sort((a, b) => b.gain - a.gain);
  }

  /** Those of some zones that can be the nearest to a place in a box which is in none or another, if it gets there. */
  function nearest(zones: readonly number[], box: Box): number[] {
    // Of the two that are nearest from everywhere in the box a place may be in one.
    let [first, second] = [Infinity, Infinity];
    for (const zone of zones) {
      const most = mostBetween(box, insides[zone]);
      if (most < first) [first, second] = [most, first];
      else if (most < second) second = most;
    }
    return zones.filter((zone) => {
      const least = leastBetween(box, insides[zone]);
      return least <= second && Math.sqrt(least) / stride <= left;
    });
  }

  /** Raises what points in a box are worth, where going on to one of some zones is worth more. */
  function raise({ zones, gain, most }: Aim, points: readonly number[], box: Box, survey: Survey): void {
    const near = nearest(zones, box);
    for (let i = 0, at = OBJECTIVE; i < points.length && near.length > 0; i++, at += ROW) {
      if (most <= survey[at]) continue;
      const here = grid.whole[points[i]];
      const [x, y] = [ground.x[points[i]], ground.y[points[i]]];
      let least = Infinity;
      for (const zone of near) {
        if (zone !== here) least = Math.min(least, squareToBox(insides[zone], x, y));
      }
      const moves = Math.sqrt(least) / stride;
      if (moves <= left) survey[at] = Math.max(survey[at], gain / (1 + PER_MOVE * (1 + moves)));
    }
  }

  return {
    judge(points, box, survey) {
      const all = aims();
      for (let i = 0, at = OBJECTIVE; i < points.length; i++, at += ROW) {
        const here = grid.whole[points[i]];
        survey[at] = here >= 0 ? gains[here] : 0;
      }
      if (left > 0) for (const aim of all) raise(aim, points, box, survey);
    },
    removing: (enemy) => balance().withoutModel(enemy) * worth,
  };
}
