import { createArenas } from '../../../src/match/arenas.ts';
import { playMatch } from '../../../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Player } from '../../../src/rules/decision.ts';
import type { MatchEvent } from '../../../src/rules/ruleset.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';

export const arenas = createArenas(zoneControl);

export function play(set: Variant, more: Partial<MatchSpec> = {}, instead?: readonly [Player, Player]) {
  const spec: MatchSpec = {
    ruleset: zoneControl.id,
    table: { name: '24x24-copses' },
    variants: [set, set],
    armies: ['line', 'strike'],
    policies: ['random', 'random'],
    seed: 'rounds',
    pitch: DEFAULT_PITCH,
    ...more,
  };
  const events: MatchEvent[] = [];
  const players = instead ?? ([createPlayer(spec.policies[0]), createPlayer(spec.policies[1])] as const);
  return { record: playMatch(arenas, spec, players, (event) => events.push(event)), events };
}

/** Seats of the models that moved or attacked, in order, a seat for each unbroken run. */
export function runs(events: readonly MatchEvent[]): string {
  const acts = events.filter(({ kind }) => ['move', 'attack', 'round'].includes(kind));
  const letters = acts.map(({ kind, text }) => (kind === 'round' ? '|' : text[0]));
  return letters.filter((letter, i) => letter !== letters[i - 1]).join('');
}
