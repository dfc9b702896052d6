import type { Model, Point } from '../../../kernel/entities.ts';
import { arcOf, inArc, spansInArc } from '../../../kernel/geometry/arc.ts';
import type { Seat } from '../../../rules/decision.ts';
import { FACINGS } from '../battlefield/facings.ts';
import { COMBAT_READY, NO_REACTION, ON_OVERWATCH, SUPPRESSING } from '../battlefield/state.ts';
import { CLAUSE } from '../rules/index.ts';
import { acted, isOnTable, type Match, settingsOf, tell } from './match.ts';
import { sees } from './sight.ts';

export type LossCause = 'shot' | 'blow' | 'contact' | 'leadership' | 'death' | 'moved';

/** Whether anybody of a seat waits for the enemy like this. */
export function isAnybody(m: Match, seat: Seat, reaction: number): boolean {
  for (const model of m.matchup.force[seat]) if (m.state.reaction[model] === reaction) return true;
  return false;
}

/** What a cause takes from a model waiting to react (DP-OW-06..08, DP-CR-05, DP-SUP-10). */
export function loseReaction(m: Match, model: Model, cause: LossCause): void {
  const reaction = m.state.reaction[model];
  if (reaction === NO_REACTION || !loses(m, model, reaction, cause)) return;
  m.state.reaction[model] = NO_REACTION;
  countLoss(m, reaction, cause);
  if (cause !== 'death') tellLoss(m, model, reaction);
  if (reaction === SUPPRESSING) leaveBarrage(m, model);
}

function tellLoss(m: Match, model: Model, reaction: number): void {
  tell(m, 'reaction-lost', () => [`${m.matchup.models[model].name} loses its ${REACTION_NAMES[reaction]}.`]);
}

function countLoss(m: Match, reaction: number, cause: LossCause): void {
  const { overwatch, combatReady, suppressingFire } = CLAUSE;
  if (cause === 'death' || cause === 'moved') return;
  if (reaction === COMBAT_READY) acted(m, combatReady.lost);
  else if (reaction === SUPPRESSING) acted(m, suppressingFire.lost);
  else if (cause === 'shot') acted(m, overwatch.lostByHit);
  else acted(m, cause === 'contact' ? overwatch.lostByContact : overwatch.lostByLeadership);
}

const REACTION_NAMES = ['', 'Overwatch', 'Combat Ready', 'place in the Suppressing Fire'];

/** Whether a cause takes a reaction from a model. */
export function loses(m: Match, model: Model, reaction: number, cause: LossCause): boolean {
  if (cause === 'death' || cause === 'moved') return true;
  const { overwatch, combatReady, suppressingFire } = settingsOf(m, model);
  if (reaction === ON_OVERWATCH) {
    if (cause === 'shot') return overwatch.lostByHit.on;
    if (cause === 'contact') return overwatch.lostByContact.on;
    return cause === 'leadership' && overwatch.lostByLeadership.on;
  }
  if (reaction === COMBAT_READY) {
    if (cause === 'shot') return combatReady.lost.rangedHit > 0;
    if (cause === 'blow') return combatReady.lost.closeCombatHit > 0;
    return cause === 'leadership' && combatReady.lost.leadership > 0;
  }
  if (cause === 'shot') return suppressingFire.lost.rangedHit > 0;
  if (cause === 'contact') return suppressingFire.lost.contact > 0;
  return cause === 'leadership' && suppressingFire.lost.leadership > 0;
}

/** A participant drops out; the template shrinks with the rest and goes when too few are left. */
function leaveBarrage(m: Match, model: Model): void {
  const { lost, size } = settingsOf(m, model).suppressingFire;
  for (const barrage of m.state.barrages) {
    if (!barrage.participants.includes(model)) continue;
    barrage.participants = barrage.participants.filter((other) => other !== model);
    if (lost.shrink > 0 && barrage.participants.length < size.fewest) {
      for (const other of barrage.participants) {
        m.state.reaction[other] = NO_REACTION;
        tellLoss(m, other, SUPPRESSING);
      }
      barrage.participants = [];
    }
  }
  m.state.barrages = m.state.barrages.filter((barrage) => barrage.participants.length > 0);
}

/** Whether something holds of a base on its way from one standing point to the next. */
type OnTheWay = (from: Point, to: Point) => boolean;

/**
 * Whether a base is ever in the arc of a waiting model, whose tip is on the edge of the model's base, with all of it or
 * with its centre (DP-OW-02, DP-CR-02, DP-Q-91).
 */
export function arcOfModel(
  m: Match,
  model: Model,
  degrees: number,
  facing: number = m.state.facing[model],
): OnTheWay {
  const { ground, base } = m.battlefield;
  const { x, y } = ground;
  const { geometry } = settingsOf(m, model).overwatch.arc;
  const at = m.state.point[model];
  const arc = arcOf(x[at], y[at], geometry === 'centre' ? 0 : base, FACINGS[facing], degrees);
  const reach = geometry === 'target-centre' ? 0 : base;
  return (from, to) =>
    from === to
      ? inArc(arc, x[to], y[to], reach)
      : spansInArc(arc, x[from], y[from], x[to], y[to], reach).length > 0;
}

/** Whether a waiting model sees a base where it comes to, and has it in its arc on the way there. */
export function viewOfModel(m: Match, model: Model, degrees: number): OnTheWay {
  const at = m.state.point[model];
  const isInArc = arcOfModel(m, model, degrees);
  return (from, to) => sees(m, at, to) && isInArc(from, to);
}

/** Whether a waiting model looks at a place at all, by a reading of DP-Q-141; others look everywhere. */
export function viewIncludes(m: Match, model: Model, at: Point): boolean {
  const { overwatch, combatReady } = settingsOf(m, model);
  const reaction = m.state.reaction[model];
  const waits = reaction === ON_OVERWATCH || reaction === COMBAT_READY;
  if (overwatch.arc.sight === 'reaction' || !waits || !isOnTable(m, model)) return true;
  const { degrees } = reaction === ON_OVERWATCH ? overwatch.arc : combatReady.arc;
  return arcOfModel(m, model, degrees)(at, at);
}

/** Readings that limit a lasting Overwatch by enemy model or unit (DP-Q-85). */
export function mayShootAgain(m: Match, watcher: Model, mover: Model): boolean {
  const { shots } = settingsOf(m, watcher).overwatch.interrupt;
  const models = m.matchup.models;
  if (shots === 'per-model') return m.state.shots[watcher * models.length + mover] === 0;
  if (shots !== 'per-unit') return true;
  return m.matchup.units[models[mover].unit].members.every(
    (mate) => m.state.shots[watcher * models.length + mate] === 0,
  );
}
