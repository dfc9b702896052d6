import { armyAsked } from '../../rules/assembly/composition.ts';
import type { Circumstances } from '../../rules/claim.ts';
import { InputError, requireOnce, unknown } from '../../rules/nearest.ts';
import type { Clause, Rule } from '../../rules/rule.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { camelCase } from '../../rules/settings.ts';
import { compileSettings, resolvePath, type Variant } from '../../rules/variant.ts';
import { refusalOf } from './refusal.ts';
import type { Spec } from './spec.ts';
import { canBeHeld, isShared, over, type Subject, subjectOf, without } from './subject.ts';
import { switchedBy } from './switched-by.ts';
import { type Bounds, inOrder, usualNumbers, type Value } from './values.ts';

/** What the army is called among factors; settings of the table generator begin with the prefix. */
const ARMY = 'army';
const TABLE_PREFIX = 'table.';

/** Something about a game that takes values: a number or reading of a rule, a switch, a table setting, the army. */
export interface Factor {
  readonly path: string;
  readonly title: string;
  readonly says: string;
  /** What it is as the spec has it. */
  readonly book: Value;
  /** Values worth trying, in order, the book's among them. */
  readonly usual: readonly Value[];
  /** Bounds of a number; null for words. */
  readonly bounds: Bounds | null;
  /** The clause or heading it belongs to; null for tables and armies. */
  readonly subject: Subject | null;
  /** Whether one side can have a value that the other has not. */
  readonly sided: boolean;
  /** A value as it is spelt whoever names it; absent where there is one way only. Throws InputError. */
  spelt?(value: Value): Value;
  /** @param alone whether one side only is to have the value */
  at(value: Value, alone: boolean): Circumstances;
}

/** What a path names under a spec; throws InputError for what takes no values there. */
export function factorOf(ruleset: Ruleset, spec: Spec, path: string): Factor {
  if (path === ARMY) return armyFactor(ruleset, spec);
  if (path.startsWith(TABLE_PREFIX)) return tableFactor(ruleset, spec, path.slice(TABLE_PREFIX.length));
  const { rule, clause, leaf } = resolvePath(ruleset.rules, path);
  return clause && leaf !== undefined
    ? leafFactor(ruleset, spec, { path, rule, clause, leaf })
    : switchFactor(ruleset, spec, path);
}

/** The values asked for, checked and in order with the book's among them; throws InputError. */
export function valuesOf(factor: Factor, named: readonly Value[]): Value[] {
  const asked = factor.spelt ? named.map(factor.spelt) : named;
  requireOnce(asked, (twice) => `The value ${twice} of "${factor.path}" is named twice.`);
  const values = inOrder(factor.bounds ? [...asked, factor.book] : [factor.book, ...asked]);
  if (values.length > 1) return values;
  throw new InputError(
    `"${factor.path}" is ${factor.book} as it is, which is played anyway; name another value beside it.`,
  );
}

/** Whether values of a path shape tables, so that it can be varied on generated ones only. */
export function shapesTables(ruleset: Ruleset, path: string): boolean {
  if (path.startsWith(TABLE_PREFIX)) return true;
  const [rule, clause, leaf] = path.split('.');
  const { params, questions } = ruleset.rules.find(({ id }) => id === rule)?.clauses[clause ?? ''] ?? {};
  const own = params?.[leaf ?? ''];
  const values: Value[] = own ? [own.min, own.max] : Object.keys(questions?.[leaf ?? '']?.readings ?? {});
  const [designed] = Object.keys(ruleset.tables);
  const refused = (variant: Variant) => refusalOf(() => ruleset.tableSettings?.(variant, designed));
  return values.some((value) => refused({ [path]: value }) !== null);
}

interface Leaf {
  readonly path: string;
  readonly rule: Rule;
  readonly clause: Clause;
  readonly leaf: string;
}

type Compiled = Readonly<
  Record<string, { on: boolean } & Readonly<Record<string, Readonly<Record<string, Value | boolean>>>>>
>;

function leafFactor({ rules }: Ruleset, spec: Spec, { path, rule, clause, leaf }: Leaf): Factor {
  const key = path.split('.')[1];
  const own = compileSettings<Compiled>(rules, spec.variant)[camelCase(rule.id)][key];
  if (own.on !== true && !clause.questions?.[leaf]?.apart) {
    throw new InputError(
      `"${rule.id}.${key}" is switched off here (${switchedBy(spec)}), so "${path}" changes nothing; have it on.`,
    );
  }
  const book = own[leaf] as Value;
  const parameter = clause.params?.[leaf];
  const readings = Object.keys(clause.questions?.[leaf]?.readings ?? {});
  return {
    path,
    title: `${rule.title}: ${key} ${leaf}`,
    says: parameter?.says ?? clause.questions![leaf].asks,
    book,
    usual: parameter ? usualNumbers(parameter, book as number) : inOrder([book, ...readings]),
    bounds: parameter ?? null,
    subject: subjectOf(rules, `${rule.id}.${key}`),
    sided: !isShared(rule, clause),
    at: (value) => (value === book ? {} : { variant: { [path]: value } }),
  };
}

function switchFactor({ rules }: Ruleset, spec: Spec, path: string): Factor {
  const subject = subjectOf(rules, path);
  const { rule, clauses, whole } = subject;
  const compiled = compileSettings<Compiled>(rules, spec.variant)[camelCase(rule.id)];
  const book = (whole ? compiled.on : compiled[path.split('.')[1]].on) ? 'on' : 'off';
  return {
    path,
    title: subject.title,
    says: whole ? rule.title : Object.values(clauses)[0].says,
    book,
    usual: inOrder([book, 'on', 'off']),
    bounds: null,
    subject,
    sided: canBeHeld(subject),
    at(value, alone) {
      if (value === book) return {};
      return { variant: value === 'off' ? without(subject, spec.variant, alone) : { [path]: value } };
    },
  };
}

function tableFactor({ generator, title }: Ruleset, spec: Spec, name: string): Factor {
  if (!Object.hasOwn(generator, name)) {
    throw unknown('setting', name, `the table generator of ${title}`, Object.keys(generator));
  }
  const { says, default: usual, min, max } = generator[name];
  const drawn = spec.tables.find((table) => 'seed' in table);
  const book = drawn && 'seed' in drawn ? (drawn.settings[name] ?? usual) : usual;
  // A setting of 0 or 1 is a switch.
  const bounds = { min, max, ...(min === 0 && max === 1 && { step: 1 }) };
  return {
    path: `${TABLE_PREFIX}${name}`,
    title: `table ${name}`,
    says,
    book,
    usual: usualNumbers(bounds, book),
    bounds,
    subject: null,
    sided: false,
    at: (value) => (value === book ? {} : { tables: { [name]: numeric(`${TABLE_PREFIX}${name}`, value) } }),
  };
}

function armyFactor(ruleset: Ruleset, { army, variant }: Spec): Factor {
  const { armies, unlikeArmies } = ruleset;
  return {
    path: ARMY,
    title: 'the army',
    says: 'What both sides field.',
    book: army,
    usual: inOrder([army, ...armies]),
    bounds: null,
    subject: null,
    sided: true,
    spelt: (value) => armyAsked(ruleset, String(value)),
    at: (value, alone) => ({
      army: String(value),
      ...(alone && unlikeArmies && { variant: over(variant, unlikeArmies) }),
    }),
  };
}

function numeric(path: string, value: Value): number {
  if (typeof value === 'number') return value;
  throw new InputError(`"${path}" takes a number, not "${value}".`);
}
