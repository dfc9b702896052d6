import type { MatchSpec } from '../../match/spec.ts';
import type { Variant } from '../../rules/variant.ts';

/** Keeps the rules that sides play by, each once, in the order in which they first do. */
export function variantsPlayed(): { see(match: MatchSpec): void; all(): Variant[] } {
  const known = new Map<string, Variant>();
  return {
    see({ variants }) {
      for (const variant of variants) known.set(JSON.stringify(variant), variant);
    },
    all: () => [...known.values()],
  };
}
