import type { AuditAsks } from '../../audit/audit.ts';
import { blocksAudited } from '../../audit/auditor.ts';
import { stylesStage } from '../../audit/styles-played.ts';
import { searchBlocks } from '../../play/break-even.ts';
import { fittingBlocks } from '../../play/fit-arms.ts';
import { exactly, pairs, type Stage, upTo } from '../../terms/cost.ts';
import type { Experiment } from '../../terms/spec.ts';
import { subjectOf } from '../../terms/subject.ts';
import { type FittingAsked, optionsRaced } from './fair-fitting.ts';
import { otherUses } from './fair-uses.ts';

/** Most values that a finding names. */
const NAMED = 3;

export function costOf(
  experiment: Experiment<AuditAsks & FittingAsked & { readonly rule: string }>,
): Stage[] {
  const { spec, ruleset } = experiment;
  const { values, rule, audit, adapt } = spec.asks;
  const { initial, reserve } = spec.blocks;
  const subject = subjectOf(ruleset.rules, rule);
  const { uses } = otherUses(ruleset, spec, subject);
  return [
    fittingBlocks(optionsRaced(experiment, subject), adapt),
    pairs('main', upTo(values.length * (initial + reserve), values.length * initial)),
    pairs('uses', exactly(Math.max(0, uses.length - 1) * initial)),
    searchBlocks(1, initial + reserve),
    pairs('audit', upTo(Math.min(values.length, NAMED) * blocksAudited(spec, audit, [subject.kind]))),
    stylesStage(experiment),
  ];
}
