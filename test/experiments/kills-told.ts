import type { MatchEvent, Ruleset } from '../../src/rules/ruleset.ts';
import { entryOf } from '../entry-of.ts';

/** How a match told a kill: whose it was, with which weapon, by what kind of attack. */
interface Kill {
  readonly attacker: number;
  readonly weapon: string;
  readonly kind: string;
}

type Told = (events: readonly MatchEvent[]) => readonly Kill[];

/** Deaths by the enemy's hand, by id of the ruleset; models of seat 0 come first. */
const TOLD: Readonly<Record<string, Told>> = {
  'dark-potential': (events) =>
    events.flatMap(({ kind, data }) => {
      const death = data as unknown as Kill & { readonly model: number };
      const half = modelsDeployed(events) / 2;
      const isKill = kind === 'death' && death.attacker >= 0 && death.attacker < half !== death.model < half;
      return isKill ? [death] : [];
    }),
  'zone-control': (events) =>
    events.flatMap(({ kind, data }) => {
      const attack = data as unknown as Kill & { readonly left: number };
      return kind === 'attack' && attack.left <= 0 ? [attack] : [];
    }),
  'squad-quality': (events) =>
    events.flatMap(({ kind, data }) => {
      const fall = data as unknown as Kill & { readonly figures: number };
      return kind === 'fallen' && fall.weapon !== undefined ? new Array<Kill>(fall.figures).fill(fall) : [];
    }),
  'pass-counter': removed,
  'd20-skirmish': removed,
};

/** Whoever is removed was attacked last by whoever removed it. */
function removed(events: readonly MatchEvent[]): Kill[] {
  return events.flatMap(({ kind, text, data }, i) => {
    if (kind !== 'removed' || !text.endsWith('is removed.')) return [];
    const by = events
      .slice(0, i)
      .findLast((event) => event.kind === 'attack' && event.data?.target === data?.model);
    return [by!.data as unknown as Kill];
  });
}

/** Whoever hides again later is no further model. */
function modelsDeployed(events: readonly MatchEvent[]): number {
  const before = events.slice(
    0,
    events.findIndex(({ kind }) => kind === 'turn'),
  );
  return before.filter(({ kind }) => kind === 'deploy' || kind === 'hide').length;
}

/** How a ruleset's events tell kills; throws for one that nothing is said of. */
export function killsTold({ id }: Ruleset): Told {
  return entryOf(TOLD, id, 'TOLD of test/experiments/kills-told.ts', 'how its events tell a kill');
}
