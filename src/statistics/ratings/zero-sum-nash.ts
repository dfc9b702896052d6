import { requireLength, requireMatrix } from '../numerics/require.ts';
import { solveLinear } from '../numerics/solve-linear.ts';

export interface ZeroSumEquilibrium {
  /** Chances of the rows and of the columns. */
  readonly rows: number[];
  readonly columns: number[];
  /** What the row player gets. */
  readonly value: number;
  /** What the two could gain together by deviating; 0 in a true equilibrium. */
  readonly exploitability: number;
}

/**
 * The equilibrium of a zero-sum matrix game, of the many there may be the one of greatest entropy: which mix
 * of armies or styles nobody can exploit, without favouring one of two equals.
 *
 * Both sides pay a price for order: the equilibrium with temperature t is unique and smooth in t, and for t to
 * 0 it tends to the equilibrium of greatest entropy on either side. t is lowered in steps and each solved by
 * Newton's method; it ends at 1e-8 of the payoffs' spread, so chances are good to some seven digits. Compare
 * samples by value and exploitability, not by chances, which jump where strategies are nearly equal. For some
 * dozens of strategies.
 *
 * Source: Balduzzi, Tuyls, Perolat and Graepel (2018), "Re-evaluating evaluation" (greatest entropy); McKelvey and Palfrey (1995), Games Econ. Behav. 10 (logit equilibrium and its limit).
 *
 * @param payoffs what the row player gets, one row per strategy
 */
export function zeroSumNash(payoffs: readonly (readonly number[])[]): ZeroSumEquilibrium {
  requireLength('payoffs', payoffs, 1);
  requireLength('payoffs[0]', payoffs[0], 1);
  const width = payoffs[0].length;
  requireMatrix('payoffs', payoffs, payoffs.length, width);
  const all = payoffs.flat();
  // By halves, since the difference of two payoffs may be beyond all numbers.
  const [most, least] = [Math.max(...all) / 2, Math.min(...all) / 2];
  const scaled = payoffs.map((row) =>
    row.map((payoff) => (payoff / 2 - (most + least) / 2) / (most - least || 1)),
  );
  let logs: readonly number[] = [
    ...payoffs.map(() => -Math.log(payoffs.length)),
    ...payoffs[0].map(() => -Math.log(width)),
  ];
  for (let temperature = 1; temperature > 1e-8; temperature *= 0.7)
    logs = logitEquilibrium(scaled, logs, temperature);
  const { rows, columns } = chancesOf(logs, payoffs.length);
  const rowGains = gainsOfRows(payoffs, columns);
  const columnLosses = lossesOfColumns(payoffs, rows);
  return {
    rows,
    columns,
    value: rowGains.reduce((sum, gain, i) => sum + rows[i] * gain, 0),
    exploitability: Math.max(...rowGains) - Math.min(...columnLosses),
  };
}

/** What each row gets against mixed columns. */
function gainsOfRows(payoffs: readonly (readonly number[])[], columns: readonly number[]): number[] {
  return payoffs.map((row) => row.reduce((sum, payoff, j) => sum + payoff * columns[j], 0));
}

/** What each column yields the row player's mix. */
function lossesOfColumns(payoffs: readonly (readonly number[])[], rows: readonly number[]): number[] {
  return payoffs[0].map((_, j) => payoffs.reduce((sum, row, i) => sum + row[j] * rows[i], 0));
}

/** Chances from log-chances, made to sum to 1. */
function chancesOf(logs: readonly number[], m: number): { rows: number[]; columns: number[] } {
  const normal = (part: readonly number[]) => {
    const largest = Math.max(...part);
    const weights = part.map((log) => Math.exp(log - largest));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  };
  return { rows: normal(logs.slice(0, m)), columns: normal(logs.slice(m)) };
}

/**
 * Newton's method for t log x = A y - u, t log y = -A' x - w, with u and w such that both sum to 1.
 * Unknowns: the log-chances of rows and columns, and u and w.
 */
function logitEquilibrium(
  payoffs: readonly (readonly number[])[],
  start: readonly number[],
  temperature: number,
): number[] {
  const m = payoffs.length;
  const size = start.length;
  let logs = [...start];
  for (let step = 0; step < 200; step++) {
    const { rows, columns } = chancesOf(logs, m);
    const gains = gainsOfRows(payoffs, columns);
    const losses = lossesOfColumns(payoffs, rows);
    const matrix = Array.from({ length: size + 2 }, () => new Array<number>(size + 2).fill(0));
    const right = new Array<number>(size + 2).fill(0);
    for (let i = 0; i < m; i++) {
      matrix[i][i] = temperature;
      for (let j = 0; j < columns.length; j++) matrix[i][m + j] = -payoffs[i][j] * columns[j];
      matrix[i][size] = 1;
      matrix[size][i] = rows[i];
      right[i] = gains[i] - temperature * logs[i];
    }
    for (let j = 0; j < columns.length; j++) {
      matrix[m + j][m + j] = temperature;
      for (let i = 0; i < m; i++) matrix[m + j][i] = payoffs[i][j] * rows[i];
      matrix[m + j][size + 1] = 1;
      matrix[size + 1][m + j] = columns[j];
      right[m + j] = -losses[j] - temperature * logs[m + j];
    }
    const change = solveLinear(matrix, right).slice(0, size);
    // Chances that matter may change by a factor e per step; those near 0 may fall freely.
    const held = change.map((value, i) => (logs[i] > -30 || value > 0 ? Math.abs(value) : 0));
    const scale = Math.min(1, 1 / Math.max(...held, 1e-300));
    logs = logs.map((log, i) => log + scale * change[i]);
    if (Math.max(...held) < 1e-9) break;
  }
  return logs;
}
