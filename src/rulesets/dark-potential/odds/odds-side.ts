import type { Seat } from '../../../kernel/entities.ts';
import { LONGEST_SIDE } from '../../../kernel/terrain.ts';
import { type Asked, numberAsked } from '../../../rules/assembly/asked.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { commandPointsText } from '../points/point-pool.ts';
import { MOST_ON_A_ROLL } from '../rules/limits.ts';
import type { Profile, UnitData } from '../units/units.ts';

/** Whole inches of the longest line on the largest table, from corner to corner. */
export const MOST_INCHES = Math.floor(Math.sqrt(2) * LONGEST_SIDE);

/** The Commander near the target, if one is asked for. */
export function commanderAsked(data: UnitData, asked: Asked): Profile | null {
  if (asked.commander !== true) {
    if (asked['commander-cp'] !== undefined)
      throw new InputError(
        '--commander-cp are the points of a Commander near the target; give --commander too.',
      );
    return null;
  }
  const found = Object.values(data.profiles).find((profile) => profile.commander);
  if (!found) throw new InputError('No unit is a Commander.');
  return found;
}

/** What a test must roll: `6 or less on 2d6`. */
export function needsText({ tests, settings }: CompiledMatchup, seat: Seat, target: number): string {
  const { dice, sides } = tests[seat].thrown;
  const isLeast = settings[seat].rolls.test.direction === 'at-least';
  return `${target} or ${isLeast ? 'more' : 'less'} on ${dice}d${sides}`;
}

/** Command Points of the attacker, the target and its Commander. */
export function pointsAsked(asked: Asked): readonly [number, number, number] {
  const points = (name: string) => numberAsked(asked, name, { from: 0, to: MOST_ON_A_ROLL }, 0);
  return [points('attacker-cp'), points('defender-cp'), points('commander-cp')];
}

/** What else the figures rest on, for the title: Command Points by their owners, and a Commander; nothing without them. */
export function supportText(asked: Asked, actor: string, target: string): string {
  const [attackers, targets, commanders] = pointsAsked(asked);
  const owners: readonly (readonly [number, string])[] = [
    [attackers, actor],
    [targets, target],
    [commanders, `a Commander near ${target}`],
  ];
  const spent = owners
    .filter(([points]) => points > 0)
    .map(([points, of]) => `${commandPointsText(points)} of ${of}`);
  const near = asked.commander === true && commanders === 0 ? `; a Commander is near ${target}` : '';
  return `${near}${spent.length > 0 ? `; spent as well as can be: ${spent.join(', ')}` : ''}`;
}
