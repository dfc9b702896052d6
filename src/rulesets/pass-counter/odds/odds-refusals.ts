import { type Asked, inchesText, requireOn } from '../../../rules/assembly/asked.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { Settings } from '../rules/index.ts';
import type { Placing } from './odds-scene.ts';

type Both = readonly [Settings, Settings];

/** Refuses attacks, preparations, targets on the ground, friends and re-rolls that the settings switch off. Throws InputError. */
export function refuseWhatIsOff(asked: Asked, [own, theirs]: Both): void {
  const points = ({ commandPoints }: Settings, cost: number) =>
    [commandPoints.on || cost === 0, 'Command Points'] as const;
  const rerolls = ({ reroll }: Settings) => [reroll.on && reroll.buy.on, 'Hit and Armour Re-Roll'] as const;
  const needs: Readonly<Record<string, readonly (readonly [boolean, string])[]>> = {
    charge: [[own.charge.on, 'Charge']],
    disengaging: [[own.disengaging.on && own.disengaging.strike.on, 'Disengaging Attack']],
    retaliation: [
      [own.retaliate.on && own.retaliate.buy.on, 'Retaliate'],
      points(own, own.retaliate.buy.cost),
    ],
    aimed: [[own.aim.on && own.aim.action.on, 'Aim']],
    focused: [[own.focus.on && own.focus.action.on, 'Focus']],
    focus: [[own.focus.on && own.focus.bonus.on, 'Focus']],
    down: [[theirs.knockedDown.on, 'Knocked down']],
    friends: [[own.outnumbering.on && own.outnumbering.dice.on, 'Outnumbering']],
    'hit-rerolls': [rerolls(own), points(own, own.reroll.buy.cost)],
    'armour-rerolls': [rerolls(theirs), points(theirs, theirs.reroll.buy.cost)],
  };
  for (const name of Object.keys(asked))
    for (const [on, title] of needs[name] ?? []) requireOn(on, `--${name}`, title);
}

/**
 * Refuses bonuses that a retaliation goes without by a reading (PC-AMB-11), and a place for a Focus bonus where the
 * attack has none (PC-MEL-03, PC-MEL-08). Throws InputError.
 */
export function refuseNoBonus(asked: Asked, { charge, retaliate }: Settings): void {
  if (asked.retaliation === true && retaliate.buy.modifiers === 'plain') {
    const stray = (['focused', 'friends'] as const).find((name) => asked[name] !== undefined);
    if (stray !== undefined)
      throw new InputError(`--${stray} does not count when striking back (PC-AMB-11); leave it out.`);
  }
  const hasBonus = asked.focused === true || (asked.charge === true && charge.focus.on);
  if (asked.focus === undefined || hasBonus) return;
  throw new InputError(
    `--focus says where a Focus bonus goes, and this attack has none; add ${charge.on && charge.focus.on ? '--focused or --charge' : '--focused'}.`,
  );
}

/** Refuses shots at or by somebody who is engaged, as both are within engagement range (PC-RNG-01, PC-RNG-02). Throws InputError. */
export function refuseEngaged({ kind, distance, down }: Placing, [own, theirs]: Both): void {
  const { means, inches, downed } = own.engagement.range;
  const reach = means === 'contact' ? 0 : inches;
  if (kind !== 'ranged' || distance > reach) return;
  const engagesShooter = !down || downed === 'yes';
  const ban = theirs.ranged.atEngaged.on
    ? 'PC-RNG-02'
    : own.ranged.whileEngaged.on && engagesShooter
      ? 'PC-RNG-01'
      : undefined;
  if (ban === undefined) return;
  throw new InputError(
    `Nobody shoots at somebody ${inchesText(distance)} away, with whom he is engaged (${ban}); ask for more than ${inchesText(reach)}.`,
  );
}
