import type { Phase } from './executor.ts';

/** So many at least and at most. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** What a run plays for one purpose, as far as is known before its first match. */
export interface Stage {
  readonly phase: Phase;
  readonly blocks: Span;
  readonly matches: Span;
  /** Whether `most` is what it usually comes to, since a search ends where it ends. */
  readonly isOpen: boolean;
}

export function exactly(count: number): Span {
  return { least: count, most: count };
}

export function upTo(most: number, least = 0): Span {
  return { least, most };
}

/** Blocks of two matches. */
export function pairs(phase: Phase, blocks: Span): Stage {
  return { phase, blocks, matches: sumOf([blocks, blocks]), isOpen: false };
}

/** Blocks of one match. */
export function singles(phase: Phase, blocks: Span): Stage {
  return { phase, blocks, matches: blocks, isOpen: false };
}

/** Stages of one phase as one, blocks of one match and of two together. */
export function together(first: Stage, ...others: readonly Stage[]): Stage {
  const all = [first, ...others];
  return {
    phase: first.phase,
    blocks: sumOf(all.map(({ blocks }) => blocks)),
    matches: sumOf(all.map(({ matches }) => matches)),
    isOpen: all.some(({ isOpen }) => isOpen),
  };
}

/** The same, where nothing bounds how long it goes on. */
export function usually(stage: Stage): Stage {
  return { ...stage, isOpen: true };
}

/** Blocks of a run at most, for its progress. */
export function mostBlocks(stages: readonly Stage[]): number {
  return stages.reduce((sum, { blocks }) => sum + blocks.most, 0);
}

/** The whole of some spans. */
export function sumOf(spans: readonly Span[]): Span {
  return spans.reduce(
    (sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }),
    exactly(0),
  );
}
