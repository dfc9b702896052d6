import type { VersionsAsked } from '../../asked/versions-asked.ts';
import { type Audit, auditOf, type Repeat } from '../../audit/audit.ts';
import { movementOf } from '../../measure/paired-tally.ts';
import type { Metric } from '../../metrics/metrics.ts';
import type { Campaign } from '../../play/campaign.ts';
import { tableOf } from '../../terms/arm.ts';
import type { Spec } from '../../terms/spec.ts';
import { type AttributionRow, attribution, type Worth } from './attribution.ts';
import { coalitionBlocks, levelsIn, sharesIn } from './coalition-blocks.ts';

/** A figure that is shared out. */
interface SharedOut {
  readonly worth: Worth;
  /** What it is of the games; null where it is the share of a side that has the changes. */
  readonly metric: Metric | null;
}

/**
 * Shares a figure out once more under each of some policies.
 *
 * @param places of the changes that are headlines
 */
export async function playAttributionAudits(
  spec: Spec<VersionsAsked>,
  policies: readonly string[],
  figure: SharedOut,
  { metric: id, unit, values }: AttributionRow,
  places: readonly number[],
  campaign: Campaign,
): Promise<Audit[]> {
  if (policies.length === 0 || places.length === 0) return [];
  const rows: { readonly policy: string; readonly row: AttributionRow }[] = [];
  for (const policy of policies) {
    rows.push({ policy, row: await sharedOutBy({ ...spec, policy }, figure, campaign) });
  }
  return places.map((place) => {
    const { path } = spec.asks.changes[place];
    const repeats = rows.map(({ policy, row: { blocks, values: own } }): Repeat => {
      const { effect } = own[place];
      return { policy, blocks, effect, word: movementOf({ unit }, effect, blocks, spec.d) };
    });
    return auditOf(spec, { path, title: path, mean: values[place].effect.mean }, { id, unit }, repeats);
  });
}

async function sharedOutBy(
  spec: Spec<VersionsAsked>,
  { worth, metric }: SharedOut,
  campaign: Campaign,
): Promise<AttributionRow> {
  const { mirrors, contests } = coalitionBlocks(spec);
  const armsOf = metric === null ? contests : mirrors;
  const tally = attribution(spec, worth, spec.asks.changes.length);
  await campaign.in('audit').playVarying(armsOf, spec.blocks.initial, (index, block) => {
    tally.add(tableOf(spec, index), index, metric === null ? sharesIn(block) : levelsIn(block, metric));
  });
  return tally.row();
}
