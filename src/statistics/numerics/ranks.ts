import { requireLength, requireLevel, requireShare } from './require.ts';

export function ascending(pValues: readonly number[], alpha: number): number[] {
  requireLevel('alpha', alpha);
  requireLength('pValues', pValues, 0);
  for (const p of pValues) requireShare('A p-value', p);
  return pValues.map((_, i) => i).sort((a, b) => pValues[a] - pValues[b] || a - b);
}

export function flags(order: readonly number[], found: number): boolean[] {
  const rejected = new Array<boolean>(order.length).fill(false);
  for (let rank = 0; rank < found; rank++) rejected[order[rank]] = true;
  return rejected;
}
