import { type Pace, trialBlocks, trialPace } from '../../execution/threads/trial.ts';
import type { AnyDesign } from '../../experiments/asked/design.ts';
import { type DesignId, designOf } from '../../experiments/designs/index.ts';
import { type Span, type Stage, sumOf } from '../../experiments/terms/cost.ts';
import type { Executor, Phase } from '../../experiments/terms/executor.ts';
import type { Experiment } from '../../experiments/terms/spec.ts';
import { isForeseeing } from '../../policies/index.ts';
import { counted, listed, thousands } from '../../reporting/wording/wording.ts';
import { durationRange } from './duration.ts';

/** What each phase is for, in a few words. */
const PHASES: Readonly<Record<Phase, string>> = {
  adaptation: 'to fit sides to their options',
  main: 'for what is asked',
  uses: 'for other uses of the same resource',
  occurrence: 'to count how often questions come up',
  interactions: 'for the strongest in pairs',
  confirmation: 'again on fresh luck',
  audit: 'under other policies',
  styles: 'to see what these policies do',
  prices: 'for costs that would be fair',
  searches: 'to count in units what makes up for it',
};

/** Runs of fewer blocks are over sooner than a trial. */
const SHORT = 100;

/**
 * What a run will play and how long that takes here, for the line before its first match; null where it is stopped before.
 *
 * @param tell is told of a trial that takes long, before it begins
 * @param done blocks that the run has played already: it goes on, and no trial says how long the rest takes
 */
export async function costLine(
  experiment: Experiment,
  executor: Executor,
  workers: number,
  signal: AbortSignal,
  tell: (line: string) => void,
  done = 0,
): Promise<string | null> {
  const design = designOf(experiment.spec.design as DesignId) as unknown as AnyDesign;
  const stages = design.cost(experiment).filter(({ blocks }) => blocks.most > 0);
  const blocks = sumOf(stages.map((stage) => stage.blocks));
  const matches = sumOf(stages.map((stage) => stage.matches));
  const played = `${spanText(blocks, 'block')} (${spanText(matches, 'match', 'matches')})`;
  const trial = () => {
    const ahead = foreseeing(playing(experiment));
    if (ahead.length > 0) tell(trialText(ahead, workers));
    return trialPace(design, experiment, executor, workers, signal);
  };
  const isShort = done === 0 && blocks.most < SHORT;
  const pace = done > 0 || isShort ? null : await trial();
  if (signal.aborted) return null;
  const time =
    done > 0 ? `${thousands(done)} of the blocks played already` : timeText(pace, matches, workers);
  const parts = stages.length > 1 ? ` Of these ${listed(stages.map(stageText))}.` : '';
  return `To play: ${played}, ${time}.${parts}${aheadText(experiment, isShort)}`;
}

/** Policies that sides of a run play by before anything is audited; those of a plan are in what it plans. */
function playing({ spec: { policy, asks } }: Experiment<unknown>): readonly string[] {
  const { policies, asks: planned } = asks as Asks & { readonly asks?: Asks };
  return policies ?? planned?.policies ?? [policy];
}

/** What of a design's asks says who plays, where that is not the spec's own policy. */
interface Asks {
  readonly policies?: readonly string[];
}

/** Those of some policies that look ahead, in quotes. */
function foreseeing(policies: readonly string[]): string[] {
  return policies.filter(isForeseeing).map((one) => `"${one}"`);
}

/** `"strategist" looks ahead: some seconds to half a minute a match`. */
function aheadOf(policies: readonly string[]): string {
  return `${listed(policies)} ${policies.length === 1 ? 'looks' : 'look'} ahead: some seconds to half a minute a match`;
}

/** What is played before a run says how long it takes, where that is not done at once. */
function trialText(ahead: readonly string[], workers: number): string {
  return `A trial of ${counted(trialBlocks(workers), 'block')} comes first, to tell how long the run takes. ${aheadOf(ahead)}.`;
}

/** That whoever looks ahead takes longer than is told: those who audit, and in runs without a trial the others. */
function aheadText(experiment: Experiment<unknown>, isShort: boolean): string {
  const { audit = [] } = experiment.spec.asks as { readonly audit?: readonly string[] };
  const ahead = foreseeing([...(isShort ? playing(experiment) : []), ...audit]);
  return ahead.length === 0 ? '' : ` That leaves out how long ${aheadOf(ahead)}.`;
}

function timeText(pace: Pace | null, { least, most, usual }: Span, workers: number): string {
  if (pace === null) return 'some seconds';
  const range = durationRange((pace.low * least) / 1000, (pace.high * (usual ?? most)) / 1000);
  return `${usual === undefined ? '' : 'usually '}about ${range} with ${counted(workers, 'worker')} by a trial`;
}

function stageText({ phase, blocks }: Stage): string {
  return `${rangeText(blocks)} ${PHASES[phase]}`;
}

function spanText(span: Span, noun: string, plural?: string): string {
  return `${rangeText(span)} ${counted(span.most, noun, plural).split(' ')[1]}`;
}

/** `2,200`, `2,200 to 2,640`, `up to 400`, `usually up to 400 and at most 900`. */
function rangeText({ least, most, usual }: Span): string {
  if (usual !== undefined)
    return `usually ${rangeText({ least, most: usual })} and at most ${thousands(most)}`;
  if (least === most) return thousands(most);
  return least === 0 ? `up to ${thousands(most)}` : `${thousands(least)} to ${thousands(most)}`;
}
