import { readFileSync, writeFileSync } from 'node:fs';

/** What every report says of a calibration. */
export const SUMMARY = 'src/reporting/sections/calibration.json';
/** The calibration that it is of. */
export const QUOTED = 'reports/samples/calibration';
const RATES = `${QUOTED}/rates.json`;

/** As much of a measured rate as a summary takes. */
interface Measured {
  readonly what: string;
  readonly events: number;
  readonly runs: number;
  readonly holds: boolean;
}

/** Kinds of rates, by how they begin. */
const KINDS = {
  wrongVerdicts: /^wrong verdict/,
  missedAtLooks: /^interval misses the truth at some planned look/,
  missedBySequences: /^sequence misses/,
  familiesByEvidence: /^any finding by e-values/,
  familiesByTests: /^any finding by tests/,
  pairsFound: /^the strongest two found/,
  wrongTests: /wrongly (accepted|rejected)/,
  found: /^(told from no effect|found beyond the band)/,
} as const;

export type Summary = { readonly [Kind in keyof typeof KINDS]: readonly [number, number] } & {
  /** Rates measured, and those that hold. */
  readonly rates: number;
  readonly hold: number;
  /** The fewest runs behind a rate. */
  readonly runs: number;
};

/** The least and the greatest rate of each kind. */
export function summaryOf(rates: readonly Measured[]): Summary {
  const range = (kind: RegExp): [number, number] => {
    const own = rates.filter(({ what }) => kind.test(what)).map(({ events, runs }) => events / runs);
    if (own.length === 0) throw new Error(`No rate is one of ${kind}.`);
    return [Math.min(...own), Math.max(...own)];
  };
  return {
    rates: rates.length,
    hold: rates.filter(({ holds }) => holds).length,
    runs: Math.min(...rates.map(({ runs }) => runs)),
    wrongVerdicts: range(KINDS.wrongVerdicts),
    missedAtLooks: range(KINDS.missedAtLooks),
    missedBySequences: range(KINDS.missedBySequences),
    familiesByEvidence: range(KINDS.familiesByEvidence),
    familiesByTests: range(KINDS.familiesByTests),
    pairsFound: range(KINDS.pairsFound),
    wrongTests: range(KINDS.wrongTests),
    found: range(KINDS.found),
  };
}

export function measuredRates(): Measured[] {
  return JSON.parse(readFileSync(RATES, 'utf8'));
}

/** Writes what the rates of the last calibration come to. */
export function writeSummary(): void {
  writeFileSync(
    SUMMARY,
    `${JSON.stringify(summaryOf(measuredRates()), null, 2).replace(/\[\s+([^,]+),\s+([^\]]+?)\s+\]/g, '[$1, $2]')}\n`,
  );
}

if (import.meta.main) writeSummary();
