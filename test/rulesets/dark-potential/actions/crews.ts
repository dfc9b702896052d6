import type { State } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { type Staging, stage } from '../stage.ts';

export const SQUAD = 'A soldier 0,0 + soldier 1,0 + soldier 2,0';

export const ENEMY = 'B soldier 0,12';

/** A position whose squad, the first unit, holds one Command Point. */
export function squad(position: string, staging: Staging = {}, arrange: (start: State) => void = () => {}) {
  const scene = stage(position, staging);
  scene.start.points[0] = 1;
  arrange(scene.start);
  return scene;
}
