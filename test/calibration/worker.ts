import type { Rate, Sizes } from './rate.ts';
import { ratesOf, type Task } from './rates.ts';

/** What a thread is asked for. */
export interface Asked {
  readonly task: Task;
  readonly sizes: Sizes;
}

export default function measured({ task, sizes }: Asked): Promise<Rate[]> {
  return ratesOf(task, sizes);
}
