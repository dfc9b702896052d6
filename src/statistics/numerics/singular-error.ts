/** Thrown for a system of equations without a single answer. */
export class SingularError extends RangeError {}
