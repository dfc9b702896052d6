import { NOWHERE } from '../../../src/kernel/entities.ts';
import { type Staging, stage } from './stage.ts';

/**
 * Watchers, then an assassin hidden under bases on the spots that follow: `A soldier 0,0` and two spots give bases on
 * points after the watchers'. The first of them is the real one.
 */
export function hidden(watchers: string, spots: readonly string[], staging: Staging = {}) {
  const text = `${watchers} | ${spots.map((at) => `B assassin ${at}`).join(' | ')}`;
  const position = stage(text, staging);
  const { start } = position;
  const models = start.point.length;
  const model = models - spots.length;
  spots.forEach((_, i) => {
    const other = model + i;
    start.base[i] = start.point[other];
    start.point[other] = NOWHERE;
    // Only the first assassin plays; the others lend their spots.
    if (i > 0) start.wounds[other] = 0;
  });
  start.hidden[model] = 1;
  start.real[model] = 0;
  return { position, model };
}
