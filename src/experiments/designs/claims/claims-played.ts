import type { MatchRecord } from '../../../match/record.ts';
import type { Claim } from '../../../rules/claim.ts';
import { type Audit, type AuditAsks, auditOf, type Repeat } from '../../audit/audit.ts';
import type { Campaign } from '../../play/campaign.ts';
import { playUntil } from '../../play/play-until.ts';
import { type Arm, mirror, sideOf } from '../../terms/arm.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import type { Stop } from '../../terms/stop-key.ts';
import { type ClaimTest, claimTests } from './claim-test.ts';

/** Tests of the same circumstances, which are played on the same matches. */
export function sharedOf(tests: readonly ClaimTest[]): ClaimTest[][] {
  return [...Map.groupBy(tests, ({ arm }) => circumstancesOf(arm)).values()];
}

/** Arms that some tests take, the book's included. */
export function armsOf(tests: readonly ClaimTest[]): number {
  return tests.length === 0 ? 0 : 1 + sharedOf(tests).length;
}

export async function playTests(
  spec: Spec,
  tests: readonly ClaimTest[],
  campaign: Campaign,
  stop: Stop = 'fixed',
): Promise<void> {
  const shared = sharedOf(tests);
  const arms = [mirror(spec, 'the book', sideOf(spec)), ...shared.map(([{ arm }]) => arm)];
  const watching = shared.map((own, i) => ({
    arms: [arms[0], arms[i + 1]],
    // Every test takes its look.
    needsMore: () => own.map((test) => test.needsMore()).some(Boolean),
  }));
  let book: MatchRecord | undefined;
  await playUntil(spec, stop, arms, watching, campaign, (arm, index, records) => {
    if (arm === 0) [book] = records;
    else for (const test of shared[arm - 1]) test.add(index, records, book!);
  });
}

/** @param moved places of the tests that are repeated */
export async function playAudits(
  { spec, ruleset }: Experiment<AuditAsks>,
  claimed: readonly Claim[],
  tests: readonly ClaimTest[],
  moved: readonly number[],
  campaign: Campaign,
): Promise<Audit[]> {
  if (spec.asks.audit.length === 0 || moved.length === 0) return [];
  const repeats: Repeat[][] = moved.map(() => []);
  for (const policy of spec.asks.audit) {
    const own = { ...spec, policy };
    const all = claimTests({ spec: own, ruleset }, claimed);
    const again = moved.map((i) => all[i]);
    await playTests(own, again, campaign.in('audit'));
    again.forEach((test, i) => {
      const { blocks, difference, movement } = test.row();
      repeats[i].push({ policy, blocks, effect: difference, word: movement });
    });
  }
  return moved.map((place, i) => {
    const { claim, where, row } = tests[place];
    const { metric, unit, difference } = row();
    const headline = { path: claim.id, title: `${claim.id}, ${where}`, mean: difference.mean };
    return auditOf(spec, headline, { id: metric, unit }, repeats[i]);
  });
}

function circumstancesOf({ tested, other, tables }: Arm): string {
  return JSON.stringify([tested, tested === other ? null : other, tables]);
}
