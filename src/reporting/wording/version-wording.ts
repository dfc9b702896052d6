import type { RulesAsked, VersionNote, VersionsAsked } from '../../experiments/asked/versions-asked.ts';
import type { Step } from '../../experiments/terms/rule-changes.ts';
import { over } from '../../experiments/terms/subject.ts';
import type { Variant } from '../../rules/variant.ts';
import { listed } from './wording.ts';

/** Rules in a word, for columns, and in full. */
interface RulesName {
  readonly short: string;
  readonly long: string;
}

interface Compared {
  readonly spec: { readonly asks: VersionsAsked; readonly variant: Variant };
  readonly versions: { readonly from: VersionNote | null; readonly to: VersionNote | null };
}

/** What the earlier and the later rules are called. */
export function rulesNames({ spec: { asks, variant }, versions }: Compared): {
  from: RulesName;
  to: RulesName;
} {
  const names = [shortName(asks.from, 'before'), shortName(asks.to, 'after')];
  const [from, to] = names[0] === names[1] ? ['before', 'after'] : names;
  return {
    from: { short: from, long: longName(over(variant, asks.from.set), versions.from) },
    to: { short: to, long: longName(over(variant, asks.to.set), versions.to) },
  };
}

function shortName({ version, set }: RulesAsked, otherwise: string): string {
  if (version === null) return otherwise;
  return Object.keys(set).length === 0 ? version : `${version}, changed`;
}

function longName(changed: Variant, version: VersionNote | null): string {
  const settings = Object.entries(changed).map(([path, value]) => `${path}=${value}`);
  const title = version === null ? 'the book' : versionTitle(version);
  return settings.length === 0 ? title : `${title}, with ${listed(settings)}`;
}

/** What a version is called, and whether anybody has read it. */
export function versionTitle({ title, reconstructed }: Pick<VersionNote, 'title' | 'reconstructed'>): string {
  return reconstructed ? `${title} (reconstructed)` : title;
}

/** What is known of reconstructed versions, a sentence each. */
export function reconstructions({ versions }: Compared): string[] {
  return [versions.from, versions.to].flatMap((version) =>
    version?.reconstructed ? [reconstruction(version)] : [],
  );
}

/** What is known of a reconstructed version. */
export function reconstruction({ title, note }: Pick<VersionNote, 'title' | 'note'>): string {
  return `${title} is reconstructed: ${note}`;
}

/** `attack.arc.degrees 90 instead of 180`. */
export function stepText({ path, from, to }: Step): string {
  return `${path} ${to} instead of ${from}`;
}
