import type { Phase } from './executor.ts';

/** So many at least and at most. */
export interface Span {
  readonly least: number;
  readonly most: number;
  /** What it usually comes to at most, where a search ends where it ends; left out where `most` is no rarity. */
  readonly usual?: number;
}

/** What a run plays for one purpose, as far as is known before its first match. */
export interface Stage {
  readonly phase: Phase;
  readonly blocks: Span;
  readonly matches: Span;
}

export function exactly(count: number): Span {
  return { least: count, most: count };
}

export function upTo(most: number, least = 0): Span {
  return { least, most };
}

/** Blocks of two matches. */
export function pairs(phase: Phase, blocks: Span): Stage {
  return { phase, blocks, matches: sumOf([blocks, blocks]) };
}

/** Blocks of one match. */
export function singles(phase: Phase, blocks: Span): Stage {
  return { phase, blocks, matches: blocks };
}

/** Stages of one phase as one, blocks of one match and of two together. */
export function together(first: Stage, ...others: readonly Stage[]): Stage {
  const all = [first, ...others];
  return {
    phase: first.phase,
    blocks: sumOf(all.map(({ blocks }) => blocks)),
    matches: sumOf(all.map(({ matches }) => matches)),
  };
}

/** A span that a search seldom goes through to its end. */
export function seldom(most: number, usual: number, least: number): Span {
  return usual < most ? { least, most, usual } : { least, most };
}

/** Blocks of a run at most, for its progress. */
export function mostBlocks(stages: readonly Stage[]): number {
  return stages.reduce((sum, { blocks }) => sum + blocks.most, 0);
}

/** The whole of some spans. */
export function sumOf(spans: readonly Span[]): Span {
  const all = (blocksOf: (span: Span) => number) => spans.reduce((sum, span) => sum + blocksOf(span), 0);
  return seldom(
    all(({ most }) => most),
    all(({ usual, most }) => usual ?? most),
    all(({ least }) => least),
  );
}
