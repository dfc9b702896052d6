import { mixOf, type Tallies } from '../tallies.ts';
import type { UnitDataOf } from '../unit-data.ts';
import { killMixes } from './kill-counters.ts';

/** What a ruleset's own counters mean; all have those of the first turn, of dead turns and of kills by weapon and unit. */
export interface OwnTallies extends Pick<Tallies, 'counts' | 'tableTime'> {
  /** What is counted as `action:charge`, and what these are shares of. */
  readonly actions: { readonly says: string; readonly kinds: readonly string[] };
  /** What kills are counted by as `kills:charge`. */
  readonly attacks: readonly string[];
  /** What is counted as `points:reroll`: what is spent, and by path of a heading or clause the use it is for. */
  readonly spending?: { readonly resource: string; readonly uses: Readonly<Record<string, string>> };
  /** The counter of turns that may be dead, and what makes one dead. */
  readonly deadTurns: { readonly turns: string; readonly says: string };
}

/** What all counters of a ruleset mean. */
export function talliesOf(
  { actions, attacks, spending, deadTurns, ...own }: OwnTallies,
  data: Pick<UnitDataOf<unknown, unknown, unknown>, 'weapons' | 'profiles'>,
): Tallies {
  const { resource = '', uses = {} } = spending ?? {};
  const counted = Object.entries(uses).map(([path, use]) => [path, `points:${use}`]);
  return {
    ...own,
    first: 'first',
    mixes: [
      mixOf('action', actions.says, 'action', actions.kinds, 'actions'),
      mixOf('kill-by-action', 'share of the kills', 'kills', attacks),
      ...killMixes(data),
      ...(spending
        ? [mixOf('point', `share of the ${resource} spent`, 'points', Object.values(uses), 'points-spent')]
        : []),
    ],
    ...(spending && { spending: [{ resource, uses: Object.fromEntries(counted) }] }),
    deadTurns: { ...deadTurns, dead: 'dead-turns' },
  };
}
