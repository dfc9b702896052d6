/** What an option is, by what its situation says of it; `open` is what it says nothing of. */
export const GRADES = ['best', 'fine', 'open', 'blunder', 'fatal'] as const;
export type Grade = (typeof GRADES)[number];

/** A place of a map: its column and row, counted from the far left corner. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A table seen from above, our side at the foot of it; every sign is a standing point. */
export interface SketchMap {
  readonly width: number;
  readonly depth: number;
  /** Letters: who stands where. */
  readonly models: ReadonlyMap<string, Cell>;
  /** Digits: places that options speak of. */
  readonly areas: ReadonlyMap<string, readonly Cell[]>;
  /** Signs of terrain and where they are. */
  readonly terrain: ReadonlyMap<string, readonly Cell[]>;
}

/** Who some letters of a map are, or how they are: `N: our sniper, 1 point`, `T: suppressed`. */
export interface Entry {
  readonly letters: readonly string[];
  readonly says: string;
}

/** What somebody does on the way to the decision that is asked: `s moves: to 2`. */
export interface Step {
  readonly who: string;
  readonly does: string;
  readonly what: string;
}

/** A roll on the way there, by name. */
export type Rolled = readonly [roll: string, total: number];

/** A position, whose decision it is, and what somebody who plays well makes of it. */
export interface Situation {
  readonly theme: string;
  readonly title: string;
  readonly map: SketchMap;
  readonly entries: readonly Entry[];
  readonly first: readonly Step[];
  readonly rolls: readonly Rolled[];
  /** Who decides, and what about. */
  readonly asks: Pick<Step, 'who' | 'does'>;
  /** Options in the game's words, by what they are. */
  readonly options: Readonly<Record<Exclude<Grade, 'open'>, readonly string[]>>;
  readonly why: string;
  /** What playing the options out came to, where that settled it. */
  readonly played: string;
}

/** Stands for all options that are not named. */
export const ANYTHING_ELSE = 'anything else';
