import type { CounterName } from './counters.ts';
import type { Kind } from './effort.ts';

/** An action a model could take now. */
export interface Action {
  readonly kind: Kind;
  readonly counter: CounterName;
  weigh(into: Float64Array): void;
  act(): void;
}
