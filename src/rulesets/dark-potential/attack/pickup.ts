import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { inchesAt, placeAt } from '../../../kernel/field/place-words.ts';
import { COVER, HARM } from '../../../rules/decision.ts';
import { orNot, whom } from '../../../rules/play/labels.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import { acted, count, decide, isOnTable, type Match, seatOf, settingsOf, tell } from '../match/match.ts';
import { loseReaction } from '../match/reactions.ts';
import type { Death } from '../match/strike.ts';
import { CLAUSE } from '../rules/index.ts';

const uses = unlessFirst('pickup');

/** Who took over a weapon, and where it had stood. */
interface Pickup {
  readonly mate: Model;
  readonly from: Point;
}

/** A mate near a fallen bearer of a special weapon may take it over (DP-SQD-06..08, DP-D-44). */
export function offerPickup(m: Match, death: Death): Pickup | null {
  const { model: bearer, spot, weapons } = death;
  const own = settingsOf(m, bearer).pickup;
  const { unit } = m.matchup.models[bearer];
  const special = weapons & ~m.matchup.common[unit];
  if (!own.take.on || special === 0 || spot === NOWHERE || !m.matchup.units[unit].squad) return null;
  const mates = m.matchup.units[unit].members.filter(
    (mate) =>
      isOnTable(m, mate) &&
      m.battlefield.distance(m.state.point[mate], spot) <= own.take.inches * m.matchup.inch,
  );
  if (mates.length === 0) return null;
  const seat = seatOf(m, bearer);
  count(m, seat, 'legal:pickup');
  const weigh = (option: number, into: Float64Array) => {
    if (option === 0) return;
    const mate = mates[option - 1];
    into[HARM] = (m.state.weapons[mate] & special) === special ? 0 : specialWorth(m, mate, special);
    into[COVER] = m.battlefield.distance(m.state.point[mate], spot) === 0 ? 0 : -0.01 * option;
  };
  const label = orNot('leave it', whom('hand it to', m, mates));
  const picked = decide(m, seat, 'DP-D-44', bearer, mates.length + 1, weigh, { label, uses });
  if (picked === 0) return null;
  const mate = mates[picked - 1];
  const from = m.state.point[mate];
  takeOver(m, mate, special, death);
  return { mate, from };
}

/** A special weapon is worth about what it adds to a trooper's best shot; nothing to one who cannot use it (DP-Q-18). */
function specialWorth(m: Match, mate: Model, special: number): number {
  const arms = m.matchup.armoury(special);
  const { profile } = m.matchup.models[mate];
  const { rangedAttack, closeCombat } = settingsOf(m, mate);
  if (arms.ranged.length > 0 && profile.ranged !== null && rangedAttack.attack.on) return 0.3;
  const strikes = profile.closeCombat !== null && closeCombat.attack.on;
  return arms.closeCombat.length > 0 && strikes ? 0.2 : 0;
}

function takeOver(m: Match, mate: Model, special: number, death: Death): void {
  const { swap } = settingsOf(m, mate).pickup;
  count(m, seatOf(m, mate), 'chosen:pickup');
  acted(m, CLAUSE.pickup.take);
  m.state.weapons[mate] |= special;
  tellPickup(m, mate, special, death);
  if (!swap.on) return;
  acted(m, CLAUSE.pickup.swap);
  loseReaction(m, mate, 'moved');
  m.state.point[mate] = death.spot;
  if (swap.status === 'bearer') inherit(m, mate, death);
  comeOver(m, mate);
}

/** Who has taken over what, and where he comes to stand by it (DP-SQD-07). */
function tellPickup(m: Match, mate: Model, special: number, { model: bearer, spot }: Death): void {
  tell(m, 'pickup', () => {
    const { models, weapons } = m.matchup;
    const taken = weapons.filter((_, weapon) => special & (1 << weapon)).map(({ title }) => title);
    const comesOver = settingsOf(m, mate).pickup.swap.on;
    const place = comesOver ? ` at ${placeAt(m.battlefield.ground, spot)}` : '';
    const text = `${models[mate].name} takes up the ${taken.join(' and ')} of ${models[bearer].name}${place}.`;
    return [
      text,
      { mate, bearer, ...(comesOver && { at: spot, inches: inchesAt(m.battlefield.ground, spot) }) },
    ];
  });
}

/** The model that is left has the standing of the one that fell, by a reading of DP-Q-81. */
function inherit(m: Match, mate: Model, { model: bearer, suppressed }: Death): void {
  const { unit } = m.matchup.models[mate];
  const { state } = m;
  state.suppressed[mate] = suppressed;
  for (const column of [state.moved, state.acted, state.failed]) column[mate] = column[bearer];
  if (state.leader[unit] === bearer) state.leader[unit] = mate;
  else if (state.leader[unit] === mate) state.leader[unit] = bearer;
}

/** Coming over for a weapon counts as movement in one reading of DP-Q-58, in the enemy's turn for the next activation. */
function comeOver(m: Match, mate: Model): void {
  if (settingsOf(m, mate).moveOrShoot.still.moved !== 'any-shift') return;
  const column = seatOf(m, mate) === m.state.active ? m.state.moved : m.state.shifted;
  column[mate] = 1;
}
