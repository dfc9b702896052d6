import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { describeTable } from '../../../src/kernel/tables/describe-table.ts';
import type { TableSpec } from '../../../src/kernel/terrain.ts';
import { unreached } from './reachable-points.ts';

type Measures = ReturnType<typeof describeTable>;

/** What every table is held to, whatever it was drawn with. */
function playable({ overlaps, connected, pieces }: Measures): string[] {
  return [
    ...(overlaps === 0 ? [] : [`${overlaps} pieces overlap`]),
    ...(connected === 1 ? [] : [`only ${connected} of the ground hangs together`]),
    ...(pieces <= 32 ? [] : [`${pieces} pieces`]),
  ];
}

function near(measures: Measures, coverage: number): string[] {
  return Math.abs(measures.coverage - coverage) <= 0.03 ? [] : [`coverage ${measures.coverage}`];
}

/** What a table misses that was drawn with the usual settings, symmetric or not: coverage, gaps, mixture, room. */
export function missedByUsual(spec: TableSpec): string[] {
  const measures = describeTable(spec);
  const { tooOpen, symmetric, zones, kinds, upperFloors } = measures;
  const emptyKinds = Object.entries(kinds).filter(([, { pieces }]) => pieces === 0);
  return [
    ...playable(measures),
    ...near(measures, 0.5),
    ...(tooOpen <= 0.05 ? [] : [`${tooOpen} of the gaps are too wide`]),
    ...(symmetric === spec.symmetric ? [] : [`symmetric is ${symmetric}`]),
    ...(!spec.symmetric || (zones[0] === zones[1] && zones[0] > 0.5) ? [] : [`zones ${zones}`]),
    ...(!spec.symmetric || (emptyKinds.length === 0 && upperFloors > 0) ? [] : ['a kind is missing']),
  ];
}

/** What a table misses of a coverage it was asked for. */
export function missedByCoverage(spec: TableSpec, coverage: number): string[] {
  const measures = describeTable(spec);
  return [...playable(measures), ...near(measures, coverage)];
}

/** What a table misses whose settings cannot all be met: it may have less on it, and that is all. */
export function missedByExtremes(spec: TableSpec, coverage: number): string[] {
  const measures = describeTable(spec);
  const enough = measures.coverage > 0.6 * coverage;
  return [...playable(measures), ...(enough ? [] : [`coverage ${measures.coverage} of ${coverage}`])];
}

/** Ground that is sealed off and upper floors out of reach. */
export function sealedOff(spec: TableSpec): string[] {
  const { ground, floors, lostFloors } = unreached(compileGround(spec, 2500));
  const shares =
    ground + floors === 0 ? [] : [`${ground} of the ground and ${floors} of the floors sealed off`];
  return [...shares, ...lostFloors.map((floor) => `${floor} out of reach`)];
}
