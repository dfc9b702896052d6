import type { Clause, Rule } from './rule.ts';
import { camelCase } from './settings.ts';
import { compileSettings, type Variant } from './variant.ts';

/** What results rest on and no clause says: a sentence, or the one that holds under settings; null where none does. */
export type Premise<S = never> = string | ((settings: S) => string | null);

/** Something of ours that a result rests on. */
export interface Assumption {
  /** Id and path of the clause, and title of its heading; null where no clause says it. */
  readonly clause: { readonly id: string; readonly path: string; readonly heading: string } | null;
  /** In force; off, so that something else is; or varied by the experiment, and so what is measured. */
  readonly standing: 'assumed' | 'off' | 'varied';
  /** The side it is said of, where the other plays by something else; null for both. */
  readonly side: 'acting' | 'other' | null;
  readonly says: string;
}

/** Rules with what results under them rest on besides. */
interface Assuming {
  readonly rules: readonly Rule[];
  readonly assumptions: readonly Premise[];
}

type Said = Pick<Assumption, 'clause' | 'says'> & { readonly off: boolean };
type Values = Readonly<Record<string, string | number | boolean>>;
export type Compiled = Readonly<Record<string, { readonly on: boolean } & Readonly<Record<string, Values>>>>;

/**
 * What matches under some variants rest on: every clause that is ours as it stands there, in the order of the
 * catalogue, then what no clause says.
 */
export function assumptionsUnder(assuming: Assuming, variants: readonly Variant[]): Assumption[] {
  const said = variants.map((variant) => compileSettings<Compiled>(assuming.rules, variant));
  return [
    ...assumedClauses(assuming.rules).map(({ rule, key, clause }): Assumption => {
      const [first, ...others] = said.map((settings) => saidBy(rule, key, clause, settings));
      const differs = others.some(({ says }) => says !== first.says);
      return differs ? { ...varied, clause: first.clause, says: clause.says } : agreed(first);
    }),
    ...assuming.assumptions.flatMap((premise) => premised(premise, said)),
  ];
}

/**
 * What an answer about two sides rests on, of the clauses of these paths: as the side plays by it whose variant
 * decides.
 *
 * @param variants of the acting side and of the other
 */
export function assumptionsBetween(
  { rules }: Pick<Assuming, 'rules'>,
  variants: readonly [Variant, Variant],
  paths: readonly string[],
): Assumption[] {
  const both = variants.map((variant) => compileSettings<Compiled>(rules, variant));
  return assumedClauses(rules)
    .filter(({ rule, key }) => paths.includes(`${rule.id}.${key}`))
    .map(({ rule, key, clause }) => {
      const said = both.map((settings) => saidBy(rule, key, clause, settings));
      const whose = (clause.governs ?? rule.governs) === 'target' ? 1 : 0;
      const side = said[0].says === said[1].says ? null : (['acting', 'other'] as const)[whose];
      return { ...agreed(said[whose]), side };
    });
}

/** `ZC-A3 (Actions, assumed): A model has one move and one action each round.` */
export function assumptionText({ clause, standing, side, says }: Assumption): string {
  const stands = STANDS[standing](side);
  if (clause !== null) return `${clause.id} (${clause.heading}, ${stands}): ${says}`;
  return standing === 'assumed' ? says : `${says} (${stands})`;
}

/** `ZC-A3`, or `ZC-A3 (off for both sides)` where it is not in force. */
export function assumptionId({ clause, standing, side }: Assumption): string {
  return standing === 'assumed' ? `${clause?.id}` : `${clause?.id} (${STANDS[standing](side)})`;
}

const STANDS = {
  assumed: (side) => (side === null ? 'assumed' : `assumed for the ${side} side`),
  off: (side) => `off for ${side === null ? 'both sides' : `the ${side} side`}`,
  varied: () => 'varied here, so measured and not assumed',
} satisfies Record<Assumption['standing'], (side: Assumption['side']) => string>;

const varied = { standing: 'varied', side: null } as const;

function agreed({ clause, off, says }: Said): Assumption {
  return { clause, standing: off ? 'off' : 'assumed', side: null, says };
}

function assumedClauses(rules: readonly Rule[]) {
  return rules.flatMap((rule) =>
    Object.entries(rule.clauses).flatMap(([key, clause]) =>
      clause.basis === 'assumed' ? [{ rule, key, clause }] : [],
    ),
  );
}

/** What a clause comes to under settings: what it says, or what the game does without it. */
function saidBy(rule: Rule, key: string, clause: Clause, settings: Compiled): Said {
  const own = settings[camelCase(rule.id)];
  const about = { id: clause.id, path: `${rule.id}.${key}`, heading: rule.title };
  const without = insteadOf(rule, clause, own, own[key]);
  if (without !== undefined) return { clause: about, off: true, says: without };
  const changed = changesOf(clause, about.path, own[key]);
  return { clause: about, off: false, says: [clause.says, ...changed].join(' ') };
}

/** What is done without the clause, its heading or the clause that it is about; undefined where all are in force. */
export function insteadOf(
  rule: Rule,
  clause: Clause,
  own: Compiled[string],
  values: Values,
): string | undefined {
  if (!own.on && (clause.off === undefined || !values.on)) return rule.off;
  if (!values.on) return clause.off;
  const { about } = clause;
  return about !== undefined && !own[about].on ? rule.clauses[about].off : undefined;
}

/** What settings change about a clause that is in force, a sentence each. */
function changesOf({ params = {}, questions = {} }: Clause, path: string, values: Values): string[] {
  const numbers = Object.entries(params).flatMap(([name, { says, default: usual }]) =>
    values[name] === usual ? [] : [`Here ${path}.${name} is ${values[name]} instead of ${usual}: ${says}`],
  );
  const readings = Object.entries(questions).flatMap(([name, { asks, readings }]) => {
    const reading = String(values[name]);
    if (reading === Object.keys(readings)[0]) return [];
    return [`Here ${path}.${name} is "${reading}": ${asks} ${capital(readings[reading])}.`];
  });
  return [...numbers, ...readings];
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function premised(premise: Premise, settings: readonly Compiled[]): Assumption[] {
  const said = settings.map((one) => (typeof premise === 'string' ? premise : premise(one as never)));
  const distinct = [...new Set(said)];
  const standing = distinct.length > 1 ? 'varied' : 'assumed';
  return distinct.flatMap((says) => (says === null ? [] : [{ clause: null, standing, side: null, says }]));
}
