import { unknown } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/** What a command works with: the rulesets, the screen and a way to be told to stop. */
export interface Terminal {
  readonly rulesets: readonly Ruleset[];
  /** Writes to standard output; the caller ends its lines. */
  out(text: string): void;
  /** Writes to standard error: progress and complaints. */
  err(text: string): void;
  /** Characters in the line of standard error that can be rewritten; 0 where that is no terminal, or of unknown width. */
  readonly liveRoom: number;
  /** Characters in a line of text. */
  readonly columns: number;
  /** Characters that the screen has room for in a line; without end where nobody looks at one. */
  readonly room: number;
  /** Aborted when the user interrupts. */
  readonly stop: AbortSignal;
  /**
   * Says that what follows comes to its end by itself once `stop` is aborted, and which folder keeps what it plays. Any
   * other command is ended where it stands.
   */
  heeds(kept?: string): void;
}

/** The ruleset of an id; throws InputError with the nearest. */
export function rulesetNamed(terminal: Terminal, id: string): Ruleset {
  const found = terminal.rulesets.find((ruleset) => ruleset.id === id);
  if (!found)
    throw unknown(
      'ruleset',
      id,
      'rulebench',
      terminal.rulesets.map((ruleset) => ruleset.id),
    );
  return found;
}
