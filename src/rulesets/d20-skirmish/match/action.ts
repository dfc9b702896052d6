import type { Model } from '../../../kernel/entities.ts';
import type { ActionName, OptionName } from '../matchup/counters.ts';

/** Something a model can do with its actions. */
export interface Action {
  readonly name: ActionName;
  /** What it is called, see `Decision.label`. */
  label(): string;
  /** Actions it costs. */
  readonly cost: number;
  /** The optional heading whose use it is. */
  readonly use?: OptionName | undefined;
  /** The enemy it is aimed at. */
  readonly target?: Model;
  /** Weighs it, with what the rest of the activation may bring. */
  weigh(into: Float64Array): void;
  act(): void;
}
