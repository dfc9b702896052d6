import type { ExperimentResult } from '../experiments/result.ts';
import { ablateReport } from './ablate-report.ts';
import { powerReport } from './power-report.ts';
import type { Report } from './report.ts';

/** What a result says, whatever its design; `command` repeats the run. */
export function reportOf(result: ExperimentResult, command: string): Report {
  return result.design === 'power' ? powerReport(result, command) : ablateReport(result, command);
}
