import { type Model, type Point, UNARMED } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { resolveAttack } from '../attack/attack.ts';
import type { MoveKind } from '../battlefield/passage.ts';
import { chargeReach } from '../match/charge-reach.ts';
import { acted, enemiesOf, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { bestBlow, chargeHarm, mayBeMade, type Strike, strikesHome } from '../match/strike.ts';
import { contacts, isEngaged } from '../match/weapons.ts';
import { destinations, type LooseEnds, looseDestinations } from '../places/destinations.ts';
import { wayTo } from '../places/endings.ts';
import { CLAUSE } from '../rules/index.ts';
import { makeMove } from './moves.ts';

/** A place in contact with an enemy that a charge can reach. */
export interface ChargeOption {
  readonly target: Model;
  readonly at: Point;
  /** Expected harm of the blow. */
  readonly harm: number;
  /** Order of cost among the places, to tell equal blows apart; cheaper first. */
  readonly cost: number;
}

/** One option for each enemy within charge: the cheapest place in contact with it (DP-CHG-01, DP-D-24). */
export function chargeOptions(m: Match, model: Model): ChargeOption[] {
  const { on, move, attack } = settingsOf(m, model).charge;
  if (!on || !move.on || (attack.start === 'free' && isEngaged(m, model))) return [];
  const from = m.state.point[model];
  const reach = chargeReach(m, model);
  const near = enemiesOf(m, model).filter(
    (enemy) => isOnTable(m, enemy) && m.battlefield.distance(from, m.state.point[enemy]) <= reach,
  );
  if (near.length === 0) return [];
  const places = placesToMeet(m, model, near, looseDestinations(m, model, from, reach), reach);
  return near.flatMap((target) => {
    const cost = firstTouching(m, model, target, places);
    const harm = chargeHarm(m, model, target, 'close-combat');
    return cost < 0 ? [] : [{ target, at: places[cost], harm, cost }];
  });
}

/** Destinations whose order is sure as far as the first that touch some enemies. */
function placesToMeet(
  m: Match,
  model: Model,
  enemies: readonly Model[],
  { places, doubtful }: LooseEnds,
  reach: Length,
): readonly Point[] {
  if (doubtful.length === 0) return places;
  const surely = places.indexOf(doubtful[0]);
  return enemies.every((enemy) => firstTouching(m, model, enemy, places) < surely)
    ? places
    : destinations(m, model, m.state.point[model], reach);
}

/** The place in a list of the first point in contact with an enemy; -1 without one. */
function firstTouching(m: Match, model: Model, enemy: Model, places: readonly Point[]): number {
  const seat = seatOf(m, model);
  const to = m.state.point[enemy];
  return places.findIndex((at) => m.battlefield.touch(at, to, seat));
}

/**
 * Moves into contact and, if it gets there, strikes in the same action (DP-CHG-02). Returns the points passed, which
 * `moved` is told before the blow.
 */
export function charge(
  m: Match,
  model: Model,
  option: ChargeOption,
  shielded: boolean,
  kind: MoveKind = 'charge',
  moved: (trail: readonly Point[]) => void = () => {},
): readonly number[] {
  acted(m, CLAUSE.charge.move);
  const { trail } = makeMove(m, {
    model,
    kind,
    allowance: chargeReach(m, model, kind),
    shielded,
    plan: (left) => {
      const from = m.state.point[model];
      return from === option.at ? [from] : wayTo(m, model, from, option.at, left);
    },
  });
  moved(trail);
  strikeHome(m, model, option.target, kind);
  return trail;
}

/** How far a Charge of its own brings a model to strike: no way where it is only a movement (DP-CHG-02). */
export function strikingReach(m: Match, model: Model): number {
  return strikesHome(m, model, 'close-combat') ? chargeReach(m, model) : 0;
}

/** The blow at the end of a charge. */
function strikeHome(m: Match, model: Model, aim: number, movement: MoveKind): void {
  const kind = movement === 'combat-ready' ? movement : 'close-combat';
  if (!isOnTable(m, model) || m.state.over || !strikesHome(m, model, kind)) return;
  const touching = contacts(m, model);
  if (touching.length === 0) return;
  const target = touching.includes(aim) ? aim : touching[0];
  const blow: Strike = {
    kind,
    attacker: model,
    weapon: bestBlow(m, model, target),
    target,
    from: m.state.point[model],
    at: m.state.point[target],
  };
  if (blow.weapon === UNARMED || !mayBeMade(m, blow)) return;
  acted(m, CLAUSE.charge.attack);
  resolveAttack(m, blow, settingsOf(m, model).charge.attack.bonus);
}
