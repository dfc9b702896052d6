/** Counters that are the parts of a whole: whatever is counted is of exactly one of them. */
export interface Mix {
  /** Names the whole in the singular: `action`, `kill-by-weapon`. */
  readonly id: string;
  /** What its parts are shares of: `share of the actions`. */
  readonly says: string;
  /** Name of the counter by name of the part. */
  readonly parts: Readonly<Record<string, string>>;
  /** What to call how many there were; absent where a counter of its own tells that. */
  readonly whole?: string;
}

/** What takes time at the table each round: counters that are added up. */
interface TableTime {
  readonly says: string;
  readonly counters: readonly string[];
}

/** What can be spent on one rule or another. */
interface Spending {
  /** What is spent: `Command Points`. */
  readonly resource: string;
  /** Name of the counter of what was spent, by path of the heading or clause it was spent on. */
  readonly uses: Readonly<Record<string, string>>;
}

/** Turns of a side, and those in which it did nothing useful. */
interface DeadTurns {
  readonly turns: string;
  readonly dead: string;
  /** What makes a turn dead in this game. */
  readonly says: string;
}

/** What a ruleset's counters mean, so that nobody has to guess it from their names. */
export interface Tallies {
  /** The counter that is 1 for the seat that took the first turn. */
  readonly first?: string;
  readonly mixes: readonly Mix[];
  readonly deadTurns?: DeadTurns;
  /** What counters count that are figures by themselves, in the plural, where their names do not say it. */
  readonly counts?: Readonly<Record<string, string>>;
  readonly spending?: readonly Spending[];
  /** By name: `rolls`, `windows`, `decisions`. */
  readonly tableTime: Readonly<Record<string, TableTime>>;
}

/** Counters of each of some things, named by a prefix and the thing: `action:charge`. */
export function countersOf<const P extends string, const N extends string>(
  prefix: P,
  names: readonly N[],
): `${P}:${N}`[] {
  return names.map((name) => `${prefix}:${name}` as const);
}

/** The same by name of the thing. */
export function countersBy<const P extends string, const N extends string>(prefix: P, names: readonly N[]) {
  const named = names.map((name) => [name, `${prefix}:${name}`]);
  return Object.fromEntries(named) as { readonly [K in N]: `${P}:${K}` };
}

/** Counters of some options, of each how often there was a choice and how often it was taken: `legal:seize`, `chosen:seize`. */
export function choicesOf<const N extends string>(names: readonly N[]): `${'legal' | 'chosen'}:${N}`[] {
  return names.flatMap((name) => [`legal:${name}`, `chosen:${name}`] as const);
}

/** A mix whose counters are named by a prefix and the part: `action:charge`. */
export function mixOf(
  id: string,
  says: string,
  prefix: string,
  parts: readonly string[],
  whole?: string,
): Mix {
  const named = Object.fromEntries(parts.map((part) => [part, `${prefix}:${part}`]));
  return { id, says, parts: named, ...(whole !== undefined && { whole }) };
}
