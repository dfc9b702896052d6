import { describe, expect, it } from 'vitest';
import type { AuditAsks } from '../../src/experiments/audit/audit.ts';
import { AUDITOR, BLOCKS_AHEAD, blocksAudited } from '../../src/experiments/audit/auditor.ts';
import { type ContestHeadline, playContestAudits } from '../../src/experiments/audit/contest-audit.ts';
import type { Campaign, Take } from '../../src/experiments/play/campaign.ts';
import type { Portion } from '../../src/experiments/play/places.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import { type Arm, contest, playedBy, sideOf } from '../../src/experiments/terms/arm.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { policyNames } from '../../src/policies/index.ts';
import { auditFindings } from '../../src/reporting/wording/audit-wording.ts';
import type { Kind } from '../../src/rules/rule.ts';
import { toy } from '../toy-ruleset.ts';

const asked = (design: 'power' | 'ablate', ruleset: string | typeof toy, more: object = {}) =>
  normalise({
    design,
    ruleset,
    rules: [ruleset === toy ? 'sword' : 'overwatch'],
    audit: 'all',
    ...more,
  } as Parameters<typeof normalise>[0]).spec as ReturnType<typeof normalise>['spec'] & {
    asks: { audit: string[] };
  };

const spec = asked('power', 'dark-potential');
const arm = contest(
  spec,
  'overwatch',
  sideOf(spec, { policy: 'veteran[overwatch=eager]' }),
  sideOf(spec, { variant: { overwatch: 'off' } }),
);

/** Plays nothing: each block is won by the side under test in one match of its two, or in both by whoever looks ahead. */
const played: [string, number][] = [];
const campaign = {
  in: () => ({
    async play(arms: readonly Arm[], portions: readonly Portion[], take: Take) {
      for (const { arm: nth, blocks } of portions) {
        const { policy } = arms[nth].tested;
        played.push([policy, blocks]);
        const second = policy.startsWith('strategist') ? 0 : 1;
        for (let i = 0; i < blocks; i++)
          take(nth, i, [{ score: 1 }, { score: second }] as unknown as MatchRecord[]);
      }
      return true;
    },
  }),
} as unknown as Campaign;

const headline = (kind: Kind): ContestHeadline => ({
  path: 'overwatch',
  title: 'Overwatch',
  mean: 0.3,
  word: 'misplayed',
  kind,
  arm,
  wordOf: (_, blocks) => (blocks < 200 ? 'undecided' : 'no effect'),
});

describe('the auditor', () => {
  it('is added where contests about options are repeated under all policies, and looking ahead pays', () => {
    expect(spec.asks.audit).toEqual([...policyNames.filter((name) => name !== 'veteran'), AUDITOR]);
    expect(asked('ablate', 'dark-potential').asks.audit).not.toContain(AUDITOR);
    expect(asked('power', toy).asks.audit).not.toContain(AUDITOR);
  });

  it('is added where a list names all, too, unless it names somebody who looks ahead', () => {
    expect(asked('power', 'dark-potential', { audit: ['all'] }).asks.audit).toEqual(spec.asks.audit);
    const { audit } = asked('power', 'dark-potential', { audit: ['all', 'strategist'] }).asks;
    expect(audit).toContain('strategist');
    expect(audit).not.toContain(AUDITOR);
  });

  it('plays few blocks of what is about an option, and none of the rest', () => {
    const policies = ['cautious', AUDITOR];
    expect(blocksAudited(spec, policies, ['option'])).toBe(200 + BLOCKS_AHEAD);
    expect(blocksAudited(spec, policies, ['option', 'protection'])).toBe(2 * 200 + BLOCKS_AHEAD);
    expect(blocksAudited(spec, ['strategist[playouts=9]'], ['protection'])).toBe(BLOCKS_AHEAD);
  });

  it('finds out for himself how gladly to use an option', () => {
    expect(playedBy(arm, 'cautious').tested.policy).toBe('cautious[overwatch=eager]');
    expect(playedBy(arm, AUDITOR).tested.policy).toBe(AUDITOR);
  });

  it('shows that a sign flips, and is told with what he took', async () => {
    played.length = 0;
    const headlines = [headline('option'), headline('burden')];
    const audits = await playContestAudits(spec, ['cautious', AUDITOR], headlines, campaign);
    expect(played).toEqual([
      ['cautious[overwatch=eager]', 200],
      [AUDITOR, BLOCKS_AHEAD],
      ['cautious[overwatch=eager]', 200],
    ]);
    expect(audits.map(({ policies }) => policies.map(({ standing }) => standing))).toEqual([
      ['differs', 'flips'],
      ['differs'],
    ]);
    const told = auditFindings({ audits, styles: null, spec: { alpha: 0.05, asks: { audit: ['any'] } } });
    expect(told.at(-1)).toBe(
      `"${AUDITOR}", who plays out what he could do before he does it, took 24 blocks for 1 verdict, each match as long as hundreds of others: so few can show a sign, and no verdict.`,
    );
  });
});

it('takes a policy for itself in whatever order its appetites are written', () => {
  const policy = 'veteran[overwatch=never+combat-ready=often]';
  const turned = 'veteran[combat-ready=often+overwatch=never]';
  const asks = (audit: string[]) =>
    (
      normalise({ design: 'ablate', ruleset: 'dark-potential', policy, audit } as never).spec
        .asks as AuditAsks
    ).audit;
  expect(asks([turned, 'cautious'])).toEqual(['cautious']);
  expect(() => asks([turned])).toThrow('plays the run already; name other policies to audit it by.');
});
