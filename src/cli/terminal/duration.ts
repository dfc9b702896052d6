/** Seconds in the unit that tells enough: `40 s`, `3 min`, `1.5 h`. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

/** `40 to 80 s`, `50 s to 3 min`. */
export function durationRange(least: number, most: number): string {
  const [low, high] = [duration(least), duration(most)];
  if (low === high) return high;
  const [number, unit] = low.split(' ');
  return high.endsWith(` ${unit}`) ? `${number} to ${high}` : `${low} to ${high}`;
}
