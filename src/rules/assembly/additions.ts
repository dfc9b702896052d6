import type { z } from 'zod';
import { foremost } from '../../kernel/foremost.ts';
import type { TableSpec } from '../../kernel/terrain.ts';
import { InputError, unknown } from '../nearest.ts';
import type { Rule } from '../rule.ts';
import type { Additions, Version } from '../ruleset.ts';
import type { Scenario } from '../scenario.ts';
import { camelCase } from '../settings.ts';
import type { Named, UnitDataOf } from '../unit-data.ts';
import { additionsComplaint } from './additions-complaint.ts';

/** What a ruleset is put together from, its own and what a user adds. */
export interface Parts<D, Rs extends readonly Rule[] = readonly Rule[]> {
  readonly rules: Rs;
  readonly versions: Readonly<Record<string, Version>>;
  readonly scenarios?: Readonly<Record<string, Scenario>>;
  readonly tables: Readonly<Record<string, TableSpec>>;
  /** Units, weapons and armies. */
  readonly data: D;
}

/**
 * Parts with a user's own added; throws InputError for what is there already.
 *
 * @param title of the ruleset
 * @param extendData adds a user's units, and throws InputError where they do not fit
 */
export function withAdditions<D>(
  parts: Parts<D>,
  additions: Additions,
  title: string,
  extendData: (data: D, added: unknown) => D,
): Parts<D> {
  requireNewRules(parts.rules, additions.rules ?? [], title);
  return {
    rules: [...parts.rules, ...(additions.rules ?? [])],
    versions: withOthers('version', parts.versions, Object.entries(additions.versions ?? {})),
    scenarios: withOthers('scenario', parts.scenarios ?? {}, Object.entries(additions.scenarios ?? {})),
    tables: withOthers('table', parts.tables, Object.entries(additions.tables ?? {})),
    data: additions.data === undefined ? parts.data : extendData(parts.data, additions.data),
  };
}

/**
 * Refuses rules and clauses with the id of another: nobody could ask for one of them. Rules have their settings by their
 * id without hyphens; clauses are named in either case.
 */
function requireNewRules(known: readonly Rule[], added: readonly Rule[], title: string): void {
  const rules = new Map(known.map(({ id }) => [camelCase(id), BOOK]));
  const clauses = new Map(known.flatMap(clauseIds).map((id) => [id.toLowerCase(), BOOK]));
  for (const rule of added) {
    const taken = rules.get(camelCase(rule.id));
    if (taken !== undefined) throw takenRule(rule.id, taken, title);
    rules.set(camelCase(rule.id), rule.id);
    for (const id of clauseIds(rule)) {
      const owner = clauses.get(id.toLowerCase());
      if (owner !== undefined) throw takenClause(id, rule.id, owner, title);
      clauses.set(id.toLowerCase(), rule.id);
    }
  }
}

/** Whose a rule or a clause is that is printed; no house rule has this id. */
const BOOK = '';

function takenRule(id: string, taken: string, title: string): InputError {
  if (taken === BOOK) {
    return new InputError(`The rule "${id}" is already in ${title}; give the house rule a name of its own.`);
  }
  const both =
    id === taken ? `Two house rules are "${id}"` : `The house rules "${taken}" and "${id}" are one name`;
  return new InputError(`${both}; give each a name of its own.`);
}

function takenClause(id: string, rule: string, owner: string, title: string): InputError {
  const clause = `The clause "${id}" of the house rule "${rule}" is already`;
  const where = owner === BOOK ? `in ${title}` : `a clause of the house rule "${owner}"`;
  return new InputError(`${clause} ${where}; give it an id of its own.`);
}

function clauseIds({ clauses }: Rule): string[] {
  return Object.values(clauses).map(({ id }) => id);
}

/** A user's own headings, where there are some; the usual ones otherwise, which are all that one side can have alone. */
export function headingsOf(
  rules: readonly Rule[],
  printed: readonly Rule[],
  usual: readonly string[] = printed.filter(isOneSided).map(({ id }) => id),
): readonly string[] {
  const own = rules.map(({ id }) => id).filter((id) => printed.every((rule) => rule.id !== id));
  return own.length > 0 ? own : usual;
}

function isOneSided({ off, governs, kind }: Rule): boolean {
  return off !== undefined && governs !== 'table' && kind !== 'structure';
}

export function clauseCount(rules: readonly Rule[]): number {
  return rules.reduce((sum, rule) => sum + Object.keys(rule.clauses).length, 0);
}

/** Units, weapons and armies of a user's own. */
interface OwnUnits<W, P, A> {
  readonly weapons: readonly W[];
  readonly units: readonly P[];
  readonly armies: readonly A[];
}

interface Titled {
  readonly title: string;
}

/**
 * What a user adds, read by a ruleset's schema, and titled by its id where it has no title; throws InputError with one
 * sentence where it does not fit.
 */
export function readUnits<W extends Named, P extends Named, A extends Named>(
  schema: z.ZodType<OwnUnits<W, P, A>>,
  additions: unknown,
): OwnUnits<W & Titled, P & Titled, A & Titled> {
  const parsed = schema.safeParse(additions);
  if (!parsed.success)
    throw new InputError(additionsComplaint(foremost(parsed.error.issues), additions, schema));
  const { weapons, units, armies } = parsed.data;
  return { weapons: weapons.map(titled), units: units.map(titled), armies: armies.map(titled) };
}

function titled<T extends Named & Partial<Titled>>(one: T): T & Titled {
  return { ...one, title: one.title ?? one.id };
}

/** Units with a user's own added; throws InputError for an id that is taken, and for weapons that nobody knows. */
export function withUnits<
  W extends Named,
  P extends Named & { readonly weapons: readonly string[] },
  A extends Named,
>({ weapons, profiles, armies }: UnitDataOf<W, P, A>, added: OwnUnits<W, P, A>): UnitDataOf<W, P, A> {
  const all = {
    weapons: withOthers('weapon', weapons, byId(added.weapons), 'id'),
    profiles: withOthers('unit', profiles, byId(added.units), 'id'),
    armies: withOthers('army', armies, byId(added.armies), 'id'),
  };
  for (const unit of added.units)
    for (const name of unit.weapons) lookUp('weapon', name, `unit "${unit.id}"`, all.weapons);
  return all;
}

function byId<T extends Named>(all: readonly T[]): [string, T][] {
  return all.map((one) => [one.id, one]);
}

/** What is known with a user's own added, by name; throws InputError for a name that is taken, also by another of these. */
export function withOthers<T>(
  what: string,
  known: Readonly<Record<string, T>>,
  added: readonly (readonly [string, T])[],
  called: 'id' | 'name' = 'name',
): Record<string, T> {
  const all = { ...known };
  for (const [name, one] of added) {
    if (Object.hasOwn(all, name)) {
      throw new InputError(`The ${what} "${name}" is there already; give yours another ${called}.`);
    }
    all[name] = one;
  }
  return all;
}

/** What a user names; throws InputError with the nearest that is there. */
export function lookUp<T>(what: string, name: string, where: string, all: Readonly<Record<string, T>>): T {
  if (!Object.hasOwn(all, name)) throw unknown(what, name, where, Object.keys(all));
  return all[name];
}

/** Refuses ranged weapons without a range and melee weapons with one; `reach` is the path of how far melee reaches. */
export function checkRanges(
  weapons: readonly { readonly id: string; readonly mode: 'ranged' | 'melee'; readonly range: number }[],
  reach: string,
): void {
  for (const { id, mode, range } of weapons) {
    if ((mode === 'ranged') === range > 0) continue;
    throw new InputError(
      mode === 'ranged'
        ? `The weapon "${id}" is ranged and has no range; give it one in inches.`
        : `The weapon "${id}" is for melee; leave out its range, how far melee reaches is ${reach}.`,
    );
  }
}
