import type { Dice } from '../../../kernel/dice.ts';
import type { Settings } from '../rules/index.ts';
import { rollOne, type Throw } from './pool.ts';

/** A model under attack as it stands before its wounds are counted. */
interface Victim {
  readonly wounds: number;
  readonly down: boolean;
  /** Wounds it started the game with. */
  readonly whole: number;
}

/** What becomes of a target: its wounds, 0 when it is removed, and whether it lies on the ground. */
interface Fate {
  readonly wounds: number;
  readonly down: boolean;
  /** It made a recovery roll. */
  readonly rolled: boolean;
}

/** Whether a model that is at 0 wounds makes a recovery roll (PC-ATK-05, PC-KD-05). */
export function mayRecover(own: Settings, down: boolean): boolean {
  return own.recovery.on && own.recovery.roll.on && !(down && own.knockedDown.recovery.on);
}

/** What a model is like that has recovered (PC-REC-ASM). */
export function recovered(own: Settings, { whole }: Victim): Fate {
  return { wounds: Math.min(whole, own.recovery.target.wounds), down: own.knockedDown.on, rolled: true };
}

/** Steps four and five of an attack: wounds, and the recovery roll of a model at 0 wounds. */
export function suffer(dice: Dice, own: Settings, recovery: Throw, victim: Victim, lost: number): Fate {
  if (lost < victim.wounds) return { wounds: victim.wounds - lost, down: victim.down, rolled: false };
  const rolled = mayRecover(own, victim.down);
  if (rolled && rollOne(dice, recovery)) return recovered(own, victim);
  return { wounds: 0, down: false, rolled };
}
