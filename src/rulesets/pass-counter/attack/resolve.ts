import type { Model } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { countKillBy } from '../../../rules/assembly/kill-counters.ts';
import { HARM } from '../../../rules/decision.ts';
import {
  acted,
  count,
  decide,
  type Match,
  nameOf,
  seatOf,
  settingsOf,
  tell,
  tellOf,
} from '../match/match.ts';
import { remove } from '../match/removal.ts';
import { suffer } from '../matchup/fate.ts';
import { successesIn, type Throw } from '../matchup/pool.ts';
import { ROLL } from '../matchup/rolls.ts';
import { CLAUSE } from '../rules/index.ts';
import { diceOf, extraDice, isPlain, noteUsers, othersFor, type Strike, situationOf } from './attack.ts';
import { noteHits, noteRecovery, noteSaves } from './fortune.ts';
import { rerollArmour, rerollHits } from './rerolls.ts';
import {
  chanceThrough,
  countRolls,
  expectedHarm,
  focusBonuses,
  type Group,
  groupOf,
  harmOf,
  roll,
  throwOf,
} from './volley.ts';

/** Carries out the five steps of an attack (PC-ATK-01 to PC-ATK-05); returns who was attacked. */
export function resolve(m: Match, first: Strike): Model[] {
  const strike = withFocus(m, first);
  const groups = splitDice(m, strike);
  countModifiers(m, strike);
  noteUsers(m, strike);
  if (strike.kind === 'ranged') m.state.aimed[strike.attacker] = 0;
  const hits = groups.map((group) => ({ group, pool: roll(m, group.toHit, group.dice) }));
  for (const { group, pool } of hits) {
    noteHits(m, group, successesIn(pool));
    tellHits(m, group, successesIn(pool));
  }
  rerollHits(m, hits);
  for (const { group, pool } of hits) if (successesIn(pool) > 0) save(m, group, successesIn(pool));
  return groups.map(({ strike: { target } }) => target);
}

/** Puts Focus bonuses on hitting or on AP (PC-D-06). */
export function withFocus(m: Match, strike: Strike): Strike {
  const { attacker, kind } = strike;
  const bonuses = focusBonuses(m, strike);
  if (kind !== 'ranged' && !isPlain(m, strike)) m.state.focused[attacker] = 0;
  if (bonuses === 0) return strike;
  acted(m, CLAUSE.focus.bonus);
  if (kind === 'charge') acted(m, CLAUSE.charge.focus);
  const forms = Array.from({ length: bonuses + 1 }, (_, ap) => ({
    ...strike,
    focusHit: bonuses - ap,
    focusAp: ap,
  }));
  const weigh = (option: number, into: Float64Array) => {
    into[HARM] = expectedHarm(m, forms[option]);
  };
  const label = (option: number) =>
    `put ${forms[option].focusHit} on hitting, ${forms[option].focusAp} on AP`;
  return forms[decide(m, seatOf(m, attacker), 'PC-D-06', attacker, forms.length, weigh, { label })];
}

/** Splits dice one by one between the target and others that may be named (PC-ATK-01, PC-D-05). */
function splitDice(m: Match, strike: Strike): Group[] {
  acted(m, CLAUSE.attacks.targets);
  const total = diceOf(m, strike);
  const bonus = extraDice(m, strike);
  if (bonus > 0) acted(m, CLAUSE.outnumbering.dice);
  const others = total > 1 ? othersFor(m, strike) : [];
  if (others.length === 0) return [groupOf(m, strike, total + bonus)];
  const strikes = [strike, ...others.map((target) => ({ ...strike, target }))];
  const through = strikes.map((one) => chanceThrough(m, groupOf(m, one, 1)));
  const shares = strikes.map((_, i) => (i === 0 ? 1 + bonus : 0));
  const harm = (i: number, dice: number) => harmOf(m, strikes[i].target, dice, through[i]);
  const { attacker, kind } = strike;
  const weigh = (option: number, into: Float64Array) => {
    into[HARM] = harm(option, shares[option] + 1) - harm(option, shares[option]);
  };
  const label = (option: number) => `roll a die against ${nameOf(m, strikes[option].target)}`;
  for (let die = 1; die < total; die++) {
    const to = decide(m, seatOf(m, attacker), 'PC-D-05', attacker, strikes.length, weigh, { label });
    shares[to]++;
    if (to > 0) acted(m, kind === 'ranged' ? CLAUSE.ranged.split : CLAUSE.melee.split);
  }
  return strikes.flatMap((one, i) => (shares[i] > 0 ? [groupOf(m, one, shares[i])] : []));
}

/** Steps three to five for one target: armour, wounds, recovery. */
function save(m: Match, group: Group, hits: number): void {
  let unsaved = hits;
  if (settingsOf(m, group.strike.target).attacks.armour.on) {
    acted(m, CLAUSE.attacks.armour);
    const rolled = { group, pool: roll(m, group.toSave, hits) };
    noteSaves(m, group, hits, successesIn(rolled.pool));
    tellSaves(m, group, hits, successesIn(rolled.pool));
    rerollArmour(m, rolled);
    unsaved -= successesIn(rolled.pool);
  }
  if (unsaved > 0) wound(m, group.strike, unsaved);
}

function wound(m: Match, strike: Strike, unsaved: number): void {
  const { target, attacker } = strike;
  const own = settingsOf(m, target);
  const { profile } = m.matchup.models[target];
  acted(m, CLAUSE.attacks.wounds);
  const lost = unsaved * settingsOf(m, attacker).attacks.woundEach.wounds;
  const victim = { wounds: m.state.wounds[target], down: m.state.down[target] > 0, whole: profile.wounds };
  const recovery = throwOf(m, ROLL.recovery, target, profile.recovery - own.recovery.target.shift);
  const fate = suffer(m.dice, own, recovery, victim, lost);
  count(m, seatOf(m, attacker), 'wounds', Math.min(victim.wounds, lost));
  if (lost >= victim.wounds) {
    if (fate.rolled) {
      noteRecovery(m, target, recovery, unsaved, fate.wounds > 0);
      tellRecovery(m, target, recovery, fate.wounds > 0);
      acted(m, CLAUSE.recovery.roll);
      countRolls(m, recovery, 1);
    } else if (victim.down) acted(m, CLAUSE.knockedDown.recovery);
  }
  if (fate.wounds === 0) return kill(m, strike);
  m.state.wounds[target] = fate.wounds;
  if (fate.down && !victim.down) knockDown(m, target);
  else {
    const left = `has ${fate.wounds} of ${profile.wounds} wounds left`;
    tellOf(m, 'wounded', target, () => [left, { left: fate.wounds }]);
  }
}

function knockDown(m: Match, model: Model): void {
  m.state.down[model] = 1;
  count(m, seatOf(m, model), 'knocked-down');
  tellOf(m, 'down', model, 'is knocked down');
}

function kill(m: Match, { kind, attacker, target, weapon }: Strike): void {
  const seat = seatOf(m, attacker);
  count(m, seat, 'kills');
  count(m, seat, `kills:${kind}`);
  countKillBy(m.state.counters[seat], m.matchup.kills, attacker, weapon);
  remove(m, target, 'is removed');
}

function tellHits(m: Match, { strike, dice, toHit }: Group, hits: number): void {
  const { attacker, target, kind, weapon } = strike;
  tell(m, 'attack', () => {
    const distance = m.battlefield.distance(m.state.point[attacker], m.state.point[target]) / INCH;
    const manner = kind === 'ranged' ? `${kind}, ${distance.toFixed(1)} inches` : kind;
    return [
      `${nameOf(m, attacker)} attacks ${nameOf(m, target)} with ${m.matchup.weapons[weapon].title} (${manner}): ` +
        `${hits} of ${dice} hit on ${toHit.least}+.`,
      { attacker, target, kind, weapon: m.matchup.weapons[weapon].id, distance, hits, dice },
    ];
  });
}

function tellSaves(m: Match, { strike: { target }, toSave }: Group, hits: number, saves: number): void {
  tell(m, 'armour', () => [
    `${nameOf(m, target)} stops ${saves} of ${hits} on ${toSave.least}+.`,
    { target, hits, saves },
  ]);
}

function tellRecovery(m: Match, target: Model, { least }: Throw, recovers: boolean): void {
  const does = recovers ? 'recovers' : 'does not recover';
  tellOf(m, 'recovery', target, () => [`${does} on ${least}+`, { recovers }]);
}

/** Counts the modifiers that act on the first target. */
function countModifiers(m: Match, strike: Strike): void {
  const s = situationOf(m, strike);
  acted(m, CLAUSE.attacks.hit);
  if (s.melee) acted(m, CLAUSE.melee.engaged);
  if (s.aimed) acted(m, CLAUSE.aim.bonus);
  if (s.obscured) acted(m, CLAUSE.obscured.penalty);
  if (s.covered) acted(m, s.melee ? CLAUSE.cover.melee : CLAUSE.cover.ranged);
  if (s.longRange) acted(m, CLAUSE.ranged.longRange);
  if (s.disengaging) acted(m, CLAUSE.disengaging.bonus);
  if (!s.down) return;
  const { armour, blow, height, hit, shot } = CLAUSE.knockedDown;
  acted(m, armour);
  for (const clause of s.melee ? [hit, blow] : [shot, height]) acted(m, clause);
}
