import { z } from 'zod';
import { tableSchema } from '../../kernel/tables/schema.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { rulesets } from '../../rulesets/index.ts';
import { patch } from '../asked/patch-schema.ts';
import { DESIGNS } from '../designs/index.ts';

const name = z.string().min(1);

const tables = z
  .strictObject({
    designed: z
      .union([z.literal('all'), z.array(name)], { error: 'takes "all" or a list of names of tables' })
      .describe('designed tables by name'),
    generated: z.int().min(0).max(500).describe('number of generated tables'),
    settings: z
      .record(z.string(), z.number())
      .describe('settings of the table generator that differ from its own'),
  })
  .partial()
  .describe('what is played on: each table gets as many blocks');

/** Blocks of an arm at most; of a reserve as well. */
export const MOST_BLOCKS = 1_000_000;

const count = z.int().min(1).max(MOST_BLOCKS);

const blocks = z
  .union([count, z.strictObject({ initial: count, reserve: z.int().min(0).max(MOST_BLOCKS).optional() })], {
    error: `takes a whole number from 1 to ${MOST_BLOCKS}, or "initial" and "reserve" as whole numbers`,
  })
  .describe('blocks for each arm: all in all, or a first share and a reserve for undecided arms');

const version = z.strictObject({
  title: name,
  note: z.string().default('').describe('where it comes from'),
  reconstructed: z.boolean().default(false).describe('inferred rather than read'),
  patch,
});

const scenario = z.strictObject({
  title: name,
  says: z.string().default('').describe('what it is like'),
  set: patch.default({}),
  tables: tables.optional(),
  army: name.optional().describe('the army it is meant for'),
});

const adds = z
  .strictObject({
    units: z.unknown().describe("units, in the ruleset's own schema"),
    weapons: z.unknown().describe("weapons, in the ruleset's own schema"),
    armies: z.unknown().describe("armies, in the ruleset's own schema"),
    tables: z.array(tableSchema),
    versions: z.record(z.string(), version),
    scenarios: z.record(z.string(), scenario),
  })
  .partial()
  .describe('what this sim brings to the ruleset');

/** Keys that sims of every design have. */
const common = {
  ruleset: name.describe('id of the ruleset, or id@version'),
  title: name.optional().describe('shown above the result'),
  version: name.optional().describe('named version of the rules both sides play'),
  scenario: name
    .optional()
    .describe('named scenario: settings over the version, and what it is played on unless the sim says so'),
  set: patch.optional(),
  tables: tables.optional(),
  army: name.optional(),
  policy: name.optional(),
  blocks: blocks.optional(),
  seed: z.union([z.string(), z.number()], { error: 'takes a word or a number' }).optional(),
  workers: z.int().min(1).max(256).optional().describe('threads; the result does not depend on it'),
  d: z.number().min(0.001).max(0.05).optional().describe('smallest difference in share that matters'),
  alpha: z.number().min(0.000001).max(0.5).optional().describe('one minus the confidence'),
  pitch: z
    .union([z.literal(25), z.literal(12.5)], { error: 'takes 25 or 12.5, in millimetres' })
    .optional()
    .describe('distance between neighbouring standing points in millimetres'),
  adds: adds.optional(),
};

/** What only a sim in TypeScript can bring: clauses, and a ruleset of its own. */
const inCode = {
  ruleset: z.union([name, z.custom<Ruleset>((value) => typeof value === 'object' && value !== null)], {
    error: 'takes the id of a ruleset or a ruleset',
  }),
  adds: adds.extend({ rules: z.array(z.custom<Rule>()).optional() }).optional(),
};

type Named = { readonly id: string; readonly keys: z.ZodRawShape };
type FormOf<D extends Named, Own> = z.ZodObject<
  Omit<typeof common, keyof Own> & Own & { design: z.ZodLiteral<D['id']> } & D['keys'],
  z.core.$strict
>;
type FormsOf<D extends readonly Named[], Own> = { -readonly [I in keyof D]: FormOf<D[I], Own> };

function formsOf<D extends readonly Named[], Own extends z.ZodRawShape>(designs: D, own: Own) {
  return designs.map(({ id, keys }) =>
    z.strictObject({ design: z.literal(id), ...common, ...own, ...keys }).describe(`a ${id} experiment`),
  ) as unknown as FormsOf<D, Own>;
}

/** The form of sims as data, by design. */
export const DATA_FORMS = formsOf(DESIGNS, {});

/** The form of sims in TypeScript, by design. */
export const CODE_FORMS = formsOf(DESIGNS, inCode);

/** An experiment as a user writes it. */
export type Sim = z.input<(typeof CODE_FORMS)[number]>;

/** A sim that has the form of its design. */
export type CheckedSim = z.output<(typeof CODE_FORMS)[number]>;

/** JSON Schema of sim files, for editors. */
export function simJsonSchema(): string {
  const sim = z.discriminatedUnion('design', DATA_FORMS).describe('an experiment of rulebench');
  const forms = z.toJSONSchema(sim, { io: 'input' });
  const allOf = [...rulesets.map(versionsOf), ...rulesets.flatMap(additionsOf)];
  return `${JSON.stringify({ ...forms, allOf }, null, 2)}\n`;
}

/** The versions of a ruleset by name, for sims that bring none of their own. */
function versionsOf({ id, versions }: Ruleset) {
  const names = Object.keys(versions);
  const version = { enum: names };
  const side = { anyOf: [version, { type: 'object', properties: { version } }] };
  return {
    if: {
      properties: { ruleset: named(id), adds: { properties: { versions: false } } },
      required: ['ruleset'],
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: {
      properties: {
        ruleset: { enum: [id, ...names.map((name) => `${id}@${name}`)] },
        version,
        from: side,
        to: side,
      },
    },
  };
}

/** The units, weapons and armies that a sim may bring to a ruleset. */
function additionsOf({ id, additionsSchema }: Ruleset) {
  if (!additionsSchema) return [];
  const { properties } = z.toJSONSchema(additionsSchema, { io: 'input' });
  return [
    {
      if: { properties: { ruleset: named(id) }, required: ['ruleset'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: { properties: { adds: { properties } } },
    },
  ];
}

/** A ruleset by its id, with or without a version. */
function named(id: string) {
  return { pattern: `^${id}(@|$)` };
}
