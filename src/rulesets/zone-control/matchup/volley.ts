import type { Dice } from '../../../kernel/dice.ts';
import { createModifiers, type Modifiers } from '../../../rules/play/modifiers.ts';
import { attacksOf, damageOf } from './harm.ts';
import { modifyHits, modifySave, type Side, saves, savesRolled, succeeds } from './modifiers.ts';
import { ROLL } from './rolls.ts';
import type { Attack } from './timing.ts';

/** An attack as numbers, users' rules counted. */
export function volleyFor(attack: Attack, own: Side, theirs: Side) {
  const toHit = createModifiers();
  modifyHits(toHit, attack, own, theirs);
  const toSave = Array.from({ length: savesRolled(theirs.settings) }, createModifiers);
  for (const [roll, list] of toSave.entries()) modifySave(list, attack, theirs, roll);
  return {
    attacks: attacksOf(attack.weapon, own.settings),
    /** What is added to each check, and to each roll of a save; no lists of those where there are none. */
    toHit,
    toSave: toSave as readonly Modifiers[],
    damage: damageOf(attack.weapon, own.settings),
    attacker: own,
    target: theirs,
    /** Who rolls: attacker and target. */
    rollers: [attack.attacker.roller, attack.target.roller] as const,
  };
}

/** An attack as numbers, from which it is rolled. */
export type Volley = Readonly<ReturnType<typeof volleyFor>>;

/** Rolls the checks of an attack one by one, each hit with its save, until the target has no wounds (ZC-SHT-02..08); `left` are those it has then. */
export function rollVolley(dice: Dice, volley: Volley, wounds: number) {
  const { attacker, toHit, toSave, rollers } = volley;
  const { sides } = attacker.settings.rolls.unopposed;
  let [checks, saves, hits, unsaved, left] = [0, 0, 0, 0, wounds];
  while (checks < volley.attacks && left > 0) {
    checks++;
    const face = dice.roll(ROLL.hit, rollers[0], 1, sides);
    if (!succeeds(attacker.settings, face, toHit.total)) continue;
    hits++;
    saves += toSave.length;
    if (isSaved(dice, volley)) continue;
    unsaved++;
    left -= volley.damage;
    if (volley.target.settings.wounding.floor.bounds === 'remaining') left = Math.max(0, left);
  }
  return { checks, saves, hits, unsaved, left };
}

/** A save by any of its rolls (ZC-ACT-03). */
function isSaved(dice: Dice, { toSave, target: { settings }, rollers }: Volley): boolean {
  const { sides } = settings.rolls.unopposed;
  let saved = false;
  toSave.forEach(({ total }, i) => {
    const face = dice.roll(i === 0 ? ROLL.save : ROLL['save-armour'], rollers[1], 1, sides);
    if (saves(settings, face, total)) saved = true;
  });
  return saved;
}
