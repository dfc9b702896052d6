import type { TopLevelSpec } from 'vega-lite';
import type { Width } from './theme.ts';

export interface Column {
  readonly title: string;
  readonly right?: boolean;
  /** What the title means, where it does not tell by itself; told by the table without its first capital and its stop. */
  readonly says?: string;
  /** Too much for a terminal. */
  readonly pageOnly?: boolean;
  /** Among the five at most that a post has room for. */
  readonly posted?: boolean;
}

export interface ReportTable {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** The columns of a table in which some row has something. */
export function filled(table: ReportTable): ReportTable {
  const { columns, rows } = table;
  const held = columns.flatMap((_, c) => (rows.length === 0 || rows.some((row) => row[c] !== '') ? [c] : []));
  return columnsAt(table, held);
}

/** Some columns of a table, by their places. */
export function columnsAt({ columns, rows }: ReportTable, places: readonly number[]): ReportTable {
  return { columns: places.map((c) => columns[c]), rows: rows.map((row) => places.map((c) => row[c])) };
}

export interface Figure {
  readonly title: string;
  /** What is seen, in plain words. */
  readonly caption: string;
  chart(width: Width): TopLevelSpec;
  /** On a page it is folded away under this title, with those that have the same. */
  readonly folded?: string;
}

/** An open question of the document and the reading that was played. */
export interface ReadingPlayed {
  readonly id: string;
  readonly asks: string;
  readonly reading: string;
}

/** Further figures under a title. */
export interface Appendix {
  readonly title: string;
  readonly table: ReportTable;
  /** What of it must stand beside the findings, a sentence. */
  readonly note?: string | undefined;
}

/** What a result rests on that is not printed, a sentence each, under a title. */
export interface Grounds {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** What a result says. */
export interface Findings {
  /** The finding in one sentence. */
  readonly title: string;
  /** What was played, in one line. */
  readonly subtitle: string;
  /** What else was found, a sentence each. */
  readonly findings: readonly string[];
  /** What a reader of the findings must know, a sentence each. */
  readonly notes: readonly string[];
  readonly table: ReportTable;
  /** For pages; those without rows are left out. */
  readonly appendices: readonly Appendix[];
  readonly figures: readonly Figure[];
  /** How it was measured, a sentence each. */
  readonly method: readonly string[];
  /** What the result rests on beside the readings. */
  readonly grounds: readonly Grounds[];
  readonly readings: readonly ReadingPlayed[];
  /** The command that repeats the run. */
  readonly command: string;
}

/** What a result says beside what is said of every result alike. */
export interface Said extends Omit<Findings, 'subtitle' | 'grounds' | 'readings' | 'command'> {
  /** What was asked, as it follows the title of the sim and the game. */
  readonly question: string;
  /** Who met, where it is not the same army and policy on both sides; a sentence. */
  readonly sides?: string;
}

/** What a finding is of, wherever it goes without its page. */
export interface Origin {
  /** The game and its version, told apart from what was only reconstructed of it. */
  readonly game: string;
  /** `5,280 matches on 20 tables`. */
  readonly matches: string;
  /** `2,640 blocks (5,280 matches) on 20 tables`. */
  readonly played: string;
  /** What nobody should read the finding without, a short sentence each, three at most. */
  readonly caveats: readonly string[];
}

/** What a result says, ready to be put on a screen, a page or a forum. Plain text throughout. */
export interface Report extends Findings, Origin {}

/** Notes without what the findings above them say in the same words; a terminal shows notes alone. */
export function notesBeside(notes: readonly string[], findings: readonly string[]): string[] {
  return notes.filter((note) => !findings.includes(note));
}
