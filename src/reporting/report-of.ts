import type { DesignId, ExperimentResult } from '../experiments/designs/index.ts';
import { ablateReport } from './ablate-report.ts';
import { attributeReport } from './attribute-report.ts';
import { auditAppendices } from './audit-wording.ts';
import { claimsReport } from './claims-report.ts';
import { compareReport } from './compare-report.ts';
import { fairReport } from './fair-report.ts';
import { originOf } from './origin.ts';
import { planReport } from './plan-report.ts';
import { powerReport } from './power-report.ts';
import { priceReport } from './price-report.ts';
import { questionsReport } from './questions-report.ts';
import type { Report, Said } from './report.ts';
import { assumptionsOf, methodOf, readingsOf } from './result-notes.ts';
import { screenReport } from './screen-report.ts';
import { sweepReport } from './sweep-report.ts';
import { tournamentReport } from './tournament-report.ts';
import { tuneReport } from './tune-report.ts';

type ReportOf<Id> = (result: Extract<ExperimentResult, { design: Id }>) => Said;

const REPORTS: { readonly [Id in DesignId]: ReportOf<Id> } = {
  power: powerReport,
  ablate: ablateReport,
  sweep: sweepReport,
  price: priceReport,
  compare: compareReport,
  attribute: attributeReport,
  questions: questionsReport,
  claims: claimsReport,
  fair: fairReport,
  plan: planReport,
  tournament: tournamentReport,
  screen: screenReport,
  tune: tuneReport,
};

/** What a result says, whatever its design; `command` repeats the run. */
export function reportOf(result: ExperimentResult, command: string): Report {
  const { sides, ...said } = (REPORTS[result.design] as ReportOf<DesignId>)(result);
  const appendices = [...said.appendices, ...('audits' in result ? auditAppendices(result) : [])];
  return {
    ...said,
    notes: [...said.notes, ...appendices.flatMap(({ note }) => (note === undefined ? [] : [note]))],
    appendices,
    method: [...said.method, ...methodOf(result, sides)],
    assumptions: assumptionsOf(result),
    readings: readingsOf(result),
    command,
    ...originOf(result),
  };
}
