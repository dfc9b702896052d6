import type { Ruleset } from '../../src/rules/ruleset.ts';
import { compileSettings, resolvePath } from '../../src/rules/variant.ts';
import type { Change, Must } from './change.ts';
import { MIXED } from './generous.ts';

/** Which way the share of the side with a change goes. */
const WAY: Readonly<Record<Must, 1 | -1>> = {
  dominant: 1,
  better: 1,
  'no worse': 1,
  'no better': -1,
  worse: -1,
  hopeless: -1,
};

/** Settings of a change that leave everything as it is without them. */
export function idleSettings({ rules }: Ruleset, { name, set }: Change): string[] {
  const compiled = JSON.stringify(compileSettings(rules, set));
  return Object.keys(set)
    .filter((path) => {
      const { [path]: _, ...rest } = set;
      return JSON.stringify(compileSettings(rules, rest)) === compiled;
    })
    .map((path) => `${name}: ${path}`);
}

/** Switches of a change that go against their kind: a duty whose loss is to harm, a choice or shield whose loss is to help. */
export function wrongSwitches({ rules }: Ruleset, { name, must, set }: Change): string[] {
  return Object.keys(set)
    .filter((path) => set[path] === 'off' && !MIXED.includes(path))
    .filter((path) => {
      const { rule, clause } = resolvePath(rules, path);
      const kind = clause?.kind ?? rule.kind;
      if (kind === 'structure') return false;
      return WAY[must] !== (kind === 'burden' ? 1 : -1);
    })
    .map((path) => `${name}: ${path}`);
}

/** Pairs of changes that move a number the same way to opposite effect, or opposite ways to the same. */
export function contradictions({ rules }: Ruleset, changes: readonly Change[]): string[] {
  const seen = new Map<string, { readonly name: string; readonly sign: number }>();
  return changes.flatMap(({ name, must, set }) =>
    Object.entries(set).flatMap(([path, value]) => {
      if (typeof value !== 'number') return [];
      const sign = Math.sign(value - bookNumber(rules, path)) * WAY[must];
      const first = seen.get(path);
      if (!first) seen.set(path, { name, sign });
      return first && first.sign !== sign ? [`${path}: ${first.name}, ${name}`] : [];
    }),
  );
}

function bookNumber(rules: Ruleset['rules'], path: string): number {
  const { clause, leaf } = resolvePath(rules, path);
  return clause!.params![leaf!].default;
}
