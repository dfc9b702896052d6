import seedrandom from 'seedrandom';
import type { TableRef } from '../../../match/spec.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import type { Variant } from '../../../rules/variant.ts';
import { type MorrisTrajectory, morrisDesign } from '../../../statistics/index.ts';
import { isStopped } from '../../measure/stopped-tally.ts';
import type { Metric } from '../../metrics/metrics.ts';
import type { Campaign } from '../../play/campaign.ts';
import { type Arm, mirror, sideOf } from '../../terms/arm.ts';
import { refusalOf } from '../../terms/refusal.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import { over } from '../../terms/subject.ts';
import { requirePoint, type ScreenFactor } from './screen-factors.ts';
import type { Walked } from './screen-row.ts';
import { trajectoryTally } from './screen-tally.ts';

/** What a screening walks through. */
export interface WalksAsked {
  readonly factors: readonly ScreenFactor[];
  /** Walks through all numbers, each of which moves once. */
  readonly trajectories: number;
}

/** How many trajectories in all are drawn for each that is played, at most. */
const TRIES = 20;

/** Walks that were played to their end. */
export async function playWalks(
  spec: Spec<WalksAsked>,
  trajectories: readonly MorrisTrajectory[],
  metrics: readonly Metric[],
  campaign: Campaign,
): Promise<Walked[]> {
  const walked: Walked[] = [];
  for (const [t, trajectory] of trajectories.entries()) {
    const arms = armsOf(spec, trajectory, t);
    const tally = trajectoryTally(metrics, arms.length);
    const stopped = new Array<number>(arms.length).fill(0);
    await campaign.playTogether(arms, spec.blocks.initial, (point, _, [record]) => {
      tally.add(point, record);
      stopped[point] += Number(isStopped(record));
    });
    if (campaign.stopped) break;
    walked.push({
      trajectory,
      steps: tally.steps(),
      stopped: stopped.map((count) => count / spec.blocks.initial),
    });
  }
  return walked;
}

/** Throws InputError where next to no trajectory can be played. */
export function drawTrajectories({ spec, ruleset }: Experiment<WalksAsked>) {
  const { factors, trajectories } = spec.asks;
  const rng = seedrandom.alea(`screen ${spec.seed}`);
  const kept: MorrisTrajectory[] = [];
  let clash: string | null = null;
  let drawn = 0;
  while (kept.length < trajectories) {
    if (drawn >= TRIES * trajectories) {
      throw new InputError(`These numbers can hardly be played together; name fewer rules: ${clash}`);
    }
    // Morris's design comes in two or more; one is taken at a time so that others can take its place.
    const [trajectory] = morrisDesign(factors.length, 2, 2, rng);
    drawn++;
    const tables = tablesOf(spec, kept.length);
    const why = clashOf(ruleset, { ...spec, tables }, trajectory);
    if (why === null) kept.push(trajectory);
    clash ??= why;
  }
  return { trajectories: kept, redrawn: drawn - kept.length, clash };
}

function clashOf(ruleset: Ruleset, spec: Spec<WalksAsked>, { points }: MorrisTrajectory): string | null {
  return refusalOf(() => {
    for (const point of points) requirePoint(ruleset, spec, numbersOf(spec, point));
  });
}

function numbersOf({ asks: { factors } }: Spec<WalksAsked>, point: readonly number[]): Variant {
  return Object.fromEntries(
    factors.map(({ path, low, high }, f) => [path, point[f] === 0 ? low : high] as const),
  );
}

/** The tables of a trajectory: it begins where the one before left off. */
function tablesOf({ tables, blocks: { initial } }: Spec, t: number): TableRef[] {
  const first = (t * initial) % tables.length;
  return [...tables.slice(first), ...tables.slice(0, first)].slice(0, initial);
}

/** Each trajectory has luck of its own. */
function armsOf(spec: Spec<WalksAsked>, { points }: MorrisTrajectory, t: number): Arm[] {
  const more = { seed: `${spec.seed}/walk ${t}`, tables: tablesOf(spec, t) };
  return points.map((point, i) => {
    const variant = over(spec.variant, numbersOf(spec, point));
    return mirror(spec, `walk ${t + 1}, point ${i + 1}`, sideOf(spec, { variant }), more);
  });
}
