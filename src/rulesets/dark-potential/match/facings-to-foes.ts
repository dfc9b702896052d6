import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { FACINGS } from '../battlefield/facings.ts';
import { enemiesOf, type Match, seatOf } from './match.ts';

/** Writes the facings that look most nearly at some enemy or base, each once; straight ahead without one. Returns how many. */
export function facingsToFoes(m: Match, model: Model, into: Uint8Array): number {
  const { point, base } = m.state;
  const at = point[model];
  let count = 0;
  let found = 0;
  const look = (spot: Point) => {
    if (spot === NOWHERE) return;
    const facing = m.battlefield.bearings.facing(at, spot);
    if ((found & (1 << facing)) === 0) into[count++] = facing;
    found |= 1 << facing;
  };
  for (const enemy of enemiesOf(m, model)) {
    look(point[enemy]);
    for (const slot of m.matchup.models[enemy].bases) look(base[slot]);
  }
  if (count > 0) return count;
  into[0] = seatOf(m, model) === 0 ? 0 : FACINGS.length / 2;
  return 1;
}
