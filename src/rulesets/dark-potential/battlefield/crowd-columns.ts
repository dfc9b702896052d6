import type { Point } from '../../../kernel/entities.ts';
import type { Ground } from '../../../kernel/ground.ts';

/** Places next to friends of the mover at hand. */
export interface CrowdColumns {
  /** By point, 1 where a template would touch some friend. */
  readonly isNear: Uint8Array;
  /** Those points. */
  readonly marked: Point[];
}

export function createCrowdColumns({ count }: Ground): CrowdColumns {
  return { isNear: new Uint8Array(count), marked: [] };
}
