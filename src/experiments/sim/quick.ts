import { type DesignId, designOf } from '../designs/index.ts';
import type { Sim } from './sim-schema.ts';

/** A first look has one of so many blocks. */
const PART = 5;

/** What a first look says, for help and refusals. */
export const QUICK_SAYS = `A first look: 1 of ${PART} blocks, mostly too few for verdicts, and nothing is played again`;

/** The same experiment for a first look. */
export function quickened(sim: Sim): Sim {
  const design = designOf(sim.design as DesignId);
  const blocks = sim.blocks ?? design.blocks;
  const less = (count: number) => Math.ceil(count / PART);
  const all =
    typeof blocks === 'number'
      ? less(blocks)
      : { initial: less(blocks.initial), reserve: less(blocks.reserve ?? 0) };
  const isShared = design.blocks.reserve > 0 || typeof all === 'number';
  const left = 'quick' in design ? design.quick : {};
  return { ...sim, ...left, blocks: isShared ? all : all.initial } as Sim;
}
