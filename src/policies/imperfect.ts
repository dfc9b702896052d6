import { below } from '../kernel/luck.ts';
import type { Decision, Player } from '../rules/decision.ts';
import type { Liking } from './appetite.ts';
import { derived, evenly } from './noise.ts';
import { appraisal, type Judgement } from './persona.ts';

/** How somebody falls short of the persona he would like to be. */
interface Slips {
  /** Share of decisions in which he takes any option, all equally likely. */
  readonly blunders: number;
  /** Largest misjudgement of an option's worth, as a share of the difference between the best and the worst. */
  readonly misjudges: number;
}

/**
 * A persona that makes mistakes. They are keyed to the luck of the decision, so that the same position brings the
 * same mistakes whatever was played before.
 */
export function imperfect(judgement: Judgement, { blunders, misjudges }: Slips, liking?: Liking): Player {
  const appraise = appraisal(judgement, liking);
  let room = new Float64Array(256);
  return (decision) => {
    const { luck } = decision;
    const open = liking && unrefused(decision, liking);
    const optionAt = (i: number) => (open ? open[i] : i);
    const count = open?.length ?? decision.count;
    if (count === 0) return 0;
    if (derived(luck, 0) < blunders * 4294967296) return optionAt(below(count, derived(luck, 1)));
    if (count > room.length) room = new Float64Array(2 * count);
    const values = room.subarray(0, count);
    let [least, most] = [Infinity, -Infinity];
    for (let i = 0; i < count; i++) {
      values[i] = appraise(decision, optionAt(i));
      if (values[i] < least) least = values[i];
      if (values[i] > most) most = values[i];
    }
    const reach = misjudges * (most - least);
    for (let i = 0; i < count; i++) values[i] += reach * evenly(derived(luck, i + 2));
    return optionAt(indexOfLargest(values));
  };
}

/** The options that somebody would take at all. */
function unrefused(decision: Decision, liking: Liking): number[] {
  const open: number[] = [];
  for (let i = 0; i < decision.count; i++) if (liking(decision, i) > -Infinity) open.push(i);
  return open;
}

function indexOfLargest(values: Float64Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
  return best;
}
