import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { COMPASS_ROW } from '../battlefield/compass.ts';
import { firstFacing } from '../battlefield/facings.ts';
import { COMBAT_READY, ON_OVERWATCH } from '../battlefield/state.ts';
import { allowanceOf, movementOf } from '../match/blockers.ts';
import { chargeReach } from '../match/charge-reach.ts';
import { enemiesOf, isOnTable, type Match, seatOf } from '../match/match.ts';
import { judgedDistance } from '../match/premeasure.ts';
import { blowHarm, chargeHarm } from '../match/strike.ts';
import { MET, watchWorth } from './watch-worth.ts';

/** What a model that still waits from an earlier turn would give up by acting. */
export function waitingWorth(m: Match, model: Model): number {
  if (m.state.fresh[model] > 0 || !isOnTable(m, model)) return 0;
  return reactionWorth(m, model, enemiesOf(m, model));
}

/** What a model's Overwatch promises against some enemies, or what its Combat Ready does; 0 of other reactions. */
function reactionWorth(m: Match, model: Model, enemies: readonly Model[]): number {
  const { reaction, named } = m.state;
  const facing = m.state.facing[model];
  if (reaction[model] === ON_OVERWATCH)
    return watchWorth(m, model, named[model], 1 << facing, enemies)[facing];
  return reaction[model] === COMBAT_READY ? readyWorth(m, model, 1 << facing)[facing] : 0;
}

/** An enemy who has gone to ground under bases comes from this one by so much of a chance. */
const FROM_BASE = 0.6;
/** An enemy who is near enough comes by so much of a chance; by this of it who would hardly hurt by coming. */
const COMES = 0.4;
const UNLIKELY = 0.3;
/** Harm for which he comes. */
const COMES_FOR = 0.4;
/**
 * By facing, what being ready is worth: it pays when somebody who fights hand to hand can be here next turn, or
 * is likely to end a move within the charge. Good until waiting is weighed again.
 *
 * @param facings which of them count, as bits
 */
export function readyWorth(m: Match, model: Model, facings: number): Float64Array {
  const { worth } = m.battlefield.watching;
  worth.fill(0);
  for (const enemy of enemiesOf(m, model)) {
    if (m.matchup.models[enemy].profile.closeCombat === null) continue;
    if (isOnTable(m, enemy)) meet(m, model, enemy, m.state.point[enemy], 1, facings);
    else if (m.state.hidden[enemy] > 0) {
      for (const slot of m.matchup.models[enemy].bases)
        if (m.state.base[slot] !== NOWHERE) meet(m, model, enemy, m.state.base[slot], FROM_BASE, facings);
    }
  }
  return worth;
}

/** Notes what a blow at an enemy, or a base of one, is worth where it comes or may end its movement within the charge. */
function meet(m: Match, model: Model, enemy: Model, spot: Point, share: number, facings: number): void {
  const { worth } = m.battlefield.watching;
  const at = m.state.point[model];
  const isNear = judgedDistance(m, model, at, spot) <= movementOf(m, enemy) * m.matchup.inch;
  const fights = blowHarm(m, enemy, model) > COMES_FOR ? 1 : UNLIKELY;
  const chance = Math.max(isNear ? COMES * fights : 0, MET * shareWithin(m, model, enemy, spot));
  if (chance === 0) return;
  const blow = share * chance * chargeHarm(m, model, enemy, 'combat-ready');
  for (
    let left = m.battlefield.bearings.answered[seatOf(m, model)](at, spot) & facings;
    left !== 0;
    left &= left - 1
  )
    worth[firstFacing(left)] = Math.max(worth[firstFacing(left)], blow);
}

/**
 * Share of the whole moves of an enemy from a place that end within a model's charge out of Combat Ready, in its sight at
 * their start or end.
 */
function shareWithin(m: Match, model: Model, enemy: Model, spot: Point): number {
  const at = m.state.point[model];
  const reach = chargeReach(m, model, 'combat-ready');
  const move = allowanceOf(m, enemy, 1);
  if (judgedDistance(m, model, at, spot) > reach + move) return 0;
  const moves = m.battlefield.compass(move, spot);
  const { lines } = m.battlefield;
  const isSeen = lines.sees(at, spot);
  let [ways, within] = [0, 0];
  for (let place = 1; place < COMPASS_ROW; place += 2) {
    const end = moves[COMPASS_ROW * spot + place];
    if (end === NOWHERE) continue;
    ways++;
    if (judgedDistance(m, model, at, end) <= reach && (isSeen || lines.sees(at, end))) within++;
  }
  return ways > 0 ? within / ways : 0;
}
