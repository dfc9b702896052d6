import type { Clause, Rule } from '../../src/rules/rule.ts';

/** One setting of the rules at another value than the book's. */
export interface Change {
  readonly path: string;
  readonly value: string | number;
  /** Both sides must have it. */
  readonly shared: boolean;
}

/** Every clause off, every reading but the first, and every parameter at its bounds. */
export function changesTo(rule: Rule): readonly Change[] {
  return Object.entries(rule.clauses).flatMap(([key, clause]) => {
    const shared = (clause.governs ?? rule.governs) === 'table' || (clause.kind ?? rule.kind) === 'structure';
    return valuesOf(clause).map(([leaf, value]) => ({ path: `${rule.id}.${key}${leaf}`, value, shared }));
  });
}

function valuesOf(clause: Clause): (readonly [leaf: string, value: string | number])[] {
  return [
    ...(clause.off === undefined ? [] : [['', 'off'] as const]),
    ...Object.entries(clause.questions ?? {}).flatMap(([leaf, { readings }]) =>
      Object.keys(readings)
        .slice(1)
        .map((reading) => [`.${leaf}`, reading] as const),
    ),
    ...Object.entries(clause.params ?? {}).flatMap(([leaf, { min, max }]) =>
      [min, max].map((value) => [`.${leaf}`, value] as const),
    ),
  ];
}

/** Changes for matches: a shared one is for both sides, of the others each side of a match has its own. */
export function changesByMatch(rule: Rule): (readonly [Change, Change])[] {
  const changes = changesTo(rule);
  const own = changes.filter(({ shared }) => !shared);
  return [
    ...changes.filter(({ shared }) => shared).map((change) => [change, change] as const),
    ...Array.from(
      { length: Math.ceil(own.length / 2) },
      (_, i) => [own[2 * i], own[2 * i + 1] ?? own[0]] as const,
    ),
  ];
}
