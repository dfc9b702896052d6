import { z } from 'zod';
import { InputError, unknown } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { refuseIdleValues, type Variant } from '../../rules/variant.ts';
import { contest, mirror, sideOf } from '../terms/arm.ts';
import { refusalOf } from '../terms/refusal.ts';
import { changesBetween, type RuleChange, withChanges } from '../terms/rule-changes.ts';
import { requireArm } from '../terms/setup.ts';
import type { Spec } from '../terms/spec.ts';
import { over, type Subject, subjectOf } from '../terms/subject.ts';
import { patch } from './patch-schema.ts';

const name = z.string().min(1);

const asked = z.union([name, z.strictObject({ version: name.optional(), set: patch.optional() })], {
  error: 'takes the name of a version, or "version" and "set"',
});

/** The keys of a sim that name what changes come from and what they lead to. */
export const versionsKeys = {
  from: asked
    .optional()
    .describe('the earlier rules: a version, settings, or both; else what both sides play'),
  to: asked.describe('the later rules: a version, settings, or both'),
};

/** The rules before or after some changes. */
export interface RulesAsked {
  /** Name of the version; null where none is named. */
  readonly version: string | null;
  /** What is set over the version. */
  readonly set: Variant;
  readonly variant: Variant;
}

/** Rules before and after some changes, and the changes. */
export interface VersionsAsked {
  readonly from: RulesAsked;
  readonly to: RulesAsked;
  /** At least one. */
  readonly changes: readonly RuleChange[];
}

type Said = z.output<z.ZodObject<typeof versionsKeys>>;

/** What a sim compares; throws InputError where it cannot be played or where nothing differs. */
export function versionsAsked(said: Said, spec: Spec<null>, ruleset: Ruleset): VersionsAsked {
  const from = rulesAsked(said.from ?? {}, spec, ruleset);
  const to = rulesAsked(said.to, spec, ruleset);
  for (const { variant } of [from, to]) requireArm(ruleset, mirror(spec, '', sideOf(spec, { variant })));
  const changes = changesBetween(ruleset.rules, from.variant, to.variant);
  if (changes.length > 0) return { from, to, changes };
  const shared = Object.entries(spec.variant).map(([path, value]) => `${path}=${value}`);
  throw new InputError(
    shared.length === 0
      ? 'The earlier and the later rules are the same; name versions or settings that differ.'
      : `The earlier and the later rules are the same, for both have ${shared.join(', ')}; name versions that differ, or change a setting of the later rules alone.`,
  );
}

function rulesAsked(said: z.output<typeof asked>, spec: Spec<null>, ruleset: Ruleset): RulesAsked {
  const { version, set = {} } = typeof said === 'string' ? { version: said } : said;
  refuseIdleValues(ruleset.rules, over(spec.variant, set));
  if (version === undefined) return { version: null, set, variant: over(spec.variant, set) };
  if (spec.version !== null) {
    throw new InputError(
      `Both sides start from version "${spec.version}", and "${version}" is to be compared; name versions under "from" and "to" only.`,
    );
  }
  const found = Object.hasOwn(ruleset.versions, version) ? ruleset.versions[version] : undefined;
  if (!found) throw unknown('version', version, ruleset.title, Object.keys(ruleset.versions));
  return { version, set, variant: over(over(found.patch, spec.variant), set) };
}

/** A named version in words. */
export interface VersionNote {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly reconstructed: boolean;
}

/** The versions before and after, in words; null where none is named. */
export function versionNotes(ruleset: Ruleset, { from, to }: VersionsAsked) {
  const note = ({ version }: RulesAsked): VersionNote | null => {
    if (version === null) return null;
    const { title, note, reconstructed } = ruleset.versions[version];
    return { name: version, title, note, reconstructed };
  };
  return { from: note(from), to: note(to) };
}

/**
 * Why no side can play by the later rules against one that plays by the earlier, as a sentence; null where one can.
 */
export function apartness(spec: Spec, ruleset: Ruleset, { from, to, changes }: VersionsAsked): string | null {
  const earlier = sideOf(spec, { variant: from.variant });
  const refusal = (variant: Variant) =>
    refusalOf(() => requireArm(ruleset, contest(spec, '', sideOf(spec, { variant }), earlier)));
  const whole = refusal(to.variant);
  const shared = changes.filter((change) => refusal(withChanges(from.variant, [change])) !== null);
  if (whole === null || shared.length === 0) return whole;
  const names = shared.map(({ path }) => `"${path}"`).join(', ');
  return `Both sides share ${names}, so neither can play by the later rules against the earlier.`;
}

/** Headings and clauses that some changes are about. */
export function subjectsOf(ruleset: Ruleset, changes: readonly RuleChange[]): Subject[] {
  const paths = changes.flatMap(({ steps }) =>
    steps.map(({ path }) => path.split('.').slice(0, 2).join('.')),
  );
  return [...new Set(paths)].map((path) => subjectOf(ruleset.rules, path));
}
