import type { Length } from '../../kernel/length.ts';
import type { Danger, Prospect } from './prospects.ts';
import type { Lines } from './sightlines.ts';

/** An enemy as a model sees it that chooses where to go. */
export interface Foe {
  readonly model: number;
  readonly x: Length;
  readonly y: Length;
  /** Between it and the chooser, by where the chooser stands. */
  readonly lines: Lines;
  /** What the chooser can do to it, and it to the chooser where that one goes. */
  readonly prospect: Prospect;
  readonly danger: Danger;
  /** How far off either can do anything to the other; the square of how far middles are apart. */
  readonly reach: number;
}

/** Enemies as models of a seat saw them last: good while no enemy has changed. */
export interface KnownFoes {
  /** By model: where it was, with how many wounds, and whether it had shots left. */
  readonly point: Int16Array;
  readonly wounds: Int8Array;
  readonly shoots: Uint8Array;
  /** By what the chooser is. */
  readonly seen: Map<number, readonly Foe[]>;
}

export function noFoes(models: number): KnownFoes {
  return {
    point: new Int16Array(models),
    wounds: new Int8Array(models),
    shoots: new Uint8Array(models),
    seen: new Map(),
  };
}
