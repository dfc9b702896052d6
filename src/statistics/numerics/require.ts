/**
 * The argument checks that every estimator repeats: each throws one sentence that names the argument, what
 * it was, and what it may be. Kept apart so that the formulas read as formulas.
 */

/** A level such as alpha or a confidence: strictly between 0 and 1. */
export function requireLevel(name: string, value: number): void {
  if (!(value > 0 && value < 1)) {
    throw new RangeError(`${name} is ${value}; it must lie strictly between 0 and 1, such as 0.05.`);
  }
}

/** A probability or a share: between 0 and 1, both included. */
export function requireShare(name: string, value: number): void {
  if (!(value >= 0 && value <= 1)) {
    throw new RangeError(`${name} is ${value}; it must lie between 0 and 1.`);
  }
}

/** A number of things: a whole number, not below `least`. */
export function requireCount(name: string, value: number, least = 0): void {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new RangeError(`${name} is ${value}; it must be a whole number of at least ${least}.`);
  }
}

/** Any finite number. */
export function requireFinite(name: string, value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`${name} is ${value}; it must be a finite number.`);
}

/** Any number, infinite ones included. */
export function requireNumber(name: string, value: number): void {
  if (!(value >= -Infinity)) throw new RangeError(`${name} is ${value}; it must be a number.`);
}

/** Bounds that leave room between them. */
export function requireRange({ low, high }: { readonly low: number; readonly high: number }): void {
  if (!(Number.isFinite(low) && Number.isFinite(high) && low < high)) {
    throw new RangeError(`The range ${low} to ${high} is empty; low must be a finite number below high.`);
  }
}

/** A finite number above 0, such as a variance or a weight. */
export function requirePositive(name: string, value: number): void {
  if (!(value > 0 && Number.isFinite(value)))
    throw new RangeError(`${name} is ${value}; it must be a finite number above 0.`);
}

/** A finite number that is 0 or above, such as a variance that may vanish. */
export function requireNonNegative(name: string, value: number): void {
  if (!(value >= 0 && Number.isFinite(value)))
    throw new RangeError(`${name} is ${value}; it must be a finite number of 0 or above.`);
}

/** A list that must hold at least `least` entries. */
export function requireLength(name: string, list: { readonly length: number }, least: number): void {
  if (list?.length === undefined) throw new RangeError(`${name} is ${list}; it must be a list.`);
  if (list.length < least) {
    throw new RangeError(`${name} has ${list.length} entries; at least ${least} are needed.`);
  }
}

/** A list of at least `least` finite numbers. */
export function requireNumbers(name: string, list: readonly number[], least: number): void {
  requireLength(name, list, least);
  const wrong = list.findIndex((value) => !Number.isFinite(value));
  if (wrong >= 0) throw new RangeError(`${name}[${wrong}] is ${list[wrong]}; it must be a finite number.`);
}

/** A table of finite numbers with so many rows and columns. */
export function requireMatrix(
  name: string,
  matrix: readonly (readonly number[])[],
  rows: number,
  columns: number,
): void {
  requireLength(name, matrix, 1);
  const sizes = `${name} must be ${rows} by ${columns} numbers`;
  if (matrix.length !== rows) throw new RangeError(`${sizes}; there are ${matrix.length} rows.`);
  matrix.forEach((row, i) => {
    requireNumbers(`${name}[${i}]`, row, 0);
    if (row.length !== columns) throw new RangeError(`${sizes}; row ${i} has ${row.length}.`);
  });
}

/** Something with fields: what a program in plain JavaScript may have left out. */
export function requireObject(name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null)
    throw new RangeError(`${name} is ${value}; it must be an object.`);
}

/** Something to call, for the same reason. */
export function requireFunction(name: string, value: unknown): void {
  if (typeof value !== 'function') throw new RangeError(`${name} is ${value}; it must be a function.`);
}
