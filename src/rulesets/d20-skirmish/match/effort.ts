import type { Model } from '../../../kernel/entities.ts';
import type { OptionName } from '../matchup/counters.ts';

/** What an activation of a model allows and has used so far. Nothing of it outlives the activation. */
export interface Effort {
  readonly model: Model;
  /** Actions left. */
  left: number;
  /** Actions taken, whatever they cost. */
  taken: number;
  /** It has broken away and may move. */
  free: boolean;
  /** It has tried to break away, and to spot. */
  tried: boolean;
  looked: boolean;
  /** It has concentrated for this action, and does so for the next. */
  focused: boolean;
  concentrating: boolean;
  /** Attacks it may still make, and whether it has done anything but move. */
  attacks: number;
  acted: boolean;
  /** It has just changed its posture or its altitude. */
  posed: boolean;
  /** It has got out of a transport. */
  alighted: boolean;
  /** A Broken model has fled. */
  fled: boolean;
  /** It did something else than moving and changing its posture. */
  useful: boolean;
  /** Options counted as legal and as chosen, once for the activation. */
  readonly offered: Set<OptionName>;
  readonly chosen: Set<OptionName>;
}

export function effortOf(model: Model, left: number): Effort {
  return {
    model,
    left,
    taken: 0,
    free: false,
    tried: false,
    looked: false,
    focused: false,
    concentrating: false,
    attacks: Infinity,
    acted: false,
    posed: false,
    alighted: false,
    fled: false,
    useful: false,
    offered: new Set(),
    chosen: new Set(),
  };
}
