/**
 * Parts of a whole, rounded so that what is printed sums to the rounded whole: as many as it takes are rounded the
 * other way, those first that lose least by it.
 *
 * @param decimals of all that is printed
 */
export function roundedParts(parts: readonly number[], decimals: number): { parts: number[]; whole: number } {
  const unit = 10 ** decimals;
  const scaled = parts.map((part) => part * unit);
  // Parts come rounded themselves: a whole that lies halfway must not fall short of itself.
  const sum = scaled.reduce((all, part) => all + part, 0).toFixed(2);
  const whole = Number(Number(sum).toFixed(0));
  const floors = scaled.map(Math.floor);
  const left = whole - floors.reduce((sum, part) => sum + part, 0);
  const remainders = scaled.map((part, i) => ({ i, rest: part - floors[i] }));
  const raised = new Set(
    remainders
      .sort((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ i }) => i),
  );
  return { parts: floors.map((part, i) => (part + (raised.has(i) ? 1 : 0)) / unit), whole: whole / unit };
}
