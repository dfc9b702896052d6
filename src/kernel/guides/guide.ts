import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import type { Ways } from '../ways.ts';
import { createSpread, GUIDE_STEP, NO_WAY, type Steps } from './guide-field.ts';
import { stepsOf } from './guide-steps.ts';

/**
 * Rough lengths of ways, for policies that ask how far off something is, never for rules: distances over the lattice
 * (up to 8 % long) to a point next to the goal, on its level.
 */
export interface Guide {
  /** Rough cost of the way between two standing points, in 1/100 mm; Infinity where there is none. */
  far(from: Point, to: Point): Length;
  /** The costs from every point to next to `to`, in steps of GUIDE_STEP; 65535 where there is no way. */
  field(to: Point): Uint16Array;
}

/** What of a guide is kept between runs: its steps, and the fields of some blocks of points one after another. */
export interface KeptGuide extends Steps {
  readonly block: Uint16Array;
  readonly field: Uint16Array;
}

/** A guide that knows what is worth keeping. */
export interface KeepingGuide extends Guide {
  kept(): KeptGuide;
  /** How many fields were worked out here. */
  readonly made: number;
}

/** @param recalled what need not be worked out anew */
export function createGuide(ground: Ground, ways: Ways, recalled?: KeptGuide): KeepingGuide {
  const steps = recalled ?? stepsOf(ground, ways);
  const spread = createSpread(steps, ground.count);
  const { blockOf, middles } = blocks(ground);
  const fields: (Uint16Array | undefined)[] = new Array(middles.length).fill(undefined);
  recalled?.block.forEach((block, i) => {
    fields[block] = recalled.field.subarray(i * ground.count, (i + 1) * ground.count);
  });
  let made = 0;

  function field(to: Point): Uint16Array {
    const block = blockOf[to];
    const known = fields[block];
    if (known !== undefined) return known;
    made++;
    fields[block] = spread(middles[block]);
    return fields[block];
  }

  function kept(): KeptGuide {
    const block = Uint16Array.from(fields.keys()).filter((one) => fields[one] !== undefined);
    const all = new Uint16Array(block.length * ground.count);
    block.forEach((one, i) => {
      all.set(fields[one]!, i * ground.count);
    });
    return { start: steps.start, to: steps.to, cost: steps.cost, block, field: all };
  }

  return {
    field,
    kept,
    get made() {
      return made;
    },
    far(from, to) {
      const cost = field(to)[from];
      return cost === NO_WAY ? Infinity : cost * GUIDE_STEP;
    },
  };
}

/** Blocks of two by two lattice cells on one level, each with one standing point of its own. */
function blocks(ground: Ground): { blockOf: Uint16Array; middles: number[] } {
  const blockOf = new Uint16Array(ground.count);
  const middles: number[] = [];
  const known = new Map<string, number>();
  for (let i = 0; i < ground.count; i++) {
    const key = `${ground.column[i] >> 1},${ground.row[i] >> 1},${ground.z[i]}`;
    let block = known.get(key);
    if (block === undefined) {
      block = middles.length;
      known.set(key, block);
      middles.push(i);
    }
    blockOf[i] = block;
  }
  return { blockOf, middles };
}
