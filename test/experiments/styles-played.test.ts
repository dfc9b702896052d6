import { describe, expect, it } from 'vitest';
import type { Audit } from '../../src/experiments/audit/audit.ts';
import { stylesStage, withStyles } from '../../src/experiments/audit/styles-played.ts';
import type { Campaign, Take } from '../../src/experiments/play/campaign.ts';
import type { Portion } from '../../src/experiments/play/places.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Arm } from '../../src/experiments/terms/arm.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { auditFindings } from '../../src/reporting/wording/audit-wording.ts';
import { stylesAppendix, stylesFindings } from '../../src/reporting/wording/styles-wording.ts';

const POLICIES = ['cautious', 'aggressive', 'strategist[playouts=2]'];
const experiment = normalise({
  design: 'power',
  ruleset: 'zone-control',
  rules: ['morale'],
  audit: POLICIES,
});
const { counters } = experiment.ruleset;

/** Attacks and idle turns of a policy's block; the aggressive one shoots more. */
function counted(policy: string, index: number): MatchRecord {
  const row = new Array(counters.length).fill(0);
  row[counters.indexOf('action:none')] = (policy === 'aggressive' ? 10 : 20) + (index % 3);
  row[counters.indexOf('action:shooting')] = 30 - (index % 2);
  return { counters: [row, row] } as unknown as MatchRecord;
}

const campaign = {
  in: () => ({
    async play(arms: readonly Arm[], portions: readonly Portion[], take: Take) {
      for (const { arm, blocks } of portions)
        for (let i = 0; i < blocks; i++) take(arm, i, [counted(arms[arm].tested.policy, i)]);
      return true;
    },
  }),
} as unknown as Campaign;

const AUDITS = [{ path: 'morale' } as Audit];

describe('what the policies of an audit do', () => {
  it('is seen of all but those who look ahead, as shares of all that was done', async () => {
    const { styles } = await withStyles(experiment, AUDITS, campaign);
    expect(styles!.styles.map(({ policy }) => policy)).toEqual(['veteran', 'cautious', 'aggressive']);
    const [veteran, , aggressive] = styles!.styles;
    const none = (style: typeof veteran) => style.parts.find(({ part }) => part === 'none')!;
    // Of 60 blocks: 20, 21, 22 and so on idle, 30 and 29 by turns shoot.
    expect(none(veteran).share.mean).toBeCloseTo(21 / (21 + 29.5), 3);
    expect(none(aggressive).share.mean).toBeCloseTo(11 / (11 + 29.5), 3);
    expect(stylesStage(experiment).blocks).toEqual({ least: 0, most: 180 });
  });

  it('tells a style from the run’s own policy by what it does, and says of whom it cannot', async () => {
    const audited = await withStyles(experiment, AUDITS, campaign);
    expect(stylesFindings(audited)).toEqual([
      '"cautious" does what "veteran" does: no kind of action is told from its share in 60 matches, so that its verdict does not count as another.',
    ]);
    const { columns, rows } = stylesAppendix(audited.styles!).table;
    expect(columns.map(({ title }) => title)).toEqual([
      'both sides played by',
      'none',
      'shooting',
      'a style of its own',
      'matches',
    ]);
    expect(rows).toEqual([
      ['veteran', '41.6 %', '58.4 %', "the run's", '60'],
      ['cautious', '41.6 %', '58.4 %', 'no', '60'],
      ['aggressive', '27.2 % *', '72.8 % *', 'yes', '60'],
    ]);
  });

  it('counts no verdict of whoever does what the run’s own policy does', async () => {
    const { styles } = await withStyles(experiment, AUDITS, campaign);
    const repeat = (policy: string) => ({
      policy,
      blocks: 200,
      effect: { mean: 0.6, low: 0.55, high: 0.65 },
      word: 'strong' as const,
      standing: 'holds' as const,
    });
    const audit = {
      path: 'morale',
      title: 'Morale',
      metric: null,
      unit: 'share' as const,
      within: null,
      policies: [repeat('cautious'), repeat('aggressive')],
      holdsFor: ['veteran', 'cautious', 'aggressive'],
    };
    const [first] = auditFindings({ audits: [audit], styles, spec: experiment.spec as never });
    expect(first).toBe(
      'Played by other policies, the verdict on Morale holds for "aggressive" as for "veteran".',
    );
  });

  it('is not played where nothing was audited', async () => {
    expect((await withStyles(experiment, [], campaign)).styles).toBe(null);
  });
});
