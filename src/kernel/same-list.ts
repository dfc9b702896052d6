/** Whether two lists hold the same numbers in the same order. */
export function sameList(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
