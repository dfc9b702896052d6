/** The chance that log-odds stand for: 1 / (1 + exp(-x)). */
export function logistic(logOdds: number): number {
  if (!(logOdds >= -Infinity)) throw new RangeError(`logOdds is ${logOdds}; it must be a number.`);
  return 1 / (1 + Math.exp(-logOdds));
}
