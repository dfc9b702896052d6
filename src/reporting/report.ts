import type { TopLevelSpec } from 'vega-lite';
import type { Width } from './charts/theme.ts';

export interface Column {
  readonly title: string;
  readonly right?: boolean;
  /** Too much for a terminal. */
  readonly pageOnly?: boolean;
}

export interface ReportTable {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

export interface Figure {
  readonly title: string;
  /** What is seen, in plain words. */
  readonly caption: string;
  chart(width: Width): TopLevelSpec;
}

/** An open question of the document and the reading that was played. */
export interface ReadingPlayed {
  readonly id: string;
  readonly asks: string;
  readonly reading: string;
}

/** What a result says, ready to be put on a screen, a page or a forum. Plain text throughout. */
export interface Report {
  /** The finding in one sentence. */
  readonly title: string;
  /** What was played, in one line. */
  readonly subtitle: string;
  /** What else was found, a sentence each. */
  readonly findings: readonly string[];
  /** What a reader of the findings must know, a sentence each. */
  readonly notes: readonly string[];
  readonly table: ReportTable;
  /** Further figures under titles, for pages; those without rows are left out. */
  readonly appendices: readonly { readonly title: string; readonly table: ReportTable }[];
  readonly figures: readonly Figure[];
  /** How it was measured, a sentence each. */
  readonly method: readonly string[];
  readonly assumptions: readonly string[];
  readonly readings: readonly ReadingPlayed[];
  /** The command that repeats the run. */
  readonly command: string;
}

/** Notes without what the findings above them say in the same words; a terminal shows notes alone. */
export function notesBeside(notes: readonly string[], findings: readonly string[]): string[] {
  return notes.filter((note) => !findings.includes(note));
}
