import type { Ground } from '../ground.ts';
import { createScreens, type Screens } from './screens.ts';
import { createShelters, type Shelters } from './shelters.ts';

/** What sight records do not tell: woods across a line, obstacles somebody crouches behind, what lies on the ground. */
export interface Obstacles extends Shelters, Screens {}

export function createObstacles(ground: Ground): Obstacles {
  return { ...createShelters(ground), ...createScreens(ground) };
}
