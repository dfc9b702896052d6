import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Findings } from '../../src/reporting/document/report.ts';
import { pageOf } from '../../src/reporting/output/page.ts';
import type { Bank, LuckBank } from './bank.ts';
import type { PairedBank } from './paired-bank.ts';
import type { Rate } from './rate.ts';
import { QUOTED, writeSummary } from './summary.ts';

/** Where any other goes. */
export const UNQUOTED = 'reports/calibration';

/** What somebody is told before the first match whose calibration no report will quote. */
export const UNQUOTED_SENTENCE = `This goes into ${UNQUOTED}; reports go on quoting the one in ${QUOTED}, which "--write" replaces.`;

/** Banks of matches. */
export interface Banks {
  readonly contests: readonly Bank[];
  readonly lucky: readonly LuckBank[];
  readonly paired: readonly PairedBank[];
}

const banksIn = (folder: string) => `${folder}/banks.json`;

/** The banks behind what reports quote. */
export function quotedBanks(): Banks {
  return JSON.parse(readFileSync(banksIn(QUOTED), 'utf8'));
}

/** Writes page, figures and banks into a folder, and what reports quote where it is theirs. */
export function keepCalibration(
  folder: typeof QUOTED | typeof UNQUOTED,
  banks: Banks,
  rates: readonly Rate[],
  report: Findings,
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(banksIn(folder), `${JSON.stringify(banks)}\n`);
  writeFileSync(`${folder}/report.html`, pageOf(report));
  writeFileSync(`${folder}/rates.json`, `${JSON.stringify(rates, null, 2)}\n`);
  if (folder === QUOTED) writeSummary();
}
