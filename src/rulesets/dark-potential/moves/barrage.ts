import type { Model, Point, Seat } from '../../../kernel/entities.ts';
import { spanTouchingDisc } from '../../../kernel/geometry/template.ts';
import type { Length } from '../../../kernel/length.ts';
import { expectedHarm } from '../attack/area-harm.ts';
import { resolveAttack } from '../attack/attack.ts';
import { isInBurst, templateRadius } from '../attack/burst.ts';
import type { Interruption, Passage } from '../battlefield/passage.ts';
import type { Barrage } from '../battlefield/state.ts';
import { canStop } from '../match/blockers.ts';
import { mayFire } from '../match/legal.ts';
import { acted, isOnTable, type Match, seatOf, settingsOf, tell } from '../match/match.ts';
import { sees } from '../match/sight.ts';
import { mayBeMade, type Strike } from '../match/strike.ts';
import { strikeTextOf } from '../match/strike-words.ts';
import { isShielded } from '../match/weapons.ts';
import type { Slot } from '../matchup/slot.ts';
import { CLAUSE } from '../rules/index.ts';
import { crewAlong } from './crew-along.ts';
import { reactionTaken } from './reaction-taken.ts';

/** Radius of the template that so many lay (DP-SUP-03), 0 where there can be none. */
export function radiusOf(m: Match, seat: Seat, participants: number): Length {
  const { size } = m.matchup.settings[seat].suppressingFire;
  const most = size.on && size.five === 'larger' ? size.four + 1 : size.four;
  return templateRadius(m, seat, [0, size.two, size.two, size.three, size.four][participants] ?? most);
}

/** The template shrinks with those who are left (DP-SUP-10). */
export function barrageRadius(m: Match, barrage: Barrage, left = barrage.participants.length): Length {
  const { lost } = m.matchup.settings[barrage.seat].suppressingFire;
  return radiusOf(m, barrage.seat, lost.shrink > 0 ? left : barrage.laidBy);
}

/** The earliest shot that enemies laying Suppressing Fire choose to take at a passage (DP-SUP-05, DP-D-34). */
export function barrageOn(m: Match, passage: Passage): Interruption | null {
  let earliest: Interruption | null = null;
  for (const barrage of m.state.barrages) {
    const { model, fired } = passage;
    if (barrage.seat === seatOf(m, model) || fired.has(barrage) || isExhausted(m, barrage, model)) continue;
    const found = ask(m, barrage, passage, strikesAlong(m, barrage, passage));
    if (found && (!earliest || found.index < earliest.index)) earliest = found;
  }
  return earliest;
}

/** The shots an action under a template draws, before it takes effect or after it (DP-Q-108). */
export function barrageOnAction(m: Match, model: Model, moment: 'before' | 'after'): void {
  if (m.state.barrages.length === 0) return;
  for (const barrage of [...m.state.barrages]) {
    if (barrage.seat === seatOf(m, model) || !isOnTable(m, model) || m.state.over) continue;
    const { trigger } = m.matchup.settings[barrage.seat].suppressingFire;
    if (!trigger.on || trigger.timing !== moment || isExhausted(m, barrage, model)) continue;
    const still: Passage = {
      model,
      kind: 'move',
      path: [m.state.point[model]],
      underway: false,
      fired: new Set(),
    };
    ask(m, barrage, still, strikesAlong(m, barrage, still))?.act();
  }
}

/** One attack per model, turn and template (DP-SUP-09). */
export function isExhausted(m: Match, barrage: Barrage, model: Model): boolean {
  const { limit } = m.matchup.settings[barrage.seat].suppressingFire;
  return barrage.attacked.filter((other) => other === model).length >= limit.attacks;
}

/** A shot at a mover on one point of its path. */
export interface Shot {
  readonly index: number;
  readonly strike: Strike;
}

function strikesAlong(m: Match, barrage: Barrage, { model, path }: Passage): Shot[] {
  const isBarred = (attacker: Model, at: Point) => isShielded(m, attacker, model, at);
  return shotsAlong(m, barrage, { model, path }, crewAlong(m, barrage, { model, path }), isBarred);
}

/**
 * The shots that participants have at a model, or at one of its bases, by points of its path, where it starts among
 * them (DP-SUP-05, DP-SUP-06, DP-Q-105).
 *
 * @param leftAt whoever still takes part at a point of the path; asked about each in turn
 * @param isBarred whether one of them may not fire at somebody on a place
 */
export function shotsAlong(
  m: Match,
  barrage: Barrage,
  { model, path, slot }: Pick<Passage, 'model' | 'path'> & { readonly slot?: Slot },
  leftAt: (index: number) => readonly Model[],
  isBarred: (attacker: Model, at: Point) => boolean = () => false,
): Shot[] {
  const { trigger } = m.matchup.settings[barrage.seat].suppressingFire;
  const found: Shot[] = [];
  for (let index = 0; index < path.length; index++) {
    const at = path[index];
    const left = leftAt(index);
    if (!crosses(m, barrage, left.length, path[Math.max(0, index - 1)], at)) continue;
    if (index > 0 && !canStop(m, model, at, slot)) continue;
    const able = left.filter((attacker) => !isBarred(attacker, at));
    for (const strike of strikesFrom(m, able, model, at)) found.push({ index, strike });
    if (trigger.inside === 'first-touch' && found.length > 0) break;
  }
  return found;
}

/** The attacks of some participants on a place: of all who may, or without DP-SUP-06 of the nearest. */
function strikesFrom(m: Match, able: readonly Model[], target: Model, at: Point): Strike[] {
  const found: Strike[] = [];
  for (const attacker of byNearness(m, able, at)) {
    const strike = strikeFrom(m, attacker, target, at);
    if (!strike) continue;
    found.push(strike);
    if (!settingsOf(m, attacker).suppressingFire.chooser.on) break;
  }
  return found;
}

/** The attack of a participant on a place it sees, or null. */
function strikeFrom(m: Match, attacker: Model, target: Model, at: Point): Strike | null {
  const from = m.state.point[attacker];
  if (!mayFire(m, attacker) || !sees(m, from, at)) return null;
  const weapon = m.state.named[attacker];
  const strike: Strike = { kind: 'suppressing-fire', attacker, weapon, target, from, at };
  return mayBeMade(m, strike) ? strike : null;
}

/** Without DP-SUP-06 the nearest fires, so they are tried in that order. */
function byNearness(m: Match, participants: readonly Model[], at: Point): readonly Model[] {
  if (participants.length === 0 || settingsOf(m, participants[0]).suppressingFire.chooser.on)
    return participants;
  const gap = (model: Model) => m.battlefield.distance(m.state.point[model], at);
  return [...participants].sort((a, b) => gap(a) - gap(b) || a - b);
}

/** Whether a base touches the template of those left between one standing point and the next. */
function crosses(m: Match, barrage: Barrage, left: number, from: Point, to: Point): boolean {
  const { ground } = m.battlefield;
  const { inside } = m.matchup.settings[barrage.seat].suppressingFire.trigger;
  const radius = barrageRadius(m, barrage, left);
  const base = inside === 'centre-inside' ? 0 : m.battlefield.base;
  if (from === to) return isInBurst(m, to, { ...barrage, radius: radius - m.battlefield.base + base });
  if (Math.abs(ground.z[to] - barrage.z) >= m.matchup.inch) return false;
  const [ax, ay, bx, by] = [ground.x[from], ground.y[from], ground.x[to], ground.y[to]];
  return spanTouchingDisc(barrage, radius, ax, ay, bx, by, base) !== null;
}

function ask(m: Match, barrage: Barrage, passage: Passage, shots: readonly Shot[]): Interruption | null {
  const shot = shotTaken(m, shots);
  if (!shot) return null;
  const { index, strike } = shot;
  const act = () => {
    passage.fired.add(barrage);
    openFire(m, barrage, strike);
    resolveAttack(m, strike);
  };
  return { index, watcher: null, act };
}

/**
 * The one of some shots into a template that its owner takes, or null (DP-D-34).
 *
 * @param oneIn of how many places the target may be on
 */
export function shotTaken(m: Match, shots: readonly Shot[], oneIn = 1): Shot | null {
  if (shots.length === 0) return null;
  return reactionTaken(
    m,
    'DP-D-34',
    shots[0].strike.attacker,
    shots,
    0,
    ({ strike }) => expectedHarm(m, strike) / oneIn,
    ({ strike }) => strikeTextOf(m, strike),
  );
}

/** A participant takes the attack that a template has at its target this turn. */
export function openFire(m: Match, barrage: Barrage, { attacker, target }: Strike): void {
  const { trigger, chooser, ignoresCover, limit } = CLAUSE.suppressingFire;
  for (const clause of [trigger, chooser, ignoresCover, limit]) acted(m, clause);
  barrage.attacked.push(target);
  tell(m, 'suppressing-fire', () => [`${m.matchup.models[attacker].name} fires into the template.`]);
}
