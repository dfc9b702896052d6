import { NOBODY } from '../../../kernel/entities.ts';
import { placeAt } from '../../../kernel/field/place-words.ts';
import { isBlow } from '../matchup/modifiers.ts';
import type { Match } from './match.ts';
import type { Strike } from './strike.ts';

/** What an attack is called among others: at whom, where he stands when it is struck, and with what. */
export function strikeText(m: Match, { kind, target, weapon, at }: Strike): string {
  const whom = target === NOBODY ? 'the ground' : m.matchup.models[target].name;
  const place = placeAt(m.battlefield.ground, at);
  return `${isBlow(kind) ? 'strike' : 'shoot'} ${whom} at ${place} with ${m.matchup.weapons[weapon].title}`;
}

/** The same of an attack for which whoever makes it is chosen too. */
export function strikeTextOf(m: Match, strike: Strike): string {
  return `have ${m.matchup.models[strike.attacker].name} ${strikeText(m, strike)}`;
}
