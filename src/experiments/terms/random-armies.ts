import seedrandom from 'seedrandom';
import { compositionOf } from '../../rules/assembly/composition.ts';
import type { Ruleset, UnitOnOffer } from '../../rules/ruleset.ts';

/** How many of each unit, by id. */
type Counts = Readonly<Record<string, number>>;

export interface Pairing {
  readonly counts: readonly [Counts, Counts];
  readonly armies: readonly [string, string];
}

/** Models of a usual random army: as many as have room on the smallest tables. */
const USUAL_MODELS = 10;
/** Random armies are this much smaller or larger than the usual size, or anything between. */
const SPREAD = 0.25;

/** The unit that an army has most of; of equals the one listed first. */
export function commonestUnit(ruleset: Ruleset, army: string): string {
  const counts = Object.entries(ruleset.unitsOf(army));
  return counts.reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
}

/**
 * Pairs of random armies of similar total size, the same for the same seed. Size is printed cost, or the number of
 * models where not every unit has one; it follows the given army, and differs from army to army so that the worth of
 * having more can be told. Every unit is as likely as any other, one draw after another.
 */
export function randomPairings(
  units: readonly UnitOnOffer[],
  { army, ruleset }: { readonly army: string; readonly ruleset: Ruleset },
  pairs: number,
  seed: string,
): Pairing[] {
  const rng = seedrandom.alea(`${seed}/armies`);
  const size = usualSize(units, ruleset, army);
  const draw = (): Counts => {
    const enough = size * (1 - SPREAD + 2 * SPREAD * rng());
    const counts = Object.fromEntries(units.map(({ id }) => [id, 0]));
    for (let sum = 0; sum < enough; ) {
      const unit = units[Math.floor(rng() * units.length)];
      counts[unit.id]++;
      sum += sizeOf(units, unit);
    }
    return counts;
  };
  return Array.from({ length: pairs }, () => {
    const first = draw();
    let second = draw();
    // Equals teach nothing.
    while (compositionOf(second) === compositionOf(first)) second = draw();
    return { counts: [first, second], armies: [compositionOf(first), compositionOf(second)] };
  });
}

/** The size of as many models of the army as fit anywhere, by what its models are on average. */
function usualSize(units: readonly UnitOnOffer[], ruleset: Ruleset, army: string): number {
  const counts = Object.entries(ruleset.unitsOf(army));
  const models = counts.reduce((sum, [, count]) => sum + count, 0);
  const known = new Map(ruleset.units.map((unit) => [unit.id, unit]));
  const size = counts.reduce((sum, [id, count]) => sum + count * sizeOf(units, known.get(id)), 0);
  return (size / models) * Math.min(models, USUAL_MODELS);
}

function sizeOf(units: readonly UnitOnOffer[], unit: UnitOnOffer | undefined): number {
  return units.every(({ cost }) => cost !== undefined) ? (unit?.cost ?? 1) : 1;
}
