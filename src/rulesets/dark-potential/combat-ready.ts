import { HARM } from '../../rules/decision.ts';
import { type ChargeOption, charge, chargeReach } from './charging.ts';
import { acted, decide, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { blowHarm } from './outlook.ts';
import { arcOfModel, arcReach, passesArc } from './reactions.ts';
import { CLAUSE } from './rules/index.ts';
import { COMBAT_READY, NO_REACTION } from './state.ts';
import { destinations } from './steps.ts';

/** A Combat Ready charge is let go when it promises less than this. */
const HOLD = 0.08;

/**
 * Enemies that are Combat Ready may charge whoever moved through their arc and is within charging distance, after
 * the movement and before any action (DP-CR-03/04, DP-D-33).
 */
export function answerMoves(
  m: Match,
  trails: ReadonlyMap<number, readonly number[]>,
  moment: 'after-squad' | 'after-model',
): void {
  const [first] = trails.keys();
  if (first === undefined || m.state.over) return;
  const enemies = m.book.force[seatOf(m, first) === 0 ? 1 : 0];
  for (const ready of enemies) {
    if (m.state.reaction[ready] !== COMBAT_READY || !isOnTable(m, ready) || m.state.over) continue;
    if (settingsOf(m, ready).combatReady.charge.timing === moment) answer(m, ready, trails);
  }
}

function answer(m: Match, ready: number, trails: ReadonlyMap<number, readonly number[]>): void {
  const options = [...trails].flatMap(([mover, trail]) =>
    trail.length > 1 ? chargeAt(m, ready, mover, trail) : [],
  );
  if (options.length === 0) return;
  const picked = decide(m, seatOf(m, ready), 'DP-D-33', ready, options.length + 1, (option, into) => {
    into[HARM] = option === 0 ? HOLD : options[option - 1].harm;
  });
  if (picked === 0) return;
  acted(m, CLAUSE.combatReady.charge);
  tell(m, 'combat-ready', () => `${m.book.models[ready].name} was Combat Ready and charges.`);
  if (settingsOf(m, ready).combatReady.charge.uses === 'once') m.state.reaction[ready] = NO_REACTION;
  charge(m, ready, options[picked - 1], false, 'combat-ready');
}

function chargeAt(m: Match, ready: number, mover: number, trail: readonly number[]): ChargeOption[] {
  if (!isOnTable(m, mover)) return [];
  const own = settingsOf(m, ready).combatReady;
  const at = m.state.point[ready];
  const arc = arcOfModel(m, ready, own.arc.degrees);
  const seen = trail.some(
    (point, i) =>
      m.theatre.lines.sees(at, point) &&
      passesArc(m, arc, arcReach(m, ready), trail[Math.max(0, i - 1)], point),
  );
  if (!seen) return [];
  acted(m, CLAUSE.combatReady.trigger);
  const target = m.state.point[mover];
  const touching = m.theatre.touch(at, target, seatOf(m, ready));
  if (touching && own.charge.contact === 'none') return [];
  const reach = chargeReach(m, ready);
  if (m.theatre.distance(at, target) > reach) return [];
  const harm = blowHarm(m, ready, mover);
  if (touching) return [{ target: mover, at, harm, cost: 0 }];
  const places = destinations(m, ready, at, reach);
  const cost = places.findIndex((place) => m.theatre.touch(place, target, seatOf(m, ready)));
  return cost < 0 ? [] : [{ target: mover, at: places[cost], harm, cost }];
}
