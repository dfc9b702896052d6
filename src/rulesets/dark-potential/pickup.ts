import { COVER, HARM } from '../../rules/decision.ts';
import { acted, count, decide, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { loseReaction } from './reactions.ts';
import { CLAUSE } from './rules/index.ts';
import { NOWHERE } from './state.ts';
import type { Death } from './strike.ts';

/** A mate near a fallen bearer of a special weapon may take it over (DP-SQD-06..08, DP-D-44). */
export function offerPickup(m: Match, { model: bearer, spot, weapons }: Death): void {
  const own = settingsOf(m, bearer).pickup;
  const { unit } = m.book.models[bearer];
  const special = weapons & ~m.book.common[unit];
  if (!own.on || !own.take.on || special === 0 || spot === NOWHERE || !m.book.units[unit].squad) return;
  const mates = m.book.units[unit].members.filter(
    (mate) =>
      isOnTable(m, mate) && m.theatre.distance(m.state.point[mate], spot) <= own.take.inches * m.book.inch,
  );
  if (mates.length === 0) return;
  const seat = seatOf(m, bearer);
  count(m, seat, 'legal:pickup');
  const gain = specialWorth(m, special);
  const picked = decide(m, seat, 'DP-D-44', bearer, mates.length + 1, (option, into) => {
    if (option === 0) return;
    const mate = mates[option - 1];
    into[HARM] = (m.state.weapons[mate] & special) === special ? 0 : gain;
    into[COVER] = m.theatre.distance(m.state.point[mate], spot) === 0 ? 0 : -0.01 * option;
  });
  if (picked > 0) takeOver(m, mates[picked - 1], special, spot);
}

/** A special weapon is worth about what it adds to a trooper's best shot. */
function specialWorth(m: Match, special: number): number {
  return m.book.weapons.some((weapon, w) => special & (1 << w) && weapon.kind === 'ranged') ? 0.3 : 0.2;
}

function takeOver(m: Match, mate: number, special: number, spot: number): void {
  const own = settingsOf(m, mate).pickup;
  count(m, seatOf(m, mate), 'chosen:pickup');
  acted(m, CLAUSE.pickup.take);
  m.state.weapons[mate] |= special;
  tell(
    m,
    'pickup',
    () => `${m.book.models[mate].name} takes up the weapon.`,
    () => ({ mate }),
  );
  if (!own.swap.on) return;
  acted(m, CLAUSE.pickup.swap);
  loseReaction(m, mate, 'moved');
  m.state.point[mate] = spot;
  if (settingsOf(m, mate).moveOrShoot.still.moved === 'any-shift') m.state.moved[mate] = 1;
}
