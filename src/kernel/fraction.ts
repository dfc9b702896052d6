/** An exact fraction in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** Throws a RangeError when `under` is 0. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  let [n, d] = [BigInt(over), BigInt(under)];
  if (d === 0n) throw new RangeError('A fraction needs a denominator other than 0.');
  if (d < 0n) [n, d] = [-n, -d];
  const common = gcd(n, d) || 1n;
  return { over: n / common, under: d / common };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { over: -b.over, under: b.under });
}

/** Throws a RangeError when `b` is 0. */
export function ratio(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under, a.under * b.over);
}

/** "5/12"; whole numbers keep their denominator: "1/1". */
export function fractionText(f: Fraction): string {
  return `${f.over}/${f.under}`;
}

export function fractionValue(f: Fraction): number {
  return Number(f.over) / Number(f.under);
}
