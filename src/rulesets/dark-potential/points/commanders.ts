import type { Settings } from '../rules/index.ts';

/** Whether a Commander's points are for friends in his command range (DP-CP-02), and not for all of a side at any distance. */
export function sharesInRange({ commander, commandPoints }: Settings): boolean {
  return commander.rule.on && commandPoints.commander.on && commandPoints.own.on;
}

/** Whether friends in a Commander's command range may test on his Leadership (DP-LDR-09). */
export function lendsLeadership({ commander, leadership }: Settings): boolean {
  return commander.rule.on && leadership.commander.on;
}
