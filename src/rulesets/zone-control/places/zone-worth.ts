import { type Match, roundsLeft } from '../match/match.ts';

/** What one zone more than the other is worth in the end, in shares of an army divided among the zones. */
const ZONE_SHARE = 2;

/** What losses matter in the last round, and more for each round that is left. */
const LAST_LOSSES = 0.25;
const LATER_LOSSES = 0.4;
/** What a zone counts at first, of what it does when zones are counted. */
const FAR_OFF = 0.25;

/** What losses still matter: in the last round they do only through zones. */
export function lossWeight(m: Match): number {
  if (!m.matchup.settings[0].victory.zones.on) return 1;
  return Math.min(1, LAST_LOSSES + LATER_LOSSES * roundsLeft(m));
}

/** What one zone is worth now, in worth of models: the more the nearer the end is. */
export function zoneWorth(m: Match): number {
  const { rounds } = m.matchup.settings[0].rounds.length;
  const nearness = 1 - roundsLeft(m) / Math.max(1, rounds);
  return finalZoneWorth(m) * (FAR_OFF + (1 - FAR_OFF) * nearness);
}

/** What one zone is worth when zones are counted. */
export function finalZoneWorth(m: Match): number {
  if (!m.matchup.settings[0].victory.zones.on) return 0;
  const [a, b] = m.matchup.forceWorth;
  return (ZONE_SHARE * (a + b)) / 2 / m.battlefield.grid.count;
}
