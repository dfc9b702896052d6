/** The shares p / (1 + x g) whose mean of g is 0. */
export function tilted(shares: readonly number[], g: readonly number[]): number[] {
  const least = Math.min(...g);
  const most = Math.max(...g);
  let from = -1 / most;
  let to = -1 / least;
  const slope = (x: number) =>
    shares.reduce((sum, share, i) => (share === 0 ? sum : sum + (share * g[i]) / (1 + x * g[i])), 0);
  for (let step = 0; step < 200 && from < to; step++) {
    const middle = (from + to) / 2;
    if (middle === from || middle === to) break;
    if (slope(middle) > 0) from = middle;
    else to = middle;
  }
  const x = (from + to) / 2;
  const result = shares.map((share, i) => (share === 0 ? 0 : share / (1 + x * g[i])));
  // Where an outermost class was never seen the root may lie at its pole: what is missing belongs to it.
  const drift = result.reduce((sum, share, i) => sum + share * g[i], 0);
  const receiver = g.indexOf(drift > 0 ? least : most);
  if (shares[receiver] === 0) result[receiver] = -drift / g[receiver];
  return result;
}
