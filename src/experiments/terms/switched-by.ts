import type { Spec } from './spec.ts';

/** What may have switched a rule for both sides: `by "set"`, `by scenario "raid" or by "set"`. */
export function switchedBy({ version, scenario }: Pick<Spec, 'version' | 'scenario'>): string {
  const named = [
    ...(version === null ? [] : [`by version "${version}"`]),
    ...(scenario === undefined ? [] : [`by scenario "${scenario}"`]),
    'by "set"',
  ];
  return named.join(' or ');
}
