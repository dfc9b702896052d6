import type { Variant } from '../../../src/rules/variant.ts';
import { type Strike, volleyOf } from '../../../src/rulesets/zone-control/attack/attack.ts';
import { carryOut, strikesOf } from '../../../src/rulesets/zone-control/attack/targets.ts';
import { type Script, type Staging, stage } from './stage.ts';

/** The first model of A uses a weapon on the first of B. */
export function strike(
  position: string,
  weapon: string,
  script: Script,
  staging: Staging = {},
  moved = false,
) {
  const m = stage(position, staging).scripted(script);
  if (moved) m.state.moved[0] = 1;
  const target = m.matchup.force[1][0];
  const found = strikesOf(m, 0).find(
    (one) => one.target === target && m.matchup.weapons[one.weapon].id === weapon,
  );
  if (!found) return 'no such attack';
  carryOut(m, found);
  m.dice.finish();
  return { left: m.state.wounds[target], shock: m.state.shock[target] };
}

export function modifier(position: string, weapon: string, staging: Staging = {}, moved = false): number {
  const m = stage(position, staging).scripted([]);
  if (moved) m.state.moved[0] = 1;
  const one = m.matchup.weapons.findIndex(({ id }) => id === weapon);
  const kind = m.matchup.weapons[one].mode === 'ranged' ? 'shooting' : 'melee';
  return volleyOf(m, { kind, attacker: 0, weapon: one, target: m.matchup.force[1][0] } satisfies Strike).toHit
    .total;
}

export const off = (...paths: string[]): Staging => ({
  set: Object.fromEntries(paths.map((path) => [path, 'off'])),
});
export const set = (patch: Variant): Staging => ({ set: patch });

/** Edges six inches apart are centres so far apart. */
export const SIX = (6 * 25.4 + 25) / 25.4;
export const PAIR = 'A trooper 0,0 | B trooper 0,10';
