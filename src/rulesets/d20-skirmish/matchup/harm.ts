/** What a wound that does not remove a model counts of the share of its worth. */
const WOUND_SHARE = 0.8;

/** Share of its worth that a model counts with so many wounds left. */
export function shareLeft(left: number, whole: number): number {
  return left > 0 ? 1 - WOUND_SHARE * (1 - left / whole) : 0;
}

/** A model that may be wounded: its worth, the wounds it has left and those it started with, those of a failed save. */
interface Victim {
  readonly worth: number;
  readonly left: number;
  readonly whole: number;
  readonly each: number;
}

/** Expected worth that a model loses by some dice, each of which wounds with the same chance. */
export function expectedLoss(victim: Victim, dice: number, chance: number): number {
  if (chance >= 1) return lossOf(victim, dice);
  let term = 1;
  for (let i = 0; i < dice; i++) term *= 1 - chance;
  let sum = 0;
  for (let n = 1; n <= dice; n++) {
    term *= ((dice - n + 1) / n) * (chance / (1 - chance));
    sum += term * lossOf(victim, n);
  }
  return sum;
}

/** Chance that some dice remove a model, each of which wounds with the same chance. */
export function chanceToRemove({ left, each }: Victim, dice: number, chance: number): number {
  const needed = Math.ceil(left / each);
  if (needed > dice) return 0;
  if (chance >= 1) return 1;
  let term = 1;
  for (let i = 0; i < dice; i++) term *= 1 - chance;
  let fewer = 0;
  for (let n = 0; n < needed; n++) {
    if (n > 0) term *= ((dice - n + 1) / n) * (chance / (1 - chance));
    fewer += term;
  }
  return 1 - fewer;
}

/** Worth that it loses by so many failed saves; of what it had lost before, nothing once more. */
function lossOf({ worth, left, whole, each }: Victim, failed: number): number {
  return worth * (shareLeft(left, whole) - shareLeft(left - failed * each, whole));
}
