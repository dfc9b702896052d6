/** The chance that log-odds stand for: 1 / (1 + exp(-x)). */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
