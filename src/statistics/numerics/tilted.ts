const MOST_STEPS = 200;

/** The shares p / (1 + x g) whose mean of g is 0. */
export function tilted(shares: readonly number[], g: readonly number[]): number[] {
  const least = Math.min(...g);
  const most = Math.max(...g);
  const x = rootOf(shares, g, -1 / most, -1 / least);
  const result = shares.map((share, i) => (share === 0 ? 0 : share / (1 + x * g[i])));
  // Where an outermost class was never seen the root may lie at its pole: what is missing belongs to it.
  const drift = result.reduce((sum, share, i) => sum + share * g[i], 0);
  const receiver = g.indexOf(drift > 0 ? least : most);
  if (shares[receiver] === 0) result[receiver] = -drift / g[receiver];
  return result;
}

/** Where the mean of g falls through 0, between the poles: Newton's steps, halved intervals where they lead out. */
function rootOf(shares: readonly number[], g: readonly number[], low: number, high: number): number {
  let [from, to] = [low, high];
  let x = from < 0 && to > 0 ? 0 : (from + to) / 2;
  for (let step = 0; step < MOST_STEPS && from < to; step++) {
    let mean = 0;
    let fall = 0;
    for (let i = 0; i < g.length; i++) {
      if (shares[i] === 0) continue;
      const part = g[i] / (1 + x * g[i]);
      mean += shares[i] * part;
      fall += shares[i] * part * part;
    }
    if (mean > 0) from = x;
    else to = x;
    const newton = x + mean / fall;
    const next = newton > from && newton < to ? newton : (from + to) / 2;
    if (next === x || next === from || next === to) break;
    x = next;
  }
  return x;
}
