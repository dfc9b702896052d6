/** Tables of what shots and powers of a model do to another, by band and by what modifies the roll beyond profiles. */
import type { Model } from '../../../kernel/entities.ts';
import { startFrom } from '../../../rules/play/modifiers.ts';
import { BAND_ENDS } from '../units/bands.ts';
import { atRisk, bandModifier, JUDGED, MOST_ATTACKS, SHIFT, shotsOf, WIDTH } from './gunnery.ts';
import { armourOf, attackOf, chancesOf, expected, middleOf, type Reckoning } from './harm-reckoning.ts';
import { SEEN } from './looks.ts';
import { STANDING, STEADY, shotNumber } from './modifiers.ts';
import { addedToSave, modifyByBoth } from './users-say.ts';
import { chanceToPass, chanceUnsaved } from './wounding.ts';

/** By the number of attacks, too: see `shotAt`. */
export function shotTable(
  kind: 'ranged' | 'reaction',
  by: Reckoning,
  attacker: Model,
  target: Model,
  wounds: number,
): Float64Array {
  const { models, weapons, settings, list } = by;
  const [own, theirs] = [settings[models[attacker].seat], settings[models[target].seat]];
  const [firer, aimedAt] = [models[attacker].profile, models[target].profile];
  const table = new Float64Array(MOST_ATTACKS * BAND_ENDS.length * WIDTH);
  for (let band = 0; band < BAND_ENDS.length; band++) {
    for (const weapon of models[attacker].ranged.map((one) => weapons[one])) {
      const modifier = bandModifier(own, weapon, band);
      if (modifier === null) continue;
      shotNumber(list, own, theirs, firer, aimedAt, { ...PLAIN_SHOT, band: modifier });
      const attack = attackOf(by, kind, attacker, target, weapon, middleOf(band));
      modifyByBoth(list, by.active, attack);
      const base = list.total;
      const shots = shotsOf(own, weapon);
      const chanceAt = chancesOf(by, attack);
      const harm = new Float64Array(MOST_ATTACKS);
      for (let shift = -SHIFT, last = -1; shift <= SHIFT; shift++) {
        const chance = chanceAt(base + shift);
        // Beyond the faces of the die all numbers come to the same.
        if (chance !== last)
          for (let i = 0; i < MOST_ATTACKS; i++)
            harm[i] = expected(by, target, wounds, (i + 1) * shots, chance);
        last = chance;
        for (let i = 0; i < MOST_ATTACKS; i++) {
          const at = i * BAND_ENDS.length * WIDTH + band * WIDTH + SHIFT + shift;
          table[at] = Math.max(table[at], harm[i]);
        }
      }
    }
  }
  return table;
}

/** The part of a table of shots that is about so many attacks. */
export function judgedShots(table: Float64Array): Float64Array {
  const width = BAND_ENDS.length * WIDTH;
  return table.subarray((JUDGED - 1) * width, JUDGED * width);
}

/** Shots by which places are judged, and powers where they do more; neither cover nor postures help against those. */
export function withPowers(
  by: Reckoning,
  attacker: Model,
  target: Model,
  wounds: number,
  shots: Float64Array,
): Float64Array {
  const { models, weapons, settings, actions, list, active } = by;
  const { powers: known, profile, seat } = models[attacker];
  const [own, theirs] = [settings[seat], settings[models[target].seat]];
  if (known.length === 0 || !own.powers.on || !own.powers.channel.on) return shots;
  const table = shots.slice();
  const armour = armourOf(by, theirs, models[target]);
  const counts = atRisk(own);
  for (const power of known.map((one) => weapons[one])) {
    if (power.actions > actions[attacker]) continue;
    const dice = Math.ceil(JUDGED / power.actions);
    const share = Math.min(1, JUDGED / power.actions);
    for (let band = 0; band < BAND_ENDS.length; band++) {
      if (bandModifier(own, power, band) === null) continue;
      const attack = attackOf(by, 'power', attacker, target, power, middleOf(band));
      const added = addedToSave(active, attack);
      startFrom(list, profile.power + own.powers.test.bonus - power.magnitude);
      modifyByBoth(list, active, attack);
      const unsaved = chanceUnsaved(theirs, armour + added.armour - power.damage - added.damage);
      const harm = expected(by, target, wounds, dice, chanceToPass(own, list.total) * unsaved);
      for (let at = band * WIDTH; at < (band + 1) * WIDTH; at++)
        table[at] = Math.max(table[at], share * counts * harm);
    }
  }
  return table;
}

const PLAIN_SHOT = {
  band: 0,
  look: SEEN,
  smoke: 0,
  aimed: false,
  posture: STANDING,
  morale: STEADY,
  rage: 0,
  fumbled: false,
  steady: false,
  damaged: 0,
} as const;
