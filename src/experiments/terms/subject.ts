import { sameData } from '../../match/same-data.ts';
import { InputError } from '../../rules/nearest.ts';
import type { Clause, Governs, Kind, Rule } from '../../rules/rule.ts';
import { resolvePath, type Variant } from '../../rules/variant.ts';

/** A heading or a single clause under test. */
export interface Subject {
  readonly path: string;
  readonly title: string;
  readonly governs: Governs;
  readonly kind: Kind;
  readonly rule: Rule;
  /** All clauses of the heading that it switches, or the one. */
  readonly clauses: Readonly<Record<string, Clause>>;
  readonly whole: boolean;
}

/** What a path of a heading or a clause names; throws InputError with the nearest for any other. */
export function subjectOf(rules: readonly Rule[], path: string): Subject {
  const { rule, clause, leaf } = resolvePath(rules, path);
  if (leaf !== undefined) {
    const clausePath = path.slice(0, path.lastIndexOf('.'));
    throw new InputError(
      `"${path}" is a value, which cannot be switched off; name its clause "${clausePath}".`,
    );
  }
  if (!clause) {
    const { title, governs, kind } = rule;
    const clauses = Object.fromEntries(Object.entries(rule.clauses).filter(([, { apart }]) => !apart));
    return { path, title, governs, kind, rule, clauses, whole: true };
  }
  return {
    path,
    title: `${rule.title}: ${wordsOf(path.split('.')[1])}`,
    governs: clause.governs ?? rule.governs,
    kind: clause.kind ?? rule.kind,
    rule,
    clauses: { [path.split('.')[1]]: clause },
    whole: false,
  };
}

/** Whether it is what the game is made of, as a whole; single clauses of it are rules like others. */
export function isFrame({ rule, whole }: Pick<Subject, 'rule' | 'whole'>): boolean {
  return whole && rule.frame !== undefined;
}

/** `forcedReroll` as `forced reroll`. */
function wordsOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/**
 * The variant without the subject, whatever it says about it. Clauses and questions that stand apart stay as they
 * are, and where one side only is to lose it (`sided`) those that both sides share.
 */
export function without(subject: Subject, variant: Variant, sided: boolean): Variant {
  const kept = sided ? sharedClauses(subject) : [];
  const staying = [...kept, ...apartFrom(subject)];
  const stays = (path: string) => staying.some((clause) => path === clause || path.startsWith(`${clause}.`));
  const about = (path: string) => path === subject.path || path.startsWith(`${subject.path}.`);
  const rest = Object.entries(variant).filter(([path]) => !about(path) || stays(path));
  // A clause named on its own wins over its heading; the variant may have switched it off already.
  const on = kept.filter((clause) => variant[clause] === undefined).map((clause) => [clause, 'on']);
  return sorted({ [subject.path]: 'off', ...Object.fromEntries([...on, ...rest]) });
}

/** Paths of the clauses of a heading, and of the questions of a subject, that its switch leaves as they are. */
function apartFrom({ rule, clauses, whole }: Subject): string[] {
  const staying = Object.keys(rule.clauses).filter((key) => whole && rule.clauses[key].apart);
  const questions = Object.entries(clauses).flatMap(([key, clause]) =>
    Object.entries(clause.questions ?? {})
      .filter(([, { apart }]) => apart)
      .map(([question]) => `${key}.${question}`),
  );
  return [...staying, ...questions].map((path) => `${rule.id}.${path}`);
}

/** Paths of the clauses of a subject that one side cannot have alone and that can be off. */
export function sharedClauses(subject: Subject): string[] {
  if (!subject.whole) return [];
  const { rule } = subject;
  return Object.entries(rule.clauses)
    .filter(([, clause]) => clause.off !== undefined && isShared(rule, clause))
    .map(([key]) => `${rule.id}.${key}`);
}

/** Throws InputError unless one side can have the subject and the other not. */
export function requireHolder(subject: Subject): void {
  if (canBeHeld(subject)) return;
  const { path, governs, kind, rule, whole } = subject;
  const switched = Object.keys(rule.clauses).filter((key) => rule.clauses[key].off !== undefined);
  const own = switched.find((key) => !isShared(rule, rule.clauses[key]));
  if (whole && own !== undefined) {
    throw new InputError(
      `No side can lack "${path}" as a whole; name a clause of it, such as "${path}.${own}".`,
    );
  }
  const shared =
    kind === 'structure' && governs !== 'table'
      ? 'is of the kind "structure", which both sides share'
      : 'holds for both sides at once';
  throw new InputError(`"${path}" ${shared}, so neither can have it alone${measuredBy(subject, switched)}.`);
}

/** How else it can be measured; a heading without which there is no game is never off as a whole. */
function measuredBy({ path, rule, whole }: Subject, switched: readonly string[]): string {
  if (!whole || rule.off !== undefined) return '; measure it with ablate';
  const [clause] = switched;
  if (clause === undefined) return ', and no clause of it can be off';
  return `; measure a clause of it with ablate, such as "${path}.${clause}"`;
}

/** Whether one side can have the subject and the other not. */
export function canBeHeld({ governs, kind, rule, clauses, whole }: Subject): boolean {
  const switchable = Object.values(clauses).filter((clause) => clause.off !== undefined);
  const none = whole && switchable.length > 0 && switchable.every((clause) => isShared(rule, clause));
  return governs !== 'table' && kind !== 'structure' && !none;
}

/** A patch over a variant: what the patch says about a path replaces all the variant says about and beneath it. */
export function over(variant: Variant, patch: Variant): Variant {
  const paths = Object.keys(patch);
  const kept = Object.entries(variant).filter(
    ([path]) => !paths.some((above) => path === above || path.startsWith(`${above}.`)),
  );
  return sorted({ ...Object.fromEntries(kept), ...patch });
}

/** What is left to say of a variant that was laid over a patch: laid over the patch it gives the variant again. */
export function beyond(patch: Variant, variant: Variant): Variant {
  const rest = Object.fromEntries(Object.entries(variant).filter(([path, value]) => patch[path] !== value));
  return sameData(over(patch, rest), variant) ? rest : variant;
}

/** Headings that can be off as a whole. */
export function switchableHeadings(rules: readonly Rule[]): string[] {
  return rules.filter((rule) => rule.off !== undefined).map((rule) => rule.id);
}

/** Whether one side cannot have a clause alone. */
export function isShared(rule: Rule, clause: Clause): boolean {
  return (clause.governs ?? rule.governs) === 'table' || (clause.kind ?? rule.kind) === 'structure';
}

function sorted(variant: Variant): Variant {
  return Object.fromEntries(Object.entries(variant).sort(([a], [b]) => (a < b ? -1 : 1)));
}
