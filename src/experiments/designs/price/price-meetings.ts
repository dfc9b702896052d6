import type { Campaign } from '../../play/campaign.ts';
import { blockHalves, contest, sideOf, tableOf } from '../../terms/arm.ts';
import type { Pairing } from '../../terms/random-armies.ts';
import type { Experiment } from '../../terms/spec.ts';
import { over } from '../../terms/subject.ts';
import type { Meeting } from './price-fit.ts';

/** Every pair of armies meets for one block on a table of its own turn. */
export async function playPairings(
  { spec, ruleset }: Experiment<{ readonly units: readonly string[] }>,
  pairings: readonly Pairing[],
  policy: string,
  campaign: Campaign,
): Promise<Meeting[]> {
  const variant = over(spec.variant, ruleset.unlikeArmies ?? {});
  const arms = pairings.map(({ armies: [first, second] }, i) =>
    contest(
      spec,
      `${first} against ${second}`,
      sideOf(spec, { variant, policy, army: first }),
      sideOf(spec, { variant, policy, army: second }),
      { tables: [spec.tables[tableOf(spec, i)]], seed: `${spec.seed}/pair ${i}` },
    ),
  );
  const meetings: Meeting[] = [];
  const portions = arms.map((_, arm) => ({ arm, blocks: 1 }));
  await campaign.play(arms, portions, (arm, _, records) => {
    const [first, second] = pairings[arm].counts;
    meetings.push({
      differences: spec.asks.units.map((id) => first[id] - second[id]),
      halves: blockHalves(records),
      table: tableOf(spec, arm),
    });
  });
  return meetings;
}
