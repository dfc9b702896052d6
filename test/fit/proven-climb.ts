import { climb, type Effort, type Mean, type Meet, meanOf, type Round } from './climb.ts';

/** Values that win more than those they were reached from, and what they take off those where nothing was fitted. */
interface Proven {
  readonly values: readonly number[];
  readonly rounds: number;
  readonly proof: Mean;
}

/** What is met where values are fitted, and where they have to prove themselves. */
interface Grounds {
  readonly fitting: Meet;
  readonly proof: Meet;
}

/**
 * All values are moved at random at once, up for one side where down for the other, and followed where that gains, until
 * it gains no more; then they show what they take off those they began from on tables and luck of their own. Null where
 * nothing is shown to win more there.
 *
 * @param labels what the values are of
 * @param tell told what each round found
 */
export async function provenClimb(
  start: readonly number[],
  { fitting, proof }: Grounds,
  effort: Effort,
  labels: readonly string[],
  tell: (text: string) => void,
): Promise<Proven | null> {
  let values = start;
  let rounds = 0;
  for await (const round of climb(start, fitting, effort)) {
    tell(toldOf(labels, values, ++rounds, round));
    values = round.weights;
  }
  if (values === start) {
    tell('Nothing is shown to win more.\n');
    return null;
  }
  const pairs = Array.from({ length: effort.trial }, (_, block) => ({ one: values, other: start, block }));
  const proven = meanOf(await proof('proof', pairs));
  tell(`On tables and luck of their own: ${inPercent(proven)}.\n`);
  if (proven.share - 1.96 * proven.error <= 0.5) {
    tell('They are not shown to win more there.\n');
    return null;
  }
  return { values, rounds, proof: proven };
}

function toldOf(
  labels: readonly string[],
  before: readonly number[],
  number: number,
  { slopes, trials, weights }: Round,
): string {
  const rows = labels.map((label, k) => {
    const slope = inPercent({ share: slopes[k].gain, error: slopes[k].error });
    return `  ${label} ${before[k].toFixed(3).padStart(7)} -> ${weights[k].toFixed(3).padStart(7)}  a step gains ${slope}\n`;
  });
  const tried = trials.map(({ steps, ...mean }) => `  ${steps} steps: ${inPercent(mean)}\n`);
  return `Round ${number}\n${rows.join('')}${tried.join('')}`;
}

function inPercent({ share, error }: Mean): string {
  return `${(100 * share).toFixed(1)} % (within ${(196 * error).toFixed(1)})`;
}
