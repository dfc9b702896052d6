import type { Settings } from '../rules/index.ts';

/** Whether a Commander's points are for friends in his command range (DP-CP-02), and not for all of a side at any distance. */
export function sharesInRange({ commander, commandPoints }: Settings): boolean {
  return commander.rule.on && commandPoints.commander.on && commandPoints.own.on;
}

/** Whether there is anything to be had in the command range of a Commander: his points, or his Leadership (DP-LDR-09). */
export function servesInRange(own: Settings): boolean {
  return sharesInRange(own) || (own.commander.rule.on && own.leadership.commander.on);
}
