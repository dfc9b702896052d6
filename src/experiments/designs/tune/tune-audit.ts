import { type Audit, type AuditMetric, auditOf, type Repeat } from '../../audit/audit.ts';
import type { Metric } from '../../metrics/metrics.ts';
import type { Campaign } from '../../play/campaign.ts';
import { playedBy } from '../../terms/arm.ts';
import type { Spec } from '../../terms/spec.ts';
import type { Share } from '../../terms/verdict.ts';
import type { TuneAsks } from './tune-asked.ts';
import { addBlock, type Candidate } from './tune-candidate.ts';
import type { Axis } from './tune-grid.ts';
import { type Finalist, finalistOf } from './tune-points.ts';
import { movementOfLoss, winnerOf } from './tune-winner.ts';

/** Points that were played again, the book first, each with what came of it. */
interface Retested {
  readonly axes: readonly Axis[];
  readonly metrics: readonly Metric[];
  readonly candidates: readonly Candidate[];
  readonly finalists: readonly Finalist[];
}

/** What is said about a finalist. */
interface Statement {
  readonly metric: AuditMetric;
  /** Half-width of the band that the effect is said to lie in. */
  readonly within?: number;
  /** Null where nothing shows it. */
  of(finalist: Finalist): Pick<Repeat, 'effect' | 'word'> | null;
}

/** Places of what is played once more: the book, and the finalist that is spoken for where it is another. */
export function placesAudited({ asks }: Spec<TuneAsks>, finalists: readonly Finalist[]): number[] {
  return [...new Set([0, winnerOf(asks.targets, finalists)])];
}

/** Headline verdicts under other policies: that the winner beats the book, and how it does on each target. */
export async function playTuneAudits(
  spec: Spec<TuneAsks>,
  { axes, metrics, candidates, finalists }: Retested,
  campaign: Campaign,
): Promise<Audit[]> {
  const places = placesAudited(spec, finalists);
  const winner = finalists[places[places.length - 1]];
  const { title } = candidates[places[places.length - 1]].arm;
  const told = statementsOn(spec, winner, metrics);
  if (told.length === 0) return [];
  const others: { readonly policy: string; readonly finalist: Finalist }[] = [];
  for (const policy of spec.asks.audit) {
    const again = places.map((place) => afresh(candidates[place], policy));
    const arms = again.map(({ arm }) => arm);
    await campaign
      .in('audit')
      .playTogether(arms, spec.blocks.reserve, (arm, index, records) =>
        addBlock(again[arm], metrics, index, records),
      );
    others.push({ policy, finalist: finalistOf(spec, metrics, axes, again[again.length - 1], again) });
  }
  if (others.length === 0) return [];
  return told.map(({ metric, of, ...band }) => {
    const headline = { path: null, title: `${title} against the targets`, mean: of(winner)!.effect.mean };
    const repeats = others.flatMap(({ policy, finalist }): Repeat[] => {
      const shown = of(finalist);
      return shown === null ? [] : [{ policy, blocks: finalist.blocks, ...shown }];
    });
    return auditOf(spec, { ...headline, ...band }, metric, repeats);
  });
}

/** The same point, of which nothing has been seen yet, played by another policy. */
function afresh(candidate: Candidate, policy: string): Candidate {
  return {
    ...candidate,
    arm: playedBy(candidate.arm, policy),
    shown: candidate.shown.map(() => []),
    stopped: [],
    ends: [],
  };
}

/** What the page says beyond doubt about the winner. */
function statementsOn({ asks }: Spec<TuneAsks>, winner: Finalist, metrics: readonly Metric[]): Statement[] {
  const beyondBook: Statement = {
    metric: { id: 'all-targets', unit: 'count' },
    of: ({ beyondBook: effect }) => effect && { effect, word: movementOfLoss(effect) },
  };
  const onTargets = asks.targets.map(({ value, tolerance }, i): Statement => {
    return {
      metric: metrics[i],
      ...(winner.met[i] === 'met' && { within: tolerance }),
      of: ({ levels, met }) => levels[i] && { effect: less(levels[i], value), word: met[i] },
    };
  });
  return [beyondBook, ...onTargets].filter(({ of }) => (of(winner)?.word ?? 'undecided') !== 'undecided');
}

function less({ mean, low, high }: Share, value: number): Share {
  return { mean: mean - value, low: low - value, high: high - value };
}
