import { seedWords } from '../../src/kernel/luck.ts';
import type { Arenas } from '../../src/match/arenas.ts';
import type { MatchSpec } from '../../src/match/spec.ts';
import { type Judgement, persona } from '../../src/policies/persona.ts';
import { type Player, TACTICS, type Tactic } from '../../src/rules/decision.ts';

/** A weight that can be fitted: of a tactic at a decision point. */
export interface Parameter {
  readonly point: string;
  readonly tactic: Tactic;
}

/** Share of a point's decisions in which options must differ in a tactic for its weight to matter. */
const SELDOM = 0.01;
/** Decisions of a point in the sample, below which nothing can be told of it. */
const FEW = 30;

/**
 * The weights that bear on what a policy takes, found in some of its matches: those of tactics in which options of a
 * point differ. Where harm is among them its weight stands still, since only their proportions count; elsewhere the
 * first one does.
 */
export function weighedPoints(
  arenas: Arenas,
  specs: readonly MatchSpec[],
  judgement: Judgement,
): Parameter[] {
  const found = new Map<string, { decisions: number; readonly differ: number[] }>();
  const own = persona(judgement);
  const watching: Player = Object.assign(
    (decision: Parameters<Player>[0]) => {
      const { point } = decision;
      const seen = found.get(point) ?? { decisions: 0, differ: TACTICS.map(() => 0) };
      found.set(point, seen);
      seen.decisions++;
      spreads(decision).forEach((spread, tactic) => {
        if (spread > 1e-6) seen.differ[tactic]++;
      });
      return own(decision);
    },
    { takesBest: true },
  );
  for (const spec of specs) {
    const game = arenas.game(spec);
    const players = [watching, watching] as const;
    const state = game.start(seedWords(spec.seed), players);
    while (!game.isOver(state)) game.advance(state, players);
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([point, { decisions, differ }]) => {
      if (decisions < FEW) return [];
      const tactics = TACTICS.filter((_, tactic) => differ[tactic] >= SELDOM * decisions);
      return tactics.slice(1).map((tactic) => ({ point, tactic }));
    });
}

/** By tactic, how far apart the options of a decision are. */
function spreads(decision: Parameters<Player>[0]): number[] {
  const least = TACTICS.map(() => Infinity);
  const most = TACTICS.map(() => -Infinity);
  const weighing = new Float64Array(TACTICS.length);
  for (let option = 0; option < decision.count; option++) {
    weighing.fill(0);
    decision.weigh(option, weighing);
    weighing.forEach((value, tactic) => {
      least[tactic] = Math.min(least[tactic], value);
      most[tactic] = Math.max(most[tactic], value);
    });
  }
  return most.map((value, tactic) => value - least[tactic]);
}
