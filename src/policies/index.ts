import type { Player } from '../rules/decision.ts';
import { unknown } from '../rules/nearest.ts';
import { persona } from './persona.ts';
import { random } from './random.ts';

/** Policies by name. */
const POLICIES: Readonly<Record<string, () => Player>> = {
  random: () => random,
  veteran: () => persona({ harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1 }),
};

export const policyNames: readonly string[] = Object.keys(POLICIES);

/** A player of a policy; throws InputError for a name nobody knows. */
export function createPlayer(name: string): Player {
  const create = Object.hasOwn(POLICIES, name) ? POLICIES[name] : undefined;
  if (!create) throw unknown('policy', name, 'the policies', policyNames);
  return create();
}
