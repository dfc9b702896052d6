import type { Model, Weapon } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { addUp, noteChanges } from '../../../rules/play/active-rules.ts';
import { canStrike, isEngaged, outnumberingDice, withinReach } from '../match/engagement.ts';
import { acted, enemiesOf, isInPlay, type Match, nameOf, seatOf, settingsOf } from '../match/match.ts';
import { COVERED, OBSCURED, SEEN } from '../matchup/looks.ts';
import { isLongRange, type Needs, needsOf, type Situation } from '../matchup/needs.ts';
import type { Attack, AttackKind } from '../matchup/timing.ts';
import { CLAUSE } from '../rules/index.ts';

/** An attack of a model on another. */
export interface Strike {
  readonly kind: AttackKind;
  readonly attacker: Model;
  readonly target: Model;
  readonly weapon: Weapon;
  /** Focus bonuses put on hitting, and on AP. */
  readonly focusHit: number;
  readonly focusAp: number;
}

export function strikeOf(kind: AttackKind, attacker: Model, weapon: Weapon, target: Model): Strike {
  return { kind, attacker, target, weapon, focusHit: 0, focusAp: 0 };
}

/** What an attack is called among others that a model could make. */
export function strikeText(m: Match, { kind, weapon, target }: Strike): string {
  const does = kind === 'ranged' ? 'shoot' : 'fight';
  return `${does} ${nameOf(m, target)} with ${m.matchup.weapons[weapon].title}`;
}

export function situationOf(m: Match, strike: Strike): Situation {
  const { attacker, target, kind } = strike;
  const from = m.state.point[attacker];
  const at = m.state.point[target];
  const down = m.state.down[target] > 0;
  const melee = kind !== 'ranged';
  const look = m.battlefield.lines.look(seatOf(m, target), down, from, at);
  return {
    melee,
    aimed: !melee && m.state.aimed[attacker] > 0,
    obscured: !melee && (look & OBSCURED) !== 0,
    covered: (look & COVERED) !== 0,
    longRange: !melee && isLongRange(settingsOf(m, attacker), m.battlefield.distance(from, at) / INCH),
    down,
    focusHit: strike.focusHit,
    focusAp: strike.focusAp,
    disengaging: kind === 'disengaging',
  };
}

/** What the dice of an attack need, users' rules included. */
export function needsFor(m: Match, strike: Strike): Needs {
  const { attacker, target } = strike;
  const situation = situationOf(m, strike);
  const [own, theirs] = [seatOf(m, attacker), seatOf(m, target)];
  const { settings, models, weapons, active, usersAttack } = m.matchup;
  const needs = needsOf(
    settings[own],
    settings[theirs],
    models[attacker].profile,
    models[target].profile,
    weapons[strike.weapon],
    situation,
  );
  if (!usersAttack) return needs;
  const attack = describe(m, strike, situation);
  return {
    toHit: needs.toHit - addUp(active[own], 'toHit', [attack]) + addUp(active[theirs], 'toEvade', [attack]),
    toSave: needs.toSave + addUp(active[own], 'ap', [attack]) - addUp(active[theirs], 'toSave', [attack]),
  };
}

/** Counts users' rules that change the dice of an attack, what they need, and what the armour does. */
export function noteUsers(m: Match, strike: Strike): void {
  const { active, usersAttack } = m.matchup;
  if (!usersAttack) return;
  const [ours, theirs] = [active[seatOf(m, strike.attacker)], active[seatOf(m, strike.target)]];
  const attack = describe(m, strike, situationOf(m, strike));
  for (const moment of ['dice', 'toHit', 'ap'] as const) noteChanges(m, ours, moment, [attack]);
  for (const moment of ['toEvade', 'toSave'] as const) noteChanges(m, theirs, moment, [attack]);
}

/** Attack dice of a weapon, without those that friends bring. */
export function diceOf(m: Match, strike: Strike): number {
  const own = m.matchup.active[seatOf(m, strike.attacker)];
  const more = own.length === 0 ? 0 : addUp(own, 'dice', [describe(m, strike, situationOf(m, strike))]);
  return Math.max(1, m.matchup.weapons[strike.weapon].dice + more);
}

/** Dice more against a target that friends engage (PC-MEL-05). */
export function extraDice(m: Match, strike: Strike): number {
  const { kind, attacker, target } = strike;
  return kind === 'ranged' || isPlain(m, strike) ? 0 : outnumberingDice(m, attacker, target);
}

/** Whether neither Focus nor outnumbering counts for an attack, as for retaliations by a reading (PC-AMB-11). */
export function isPlain(m: Match, { kind, attacker }: Strike): boolean {
  return kind === 'retaliation' && settingsOf(m, attacker).retaliate.buy.modifiers === 'plain';
}

function describe(m: Match, { kind, attacker, target, weapon }: Strike, situation: Situation): Attack {
  return {
    kind,
    attacker: m.matchup.models[attacker],
    target: m.matchup.models[target],
    weapon: m.matchup.weapons[weapon],
    distance: m.battlefield.distance(m.state.point[attacker], m.state.point[target]) / INCH,
    obscured: situation.obscured,
    covered: situation.covered,
    knockedDown: situation.down,
  };
}

/** Every weapon at every target it may be used against (PC-RNG-01/02, PC-MEL-01). */
export function strikesOf(m: Match, model: Model): Strike[] {
  if (!canStrike(m, model)) return [];
  const { ranged, melee } = m.matchup.models[model];
  const found: Strike[] = [];
  const reached = melee.length > 0 ? withinReach(m, model) : [];
  for (const target of reached) {
    for (const weapon of melee) found.push(strikeOf('melee', model, weapon, target));
  }
  if (ranged.length === 0 || (settingsOf(m, model).ranged.whileEngaged.on && isEngaged(m, model)))
    return found;
  for (const target of enemiesOf(m, model)) {
    if (!isInPlay(m, target)) continue;
    const distance = m.battlefield.distance(m.state.point[model], m.state.point[target]);
    if (distance > m.matchup.range[model] || !canBeShot(m, model, target)) continue;
    for (const weapon of ranged) {
      if (distance <= rangeOf(m, weapon)) found.push(strikeOf('ranged', model, weapon, target));
    }
  }
  return found;
}

function rangeOf(m: Match, weapon: Weapon): Length {
  return m.matchup.weapons[weapon].range * INCH;
}

/** Whether a shooter sees a target that is not engaged with somebody (PC-RNG-02). */
function canBeShot(m: Match, shooter: Model, target: Model): boolean {
  return sees(m, shooter, target) && !isShielded(m, target);
}

function sees(m: Match, shooter: Model, target: Model): boolean {
  if (!isInPlay(m, target)) return false;
  const { point, down } = m.state;
  return (
    (m.battlefield.lines.look(seatOf(m, target), down[target] > 0, point[shooter], point[target]) & SEEN) !==
    0
  );
}

function isShielded(m: Match, target: Model): boolean {
  return settingsOf(m, target).ranged.atEngaged.on && isEngaged(m, target);
}

/** Counts that a ban keeps a model from shooting, or from shooting at somebody (PC-RNG-01/02). */
export function noteBans(m: Match, model: Model): void {
  const { ranged } = m.matchup.models[model];
  if (ranged.length === 0 || !canStrike(m, model)) return;
  if (settingsOf(m, model).ranged.whileEngaged.on && isEngaged(m, model))
    acted(m, CLAUSE.ranged.whileEngaged);
  else if (
    enemiesOf(m, model).some(
      (enemy) =>
        sees(m, model, enemy) &&
        isShielded(m, enemy) &&
        ranged.some((weapon) => inRange(m, model, weapon, enemy)),
    )
  )
    acted(m, CLAUSE.ranged.atEngaged);
}

function inRange(m: Match, shooter: Model, weapon: Weapon, target: Model): boolean {
  const distance = m.battlefield.distance(m.state.point[shooter], m.state.point[target]);
  return distance <= rangeOf(m, weapon);
}

/** Others that dice of an attack may go at, if it is not against one target alone (PC-RNG-03, PC-MEL-02, PC-CHA-SPLIT). */
export function othersFor(m: Match, strike: Strike): Model[] {
  const { attacker, target, kind, weapon } = strike;
  const own = settingsOf(m, attacker);
  if (kind === 'ranged') {
    if (!own.ranged.split.on) return [];
    const limit = own.ranged.split.inches * INCH;
    return enemiesOf(m, attacker).filter(
      (other) =>
        other !== target &&
        isInPlay(m, other) &&
        m.battlefield.distance(m.state.point[target], m.state.point[other]) <= limit &&
        inRange(m, attacker, weapon, other) &&
        canBeShot(m, attacker, other),
    );
  }
  const isSplit = kind === 'melee' || (kind === 'charge' && own.charge.move.split === 'yes');
  if (!own.melee.split.on || !isSplit) return [];
  return withinReach(m, attacker).filter((other) => other !== target);
}
