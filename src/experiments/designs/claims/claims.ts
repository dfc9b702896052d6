import { z } from 'zod';
import type { Claim } from '../../../rules/claim.ts';
import { InputError, unknown } from '../../../rules/nearest.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import { defineCampaign } from '../../asked/design.ts';
import { type AuditAsks, auditKey, policiesAudited } from '../../audit/audit.ts';
import { type Audited, blocksWithStyles, stylesStage, withStyles } from '../../audit/styles-played.ts';
import { type Looks, looksUntil, stopUntil } from '../../measure/looks.ts';
import { hasMoved } from '../../measure/paired-tally.ts';
import { blocksUntil } from '../../play/play-until.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import { allOrSome } from '../../terms/all-or-some.ts';
import { pairs, type Span, type Stage, singles, together, upTo } from '../../terms/cost.ts';
import type { Phase } from '../../terms/executor.ts';
import { requireArm } from '../../terms/setup.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import { type Subject, subjectOf } from '../../terms/subject.ts';
import { type ClaimRow, claimRow } from './claim-row.ts';
import { type ClaimTest, claimTests } from './claim-test.ts';
import { armsOf, playAudits, playTests, sharedOf } from './claims-played.ts';

export interface ClaimsAsks extends AuditAsks {
  /** Ids, in the order of the document. */
  readonly claims: readonly string[];
  readonly stop: 'verdict' | 'fixed';
}

export interface ClaimsResult extends SealedHead<'claims', ClaimsAsks>, Audited {
  readonly rows: readonly ClaimRow[];
}

/**
 * Is it true what a document says about its own game? Each statement is played in the circumstances it speaks of and
 * by the book, on the same blocks.
 */
export const claims = defineCampaign({
  id: 'claims',
  block:
    'one match on one table, both sides playing alike: in the circumstances of a claim, or by the book, always with the same luck; two matches, seats swapped, where one side alone is in them',
  keys: {
    claims: allOrSome('claims').describe('claims by id'),
    stop: z
      .enum(['verdict', 'fixed'])
      .optional()
      .describe(
        'when a claim has had enough blocks in some circumstances: at a verdict, or never, if not said',
      ),
    audit: auditKey,
  },
  blocks: { initial: 300, reserve: 0 },
  keepsLuck: true,
  roughly:
    'Where both sides are in the circumstances of a claim, its blocks are told by this figure, whatever the claim is about: its own may vary more or less.',

  generatedOnly: () => true,

  ask(said, spec, ruleset): ClaimsAsks {
    const asks = {
      claims: claimsNamed(ruleset, said.claims ?? 'all'),
      stop: stopUntil(said.stop, spec),
      audit: policiesAudited(said, spec, ruleset),
    };
    const claimed = claimsOf(ruleset, asks.claims);
    for (const { clause } of claimed) subjectOf(ruleset.rules, clause);
    for (const { arm } of claimTests({ spec, ruleset }, claimed)) requireArm(ruleset, arm);
    return asks;
  },

  cost: costOf,

  alphaOf: (experiment) => experiment.spec.alpha / testsOf(experiment).length,

  async play(experiment: Experiment<ClaimsAsks>, campaign): Promise<ClaimsResult> {
    const { spec, ruleset } = experiment;
    const claimed = claimsOf(ruleset, spec.asks.claims);
    const tests = testsOf(experiment);
    await playTests(spec, tests, campaign, spec.asks.stop);
    const moved = tests.flatMap((test, i) => (hasMoved(test.row()) ? [i] : []));
    const repeated = spec.asks.audit.length * armsOf(moved.map((i) => tests[i])) * spec.blocks.initial;
    campaign.expect(blocksWithStyles(experiment, repeated));
    const audits = await playAudits(experiment, claimed, tests, moved, campaign);
    const audited = await withStyles(experiment, audits, campaign);
    const head = resultHead(
      'claims',
      experiment,
      subjectsOf(ruleset, claimed),
      campaign.facts(),
      claimLooks(spec, tests.length),
      null,
    );
    return sealed({
      ...head,
      method: { ...head.method, family: familyText(spec, tests) },
      rows: claimed.map((claim) =>
        claimRow(
          claim,
          tests.filter((test) => test.claim === claim),
        ),
      ),
      ...audited,
    });
  },
});

/** Tests of all claims that are asked about. */
function testsOf(experiment: Experiment<ClaimsAsks>): ClaimTest[] {
  const { claims, stop } = experiment.spec.asks;
  return claimTests(experiment, claimsOf(experiment.ruleset, claims), stop);
}

function costOf(experiment: Experiment<ClaimsAsks>): Stage[] {
  const { spec } = experiment;
  const { stop, audit } = spec.asks;
  const shared = sharedOf(testsOf(experiment));
  const meetings = shared.filter(([{ arm }]) => arm.tested !== arm.other).length;
  const alike = 1 + shared.length - meetings;
  const both = (phase: Phase, blocks: (arms: number) => Span) =>
    together(singles(phase, blocks(alike)), pairs(phase, blocks(meetings)));
  return [
    both('main', (arms) => blocksUntil(spec, stop, arms)),
    both('audit', (arms) => upTo(audit.length * arms * spec.blocks.initial)),
    stylesStage(experiment),
  ];
}

function claimsNamed({ claims = [], title }: Ruleset, said: 'all' | readonly string[]): string[] {
  const ids = claims.map(({ id }) => id);
  if (ids.length === 0) {
    throw new InputError(
      `The document of ${title} says nothing about how the game plays that could be tested.`,
    );
  }
  if (said === 'all') return ids;
  for (const id of said) if (!ids.includes(id)) throw unknown('claim', id, title, ids);
  return ids.filter((id) => said.includes(id));
}

function claimsOf({ claims = [] }: Ruleset, ids: readonly string[]): Claim[] {
  return claims.filter(({ id }) => ids.includes(id));
}

function subjectsOf({ rules }: Ruleset, claimed: readonly Claim[]): Subject[] {
  return [...new Set(claimed.map(({ clause }) => clause))].map((clause) => subjectOf(rules, clause));
}

/** When each test is looked at, whose intervals hold together. */
function claimLooks(spec: Spec<ClaimsAsks>, tests: number): Looks {
  return looksUntil(spec.asks.stop, { ...spec, alpha: spec.alpha / tests });
}

function familyText({ alpha }: Spec, tests: readonly ClaimTest[]): string {
  const level = Math.round(1000 * (1 - alpha)) / 10;
  return `Bonferroni over ${tests.length}: with ${level} % confidence all intervals hold at once, and with them every verdict.`;
}
