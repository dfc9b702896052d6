import { createHash } from 'node:crypto';
import type { Share } from './verdict.ts';

/** Sixteen hexadecimal digits that stand for plain data; equal data with its keys in equal order give equal digits. */
export function digestOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
}

/** A digest of texts fed one after the other. */
interface RunningDigest {
  add(text: string): void;
  read(): string;
}

export function runningDigest(): RunningDigest {
  const hash = createHash('sha256');
  return {
    add: (text) => void hash.update(text),
    read: () => hash.copy().digest('hex').slice(0, 16),
  };
}

/** Six decimals: below what any run can tell apart, above what differs between machines. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

export function roundedShare({ mean, low, high }: Share): Share {
  return { mean: rounded(mean), low: rounded(low), high: rounded(high) };
}

/** Evidence is cut here, where it is beyond doubt and still fits into JSON. */
const MOST_EVIDENCE = 1e300;

export function cutEvidence(value: number): number {
  return value >= MOST_EVIDENCE ? MOST_EVIDENCE : Number(value.toPrecision(6));
}
