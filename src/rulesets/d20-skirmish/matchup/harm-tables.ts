import type { Model } from '../../../kernel/entities.ts';
import { firstAlike } from '../../../rules/assembly/mustering.ts';
import { haveUsersASay } from '../../../rules/play/active-rules.ts';
import { createModifiers } from '../../../rules/play/modifiers.ts';
import { blowTable } from './blow-tables.ts';
import { type Gunnery, NO_SHOTS } from './gunnery.ts';
import type { Armed, Reckoning } from './harm-reckoning.ts';
import { judgedShots, shotTable, withPowers } from './shot-tables.ts';
import { SIDES } from './wounding.ts';

/** AR lost that is told apart; more counts as this. */
const MOST_LOST = SIDES;

type Table = (by: Reckoning, attacker: Model, target: Model, wounds: number) => Float64Array;

/** Tables of expected harm by attacker, target, wounds and lost AR, each worked out when somebody first asks. */
export function createGunnery(armed: Armed): Gunnery {
  const { models, active } = armed;
  const mostWounds = Math.max(...models.map(({ profile }) => profile.wounds));
  const hasUsers = haveUsersASay(active);
  // A user's rule may know one model from another.
  const alike = hasUsers ? models.map((_, model) => model) : firstAlike(models);
  const reckoning: Reckoning = { ...armed, list: createModifiers(), lost: 0 };
  const kept = (table: Table): Gunnery['shots'] => {
    const tables: (Float64Array | undefined)[] = [];
    return (attacker, target, wounds, lost = 0) => {
      const gone = Math.min(lost, MOST_LOST);
      const pair = alike[attacker] * models.length + alike[target];
      const key = (pair * (mostWounds + 1) + wounds) * (MOST_LOST + 1) + gone;
      tables[key] ??= table({ ...reckoning, lost: gone }, attacker, target, wounds);
      return tables[key];
    };
  };
  const shots = kept((...asked) => shotTable('ranged', ...asked));
  const blows = kept((...asked) => blowTable('melee', ...asked));
  /** A table of its own where a user's rule may tell its attacks from the usual ones. */
  const apart = (usual: Gunnery['shots'], table: Table) => (hasUsers ? kept(table) : usual);
  return {
    shots,
    blows,
    charges: kept((...asked) => blowTable('charge', ...asked)),
    reactions: apart(shots, (...asked) => shotTable('reaction', ...asked)),
    countercharges: kept((...asked) => blowTable('reaction', ...asked)),
    powers: kept((by, attacker, target, wounds) => withPowers(by, attacker, target, wounds, NO_SHOTS)),
    judged: kept((by, attacker, target, wounds) =>
      withPowers(by, attacker, target, wounds, judgedShots(shots(attacker, target, wounds, by.lost))),
    ),
  };
}
