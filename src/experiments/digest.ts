import { createHash } from 'node:crypto';

/** Sixteen hexadecimal digits that stand for plain data; equal data with its keys in equal order give equal digits. */
export function digestOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
}

/** A digest of texts fed one after the other. */
export interface RunningDigest {
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
