import { z } from 'zod';
import { withMore } from '../../../rules/assembly/composition.ts';
import { InputError, requireOnce, unknown } from '../../../rules/nearest.ts';
import type { Ruleset, UnitOnOffer } from '../../../rules/ruleset.ts';
import { defineCampaign } from '../../asked/design.ts';
import { type AuditAsks, auditKey, policiesAudited } from '../../audit/audit.ts';
import { type Audited, blocksWithStyles, stylesStage, withStyles } from '../../audit/styles-played.ts';
import { AT_ANY_TIME, type Looks, plannedLooks } from '../../measure/looks.ts';
import {
  type BreakEven,
  type BreakEvenSearch,
  breakEvenSearch,
  searchBlocks,
} from '../../play/break-even.ts';
import { playSearches } from '../../play/break-even-searches.ts';
import { unitsContest } from '../../play/units-contest.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import { sideOf } from '../../terms/arm.ts';
import { exactly, pairs, type Stage } from '../../terms/cost.ts';
import { commonestUnit, randomPairings } from '../../terms/random-armies.ts';
import { requireArm } from '../../terms/setup.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import { LEAST_BLOCKS } from '../../terms/verdict.ts';
import { type PricedUnit, priceAudits, type WorthsElsewhere } from './price-audit.ts';
import { comparisonsOf, type Meeting, worthOf } from './price-fit.ts';
import { type WorthLuck, worthLuck } from './price-luck.ts';
import { playPairings } from './price-meetings.ts';
import { priceVariance } from './price-variance.ts';

/** More than this many units of the yardstick are not tried. */
const MOST_YARDSTICKS = 16;

export interface PriceAsks extends AuditAsks {
  /** Ids of units, the yardstick among them. */
  readonly units: readonly string[];
  readonly yardstick: string;
}

export interface PriceRow extends PricedUnit {
  /** How luck and tables bear on its share; null for too few pairs of armies to tell. */
  readonly luck: WorthLuck | null;
  /** How many of the yardstick make up for one more of it; null for the yardstick, and where no blocks were kept. */
  readonly even: BreakEven | null;
}

export interface PriceResult extends SealedHead<'price', PriceAsks>, Audited {
  /** Pairs of random armies that met. */
  readonly pairings: number;
  /** The first few of them. */
  readonly examples: readonly (readonly [string, string])[];
  readonly rows: readonly PriceRow[];
  /** What findings are picked from: comparisons of units and costs in random armies, and searches for even numbers. */
  readonly judged: { readonly comparisons: number; readonly searches: number };
  /** The same random armies under other policies. */
  readonly elsewhere: readonly WorthsElsewhere[];
}

/**
 * What is a unit worth? First random armies of similar size meet, each pair for one block, and a logistic fit tells the
 * worth of each unit. Then the usual army with one more of a unit meets the same army with ever more of the yardstick,
 * until the number is enclosed at which they are even.
 */
export const price = defineCampaign({
  id: 'price',
  block: 'two matches on one table with the same luck, seats swapped: one army against another',
  keys: {
    units: z.array(z.string().min(1)).min(1).optional().describe('units to be priced; all when left out'),
    yardstick: z.string().min(1).optional().describe('the unit that the worth of others is counted in'),
    audit: auditKey,
  },
  blocks: { initial: 400, reserve: LEAST_BLOCKS },
  ownUnit: true,
  refuses: {
    stop: 'Prices come from one fit over all random armies, which get a number of blocks; say how many.',
  },

  ask(said, spec, ruleset): PriceAsks {
    const ids = ruleset.units.map(({ id }) => id);
    const yardstick = said.yardstick ?? commonestUnit(ruleset, spec.army);
    const named = said.units ?? ids;
    for (const id of [yardstick, ...named])
      if (!ids.includes(id)) throw unknown('unit', id, ruleset.title, ids);
    requireOnce(named, (twice) => `"${twice}" is named twice among the units.`);
    const units = ids.filter((id) => id === yardstick || named.includes(id));
    if (units.length < 2) {
      throw new InputError(`"${yardstick}" is the yardstick; name another unit to price in it.`);
    }
    const asks = { units, yardstick, audit: policiesAudited(said, spec, ruleset) };
    requireArm(ruleset, evenArm({ ...spec, asks }, ruleset, units[0], 1));
    return asks;
  },

  variance: priceVariance,

  cost: costOf,

  async play(experiment: Experiment<PriceAsks>, campaign): Promise<PriceResult> {
    const { spec, ruleset } = experiment;
    const units = spec.asks.units.map((id) => ruleset.units.find((unit) => unit.id === id)!);
    const pairings = randomPairings(units, { army: spec.army, ruleset }, spec.blocks.initial, spec.seed);
    const sought = units.filter(({ id }) => id !== spec.asks.yardstick && spec.blocks.reserve > 0);
    const meetings = await playPairings(experiment, pairings, spec.policy, campaign);
    const yardstick = spec.asks.units.indexOf(spec.asks.yardstick);
    const costs = units.map((unit) => costIn(unit, units[yardstick]));
    // One error rate for all that is found: half of it for each of the two ways, where both are gone.
    const together = spec.alpha / (sought.length > 0 ? 2 : 1);
    const levels = { alpha: spec.alpha, together };
    const worthsIn = (all: readonly Meeting[]) => worthOf(all, yardstick, costs, levels, spec.seed);
    const worths = worthsIn(meetings);
    const shares = worths?.map(({ share }) => share) ?? [];
    const luck = worthLuck(meetings, spec.tables.length, spec.alpha, shares);
    const searches = new Map<UnitOnOffer, BreakEvenSearch>(
      sought.map((unit) => {
        const guess = worths?.[units.indexOf(unit)].inYardsticks?.mean ?? 1;
        return [unit, searchFor(experiment, unit.id, guess, together / sought.length)];
      }),
    );
    const repeated = spec.asks.audit.length * pairings.length;
    await playSearches(campaign, [...searches.values()], blocksWithStyles(experiment, repeated));
    const elsewhere: WorthsElsewhere[] = [];
    for (const policy of spec.asks.audit) {
      const again = await playPairings(experiment, pairings, policy, campaign.in('audit'));
      elsewhere.push({ policy, pairings: again.length, worths: worthsIn(again) });
    }
    const rows = units.map((unit, i) => ({
      unit: unit.id,
      title: unit.title,
      cost: costs[i],
      worth: worths?.[i] ?? null,
      luck: luck.at(i) ?? null,
      even: searches.get(unit)?.found() ?? null,
    }));
    const audited = await withStyles(
      experiment,
      priceAudits(spec, rows, spec.asks.yardstick, meetings.length, elsewhere),
      campaign,
    );
    return sealed({
      ...resultHead('price', experiment, [], campaign.facts(), searchLooks(spec), null),
      pairings: meetings.length,
      examples: pairings.slice(0, 3).map(({ armies }) => armies),
      rows,
      judged: { comparisons: comparisonsOf(units.length, yardstick, costs), searches: sought.length },
      elsewhere,
      ...audited,
    });
  },
});

function costOf(experiment: Experiment<PriceAsks>): Stage[] {
  const { spec } = experiment;
  const { initial, reserve } = spec.blocks;
  const { units, audit } = spec.asks;
  return [
    pairs('main', exactly(initial)),
    searchBlocks(reserve > 0 ? units.length - 1 : 0, reserve),
    pairs('audit', exactly(audit.length * initial)),
    stylesStage(experiment),
  ];
}

function searchFor(
  { spec, ruleset }: Experiment<PriceAsks>,
  unit: string,
  guess: number,
  alpha: number,
): BreakEvenSearch {
  return breakEvenSearch({
    armWith: (count) => evenArm(spec, ruleset, unit, count),
    guess,
    most: MOST_YARDSTICKS,
    blocks: spec.blocks.reserve,
    alpha,
  });
}

/** When each number of the yardstick is looked at. */
function searchLooks({ blocks: { reserve }, tables, alpha }: Spec): Looks {
  return reserve === 0 ? AT_ANY_TIME : plannedLooks(LEAST_BLOCKS, reserve, tables.length, alpha);
}

/** The army with one more of a unit against the same with so many more of the yardstick. */
function evenArm(spec: Spec<PriceAsks>, ruleset: Ruleset, unit: string, count: number) {
  const sides = [sideOf(spec, { army: withMore(spec.army, unit, 1) }), sideOf(spec)] as const;
  return unitsContest(spec, ruleset, sides, spec.asks.yardstick, count);
}

function costIn({ cost }: UnitOnOffer, yardstick: UnitOnOffer): number | null {
  return cost === undefined || yardstick.cost === undefined ? null : cost / yardstick.cost;
}
