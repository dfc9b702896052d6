import type { TableSpec } from '../../src/kernel/terrain.ts';
import { DEFAULT_PITCH } from '../../src/match/spec.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { type Draw, judgeSight } from './compare-sight.ts';
import { SMALL_TABLES } from './small-tables.ts';

/** A table and how far its points stand apart, in hundredths of a millimetre. */
interface Laid {
  readonly spec: TableSpec;
  readonly pitch: number;
}

/** What is drawn on each table. */
export const DRAW: Draw = { pairs: 20_000, viewers: 400 };

const hasSolids = ({ pieces }: TableSpec) => pieces.some(({ solids }) => solids.length > 0);

/** Designed tables that have something to see past. */
const DESIGNED = rulesets.flatMap(({ tables }) => Object.values(tables)).filter(hasSolids);

/** Every other one of them, from the first or from the second. */
export function oneHalf(from: 0 | 1): TableSpec[] {
  return DESIGNED.filter((_, i) => i % 2 === from);
}

/** Rulesets whose generated tables have something to see past. */
const GENERATORS = rulesets.filter(({ tables }) => Object.values(tables).some(hasSolids));

const size = ({ width, depth }: TableSpec) => width * depth;

const GIVEN: readonly Laid[] = [
  ...SMALL_TABLES.map((spec) => ({ spec, pitch: DEFAULT_PITCH / 2 })),
  ...DESIGNED.toSorted((a, b) => size(a) - size(b)).map((spec) => ({ spec, pitch: DEFAULT_PITCH })),
];

/** Each small and each designed table in turn, the quicker ones first, then a generated one for each seed. */
function laid(seed: number): Laid {
  const given = GIVEN[seed - 1];
  if (given) return given;
  const { generate } = GENERATORS[seed % GENERATORS.length];
  return { spec: generate({}, String(seed)), pitch: DEFAULT_PITCH };
}

/** Judges sight on a table by its reference, from pairs of which half are drawn where it is hard. */
export function trySight(seed: number): string {
  const { spec, pitch } = laid(seed);
  return judgeSight(spec, pitch, DRAW);
}
