import type { DesignId, ExperimentResult } from '../experiments/designs/index.ts';
import { ablateReport } from './designs/ablate/ablate-report.ts';
import { attributeReport } from './designs/attribute/attribute-report.ts';
import { claimsReport } from './designs/claims/claims-report.ts';
import { compareReport } from './designs/compare/compare-report.ts';
import { fairReport } from './designs/fair/fair-report.ts';
import { planReport } from './designs/plan/plan-report.ts';
import { powerReport } from './designs/power/power-report.ts';
import { priceReport } from './designs/price/price-report.ts';
import { questionsReport } from './designs/questions/questions-report.ts';
import { screenReport } from './designs/screen/screen-report.ts';
import { sweepReport } from './designs/sweep/sweep-report.ts';
import { tournamentReport } from './designs/tournament/tournament-report.ts';
import { tuneReport } from './designs/tune/tune-report.ts';
import type { Report, Said } from './document/report.ts';
import { originOf } from './sections/origin.ts';
import { groundsOf, methodOf, readingsOf, subtitleOf } from './sections/result-notes.ts';
import { auditAppendices } from './wording/audit-wording.ts';

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
  const { question, sides, ...said } = (REPORTS[result.design] as ReportOf<DesignId>)(result);
  const appendices = [...said.appendices, ...('audits' in result ? auditAppendices(result) : [])];
  return {
    ...said,
    subtitle: subtitleOf(result, question),
    notes: [...said.notes, ...appendices.flatMap(({ note }) => (note === undefined ? [] : [note]))],
    appendices,
    method: [...said.method, ...methodOf(result, sides)],
    grounds: groundsOf(result),
    readings: readingsOf(result),
    command,
    ...originOf(result),
  };
}
