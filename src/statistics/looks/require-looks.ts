import { requireCount, requireLength } from '../numerics/require.ts';

/** Numbers of observations at which a run is looked at: whole, rising, at least one. */
export function requireLooks(sizes: readonly number[]): void {
  requireLength('sizes', sizes, 1);
  sizes.forEach((size, i) => {
    requireCount(`sizes[${i}]`, size, 1);
    if (i > 0 && size <= sizes[i - 1]) {
      throw new RangeError(
        `sizes[${i}] is ${size} and follows ${sizes[i - 1]}; looks must come in rising order.`,
      );
    }
  });
}
