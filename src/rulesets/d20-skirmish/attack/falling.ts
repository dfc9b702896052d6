import type { Model } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { acted, type Match, rollFor, settingsOf, tellOf } from '../match/match.ts';
import { expectedLoss } from '../matchup/harm.ts';
import { ROLL } from '../matchup/rolls.ts';
import { chanceUnsaved, protects } from '../matchup/wounding.ts';
import { settleMorale } from '../morale/morale.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import { armourLeft } from './attack.ts';
import { hurt } from './resolve.ts';

/** DM of a fall of a model of some SZ from a height (DX-FAL-01, DX-FAL-03). */
export function fallDamage({ jumping }: Settings, size: number, height: Length): number {
  const { damage, times } = jumping;
  const beyond = Math.max(0, Math.floor(height / INCH) - size);
  const multiple = times.on ? Math.max(1, Math.floor(height / (size * INCH))) : 1;
  return (damage.base + damage.each * beyond) * multiple;
}

/** Expected worth that a side loses by a fall of one of its models. */
export function lossByFall(m: Match, model: Model, height: Length): number {
  const own = settingsOf(m, model);
  if (!own.jumping.damage.on) return 0;
  const { size, wounds } = m.matchup.models[model].profile;
  const victim = {
    worth: m.matchup.worth[model],
    left: m.state.wounds[model],
    whole: wounds,
    each: own.saves.wounds.wounds,
  };
  return expectedLoss(victim, 1, chanceUnsaved(own, armourLeft(m, model) - fallDamage(own, size, height)));
}

/** A model falls, and is wounded unless its armour saves it. */
export function fall(m: Match, model: Model, height: Length): void {
  const own = settingsOf(m, model);
  if (!own.jumping.damage.on) return;
  const { size } = m.matchup.models[model].profile;
  acted(m, CLAUSE.jumping.damage);
  if (own.jumping.times.on && height >= 2 * size * INCH) acted(m, CLAUSE.jumping.times);
  const need = armourLeft(m, model) - fallDamage(own, size, height);
  const face = rollFor(m, ROLL.armour, model);
  const saved = protects(own, face, need);
  tellOf(m, 'fall', model, () => [
    `falls and ${saved ? 'is unhurt' : 'is hurt'}: ${face} against ${need}`,
    { face, need, saved },
  ]);
  if (!saved) hurt(m, model, 'dies of a fall', own.saves.wounds.wounds);
  settleMorale(m);
}
