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

/** Bounds that leave room between them. */
export function requireRange({ low, high }: { readonly low: number; readonly high: number }): void {
  if (!(Number.isFinite(low) && Number.isFinite(high) && low < high)) {
    throw new RangeError(`The range ${low} to ${high} is empty; low must be a finite number below high.`);
  }
}

/** A list that must hold at least `least` entries. */
export function requireLength(name: string, list: { readonly length: number }, least: number): void {
  if (list.length < least) {
    throw new RangeError(`${name} has ${list.length} entries; at least ${least} are needed.`);
  }
}
