import { type Chances, certainly, chanceThat, mixed } from '../../../kernel/chances.ts';
import { type Fraction, ratio, ZERO } from '../../../kernel/fraction.ts';
import { deviate } from '../../../kernel/geometry/template.ts';
import { passesAtEdge } from '../attack/area-effect.ts';
import { resolveAttack } from '../attack/attack.ts';
import { burstAt, isInBurst } from '../attack/burst.ts';
import { applyHits } from '../attack/casualties.ts';
import { settleOwed } from '../attack/morale.ts';
import { diceOf } from '../attack/scatter-distance.ts';
import type { Match } from '../match/match.ts';
import { hitTarget, laysTemplate, type Strike, woundTarget } from '../match/strike.ts';
import { solveExchange, UNPRICED } from '../rolls/exchange-solver.ts';
import { throwOf } from '../rolls/test-roll.ts';
import { woundsRemoved } from '../rolls/wounds-removed.ts';
import type { PointsLeft, Prospects } from './odds-play.ts';
import { HERE, type Scene, THERE } from './odds-scene.ts';

/** Exact chances of one attack. */
export interface AttackOdds {
  /** Numbers the rolls are made against. */
  readonly toHit: number;
  readonly toWound: number;
  readonly hit: Fraction;
  /** Of a hit that it wounds. */
  readonly wound: Fraction;
  readonly kill: Fraction;
  /** By wounds lost. */
  readonly wounds: readonly Fraction[];
  /** That the target lives and is suppressed; null where its rules know no suppression by a hit. */
  readonly suppressed: Fraction | null;
  readonly template: TemplateOdds | null;
}

/** What a template adds. */
export interface TemplateOdds {
  /** That the target dies in the middle of the template. */
  readonly centreKill: Fraction;
  /** That a model like the target dies under its edge. */
  readonly edgeKill: Fraction;
  /** Dice of a scatter, and chances of its direction and its inches. */
  readonly dice: number;
  readonly direction: Chances;
  readonly inches: Chances;
}

/** Walks every outcome of an attack of the scene's actor on its target, with a bonus to hit. */
export function attackOdds(scene: Scene, strike: Strike, bonus: number): AttackOdds {
  const { still } = scene;
  const { target } = strike;
  const left = still.state.wounds[target];
  scene.play.expect(prospectsOf(still, strike));
  const ends = scene.distribution((m, seen) => {
    resolveAttack(m, strike, bonus);
    settleOwed(m);
    const lost = left - m.state.wounds[target];
    const end: End = [seen.hit, lost, m.state.suppressed[target] > 0, seen.direction, seen.inches];
    return JSON.stringify(end);
  });
  const outcomes = [...ends].map(([text, chance]) => [JSON.parse(text) as End, chance] as const);
  const chanceOf = (is: (end: End) => boolean) => chanceThat(outcomes, is);

  const [middle, edge] = strengthsOf(still, strike);
  const hit = chanceOf(([hits]) => hits);
  return {
    toHit: hitTarget(still, strike) + bonus,
    toWound: woundTarget(still, strike, target, middle),
    hit,
    wound:
      hit.over === 0n
        ? chanceToLose(scene, strike, middle, 1)
        : ratio(
            chanceOf(([hits, lost]) => hits && lost > 0),
            hit,
          ),
    kill: chanceOf(([, lost]) => lost === left),
    wounds: Array.from({ length: left + 1 }, (_, n) => chanceOf(([, lost]) => lost === n)),
    suppressed: isSuppressible(still) ? chanceOf(([, , suppressed]) => suppressed) : null,
    template: laysTemplate(still, strike)
      ? {
          centreKill: chanceOf(([hits, lost]) => hits && lost === left),
          edgeKill: hitsAtEdge(still) ? chanceToLose(scene, strike, edge, left, isTestedAtEdge(still)) : ZERO,
          dice: diceOf(still, strike),
          direction: shares(outcomes, ([, , , direction]) => direction),
          inches: shares(outcomes, ([, , , direction, inches]) => (direction > 0 ? inches : -1)),
        }
      : null,
  };
}

/** Whether a hit can suppress whoever lives (DP-LDR-01, DP-LDR-05). */
function isSuppressible({ matchup }: Match): boolean {
  const { on, hit, suppressed } = matchup.settings[1].leadership;
  return on && hit.on && suppressed.on;
}

type End = readonly [hit: boolean, lost: number, suppressed: boolean, direction: number, inches: number];

/** Chance that a hit of some strength removes at least so many wounds, once it has been tested where it is. */
function chanceToLose(
  scene: Scene,
  strike: Strike,
  strength: number,
  least: number,
  tested = false,
): Fraction {
  const lost = scene.distribution((m) => {
    if (tested && !passesAtEdge(m, strike, strike.target)) return 0;
    applyHits(m, strike, [{ model: strike.target, strength, margin: 0 }]);
    return scene.still.state.wounds[strike.target] - m.state.wounds[strike.target];
  });
  return chanceThat(lost, (n) => n >= least);
}

/** Distribution of something over the outcomes that have it (at least 0, and not 0 for all), in ascending order. */
function shares(outcomes: readonly (readonly [End, Fraction])[], of: (end: End) => number): Chances {
  const scattered = outcomes.filter(([[, , , direction]]) => direction !== 0);
  const all = chanceThat(scattered, () => true);
  const sums = mixed(scattered.map(([end, chance]) => [ratio(chance, all), certainly(of(end))] as const));
  return new Map([...sums].sort(([a], [b]) => a - b));
}

/** Strength against the target of a hit, and against whoever the edge of a template touches (DP-AOE-05/06). */
function strengthsOf(m: Match, strike: Strike): readonly [number, number] {
  const { strength, strengthB } = m.matchup.weapons[strike.weapon];
  const lesser = strengthB ?? strength;
  return [laysTemplate(m, strike) && !m.matchup.settings[0].areaEffect.middle.on ? lesser : strength, lesser];
}

/** What both sides can expect of a hit, a miss and a scatter when all their points go into wounds. */
function prospectsOf(m: Match, strike: Strike): Prospects {
  const { settings, exchanges, tests } = m.matchup;
  const left = m.state.wounds[strike.target];
  const removed = (margin: number, hitMargin: number) => woundsRemoved(settings[0], left, margin, hitMargin);

  const woundsBy = (power: number) => {
    if (!settings[1].wounding.test.on) return () => removed(0, 0) / left;
    const { thrown, facing, judge } = tests[0];
    const needed = facing(woundTarget(m, strike, strike.target, power));
    const payoff = (total: number) => {
      const { success, margin } = judge(needed, total);
      return success ? removed(margin, 0) / left : 0;
    };
    const rules = exchanges.rules(0, 1, 'wound', thrown);
    const solver = solveExchange(rules, { thrown, payoff, ...UNPRICED });
    return (points: PointsLeft) => solver.payoff(solver.open(points));
  };
  const [middle, edge] = strengthsOf(m, strike).map(woundsBy);
  // Where the margin of the attack counts (V-05) it multiplies what a wound removes.
  const hit = (margin: number, points: PointsLeft) => (middle(points) * removed(0, margin)) / removed(0, 0);
  if (!laysTemplate(m, strike) || !settings[0].areaEffect.deviation.on)
    return { hit, miss: () => 0, scattered: () => 0 };

  const scattered = (inches: number, points: PointsLeft) =>
    inches <= 0 ? middle(points) : reaches(m, strike, inches) ? edge(points) : 0;
  const thrown = throwOf(diceOf(m, strike), 6);
  const rules = exchanges.rules(0, 1, 'scatter-distance', thrown);
  const payoff = (inches: number, mine: number, theirs: number) => scattered(inches, [mine, theirs]);
  const solver = solveExchange(rules, { thrown, payoff, ...UNPRICED });
  return { hit, miss: (points) => solver.payoff(solver.open(points)), scattered };
}

/** Whether the edge of a template hits whom it touches (DP-AOE-06). */
function hitsAtEdge({ matchup }: Match): boolean {
  return matchup.settings[0].areaEffect.splash.on;
}

/** Whether it does so by a test of its own (DP-Q-77). */
function isTestedAtEdge({ matchup }: Match): boolean {
  return matchup.settings[0].areaEffect.splash.test === 'rolled';
}

/** Whether a template that went astray by so much still hits its target. */
function reaches(m: Match, strike: Strike, inches: number): boolean {
  if (!hitsAtEdge(m)) return false;
  const { x, y } = m.battlefield.ground;
  const [shooter, aim] = [HERE, THERE].map((at) => ({ x: x[at], y: y[at] }));
  const burst = { ...burstAt(m, strike), ...deviate(shooter, aim, 1, inches * m.matchup.inch) };
  return isInBurst(m, THERE, burst);
}
