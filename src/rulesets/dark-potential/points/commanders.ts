import type { ModelSpec } from '../matchup/muster.ts';
import type { Settings } from '../rules/index.ts';

/** Whether a Commander's points are for friends in his command range (DP-CP-02), and not for all of a side at any distance. */
export function sharesInRange({ commander, commandPoints }: Settings): boolean {
  return commander.rule.on && commandPoints.commander.on && commandPoints.own.on;
}

/** Whether friends in a Commander's command range may test on his Leadership (DP-LDR-09). */
export function lendsLeadership({ commander, leadership }: Settings): boolean {
  return commander.rule.on && leadership.commander.on;
}

/** Whether a model is a Commander with points for another: members of his own unit have them anyway. */
export function hasPointsFor({ profile, unit }: ModelSpec, { unit: theirs }: ModelSpec): boolean {
  return profile.commander && unit !== theirs;
}

/** Whether a model is a Commander whose Leadership is better than another's own. */
export function hasLeadershipFor({ profile }: ModelSpec, { profile: theirs }: ModelSpec): boolean {
  return profile.commander && profile.leadership > theirs.leadership;
}
