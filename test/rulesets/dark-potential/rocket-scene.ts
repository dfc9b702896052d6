import type { Variant } from '../../../src/rules/variant.ts';
import { resolveAttack } from '../../../src/rulesets/dark-potential/attack/attack.ts';
import type { Match } from '../../../src/rulesets/dark-potential/match/match.ts';
import type { Strike } from '../../../src/rulesets/dark-potential/match/strike.ts';
import { weaponsOf } from '../../../src/rulesets/dark-potential/match/weapons.ts';
import { type Script, stage, weapon } from './stage.ts';

export const ROCKET: Strike = {
  kind: 'ranged',
  attacker: 0,
  weapon: weapon('rocket-launcher'),
  target: 1,
  from: 0,
  at: 1,
};
export const QUIET: Variant = { leadership: 'off', pickup: 'off' };
/** The target, of 11 - 2 - 1, in the second band of 8: 9.98 inches off, two dice of scatter. */
export const TARGET = 'A rocket 0,0 | B sniper 0,10.96';

/** Fires a rocket at the target with others about, and tells who was rolled to wound and against what. */
export function fire(others: string, script: Script, set: Variant = {}, from = TARGET) {
  const position = stage(`${from}${others}`, { set: { ...QUIET, ...set } });
  const m = position.scripted(script);
  resolveAttack(m, ROCKET);
  m.dice.finish();
  const wounds = position.told.filter(({ kind, data }) => kind === 'test' && data?.roll === 'wound');
  return { m, strengths: wounds.map(({ data }) => Number(data!.needed) + 3), told: position.told };
}

export const HIT: Script[number] = ['hit', 2];
export const MISS: Script[number] = ['hit', 12];
export const wound = (total = 12): Script[number] => ['wound', total];
export const scatter = (direction: number, inches: number): Script => [
  MISS,
  ['scatter-direction', direction],
  ['scatter-distance', inches],
];

/** A launcher that kills all within 6 inches, at any distance. */
export const HUGE: Variant = {
  'units.rocket.launcherAoe': 12,
  'units.rocket.launcherStrength': 20,
  'units.rocket.launcherSplash': 20,
  'units.rocket.launcherRange': 96,
};

export const SPARING: Variant = { 'area-effect.splash.friends': 'spared' };

/** A shot of the first model, with its launcher as its side has it, at the first enemy. */
export function shotOf(m: Match): Strike {
  const launcher = weaponsOf(m, 0, 'ranged').find((w) => m.matchup.weapons[w].aoe !== undefined)!;
  const target = m.matchup.models.findIndex(({ seat }) => seat === 1);
  return { ...ROCKET, weapon: launcher, target, at: target };
}
