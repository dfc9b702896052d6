import type { Variant } from '../../../src/rules/variant.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';

/** What `rulebench odds dark-potential --json` says, asked with a line of options. */
export function ask<T = Record<string, string>>(line: string, set: Variant = {}): T {
  const asked: Record<string, string | boolean> = {};
  for (const option of line.split('--').slice(1)) {
    const [name, value] = option.trim().split(' ');
    asked[name] = value ?? true;
  }
  return darkPotential.odds!.answer(asked, [set, set]).data as T;
}

/** Chances of an attack, as the desk gives them. */
export interface AttackData {
  readonly hit: string;
  readonly wound: string;
  readonly kill: string;
  readonly wounds: Readonly<Record<string, string>>;
  readonly suppressed: string;
  readonly template?: {
    readonly centreKill: string;
    readonly edgeKill: string;
    readonly dice: number;
    readonly direction: Readonly<Record<string, string>>;
    readonly inches: Readonly<Record<string, string>>;
  };
}

export const attack = (line: string, set: Variant = {}): AttackData => ask<AttackData>(line, set);
