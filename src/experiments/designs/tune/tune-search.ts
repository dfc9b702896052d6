import type { Metric } from '../../metrics/metrics.ts';
import type { Campaign } from '../../play/campaign.ts';
import { addBlock, blocksOf, type Candidate, lossOf } from './tune-candidate.ts';
import { isSurelyWorse, levelOfLook, rungsOf } from './tune-dropping.ts';
import {
  type Axis,
  finerMesh,
  firstMesh,
  MOST_POINTS,
  mostPoints,
  neighbours,
  type Point,
} from './tune-grid.ts';
import type { Target } from './tune-target.ts';

interface Hunt {
  readonly axes: readonly Axis[];
  readonly metrics: readonly Metric[];
  readonly targets: readonly Target[];
  /** Of each candidate that stays in the race. */
  readonly blocks: number;
  readonly alpha: number;
  readonly seed: string;
  /** Blocks that the run takes after the search at most; for progress. */
  readonly later: number;
  /** A candidate for a point; null where it cannot be played. */
  open(point: Point): Candidate | null;
}

/**
 * Compass search: all points one move away from the best so far race against it on the same blocks; the best of them is
 * the next to start from, and where none is better the moves are halved. Ends when single steps bring nothing more.
 * Candidates in the order in which they were tried, the book first.
 */
export async function hunt(setup: Hunt, campaign: Campaign): Promise<Candidate[]> {
  const { axes, targets, blocks } = setup;
  const tried = new Map<string, Candidate | null>();
  const known = (point: Point) => {
    const key = point.join();
    if (!tried.has(key)) tried.set(key, setup.open(point));
    return tried.get(key) ?? null;
  };
  let best = known(axes.map(({ book }) => book))!;
  let mesh: number[] | null = firstMesh(axes);
  while (mesh !== null && !campaign.stopped) {
    const around = neighbours(axes, best.point, mesh);
    const rivals = around.flatMap((point) => (tried.size < MOST_POINTS ? (known(point) ?? []) : []));
    const further = (mostPoints(axes) - tried.size) * blocks + setup.later;
    await race(setup, campaign, [best, ...rivals.filter(({ dropped }) => !dropped)], further);
    const whole = [best, ...rivals].filter((rival) => blocksOf(rival) >= blocks);
    const next = whole.reduce(
      (least, rival) => (lossOf(targets, rival, blocks) < lossOf(targets, least, blocks) ? rival : least),
      best,
    );
    if (next === best) mesh = finerMesh(mesh);
    best = next;
  }
  return [...tried.values()].filter((candidate) => candidate !== null);
}

/**
 * Brings candidates from rung to rung; those that are worse than the best of them fall out, but for the first, which
 * the others are measured against.
 *
 * @param further blocks that the run takes after the race at most; for progress
 */
async function race(
  setup: Hunt,
  campaign: Campaign,
  field: readonly Candidate[],
  further: number,
): Promise<void> {
  const { targets, blocks, alpha, seed, metrics } = setup;
  let running = [...field];
  for (const length of rungsOf(blocks)) {
    const arms = running.map(({ arm }) => arm);
    const portions = running.map((candidate, arm) => ({
      arm,
      blocks: Math.max(0, length - blocksOf(candidate)),
    }));
    campaign.expect(running.reduce((sum, own) => sum + Math.max(0, blocks - blocksOf(own)), further));
    const lacking = portions.filter((portion) => portion.blocks > 0);
    await campaign.play(arms, lacking, (arm, index, records) =>
      addBlock(running[arm], metrics, index, records),
    );
    if (campaign.stopped) return;
    const loss = (candidate: Candidate) => lossOf(targets, candidate, length);
    const leader = running.reduce((least, rival) => (loss(rival) < loss(least) ? rival : least));
    for (const rival of running.slice(1)) {
      if (rival === leader || blocksOf(rival) >= blocks) continue;
      rival.dropped = isSurelyWorse(targets, rival, leader, length, levelOfLook(alpha), seed);
    }
    running = running.filter(({ dropped }) => !dropped);
  }
}
