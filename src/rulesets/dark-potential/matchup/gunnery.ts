import type { Model, Weapon } from '../../../kernel/entities.ts';
import { firstAlike } from '../../../rules/assembly/mustering.ts';
import { haveUsersASay } from '../../../rules/play/active-rules.ts';
import { type Arms, type AttackTables, attackTables, BAND_INCHES } from './attack-tables.ts';
import { createGun, type Expecting, type Gun } from './gun.ts';
import type { AttackKind } from './timing.ts';

/** What attacks are expected to come to before Command Points, as policies weigh them: worked out when first asked for. */
export interface Gunnery {
  gun(kind: AttackKind, attacker: Model, weapon: Weapon, target: Model): Gun;
  /** The tables for an attacker with some weapons (as bits) and a target with some wounds left. */
  tables(attacker: Model, weapons: number, target: Model, wounds: number): AttackTables;
  /** Bands per 1/100 mm. */
  readonly scale: number;
}

interface Rules extends Expecting {
  readonly inch: number;
  armoury(bits: number): Arms;
}

/** What is known of one kind of attacker against one kind of target: guns by weapon and kind, and a few tables. */
interface Pairing {
  readonly guns: (Gun | undefined)[];
  readonly tables: KnownTables[];
}

interface KnownTables extends AttackTables {
  readonly weapons: number;
  readonly wounds: number;
}

const KIND: Readonly<Record<AttackKind, number>> = {
  ranged: 0,
  overwatch: 1,
  'suppressing-fire': 2,
  'close-combat': 3,
  'free-strike': 4,
  'combat-ready': 5,
};
const KINDS = Object.keys(KIND).length;

export function createGunnery(matchup: Rules): Gunnery {
  const { models } = matchup;
  // Users' rules may tell models of one profile apart.
  const alike = haveUsersASay(matchup.active) ? models.map((_, model) => model) : firstAlike(models);
  const pairings: (Pairing | undefined)[] = new Array(models.length * models.length);

  function pairingOf(attacker: Model, target: Model): Pairing {
    const at = alike[attacker] * models.length + alike[target];
    pairings[at] ??= { guns: [], tables: [] };
    return pairings[at];
  }

  function gun(kind: AttackKind, attacker: Model, weapon: Weapon, target: Model): Gun {
    const { guns } = pairingOf(attacker, target);
    const at = weapon * KINDS + KIND[kind];
    guns[at] ??= createGun(matchup, kind, attacker, weapon, target);
    return guns[at];
  }

  return {
    gun,
    tables(attacker, weapons, target, wounds) {
      const { tables } = pairingOf(attacker, target);
      for (const one of tables) if (one.weapons === weapons && one.wounds === wounds) return one;
      const aim = {
        attacker,
        target,
        wounds,
        gun: (kind: AttackKind, weapon: Weapon) => gun(kind, attacker, weapon, target),
      };
      const one = { weapons, wounds, ...attackTables(matchup, matchup.armoury(weapons), aim) };
      tables.push(one);
      return one;
    },
    scale: 1 / (BAND_INCHES * matchup.inch),
  };
}
