import { canBeHeld, subjectOf, without } from '../../src/experiments/terms/subject.ts';
import type { Clause, Parameter, Rule } from '../../src/rules/rule.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import type { Variant } from '../../src/rules/variant.ts';
import type { Change } from './change.ts';
import { GENEROUS, MIXED } from './generous.ts';

/** A number that is the price of an option. */
const PRICE = /\.cost(\.points)?$/;

const NOBODY_IS_MADE_TO = 'nobody is made to use it';
const IT_TAKES_NOTHING = 'it takes nothing from the holder that the other has';

/**
 * Everything that nobody is made to use, one side having it and the other not, or having it cheaper or by a more
 * generous reading: its holder must not be shown below one half. Read off the catalogue, but for `GENEROUS`.
 */
export function optionChanges({ id, rules }: Ruleset): Change[] {
  return [
    ...optionsOf(rules).map((path) => free(path, {}, lacking(rules, path))),
    ...rules
      .filter(isHeldOption)
      .flatMap((rule) => [
        ...burdensOf(rules, rule).map((path) => free(`${path} off`, { [path]: 'off' })),
        ...pricesOf(rule).flatMap((price) => pricedAnew(rules, rule, price)),
        ...readingsOf(rule).map(([path, reading]) =>
          free(`${path}=${reading}, for one side only`, { [path]: reading }, lacking(rules, rule.id)),
        ),
      ]),
    ...Object.entries(GENEROUS[id] ?? {}).flatMap(([path, readings]) =>
      readings
        .slice(1)
        .map((more, i) =>
          free(`${path}=${more} against ${readings[i]}`, { [path]: more }, { [path]: readings[i] }),
        ),
    ),
  ];
}

/** Headings and clauses that are options, as paths: those that one side can have and the other not. */
export function optionsOf(rules: readonly Rule[]): string[] {
  // The one clause of a heading is that heading.
  const clauses = rules.flatMap((rule) => (isOneClause(rule) ? [] : clausesOf(rules, rule, 'option')));
  return [...rules.filter(isHeldOption).map(({ id }) => id), ...clauses];
}

function isHeldOption(rule: Rule): boolean {
  return rule.kind === 'option' && rule.off !== undefined && canBeHeld(subjectOf([rule], rule.id));
}

function isOneClause(rule: Rule): boolean {
  return (
    isHeldOption(rule) && Object.values(rule.clauses).filter(({ off }) => off !== undefined).length === 1
  );
}

/** Clauses of an option that bind its holder; without them he has it cheaper. */
function burdensOf(rules: readonly Rule[], rule: Rule): string[] {
  return clausesOf(rules, rule, 'burden');
}

function clausesOf(rules: readonly Rule[], rule: Rule, kind: Rule['kind']): string[] {
  return Object.entries(rule.clauses)
    .filter(([, clause]) => clause.off !== undefined && (clause.kind ?? rule.kind) === kind)
    .map(([key]) => `${rule.id}.${key}`)
    .filter((path) => !MIXED.includes(path) && canBeHeld(subjectOf(rules, path)));
}

type Price = readonly [path: string, parameter: Parameter];

function pricesOf(rule: Rule): Price[] {
  return ownClauses(rule)
    .flatMap(([key, { params = {} }]) =>
      Object.entries(params).map(([leaf, parameter]): Price => [`${rule.id}.${key}.${leaf}`, parameter]),
    )
    .filter(([path]) => PRICE.test(path));
}

/** The option at the least that it can cost against the book, and at the most against a side without it. */
function pricedAnew(
  rules: readonly Rule[],
  rule: Rule,
  [path, { min, max, default: book }]: Price,
): Change[] {
  const cheaper = min < book ? [free(`${path}=${min}`, { [path]: min })] : [];
  return [...cheaper, free(`${path}=${max}, for one side only`, { [path]: max }, lacking(rules, rule.id))];
}

/** Readings of an option beside those of the book. */
function readingsOf(rule: Rule): [path: string, reading: string][] {
  return ownClauses(rule).flatMap(([key, { questions = {} }]) =>
    Object.entries(questions).flatMap(([leaf, { readings }]) =>
      Object.keys(readings)
        .slice(1)
        .map((reading): [string, string] => [`${rule.id}.${key}.${leaf}`, reading]),
    ),
  );
}

/** Clauses of an option that are its holder's: not those that stand apart from it or hold for both sides. */
function ownClauses(rule: Rule): [string, Clause][] {
  return Object.entries(rule.clauses).filter(
    ([, { apart, governs = rule.governs }]) => !apart && governs !== 'table',
  );
}

/** What a side plays under that has not the option. */
function lacking(rules: readonly Rule[], path: string): Variant {
  return without(subjectOf(rules, path), {}, true);
}

function free(name: string, set: Variant, other: Variant = {}): Change {
  const because = Object.keys(other).length === 0 ? IT_TAKES_NOTHING : NOBODY_IS_MADE_TO;
  return { name, must: 'no worse', because, set, other };
}
