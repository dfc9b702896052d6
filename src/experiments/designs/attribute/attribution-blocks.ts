import type { MatchRecord } from '../../../match/record.ts';
import type { VersionsAsked } from '../../asked/versions-asked.ts';
import type { Metric } from '../../metrics/metrics.ts';
import type { Arm } from '../../terms/arm.ts';
import { exactly, pairs, type Stage, singles, together } from '../../terms/cost.ts';
import type { Spec } from '../../terms/spec.ts';
import type { Worth } from './attribution.ts';
import { coalitionBlocks, halvesIn, levelsIn, sharesIn } from './coalition-blocks.ts';
import { coalitionsOf } from './coalitions.ts';

/** What an attribution asks of its blocks. */
export interface AttributionAsked extends VersionsAsked {
  /** Why no side with changes meets one without; null where they do. */
  readonly apart: string | null;
}

type Records = Parameters<typeof sharesIn>[0];

/** The blocks of an attribution and the figures that are read from each. */
interface AttributionBlocks {
  /** The share of a side with the changes first, where one can meet a side without; then the metrics. */
  readonly worths: readonly Worth[];
  armsOf(index: number): Arm[];
  /** Of each worth, what all combinations of a block came to; null where one of them does not show it. */
  figuresIn(block: Records): (readonly number[] | null)[];
  /** Matches of both sides alike, one for each combination of a block. */
  alikeIn(block: Records): MatchRecord[];
  /** What the matches behind each worth came to, where a combination takes more than one. */
  matchesIn(block: Records): (readonly (readonly number[])[] | undefined)[];
}

const SHARE: Worth = {
  metric: 'share',
  says: 'share of the points of a side that plays with the changes against one that plays without',
  unit: 'share',
  scale: 4,
};

function worthOf({ id, says, unit, scale }: Metric): Worth {
  return { metric: id, says, unit, scale };
}

/** What all blocks take: each combination once with both sides alike, and against none of the changes where it can be. */
export function attributionCost({ asks: { changes, apart }, blocks, seed }: Spec<AttributionAsked>): Stage {
  const { count } = coalitionsOf(changes.length, seed);
  const alike = singles('main', exactly(count * blocks.initial));
  return apart === null ? together(alike, pairs('main', exactly((count - 1) * blocks.initial))) : alike;
}

/** Both sides play with each combination of the changes, and where they can a side with it meets one without. */
export function attributionBlocks(
  spec: Spec<AttributionAsked>,
  metrics: readonly Metric[],
): AttributionBlocks {
  const { changes, apart } = spec.asks;
  const { count } = coalitionsOf(changes.length, spec.seed);
  const { mirrors, contests } = coalitionBlocks(spec);
  const meets = apart === null;
  return {
    worths: [...(meets ? [SHARE] : []), ...metrics.map(worthOf)],
    armsOf: (index) => [...mirrors(index), ...(meets ? contests(index) : [])],
    matchesIn: (block) => (meets ? [halvesIn(block.slice(count))] : []),
    alikeIn: (block) => block.slice(0, count).map(([record]) => record),
    figuresIn(block) {
      const alike = block.slice(0, count);
      return [
        ...(meets ? [sharesIn(block.slice(count))] : []),
        ...metrics.map((metric) => levelsIn(alike, metric)),
      ];
    },
  };
}
