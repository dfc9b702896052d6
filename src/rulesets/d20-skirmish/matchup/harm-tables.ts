import { firstAlike } from '../../../rules/assembly/mustering.ts';
import { haveUsersASay } from '../../../rules/play/active-rules.ts';
import { createModifiers } from '../../../rules/play/modifiers.ts';
import { blowTable } from './blow-tables.ts';
import type { Gunnery } from './gunnery.ts';
import type { Armed, Reckoning } from './harm-reckoning.ts';
import { judgedShots, shotTable, withPowers } from './shot-tables.ts';

/** Tables of expected harm by attacker, target and wounds, each worked out when somebody first asks. */
export function createGunnery(armed: Armed): Gunnery {
  const { models, active } = armed;
  const mostWounds = Math.max(...models.map(({ profile }) => profile.wounds));
  const hasUsers = haveUsersASay(active);
  // A user's rule may know one model from another.
  const alike = hasUsers ? models.map((_, model) => model) : firstAlike(models);
  const reckoning: Reckoning = { ...armed, list: createModifiers() };
  const kept = (table: typeof shotTable): Gunnery['shots'] => {
    const tables: (Float64Array | undefined)[] = [];
    return (attacker, target, wounds) => {
      const key = (alike[attacker] * models.length + alike[target]) * (mostWounds + 1) + wounds;
      tables[key] ??= table(reckoning, attacker, target, wounds);
      return tables[key];
    };
  };
  const shots = kept(shotTable);
  const blows = kept((...asked) => blowTable('melee', ...asked));
  return {
    shots,
    blows,
    charges: hasUsers ? kept((...asked) => blowTable('charge', ...asked)) : blows,
    judged: kept((by, attacker, target, wounds) =>
      withPowers(by, attacker, target, wounds, judgedShots(shots(attacker, target, wounds))),
    ),
  };
}
