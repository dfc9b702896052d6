import { z } from 'zod';
import type { MatchRecord } from '../../match/record.ts';
import { InputError } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { type Arm, blockQuarters, tableOf } from '../arm.ts';
import { type Attribution, type AttributionRow, attribution, findings, type Worth } from '../attribution.ts';
import { createCampaign } from '../campaign.ts';
import { coalitionArms, coalitionsOf, MOST_EXACT } from '../coalitions.ts';
import { type Metric, metricsOf } from '../metrics.ts';
import { headlines } from '../paired-metrics.ts';
import { refusalOf } from '../refusal.ts';
import { type ResultHead, type Sealed, sealed } from '../result.ts';
import { resultHead } from '../result-head.ts';
import { byHeading } from '../rule-changes.ts';
import { requireArm } from '../setup.ts';
import type { Experiment, Spec } from '../spec.ts';
import { defineDesign } from './design.ts';
import {
  apartness,
  subjectsOf,
  type VersionNote,
  type VersionsAsked,
  versionNotes,
  versionsAsked,
  versionsKeys,
} from './versions-asked.ts';

export interface AttributeAsks extends VersionsAsked {
  readonly by: 'setting' | 'heading';
  /** Why no side with changes meets one without; null where they do. */
  readonly apart: string | null;
}

export interface AttributeHead extends ResultHead<'attribute', AttributeAsks> {
  readonly versions: { readonly from: VersionNote | null; readonly to: VersionNote | null };
  /** Whether every combination was played; otherwise each block made the changes in an order drawn for it. */
  readonly exact: boolean;
  /** The share of a side with the changes first, where one can meet a side without; then how the game plays. */
  readonly rows: readonly AttributionRow[];
  /** Changes that are among the findings for the first row, in their order. */
  readonly found: readonly boolean[];
}

export type AttributeResult = Sealed<AttributeHead>;

const SHARE: Worth = {
  metric: 'share',
  says: 'share of the points of a side that plays with the changes against one that plays without',
  unit: 'share',
  scale: 4,
};

function worthOf({ id, says, unit, scale }: Metric): Worth {
  return { metric: id, says, unit, scale };
}

/** An even contest, in quarters. */
const EVEN = 2;

/**
 * Which of the changes between two versions is responsible? Every combination of them is played on the same blocks,
 * and what all do together is shared out by Shapley values, block by block.
 */
export const attribute = defineDesign({
  id: 'attribute',
  keys: {
    ...versionsKeys,
    by: z
      .enum(['setting', 'heading'])
      .optional()
      .describe('what counts as one change: each setting, or all settings of a heading'),
  },
  blocks: { initial: 200, reserve: 0 },

  ask(said, spec, ruleset): AttributeAsks {
    const asked = versionsAsked(said, spec, ruleset);
    const by = said.by ?? 'setting';
    const changes = by === 'heading' ? byHeading(ruleset.rules, asked.changes) : asked.changes;
    if (changes.length < 2) {
      throw new InputError(
        `Only "${changes[0].path}" changes, so there is nothing to share out; measure it with compare.`,
      );
    }
    if (changes.length > MOST_CHANGES) {
      throw new InputError(
        `${changes.length} changes are too many to share out; the most is ${MOST_CHANGES}${by === 'heading' ? '' : ', and "by: heading" makes them fewer'}.`,
      );
    }
    const grouped = { ...asked, changes };
    const { mirrors, contests } = refusals(spec, ruleset, grouped);
    if (mirrors !== null) {
      throw new InputError(`Not every combination of the changes can be played: ${mirrors}`);
    }
    return { ...grouped, by, apart: apartness(spec, ruleset, grouped) ?? contests };
  },

  async run(experiment: Experiment<AttributeAsks>, executor, onProgress, signal): Promise<AttributeResult> {
    const { spec, ruleset } = experiment;
    const { changes, apart } = spec.asks;
    const coalitions = coalitionsOf(changes.length, spec.seed);
    const metrics = headlines(metricsOf(ruleset));
    const worths = [...(apart === null ? [SHARE] : []), ...metrics.map(worthOf)];
    const tallies = worths.map((worth) => attribution(spec, worth, changes.length));
    const armsOf = armsByBlock(spec);
    const played = armsOf(0).length;
    const campaign = createCampaign(executor, () => played * spec.blocks.initial, onProgress, signal);
    let block: (readonly MatchRecord[])[] = [];
    await campaign.playVarying(armsOf, spec.blocks.initial, (arm, index, records) => {
      if (arm === 0) block = [];
      block.push(records);
      if (arm < played - 1) return;
      const figures = [
        ...(apart === null ? [sharesIn(block, coalitions.count)] : []),
        ...metrics.map((metric) => levelsIn(block, coalitions.count, metric)),
      ];
      addBlock(tallies, tableOf(spec, index), index, figures);
    });
    const rows = tallies.map((tally) => tally.row());
    return sealed({
      ...resultHead(
        'attribute',
        experiment,
        subjectsOf(ruleset, changes),
        campaign.facts(),
        changes.length,
        spec.asks.from.variant,
      ),
      versions: versionNotes(ruleset, spec.asks),
      exact: changes.length <= MOST_EXACT,
      rows,
      found: findings(rows[0], spec.alpha),
    });
  },
});

/** Combinations are masks of so many bits. */
const MOST_CHANGES = 30;

/** Matches that the experiment takes, told before it runs. */
export function matchesOf({ asks, blocks }: Spec<AttributeAsks>): number {
  const { count } = coalitionsOf(asks.changes.length, '');
  return blocks.initial * (asks.apart === null ? count + 2 * (count - 1) : count);
}

/** All mirrors of a block's combinations in their order, then its contests but that of no change with itself. */
function armsByBlock(spec: Spec<AttributeAsks>): (index: number) => readonly Arm[] {
  const { from, changes, apart } = spec.asks;
  const coalitions = coalitionsOf(changes.length, spec.seed);
  const { mirror, contest } = coalitionArms(spec, from.variant, changes);
  const kept = new Map<string, Arm>();
  const keep = (key: string, make: () => Arm) => {
    const arm = kept.get(key) ?? make();
    kept.set(key, arm);
    return arm;
  };
  return (index) => {
    const subsets = coalitions.at(index);
    const mirrors = subsets.map((subset) => keep(`mirror ${subset}`, () => mirror(subset)));
    if (apart !== null) return mirrors;
    return [...mirrors, ...subsets.slice(1).map((subset) => keep(`${subset}`, () => contest(subset)))];
  };
}

/** Shares in quarters of the combinations of a block. */
function sharesIn(block: readonly (readonly MatchRecord[])[], count: number): number[] {
  return [EVEN, ...block.slice(count).map(blockQuarters)];
}

/** A metric of the combinations of a block; null where one of them does not show it. */
function levelsIn(
  block: readonly (readonly MatchRecord[])[],
  count: number,
  { measure }: Metric,
): number[] | null {
  const levels = block.slice(0, count).map(([record]) => measure(record));
  return levels.every((level) => level !== null) ? levels : null;
}

function addBlock(
  tallies: readonly Attribution[],
  table: number,
  index: number,
  figures: readonly (readonly number[] | null)[],
): void {
  tallies.forEach((tally, i) => {
    const worths = figures[i];
    if (worths !== null) tally.add(table, index, worths);
  });
}

/** Why some combination cannot be played by both sides, or by one against the earlier rules; null where all can. */
function refusals(spec: Spec<null>, ruleset: Ruleset, { from, changes }: VersionsAsked) {
  const { mirror, contest } = coalitionArms(spec, from.variant, changes);
  const subsets = likeliestRefused(changes.length);
  const first = (arm: (subset: number) => Arm) =>
    subsets.reduce<string | null>(
      (why, subset) => why ?? refusalOf(() => requireArm(ruleset, arm(subset))),
      null,
    );
  return { mirrors: first(mirror), contests: first(contest) };
}

/** Changes alone and in pairs, all, and all but one: where changes do not go together, two of them do not. */
function likeliestRefused(changes: number): number[] {
  const singles = Array.from({ length: changes }, (_, i) => 1 << i);
  const all = (1 << changes) - 1;
  const pairs = singles.flatMap((one, i) => singles.slice(0, i).map((other) => one + other));
  return [...new Set([...singles, ...pairs, ...singles.map((one) => all - one), all])];
}
