import type { Model } from '../../../kernel/entities.ts';
import type { CounterName } from '../matchup/counters.ts';
import type { Kind } from './effort.ts';

/** An action a model could take now. */
export interface Action {
  readonly kind: Kind;
  label(): string;
  readonly counter: CounterName;
  weigh(into: Float64Array): void;
  act(): void;
  /** Whom it attacks, and the expected harm of that. */
  readonly blow?: { readonly target: Model; harm(): number };
  /** Finds out what the action comes to, where until now it was weighed as if all went well; whether it was. */
  settle?(): boolean;
}
