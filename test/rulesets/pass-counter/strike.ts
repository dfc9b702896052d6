import { needsFor, strikeOf, strikesOf } from '../../../src/rulesets/pass-counter/attack/attack.ts';
import type { Match } from '../../../src/rulesets/pass-counter/match/match.ts';
import type { AttackKind } from '../../../src/rulesets/pass-counter/matchup/timing.ts';
import { type Staging, stage } from './stage.ts';

export function strike(m: Match, kind: AttackKind, attacker = 0, target = 1) {
  const { ranged, melee } = m.matchup.models[attacker];
  return strikeOf(kind, attacker, (kind === 'ranged' ? ranged : melee)[0], target);
}

export function needs(position: string, kind: AttackKind, staging: Staging = {}) {
  const m = stage(position, staging).scripted([]);
  return needsFor(m, strike(m, kind));
}

/** Whom a model may attack, and how. */
export function targets(position: string, staging: Staging = {}, model = 0): string[] {
  const m = stage(position, staging).scripted([]);
  return strikesOf(m, model).map(({ kind, target }) => `${kind} ${target}`);
}
