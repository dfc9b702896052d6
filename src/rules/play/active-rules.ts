import { InputError, unknown } from '../nearest.ts';
import type { HouseRule, Rule } from '../rule.ts';
import { camelCase, type HeadingSettings } from '../settings.ts';
import { guarded } from './guarded.ts';
import { acted, type Playing } from './playing.ts';

/** Settings of the rule that acts: by clause, its switch, parameters and readings. */
type OwnSettings = Readonly<Record<string, never>>;

/**
 * What a rule does at some of the moments `T` of a game: it is told what the moment is about, and after that its own
 * settings.
 */
export type ActsAt<T, Own = OwnSettings> = {
  readonly [K in keyof T]?: (...told: [...About<T[K]>, own: Own]) => number;
};

/** What a moment is about. */
export type About<Moment> = Moment extends (...about: infer A) => number ? A : never;

/** Declares a rule of a game, or a user's own for it; `T` are the moments at which it can act. */
export type DefineRule<T> = <const I extends string, const C extends Rule['clauses']>(
  rule: HouseRule<I, C, ActsAt<T, HeadingSettings<C>>>,
) => HouseRule<I, C>;

/** A rule of a side that acts at moments of the game, with its compiled settings. */
export interface ActiveRule<T> {
  readonly moments: ActsAt<T>;
  readonly own: OwnSettings;
  /** Its clauses in force, which count how often they change something. */
  readonly clauses: readonly ClauseInForce[];
}

interface ClauseInForce {
  readonly number: number;
  /** Settings of the rule with it and all behind it off, as far as they can be. */
  readonly without: OwnSettings;
}

/** What rules may answer at each moment of a ruleset. */
export type Answers<T> = { readonly [K in keyof T]: 'whole number' | 'number' };

/** Answers further from 0 than this are refused: no number of a game is so large. */
const MOST = 1000;

/**
 * The rules that act at moments and have a clause in force under a side's settings, in the catalogue's order.
 *
 * @param mayLack names of fields that what a moment is about may be without
 * @throws InputError for moments nobody knows; an answer that is none is refused when it is given
 */
export function activeRules<T>(
  rules: readonly Rule[],
  settings: unknown,
  answers: Answers<T>,
  mayLack: readonly string[] = [],
): ActiveRule<T>[] {
  const all = settings as Readonly<Record<string, Heading>>;
  let next = 0;
  return rules.flatMap((rule) => {
    const first = next;
    next += Object.keys(rule.clauses).length;
    const own = all[camelCase(rule.id)];
    if (!rule.timing || !own.on) return [];
    const clauses = clausesInForce(rule, own, first);
    if (clauses.length === 0) return [];
    return [{ moments: checked(rule, answers, mayLack), own: settingsOf(rule, own), clauses }];
  });
}

type Heading = Readonly<Record<string, boolean | { readonly on: boolean }>>;

function clausesInForce(rule: Rule, own: Heading, first: number): ClauseInForce[] {
  const clauses: ClauseInForce[] = [];
  let without = own;
  const entries = Object.entries(rule.clauses);
  for (const [i, [key, { off, offSets }]] of [...entries.entries()].reverse()) {
    const clause = own[key] as { readonly on: boolean };
    if (!clause.on) continue;
    if (off !== undefined) without = { ...without, [key]: { ...clause, ...offSets, on: false } };
    clauses.unshift({ number: first + i, without: settingsOf(rule, without) });
  }
  return clauses;
}

/** The moments of a rule, each refusing what is no answer. */
function checked<T>(rule: Rule, answers: Answers<T>, mayLack: readonly string[]): ActsAt<T> {
  const moments = Object.entries(rule.timing!).map(([moment, act]) => {
    if (!Object.hasOwn(answers, moment))
      throw unknown('moment', moment, `the timing of the rule "${rule.id}"`, Object.keys(answers));
    if (typeof act !== 'function') {
      throw new InputError(
        `The rule "${rule.id}" has ${shown(act)} at the moment "${moment}"; it takes a function that gives a number.`,
      );
    }
    const kind = answers[moment as keyof T];
    const about = `what "${rule.id}" is told at "${moment}"`;
    return [
      moment,
      (...given: object[]) => {
        const told = guardedAll(given, about, mayLack);
        return answerOf(
          rule.id,
          moment,
          kind,
          named(rule.id, moment, () => act(...told)),
        );
      },
    ];
  });
  return Object.fromEntries(moments) as ActsAt<T>;
}

/** What a rule answers; what it throws says which rule it was. */
function named(rule: string, moment: string, answer: () => unknown): unknown {
  try {
    return answer();
  } catch (error) {
    if (error instanceof InputError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`the rule "${rule}" throws at the moment "${moment}": ${why}`, { cause: error });
  }
}

function answerOf(rule: string, moment: string, kind: 'whole number' | 'number', answer: unknown): number {
  const isNumber = kind === 'number' ? Number.isFinite(answer) : Number.isSafeInteger(answer);
  if (isNumber && Math.abs(answer as number) <= MOST) return answer as number;
  const stepless = Number.isFinite(answer) && !isNumber;
  const remedy = stepless ? ' A number of its clauses that it answers with stays whole by "step: 1".' : '';
  throw new InputError(
    `The rule "${rule}" answers ${shown(answer)} at the moment "${moment}"; it takes a ${kind} between -${MOST} and ${MOST}, 0 for nothing.${remedy}`,
  );
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'bigint') return `${value}n`;
  return typeof value === 'object' ? 'an object' : String(value);
}

/** All but the last, which are the rule's own settings, guarded when they were compiled. */
function guardedAll(given: readonly object[], what: string, mayLack: readonly string[]): object[] {
  return given.map((one, i) => (i < given.length - 1 ? guarded(one, what, mayLack) : one));
}

/** The settings of a rule, guarded down to the names of a clause. */
function settingsOf({ id }: Rule, own: object): OwnSettings {
  const clauses = Object.entries(own).map(([key, clause]) => {
    const isClause = typeof clause === 'object';
    return [key, isClause ? guarded(clause, `the settings of "${id}.${key}"`) : clause];
  });
  return guarded(Object.fromEntries(clauses), `the settings of "${id}"`) as OwnSettings;
}

/** Sum of what a side's rules add at a moment. */
export function addUp<T, K extends keyof T>(
  rules: readonly ActiveRule<T>[],
  moment: K,
  about: About<T[K]>,
): number {
  let sum = 0;
  for (const rule of rules) sum += addedBy(rule, moment, about);
  return sum;
}

/** Counts each clause of a side's rules that changes a number at a moment; not while options are weighed. */
export function noteChanges<T, K extends keyof T>(
  m: Playing,
  rules: readonly ActiveRule<T>[],
  moment: K,
  about: About<T[K]>,
): void {
  for (const rule of rules) forEachPart(rule, moment, about, (clause) => acted(m, clause));
}

/**
 * What each clause of a rule adds at a moment, where that is not nothing: as much less as the rule adds without it, the
 * clauses behind it being off already. The first in force has what is left, so that the parts sum to the whole.
 */
export function forEachPart<T, K extends keyof T>(
  rule: ActiveRule<T>,
  moment: K,
  about: About<T[K]>,
  visit: (clause: number, value: number) => void,
): void {
  const { moments, clauses } = rule;
  let whole = addedBy(rule, moment, about);
  for (let i = clauses.length - 1; i >= 0; i--) {
    const { number, without } = clauses[i];
    const left = i > 0 ? addedBy({ moments, own: without }, moment, about) : 0;
    if (whole !== left) visit(number, whole - left);
    whole = left;
  }
}

/** What one rule adds at a moment. */
export function addedBy<T>(
  { moments, own }: Pick<ActiveRule<T>, 'moments' | 'own'>,
  moment: keyof T,
  about: readonly unknown[],
): number {
  const act = moments[moment] as ((...told: readonly unknown[]) => number) | undefined;
  return act?.(...about, own) ?? 0;
}

/**
 * What armies do not plan for, a sentence for each rule and moment: it happens, and no table that policies weigh by has
 * it.
 *
 * @param how by moment, what of it they do not reckon with
 */
export function unplannedBy(rules: readonly Rule[], how: Readonly<Record<string, string>>): string[] {
  return rules.flatMap(({ title, timing = {} }) =>
    Object.keys(timing).flatMap((moment) =>
      how[moment] === undefined ? [] : [`Armies do not plan for "${title}" (${moment}): ${how[moment]}.`],
    ),
  );
}

/** Whether any user's rule acts at all, of those of either side. */
export function haveUsersASay([own, theirs]: readonly [readonly unknown[], readonly unknown[]]): boolean {
  return own.length + theirs.length > 0;
}

/** Whether any user's rule of either side acts at one of some moments. */
export function haveUsersASayAt(
  active: readonly [readonly Acting[], readonly Acting[]],
  moments: readonly string[],
): boolean {
  return active.some((rules) => rules.some((rule) => moments.some((moment) => moment in rule.moments)));
}

type Acting = Pick<ActiveRule<unknown>, 'moments'>;
